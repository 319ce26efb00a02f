import { expect, it } from 'vitest';
import { toBars } from './account-card.tsx';

it.each(['', 'Maren Holt', 'Мария', '😀', 'x'.repeat(10_000)])('draws 56 bars for %s, between 0 and 1, the last one 1', (name) => {
  const bars = toBars(name);
  expect(bars).toHaveLength(56);
  expect(bars.at(-1)).toBe(1);
  for (const bar of bars) {
    expect(bar).toBeGreaterThan(0);
    expect(bar).toBeLessThanOrEqual(1);
  }
});

it('draws different bars for different names, whatever their capitals and spaces', () => {
  expect(toBars('Maren')).not.toEqual(toBars('Martin'));
  expect(toBars('Maren')).toEqual(toBars('maren '));
});
