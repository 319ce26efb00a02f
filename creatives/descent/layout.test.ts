import { expect, it } from 'vitest';
import { layOut } from './layout.ts';

it.each([
  [300, 600],
  [390, 844],
  [320, 480],
  [640, 360],
  [970, 250],
])('keeps the watch in the picture at %ix%i', (width, height) => {
  const { watch } = layOut(width, height);
  expect(watch.x - watch.radius).toBeGreaterThan(0);
  expect(watch.x + watch.radius * 1.28).toBeLessThan(width);
  expect(watch.y - watch.radius).toBeGreaterThan(0);
  expect(watch.y + watch.radius).toBeLessThan(height);
});
