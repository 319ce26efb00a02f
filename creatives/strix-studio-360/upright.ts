import { type Camera, project, toView } from './camera.ts';
import { BAR_Y, BAR_Z } from './dark-studio.ts';

/** An upright picture is looked at from higher by so many radians. */
const LIFT = 0.06;

/** Metres of the car's width as it is seen at an angle of the turntable, and some air. */
function toWidth(yaw: number): number {
  const sin = Math.sin(yaw);
  return Math.max(3.2, 5.1 * Math.abs(Math.cos(yaw)) + 2.05 * sin ** 2 - 0.12 * sin);
}

/** As near as the car at this angle of the turntable allows, its light bar at one height whatever is shown; `camera.span`: picture widths, `camera.shiftY`: how much lower it hangs. */
export function toUpright(camera: Camera, yaw: number, aspect: number): Camera {
  const near = {
    ...camera,
    // The end that is nearer is seen larger.
    side: camera.side - 0.2 * Math.sin(2 * yaw),
    elevation: camera.elevation + LIFT,
    span: (camera.span * toWidth(yaw)) / aspect,
    reach: 1.7,
  };
  const bar = project(toView({ ...near, side: 0 }, aspect), 0, [0, BAR_Y, BAR_Z]);
  // Over the controls, which are as high in a longer picture.
  const barAt = Math.max(0.22, 1 - 1.62 * aspect) + camera.shiftY;
  return { ...near, barAt, shiftY: 2 * (bar.y - barAt) };
}
