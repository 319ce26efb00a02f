import { type Camera, project, toView } from './camera.ts';
import { BAR_Y, BAR_Z } from './dark-studio.ts';
import type { Vec3 } from './solid.ts';

/** What stands beside the car: nothing, the copy and the controls, or the closing copy. */
export type Setting = 'bare' | 'open' | 'end';

/** The part of the picture that the car fills, in shares of the width and the height from the top left; its wheels stand on `floor`. In an upright picture its light bar hangs at `top`. */
export interface Frame {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly floor: number;
}

/** The print's place on the stage and its white edge, CSS pixels. */
export interface Paper {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
  readonly edge: number;
  /** The edge below, on which words stand. */
  readonly foot: number;
}

/** From here on words stand left of the car and controls right of it; in any other picture above and below. */
export const WIDE = 2.6;
/** The column of the words, and that of the controls, pixels. */
const COLUMN = 233;

/** A medium rectangle or less: it has room for fewer words. */
export const isSmall = (width: number, height: number) => width < 401 && width > height;
/** Nearly square: the controls stand in two rows. */
const isSquare = (width: number, height: number) => width < height * 1.3;

export function toPaper(width: number, height: number): Paper {
  if (width >= height * WIDE) return { top: 10, right: 10, bottom: 10, left: 310, edge: 7, foot: 28 };
  if (width < height) {
    const top = Math.max(0.23 * height, 124);
    // Not higher than it is wide, but for the words below.
    return { top, right: 12, bottom: Math.max(height - top - 0.96 * width, 232), left: 12, edge: 8, foot: 40 };
  }
  if (isSmall(width, height) && isSquare(width, height)) return { top: 58, right: 8, bottom: 54, left: 8, edge: 5, foot: 22 };
  return { top: 72, right: 12, bottom: isSquare(width, height) ? 92 : 64, left: 12, edge: 7, foot: 28 };
}

/** Where the car stands on a stage of this size. */
export function toFrame(width: number, height: number, setting: Setting): Frame {
  const isWide = width >= height * WIDE;
  const isUpright = width < height;
  if (setting === 'end') {
    const { top, right, bottom, left, edge, foot } = toPaper(width, height);
    const [wide, high] = [width - left - right - 2 * edge, height - top - bottom - edge - foot];
    return {
      left: (left + edge + wide * 0.03) / width,
      right: 1 - (right + edge + wide * 0.03) / width,
      top: (top + edge + high * (isUpright ? 0.15 : 0.05)) / height,
      floor: 1 - (bottom + foot + high * 0.055) / height,
    };
  }
  if (isWide && setting === 'bare') return { left: 0.29, right: 0.985, top: 0.07, floor: 0.9 };
  if (isWide) return { left: COLUMN / width, right: 1 - COLUMN / width, top: 0.1, floor: 0.885 };
  const side = { left: 0.03, right: 0.97 };
  // Over the controls, which are as high in a longer picture.
  const bar = Math.max(0.22, 1.03 - (1.62 * width) / height);
  if (isUpright) return { ...side, top: bar, floor: Math.min(0.85, bar + 0.42) };
  if (isSmall(width, height) && isSquare(width, height)) return { ...side, top: 62 / height, floor: 1 - 86 / height };
  return { ...side, top: 76 / height, floor: 1 - (width > 600 ? 84 : 128) / height };
}

/** An upright picture is looked at from higher by so many radians. */
const LIFT = 0.06;

/** The outermost points of the car's left half. */
const outermost: readonly Vec3[] = [
  [-2.42, 0.4, 0.4],
  [-2.14, 0.55, 0.9],
  [-2.15, 0.17, 0.8],
  [-1.5, 0, 0.95],
  [-0.71, 1, 1.05],
  [0.2, 1.34, 0.4],
  [1.47, 0, 0.97],
  [1.5, 0.75, 1],
  [2.2, 0.2, 0.8],
  [2.22, 0.95, 0.85],
  [2.41, 1, 0.3],
];
const hull = outermost.flatMap(([x, y, z]): readonly Vec3[] => [
  [x, y, z],
  [x, y, -z],
]);

/** What a camera sees the car fill. */
export function toBounds(camera: Camera, yaw: number, aspect: number): Frame {
  const view = toView(camera, aspect);
  const points = hull.map((point) => project(view, yaw, point));
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), floor: Math.max(...ys) };
}

/** The camera that shows the car at `yaw` radians as large as its frame allows. */
export function toCamera({ left, right, top, floor }: Frame, elevation: number, yaw: number, aspect: number): Camera {
  const isUpright = aspect < 1;
  const reach = isUpright ? 1.7 : Math.min(2.7, 1.2 + 0.5 * aspect);
  let camera: Camera = { elevation: elevation + (isUpright ? LIFT : 0), span: 5 / aspect, side: 0, height: 0.6, shiftX: 0, shiftY: 0, reach };
  const look = () => {
    const seen = toBounds(camera, yaw, aspect);
    return isUpright ? { ...seen, top: project(toView(camera, aspect), 0, [0, BAR_Y, BAR_Z]).y } : seen;
  };
  let seen = look();
  // A step nearer changes the perspective, too.
  for (let step = 0; step < 5; step++) {
    const wide = (seen.right - seen.left) / (right - left);
    const high = (seen.floor - seen.top) / (floor - top);
    // From the one limit to the other without a jerk.
    camera = { ...camera, span: camera.span * (wide ** 8 + high ** 8) ** 0.125 };
    seen = look();
  }
  const shiftX = left + right - seen.left - seen.right;
  return { ...camera, shiftX, shiftY: 2 * (isUpright ? seen.top - top : seen.floor - floor) };
}
