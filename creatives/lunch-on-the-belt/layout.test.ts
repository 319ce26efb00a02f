import { describe, expect, it } from 'vitest';
import { fitLayout } from './layout.ts';

describe.each([
  [728, 90],
  [970, 90],
  [640, 360],
  [320, 250],
  [390, 700],
  [320, 100],
  [320, 50],
] as const)('the layout at %dx%d', (width, height) => {
  const { head, belt, till, plate, bag, strip } = fitLayout(width, height);

  it('keeps brand, belt and till apart and inside', () => {
    for (const box of [head, belt, till]) {
      expect(box.x).toBeGreaterThanOrEqual(0);
      expect(box.x + box.width).toBeLessThanOrEqual(width + 0.01);
      expect(box.y + box.height).toBeLessThanOrEqual(height + 0.01);
    }
    const overlaps = (a: typeof head, b: typeof head) =>
      a.x + a.width > b.x + 0.01 && b.x + b.width > a.x + 0.01 && a.y + a.height > b.y + 0.01 && b.y + b.height > a.y + 0.01;
    expect([overlaps(head, belt), overlaps(belt, till), overlaps(head, till)]).toEqual([false, false, false]);
  });

  it('has plates that fit the belt and a bag inside the till', () => {
    expect(plate).toBeLessThan(belt.height);
    expect(plate).toBeGreaterThan(44);
    // In a slim strip what is ordered stands where the bag would.
    if (strip === 'slim') return expect(bag.size).toBe(0);
    expect(bag.x - bag.size / 2).toBeGreaterThanOrEqual(till.x);
    expect(bag.y + bag.size / 2).toBeLessThanOrEqual(till.y + till.height);
  });
});
