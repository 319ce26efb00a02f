import { withAlpha } from '#creative-sdk/colour.ts';
import { mix } from '#creative-sdk/motion.ts';
import { fleetArt, type Rig, SKIFF_LAMP } from './boat.ts';
import { GOLDEN_H } from './day.ts';
import { print, toPath } from './ink.ts';
import type { Lamps } from './lamps.ts';
import { drawPerson } from './person.ts';
import { type DayShot, passX } from './shot.ts';
import { ANCHOR, parallaxAtSea, project, SMALL, shapeOf, travelled, type View } from './view.ts';

/** Second of the clock at which the scene begins: then the boats are at the places of their hours. */
export const SETS_OUT_S = 2.6;

export interface Boat {
  /** At this hour … */
  readonly hour: number;
  /** … it is here, as a fraction of the width. */
  readonly x: number;
  /** 0 at the horizon … 1 at the lower edge. */
  readonly depth: number;
  readonly size: number;
  /** Units per second; below 0 it sails to the left. */
  readonly speed: number;
  readonly rig: Rig;
}

/** The first two belong to the golden composition; the others keep clear of the places at their hours. */
export const boats: readonly Boat[] = [
  { hour: GOLDEN_H, x: 0.262, depth: 0.33, size: 0.5, speed: 0.6, rig: 'jukung' },
  { hour: GOLDEN_H, x: 0.572, depth: 0.47, size: 0.98, speed: 0.6, rig: 'sloop' },
  { hour: 23, x: 0.7, depth: 0.5, size: 1, speed: 1, rig: 'skiff' },
  { hour: 2.5, x: 0.36, depth: 0.4, size: 0.85, speed: -1.4, rig: 'junk' },
  { hour: 5, x: 0.84, depth: 0.52, size: 1.1, speed: 1.2, rig: 'jukung' },
  { hour: 7, x: 0.72, depth: 0.24, size: 0.6, speed: -1.6, rig: 'junk' },
  { hour: 9, x: 0.52, depth: 0.48, size: 1, speed: 2.2, rig: 'lateen' },
  { hour: 11, x: 0.29, depth: 0.2, size: 0.55, speed: 1.6, rig: 'lugger' },
  { hour: 12.6, x: 0.36, depth: 0.52, size: 0.85, speed: -1.8, rig: 'jukung' },
  { hour: 16, x: 0.2, depth: 0.22, size: 0.55, speed: 1.8, rig: 'junk' },
];

const WAKE = 'M-30 6.5Q-64 8-104 12.5-66 9.5-28 9ZM34 6.5Q42 8.5 48 12 38 10.5 26 9Z';

/** Boats between two depths of the sea, back to front. */
export function drawFleet(shot: DayShot, lamps: Lamps, from: number, to: number): void {
  for (const [index, boat] of boats.entries())
    if (boat.depth >= from && boat.depth < to && hasRoom(shot.view, boat)) drawBoat(shot, lamps, boat, index);
}

/** Where words take up much of the picture, its golden hour has one boat, or none. */
function hasRoom(view: View, { hour, size }: Boat): boolean {
  return hour !== GOLDEN_H || shapeOf(view) !== 'box' || (size > 0.9 && view.width >= SMALL);
}

/** Where a boat is so many seconds after it set out, CSS pixels. */
export function boatX(view: View, boat: Boat, camera: number, seconds: number): number {
  const parallax = parallaxAtSea(boat.depth);
  const home = (boat.x - ANCHOR) * view.across + travelled(view, boat.hour) * parallax;
  return project(view, home + boat.speed * seconds, camera, parallax);
}

function drawBoat(shot: DayShot, lamps: Lamps, boat: Boat, index: number): void {
  const { context, view, camera, time, palette } = shot;
  const scale = boat.size * view.scale * (view.isWide ? 1 : 0.86);
  const own = boatX(view, boat, camera, time - SETS_OUT_S);
  // On a box the call to action would hide the largest one.
  const x = boat.hour === GOLDEN_H && shapeOf(view) === 'box' ? own + shot.open * view.width : passX(shot, own, 44 * scale);
  if (x < -90 * scale || x > view.width + 130 * scale) return;
  context.save();
  context.translate(x, mix(view.horizon, view.height, boat.depth) + Math.sin(time * 1.3 + index * 2) * 0.8 * scale);
  context.scale(boat.speed < 0 ? -scale : scale, scale);
  context.fillStyle = withAlpha(palette.sky[4] ?? '#ffffff', 0.24);
  context.fill(toPath(WAKE));
  context.save();
  context.translate(0, 11);
  context.scale(1, -0.5);
  context.globalAlpha = 0.3;
  printCraft(shot, boat.rig, index);
  context.restore();
  context.rotate(Math.sin(time * 0.9 + index * 1.4) * 0.018);
  printCraft(shot, boat.rig, index);
  if (boat.rig === 'skiff') {
    lamps.light(shot, SKIFF_LAMP[0], SKIFF_LAMP[1], 1.2);
    lamps.mirror(shot, SKIFF_LAMP[0], 6, 16);
  }
  context.restore();
}

function printCraft(shot: DayShot, rig: Rig, index: number): void {
  const { sail, crew, hull } = fleetArt[rig];
  print(shot.context, sail, shot.inks);
  if (crew) drawPerson(shot, crew, { index, raise: shot.raise });
  print(shot.context, hull, shot.inks);
}
