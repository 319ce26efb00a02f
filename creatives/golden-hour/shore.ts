import { clamp } from '#creative-sdk/motion.ts';
import { GOLDEN_H, hoursBetween } from './day.ts';
import { print, toPath } from './ink.ts';
import { toPathData } from './island.ts';
import type { Lamps } from './lamps.ts';
import { type Landmark, landmarks, type PalmPlot } from './landmarks.ts';
import { drawLife } from './life.ts';
import { combFrond, type Frond, growFronds, growTrunk } from './palm.ts';
import { type Place, places } from './places.ts';
import { clearX, type DayShot, type Shot } from './shot.ts';
import { ANCHOR, project, travelled, type View } from './view.ts';

const COMB = combFrond(13).map(toPathData).join('');
/** The crowns are used in turn, so that neighbours differ. */
export const crowns: readonly (readonly Frond[])[] = [3, 8].map((seed) => growFronds(seed, 11));
/** A frond's length to the palm's height, per unit of combFrond. */
export const FROND_SIZE = 0.0052;
/** Landmarks stand this far below the horizon, units, and this much larger than drawn. */
export const SHORE = { low: 26, size: 0.92 } as const;

/** Where a place stands in the world: on the stage at its hour. */
export function placeX(view: View, place: Place): number {
  return travelled(view, GOLDEN_H + hoursBetween(GOLDEN_H, place.hour)) + (place.at - ANCHOR) * view.across;
}

/** The six places, at hand on the shore. */
export class Shore {
  readonly #lamps: Lamps;

  constructor(lamps: Lamps) {
    this.#lamps = lamps;
  }

  draw(shot: DayShot): void {
    const { context, view, camera } = shot;
    for (const place of places) {
      const own = project(view, placeX(view, place), camera, 1);
      const x = place.id === shot.chosen ? own : clearX(shot, own, 110 * view.scale);
      if (x < -130 * view.scale || x > view.width + 130 * view.scale) continue;
      context.save();
      context.translate(x, view.horizon + SHORE.low * view.scale);
      context.scale(view.scale * SHORE.size, view.scale * SHORE.size);
      this.#printLandmark(shot, place, landmarks[place.id]);
      context.restore();
    }
  }

  #printLandmark(shot: DayShot, place: Place, landmark: Landmark): void {
    const { context, inks } = shot;
    if (place.id === 'reef') paintLagoon(shot);
    context.save();
    context.translate(0, 5);
    context.scale(1, -0.42);
    context.globalAlpha = 0.26;
    print(context, landmark.prints, inks);
    context.restore();
    for (const [i, palm] of landmark.palms.entries()) printPalm(shot, palm, i, inks.leaf);
    print(context, landmark.prints, inks);
    for (const [x, y] of landmark.lamps) {
      this.#lamps.light(shot, x, y, 1);
      this.#lamps.mirror(shot, x, 6, 16);
    }
    drawLife(shot, place.id, this.#lamps);
  }
}

/** Shallow water over white sand, brightest at noon. */
function paintLagoon({ context, palette, inks }: Shot): void {
  for (const [wide, alpha] of [
    [150, 0.3],
    [118, 0.4],
    [88, 0.5],
  ] as const) {
    context.globalAlpha = alpha * clamp(1 - palette.stars) * clamp(1.2 - palette.lamps);
    context.fillStyle = wide === 88 ? '#a8f0dc' : inks.teal;
    context.beginPath();
    context.ellipse(0, 6, wide, wide * 0.13, 0, 0, 7);
    context.fill();
  }
  context.globalAlpha = 1;
}

/** A palm whose fronds stir in the wind. */
export function printPalm({ context, inks, time }: Shot, { x, y, high, lean }: PalmPlot, index: number, leaf: string): void {
  context.save();
  context.translate(x, y);
  context.fillStyle = inks.deep;
  context.fill(toPath(growTrunk(high, lean)));
  context.translate(lean, -high);
  context.fillStyle = leaf;
  const size = high * FROND_SIZE;
  for (const [i, frond] of (crowns[index % crowns.length] ?? []).entries()) {
    const sway = Math.sin(time * 1.1 + i * 1.7 + x) * 0.035;
    context.save();
    context.scale(frond.isMirrored ? -1 : 1, 1);
    context.rotate((frond.isMirrored ? -frond.turn : frond.turn) + sway);
    context.scale(size * frond.length, size * frond.length);
    context.fill(toPath(COMB));
    context.restore();
  }
  context.restore();
}
