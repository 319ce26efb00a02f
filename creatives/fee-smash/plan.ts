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
}

/** Between two fees of one wave, seconds. */
const STAGGER_S = 0.42;
/** Apart, because a fee is wider than a lane. */
const ROUND: readonly Wave[] = [
  { at: 0, lanes: [1, 3] },
  { at: 2.2, lanes: [0, 2, 4] },
  { at: 5, lanes: [0, 3] },
  { at: 7.4, lanes: [0, 2, 4] },
];

/** What autoplay slices: few long strokes. */
const AUTOPLAY: readonly Wave[] = [
  { at: 0, lanes: [1, 3] },
  { at: 1.4, lanes: [4, 2, 0] },
  { at: 2.85, lanes: [1, 3] },
  { at: 4.15, lanes: [0, 2, 4] },
];

export function planAutoplay(): Drop[] {
  return fill(AUTOPLAY, FEES, 0.17);
}

/** A round for a person: about fifteen seconds with the finale, every fee once, no lane twice in a wave. */
export function planRound(random: () => number): Drop[] {
  const waves = ROUND.map(({ at, lanes }) => ({ at, lanes: shuffle(lanes, random) }));
  return fill(waves, shuffle(FEES, random), STAGGER_S);
}

function fill(waves: readonly Wave[], fees: readonly Fee[], stagger: number): Drop[] {
  const places = waves.flatMap(({ at, lanes }) => lanes.map((lane, i) => ({ lane, at: at + i * stagger })));
  return places.flatMap((place, i) => {
    const fee = fees[i];
    return fee ? [{ ...place, fee }] : [];
  });
}

function shuffle<T>(items: readonly T[], random: () => number): T[] {
  const left = [...items];
  return items.flatMap(() => left.splice(Math.floor(random() * left.length), 1));
}
