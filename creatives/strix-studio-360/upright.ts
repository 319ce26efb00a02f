import { type Camera, project, toView } from './camera.ts';
import { BAR_Y, BAR_Z } from './dark-studio.ts';

/** An upright picture is looked at from higher by so many radians. */
const LIFT = 0.24;
/** Where the light bar hangs, of the picture's height. */
const BAR_AT = 0.29;

/** Metres of the car's width as it is seen at an angle of the turntable, and some air. */
function toWidth(yaw: number): number {
  return Math.max(3.9, 5.5 * Math.abs(Math.cos(yaw)) + 2.1 * Math.sin(yaw) ** 2);
}

/** As near as the car at this angle of the turntable allows, its light bar at one height whatever is shown; `camera.span`: picture widths, `camera.shiftY`: how much lower it hangs. */
export function toUpright(camera: Camera, yaw: number, aspect: number): Camera {
  const near = { ...camera, elevation: camera.elevation + LIFT, span: (camera.span * toWidth(yaw)) / aspect, reach: 1.7 };
  const bar = project(toView({ ...near, side: 0 }, aspect), 0, [0, BAR_Y, BAR_Z]);
  const barAt = BAR_AT + camera.shiftY;
  return { ...near, barAt, shiftY: 2 * (bar.y - barAt) };
}
