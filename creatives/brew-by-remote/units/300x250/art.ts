import { mix, ramp } from '#creative-sdk/motion.ts';
import { type Recipe, toRecipe } from '../../menu.ts';
import { copy } from './copy.ts';
import type { Milk, Point } from './milk.ts';

/** What a hand did while the jug poured. */
export interface Hand {
  readonly track: readonly Point[];
  /** How often it turned from one side to the other. */
  readonly sways: number;
  /** How often the jug was put down to pour, at another place than before. */
  readonly pours: number;
}

export interface Art {
  readonly name: string;
  readonly recipe: Recipe;
}

/** A sway is as wide as this, and so many of them draw leaves. */
const SWAY = 0.12;
const LEAVES = 4;
/** Milk that is poured within this distance of its middle stays one round. */
const ROUND = 0.24;

/** The flat white is second on the menu, and has a pattern for each of its strengths. */
const flatWhite = (strength: number) => toRecipe(1, strength);

/** Names what was poured: swaying draws a rosetta, a still hand a heart, rounds one after the other a tulip. All else is a cloud. */
export function judge({ track, sways, pours }: Hand): Art {
  const name = (recipe: Recipe): Art => ({ name: recipe.pattern.name, recipe });
  if (sways >= LEAVES) return name(flatWhite(1));
  if (spread(track, 'x') > ROUND) return { name: copy.cloud, recipe: flatWhite(1) };
  if (pours > 1) return name(flatWhite(2));
  return spread(track, 'y') > ROUND ? { name: copy.cloud, recipe: flatWhite(1) } : name(flatWhite(0));
}

/** Tells when a hand turns to the other side. */
export class Sways {
  count = 0;
  #extreme: number | undefined;
  /** 1 to the right, -1 to the left. */
  way = 0;

  /** True at a turn. */
  add(x: number): boolean {
    this.#extreme ??= x;
    const by = x - this.#extreme;
    if (by * this.way > 0) this.#extreme = x;
    else if (Math.abs(by) >= SWAY) {
      this.way = Math.sign(by);
      this.#extreme = x;
      this.count++;
      return true;
    }
    return false;
  }
}

const meanOf = (track: readonly Point[], axis: 'x' | 'y') => track.reduce((sum, point) => sum + point[axis], 0) / Math.max(1, track.length);

function spread(track: readonly Point[], axis: 'x' | 'y'): number {
  const mean = meanOf(track, axis);
  return Math.sqrt(track.reduce((sum, point) => sum + (point[axis] - mean) ** 2, 0) / Math.max(1, track.length));
}

/** Where a barista holds the jug when `poured` of its milk is in: for a heart nearly still, for a rosetta swaying backwards through the cup. */
export const baristas = {
  heart: (): Point => ({ x: 0, y: -0.08 }),
  rosetta: (poured: number): Point => {
    if (poured > 0.84) return { x: 0, y: -0.42 };
    const u = poured / 0.84;
    return { x: Math.sin(u * Math.PI * 11) * (0.5 - 0.2 * u), y: 0.36 - 0.7 * u };
  },
} as const;

/** The last stroke, from the far side to the near one. */
export interface Stroke {
  readonly x: number;
  readonly from: number;
  readonly to: number;
  readonly isFern: boolean;
}

/** Through all the milk there is, where most of it fell; through the middle of a rosetta. A cloud gets none. */
export function toStroke({ shapes }: Milk, track: readonly Point[], art?: Art): Stroke | undefined {
  if (art?.name === copy.cloud) return undefined;
  if (art?.name === 'Rosetta') return { x: 0, from: -0.5, to: 0.86, isFern: true };
  const ys = shapes.flat().map(({ y }) => y);
  return { x: meanOf(track, 'x'), from: Math.min(...ys) - 0.12, to: Math.max(...ys) + 0.1, isFern: false };
}

/** Draws a part of the stroke, shares 0 … 1; in small steps, as outlines must not cross. */
export function drawStroke(milk: Milk, { x, from, to, isFern }: Stroke, first: number, last: number): void {
  // The leaf of a rosetta is a drawing of its own (fern.ts).
  if (isFern) return;
  const steps = Math.ceil(((last - first) * (to - from)) / 0.015);
  for (let step = 0; step < steps; step++) {
    const share = mix(first, last, step / steps);
    const at = { x, y: mix(from, to, share) };
    const next = { x, y: mix(from, to, mix(first, last, (step + 1) / steps)) };
    // Art gets its notch and its point, and stays whole between.
    milk.drag(at, next, 0.17, 1 - 0.9 * ramp(share, 0.2, 0.36) * (1 - ramp(share, 0.6, 0.74)));
  }
}
