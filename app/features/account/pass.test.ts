import { expect, it } from 'vitest';
import { toBars } from './pass.tsx';

it.each(['', 'Maren Holt', 'Мария', '😀', 'x'.repeat(10_000)])('draws %s between the lines, ending at the top', (name) => {
  const bars = toBars(name);
  expect(bars).toHaveLength(56);
  expect(bars.at(-1)).toBe(1);
  for (const bar of bars) {
    expect(bar).toBeGreaterThan(0);
    expect(bar).toBeLessThanOrEqual(1);
  }
});

it('draws every name in its own way, whatever its capitals', () => {
  expect(toBars('Maren')).not.toEqual(toBars('Martin'));
  expect(toBars('Maren')).toEqual(toBars('maren '));
});
