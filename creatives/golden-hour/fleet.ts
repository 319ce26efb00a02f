import { withAlpha } from '#creative-sdk/colour.ts';
import { mix } from '#creative-sdk/motion.ts';
import { SKIFF_LAMP, sailboat, skiff } from './boat.ts';
import { print, toPath } from './ink.ts';
import type { Lamps } from './lamps.ts';
import type { Shot } from './shot.ts';
import { parallaxAtSea, project } from './view.ts';

export interface Boat {
  /** From the golden sun, in stages of its depth. */
  readonly at: number;
  /** 0 at the horizon … 1 at the lower edge. */
  readonly depth: number;
  readonly size: number;
  /** Units per second; below 0 it sails to the left. */
  readonly speed: number;
  readonly isSkiff?: boolean;
}

export const boats: readonly Boat[] = [
  { at: -0.125, depth: 0.2, size: 0.46, speed: 1.4 },
  { at: -0.052, depth: 0.47, size: 0.98, speed: 2.6 },
  { at: 0.12, depth: 0.1, size: 0.26, speed: -0.8 },
  { at: 0.52, depth: 0.16, size: 0.4, speed: -1.2 },
  { at: 0.78, depth: 0.4, size: 0.8, speed: 2, isSkiff: true },
  { at: 1.02, depth: 0.5, size: 0.95, speed: -2.2 },
  { at: 1.3, depth: 0.58, size: 1.05, speed: 1.6, isSkiff: true },
  { at: -0.5, depth: 0.56, size: 0.9, speed: 1, isSkiff: true },
  { at: -0.86, depth: 0.46, size: 0.92, speed: 2.4 },
];

const WAKE = 'M-30 5Q-64 6-120 12-70 9-28 9ZM34 5Q44 8 50 13 38 11 26 9Z';

/** Boats between two depths of the sea, back to front. */
export function drawFleet(shot: Shot, lamps: Lamps, from: number, to: number): void {
  for (const [index, boat] of boats.entries()) if (boat.depth >= from && boat.depth < to) drawBoat(shot, lamps, boat, index);
}

function drawBoat(shot: Shot, lamps: Lamps, boat: Boat, index: number): void {
  const { context, view, camera, inks, time, palette } = shot;
  const x = project(view, boat.at * view.across + boat.speed * time, camera, parallaxAtSea(boat.depth));
  const scale = boat.size * view.scale * (view.rise > 1 ? 1.1 : 1);
  if (x < -90 * scale || x > view.width + 130 * scale) return;
  const art = boat.isSkiff ? skiff : sailboat;
  context.save();
  context.translate(x, mix(view.horizon, view.height, boat.depth) + Math.sin(time * 1.3 + index * 2) * 0.8 * scale);
  context.scale(boat.speed < 0 ? -scale : scale, scale);
  context.fillStyle = withAlpha(palette.sky[4] ?? '#ffffff', 0.3);
  context.fill(toPath(WAKE));
  context.save();
  context.translate(0, 11);
  context.scale(1, -0.5);
  context.globalAlpha = 0.3;
  print(context, art, inks);
  context.restore();
  context.rotate(Math.sin(time * 0.9 + index * 1.4) * 0.018);
  print(context, art, inks);
  if (boat.isSkiff) {
    lamps.light(shot, SKIFF_LAMP[0], SKIFF_LAMP[1], 1.2);
    lamps.mirror(shot, SKIFF_LAMP[0], 6, 16);
  }
  context.restore();
}
