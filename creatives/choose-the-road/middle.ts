import { CUT } from './film.ts';
import type { Look } from './picture.ts';
import { drivingPose, shotAt } from './track.ts';
import { FILM, stripsOf, type View } from './view.ts';

/** At the fork, and in the camp and the inserts as a phone upright has them. */
const FORK = 463;
/** Where nobody chose, the signpost has come closer. */
const POSTER = 430;
export const STAGED = 430;
/** Film units before the van's middle: close to its wheels its rear may leave the picture. */
const LEAD = { wide: 0, curve: 0, wheel: 40 } as const;
/** In the cab it has the driver and the pot. */
const CAB = 432;
const CAB_WIDE = 500;
/** The fork's picture ends with the van's wheels, film units. */
const WHEELS = 532;

/** What a phone upright has in its middle, film units. */
function middleOf({ position, road, feature }: Look): number {
  const t = position - CUT.road;
  if (t < 0) return FORK;
  if (!road) return POSTER;
  if (feature || position >= CUT.camp) return STAGED;
  const shot = shotAt(t);
  return shot === 'cab' ? CAB : drivingPose(road, t).x + LEAD[shot];
}

/** Where the sides are cropped: the fork stands on the choices, the camp fills the stage. */
export function aim(view: View, look: Look): View {
  if (!view.isTall) return view;
  const { width, height } = view;
  const isFork = !look.road || look.position < CUT.road;
  const isCamp = !isFork && look.position >= CUT.camp;
  const isCab = !isFork && !look.feature && shotAt(look.position - CUT.road) === 'cab';
  const scale = isCamp ? height / FILM.height : isCab ? Math.min(view.scale, width / CAB_WIDE) : view.scale;
  const { step, foot } = stripsOf(height);
  const y = isCamp ? 0 : isFork ? Math.max(0, height - foot - step * 3 - WHEELS * scale) : (height - FILM.height * scale) / 2;
  return { ...view, scale, x: width / 2 - middleOf(look) * scale, y };
}
