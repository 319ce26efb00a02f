import { mixColour } from '#creative-sdk/colour.ts';
import { createRandom } from '#creative-sdk/random.ts';
import { toPath } from './ink.ts';
import { type Point, toPathData } from './island.ts';
import type { PalmPlot } from './landmarks.ts';
import type { Shot } from './shot.ts';
import { printPalm } from './shore.ts';
import { project } from './view.ts';

const PARALLAX = 1.3;

export interface Cape {
  /** From the golden sun, in stages of its depth. */
  readonly at: number;
  readonly half: number;
  readonly high: number;
  readonly palms: readonly PalmPlot[];
  readonly seed: number;
}

/** Dark land at the viewer's feet; the first frames the golden hour. */
export const capes: readonly Cape[] = [
  {
    at: 0.285,
    half: 128,
    high: 34,
    seed: 4,
    palms: [
      { x: -30, y: -24, high: 104, lean: -52 },
      { x: -8, y: -28, high: 128, lean: -26 },
    ],
  },
  { at: 0.9, half: 90, high: 22, seed: 11, palms: [] },
  { at: 1.42, half: 120, high: 30, seed: 19, palms: [{ x: 20, y: -24, high: 120, lean: 48 }] },
  { at: -1.62, half: 110, high: 26, seed: 27, palms: [] },
  {
    at: -1.02,
    half: 130,
    high: 32,
    seed: 35,
    palms: [
      { x: 26, y: -24, high: 112, lean: -40 },
      { x: 44, y: -22, high: 90, lean: 34 },
    ],
  },
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

export function drawForeground(shot: Shot): void {
  const { context, view, palette, camera } = shot;
  const ink = mixColour(palette.land, '#05040f', 0.3);
  for (const cape of capes) {
    const x = project(view, cape.at * view.across, camera, PARALLAX);
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
