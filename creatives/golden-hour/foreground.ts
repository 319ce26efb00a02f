import { mixColour } from '#creative-sdk/colour.ts';
import { createRandom } from '#creative-sdk/random.ts';
import { GOLDEN_H } from './day.ts';
import { toPath } from './ink.ts';
import { type Point, toPathData } from './island.ts';
import type { PalmPlot } from './landmarks.ts';
import type { Palette } from './palette.ts';
import { printPalm } from './shore.ts';
import { passX, type Shot } from './shot.ts';
import { ANCHOR, project, travelled, type View } from './view.ts';

const PARALLAX = 1.3;

export interface Cape {
  /** At this hour … */
  readonly hour: number;
  /** … it is here, as a fraction of the width. */
  readonly x: number;
  readonly half: number;
  readonly high: number;
  readonly palms: readonly PalmPlot[];
  readonly seed: number;
}

/** Dark land in front, passing between the places; the first piece frames the picture of the golden hour. */
export const capes: readonly Cape[] = [
  {
    hour: GOLDEN_H,
    x: 0.955,
    half: 150,
    high: 36,
    seed: 4,
    palms: [
      { x: -62, y: -26, high: 84, lean: -50 },
      { x: -40, y: -30, high: 99, lean: -20 },
    ],
  },
  { hour: 2, x: 0.56, half: 120, high: 30, seed: 19, palms: [{ x: 20, y: -24, high: 112, lean: 44 }] },
  {
    hour: 9.1,
    x: 0.5,
    half: 130,
    high: 30,
    seed: 35,
    palms: [
      { x: 26, y: -22, high: 96, lean: -40 },
      { x: 44, y: -20, high: 76, lean: 34 },
    ],
  },
  { hour: 15, x: 0.52, half: 100, high: 20, seed: 27, palms: [] },
];

export function growCape({ half, high, seed }: Cape): Point[] {
  const random = createRandom(seed);
  const points: Point[] = [[-half, 8]];
  for (let x = -half; x < half; ) {
    const ground = high * Math.max(0, 1 - (x / half) ** 2) ** 0.7;
    const step = 2.5 + random() * 4;
    points.push([x, -ground * 0.86], [x + step * 0.4, -ground - random() * 7 * (1 - (x / half) ** 2)]);
    x += step;
  }
  return [...points, [half, 8]];
}

export function capeInk(palette: Palette): string {
  return mixColour(palette.land, '#05040f', 0.3);
}

/** Where a cape's middle is, CSS pixels; a little farther aside on tall stages. */
export function capeX(view: View, cape: Cape, camera: number): number {
  return project(view, (cape.x + (view.isWide ? 0 : 0.1) - ANCHOR) * view.across + travelled(view, cape.hour) * PARALLAX, camera, PARALLAX);
}

export function drawForeground(shot: Shot): void {
  const { context, view, palette, camera } = shot;
  const ink = capeInk(palette);
  for (const cape of capes) {
    const x = passX(shot, capeX(view, cape, camera), cape.half * view.scale);
    if (x < -210 * view.scale || x > view.width + 210 * view.scale) continue;
    context.save();
    context.translate(x, view.height);
    context.scale(view.scale, view.scale);
    for (const [i, palm] of cape.palms.entries()) printPalm({ ...shot, inks: { ...shot.inks, deep: ink } }, palm, i, ink);
    context.fillStyle = ink;
    context.fill(toPath(outlineOf(cape)));
    context.restore();
  }
}

const outlines = new Map<Cape, string>();
function outlineOf(cape: Cape): string {
  const known = outlines.get(cape);
  if (known) return known;
  const outline = toPathData(growCape(cape));
  outlines.set(cape, outline);
  return outline;
}
