import { easeInOut, mix } from '#creative-sdk/motion.ts';
import { CUT } from './film.ts';
import type { Look } from './picture.ts';
import { drivingPose, shotAt } from './track.ts';

/** At the fork, and in the camp and the inserts as a phone upright has them. */
const FORK = 463;
export const STAGED = 430;
/** Film units before the van's middle: close to its wheels its rear may leave the picture. */
const LEAD = { wide: 0, curve: 0, wheel: 40 } as const;
/** In the cab from the driver to the pot, within a second. */
const CAB = { from: 390, to: 496, at: 5 } as const;

/** What a phone upright has in its middle, film units. */
export function middleOf({ position, road, feature }: Look): number {
  const t = position - CUT.road;
  if (!road || t < 0) return FORK;
  if (feature || position >= CUT.camp) return STAGED;
  const shot = shotAt(t);
  return shot === 'cab' ? mix(CAB.from, CAB.to, easeInOut(Math.min(1, t - CAB.at))) : drivingPose(road, t).x + LEAD[shot];
}
