import { describe, expect, it } from 'vitest';
import { AXLE_X, body, TRACK_Z } from './body.ts';
import { toBrackets } from './brackets.ts';
import { project, toView } from './camera.ts';
import { toCamera, toFrame } from './framing.ts';
import type { Vec3 } from './solid.ts';
import { shots } from './views.ts';

const steps = (from: number, to: number, step: number) => Array.from({ length: Math.round((to - from) / step) + 1 }, (_, i) => from + i * step);
/** All of the body, and the tyres. */
const car: readonly Vec3[] = [
  ...steps(-2.5, 2.5, 0.04).flatMap((x) =>
    steps(0.1, 1.4, 0.04).flatMap((y) => steps(-1, 1, 0.04).flatMap((z): Vec3[] => (body(x, y, z) < 0 ? [[x, y, z]] : []))),
  ),
  ...[AXLE_X.front, AXLE_X.rear].flatMap((x) => [-1, 1].map((side): Vec3 => [x, 0, side * TRACK_Z])),
];

describe.each([
  [970, 250],
  [390, 844],
  [300, 250],
])('the brackets at %i x %i', (width, height) => {
  const frame = toFrame(width / height, 'end');
  const see = (shot: (typeof shots)[number]) => {
    const upright = 'upright' in shot && height > width ? shot.upright : shot.turn;
    const yaw = (upright * Math.PI) / 180;
    const view = toView(toCamera(frame, shot, yaw, width / height), width / height);
    return (point: Vec3) => {
      const { x, y } = project(view, yaw, point);
      return { x: x * width, y: y * height };
    };
  };

  it.each(shots.filter(({ zoom }) => zoom < 1.5))('stand around the whole car, a little away: $id', (shot) => {
    const place = see(shot);
    const { left, top, right, bottom } = toBrackets(place, { width, height });
    const [xs, ys] = [car.map((point) => place(point).x), car.map((point) => place(point).y)];
    const reach = { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
    const [wide, high] = [reach.right - reach.left, reach.bottom - reach.top];
    const air = [(reach.left - left) / wide, (right - reach.right) / wide, (reach.top - top) / high, (bottom - reach.bottom) / high];
    // Where the picture ends they are nearer.
    const room = [left, width - right, top, height - bottom];
    expect(Math.min(...air.filter((_, side) => (room[side] ?? 0) > 10))).toBeGreaterThan(0.03);
    expect(Math.max(...air)).toBeLessThan(0.1);
    expect(Math.min(...air)).toBeGreaterThan(0);
  });

  it('are seen also where the car is larger than the picture', () => {
    const { left, top, right, bottom } = toBrackets(see(shots[4]), { width, height });
    expect(Math.min(left, top, width - right, height - bottom)).toBeGreaterThan(0);
  });
});
