import { describe, expect, it } from 'vitest';
import { toBounds, toCamera, toFrame } from './framing.ts';
import { shots } from './views.ts';

const RADIANS = Math.PI / 180;

describe.each([
  [970, 250],
  [640, 360],
  [480, 400],
  [390, 844],
  [300, 250],
])('the car at %i x %i', (width, height) => {
  const aspect = width / height;

  it.each(['bare', 'open', 'end'] as const)('stays in its part of the picture at every angle, as large as that allows (%s)', (setting) => {
    const frame = toFrame(width, height, setting);
    for (let turn = 0; turn < 360; turn += 5)
      for (const { elevation } of shots) {
        const yaw = turn * RADIANS;
        const seen = toBounds(toCamera(frame, elevation, yaw, aspect), yaw, aspect);
        expect(seen.left).toBeGreaterThan(frame.left - 0.003);
        expect(seen.right).toBeLessThan(frame.right + 0.003);
        expect(seen.top).toBeGreaterThan(frame.top - 0.003);
        expect(seen.floor).toBeLessThan(frame.floor + 0.003);
        const [wide, high] = [(seen.right - seen.left) / (frame.right - frame.left), (seen.floor - seen.top) / (frame.floor - frame.top)];
        expect(Math.max(wide, high)).toBeGreaterThan(aspect < 1 ? 0.6 : 0.88);
      }
  });
});

it('stands between the words and the controls of a billboard', () => {
  const { left, right } = toFrame(970, 250, 'open');
  expect(left).toBeGreaterThanOrEqual(0.24);
  expect(right).toBeLessThanOrEqual(0.76);
});
