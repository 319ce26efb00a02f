import { FEES, type Fee } from './fees.ts';

export const LANES = 5;

export interface Drop {
  readonly fee: Fee;
  /** 0 … 4, from the left. */
  readonly lane: number;
  /** Seconds on the round's clock. */
  readonly at: number;
}

interface Wave {
  readonly at: number;
  readonly lanes: readonly number[];
  /** Between two of its fees, seconds. */
  readonly apart: number;
}

/** They come ever closer; where one would cover the next, that waits (round.ts). */
const ROUND: readonly Wave[] = [
  { at: 0, lanes: [0, 2, 4], apart: 0.66 },
  { at: 2.8, lanes: [1, 4, 2], apart: 0.56 },
  { at: 5.3, lanes: [4, 0, 2], apart: 0.2 },
  { at: 7.6, lanes: [0, 4, 2, 0, 4], apart: 0.2 },
];

/** What autoplay slices: few long strokes. */
const AUTOPLAY: readonly Wave[] = [
  { at: 0, lanes: [0, 2, 4], apart: 0.36 },
  { at: 1.45, lanes: [4, 2, 0], apart: 0.36 },
  { at: 2.85, lanes: [0, 4, 2], apart: 0.15 },
  { at: 4.2, lanes: [0, 4, 2, 0, 4], apart: 0.15 },
];

export function planAutoplay(): Drop[] {
  return fill(AUTOPLAY, FEES);
}

/** A round for a person: about fifteen seconds with the finale, every fee once, each wave as it stands or mirrored. */
export function planRound(random: () => number): Drop[] {
  const waves = ROUND.map((wave) => ({ ...wave, lanes: random() < 0.5 ? wave.lanes : wave.lanes.map((lane) => LANES - 1 - lane) }));
  return fill(waves, shuffle(FEES, random));
}

function fill(waves: readonly Wave[], fees: readonly Fee[]): Drop[] {
  const places = waves.flatMap(({ at, lanes, apart }) => lanes.map((lane, i) => ({ lane, at: at + i * apart })));
  return places.flatMap((place, i) => {
    const fee = fees[i];
    return fee ? [{ ...place, fee }] : [];
  });
}

function shuffle<T>(items: readonly T[], random: () => number): T[] {
  const left = [...items];
  return items.flatMap(() => left.splice(Math.floor(random() * left.length), 1));
}
