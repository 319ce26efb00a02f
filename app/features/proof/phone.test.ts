import { expect, it } from 'vitest';
import { toPhone } from './phone.ts';

it.each([
  [300, 250],
  [320, 480],
  [320, 50],
])('a phone around an ad of %i × %i is longer than wide, and turned wider than long', (width, height) => {
  const [upright, turned] = [toPhone({ width, height }, false), toPhone({ width, height }, true)];
  expect(upright.height).toBeGreaterThan(upright.width);
  expect(turned.width).toBeGreaterThan(turned.height);
  for (const phone of [upright, turned]) expect([phone.width > width, phone.height > height]).toEqual([true, true]);
});

it('a tablet is no larger than it must be', () => {
  expect(toPhone({ width: 970, height: 250 }, false)).toEqual({ width: 990, height: 306 });
});
