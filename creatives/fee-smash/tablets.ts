import { clamp, easeOut, mix, ramp } from '#creative-sdk/motion.ts';
import type { Pose } from './blade.ts';
import type { Plate } from './debris.ts';
import { type Fee, HOOK } from './fees.ts';
import { type Layout, laneX, shieldOf } from './layout.ts';
import type { Point } from './polygon.ts';

/** One fee on its way down. */
export interface Tablet {
  readonly fee: Fee;
  readonly plate: Plate;
  readonly lane: number;
  readonly sway: number;
  /** Where the present stroke entered it, in its own coordinates. */
  entry: Point | undefined;
  age: number;
}

/** A giant takes this long to sink to the card, seconds; the first one waits above it. */
const GIANT_FALL_S = 5.5;
const ARRIVE_S = 0.75;
/** The next fee follows when the middle of the last one is this far in the picture, parts of its height: they part further as they fall. */
const CLEAR = 0.16;

/** 0 at the top … 1 at the shield. */
export function progressOf({ fee, plate, age }: Tablet, fallS: number): number {
  // The first giant waits for the first stroke.
  if (fee === HOOK) return 0;
  if (plate.isGiant) return clamp((age - ARRIVE_S) / GIANT_FALL_S);
  return clamp((age / fallS) ** 1.25, 0, 1.2);
}

/** Far enough in the picture to be aimed at. */
export function isInSight({ plate, age }: Tablet, fallS: number): boolean {
  return age > (plate.isGiant ? ARRIVE_S * 0.55 : fallS * 0.2);
}

/** Nothing that falls would be covered by a fee that comes after it in this lane. */
export function isFree(lane: number, tablets: readonly Tablet[], { layout, fallS }: { readonly layout: Layout; readonly fallS: number }): boolean {
  const { small, laneGap } = layout;
  return tablets.every((other) => Math.abs(other.lane - lane) * laneGap > small.w || poseOf(other, layout, fallS).y > layout.top + small.h * CLEAR);
}

export function poseOf(tablet: Tablet, layout: Layout, fallS: number): Pose & { readonly scale: number } {
  const { plate, age, sway } = tablet;
  const p = progressOf(tablet, fallS);
  const bottom = layout.card.y - shieldOf(layout).ry;
  if (plate.isGiant) {
    const arrive = easeOut(age / ARRIVE_S);
    const hang = mix(layout.hover.y, bottom - plate.h * 0.3, p * p);
    const y = mix(-plate.h * 0.6, hang, arrive) + Math.sin(age * 1.9) * 2.4;
    return { x: layout.hover.x, y, angle: -0.075 + Math.sin(age * 1.3) * 0.02 + (1 - arrive) * 0.25, w: plate.w, h: plate.h, scale: 1 };
  }
  const scale = mix(0.84, 1, ramp(p, 0, 0.55));
  const angle = sway * 0.08 + Math.sin(age * 1.6 + sway * 4) * 0.05;
  const y = mix(layout.top - plate.h * 0.6, bottom - plate.h * 0.45, p);
  return { x: laneX(layout, tablet.lane), y, angle, w: plate.w * scale, h: plate.h * scale, scale };
}
