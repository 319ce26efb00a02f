import { type Camera, turnPoint } from './camera.ts';
import { toUpright } from './upright.ts';
import type { Shot } from './views.ts';

/** What stands beside the car: nothing, the copy and the controls, or the closing copy. */
export type Setting = 'bare' | 'open' | 'end';

export interface Frame {
  /** Metres in the picture's height; of an upright picture in widths of the car (upright.ts). */
  readonly span: number;
  readonly shiftX: number;
  readonly shiftY: number;
}

/** Metres of picture width that the car needs in each setting. Before the controls come it stands so near that its tail leaves the picture. */
const NEEDED = { bare: 7.2, open: 8.2, end: 8.6 } as const;

/** Where the car stands in a picture of this aspect. Wide pictures have copy left and controls right, others above and below. */
export function toFrame(aspect: number, setting: Setting): Frame {
  const isEnd = setting === 'end';
  if (aspect < 1) return { span: isEnd ? 1.2 : 1, shiftX: 0, shiftY: isEnd ? 0.05 : 0 };
  // Nearly square: the car fills its width; at the end there is room for the edge of the print.
  if (aspect < 1.3) return { span: (isEnd ? 5.9 : 5.6) / aspect, shiftX: isEnd ? 0.06 : 0, shiftY: isEnd ? 0.135 : 0.08 };
  if (aspect < 2.6) {
    const span = Math.max(2.1, 5.6 / aspect);
    // The controls reach up into a picture that is not wide: the car stands above them.
    const open = aspect < 1.6 ? 0.1 : 0;
    return { span, shiftX: 0, shiftY: isEnd ? 0.04 : open };
  }
  const span = NEEDED[setting] / aspect;
  // The edge of the print takes some of the floor.
  const end = { shiftX: 0.31, shiftY: 0.17 };
  return { span, ...(isEnd ? end : { shiftX: setting === 'bare' ? 0.36 : -0.03, shiftY: setting === 'bare' ? 0.144 : -0.04 }) };
}

/** The camera of a shot in a frame; `yaw` in radians, `aside` how far its focus has been taken (0 … 1). */
export function toCamera(frame: Frame, shot: Pick<Shot, 'elevation' | 'zoom' | 'focus'>, yaw: number, aspect: number): Camera {
  const [side] = turnPoint(shot.focus, yaw);
  const camera = {
    elevation: shot.elevation,
    span: frame.span / shot.zoom,
    side,
    height: shot.focus[1],
    shiftX: frame.shiftX,
    shiftY: frame.shiftY,
    reach: Math.min(3.3, Math.max(1.7, frame.span * aspect * 0.43)),
  };
  return aspect < 1 ? toUpright(camera, yaw, aspect) : camera;
}
