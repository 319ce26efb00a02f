import { describe, expect, it } from 'vitest';
import { flyAt } from './flight.ts';

describe('the way into the bag', () => {
  const from = { x: 100, y: 45 };
  const to = { x: 580, y: 30 };

  it('leaves from the belt and arrives at the bag, smaller', () => {
    expect(flyAt(from, to, 0)).toEqual({ ...from, scale: 1, spin: 0 });
    const end = flyAt(from, to, 1);
    expect([end.x, end.y]).toEqual([580, expect.closeTo(30)]);
    expect(end.scale).toBeLessThan(0.5);
  });

  it('is an arc: higher in the middle than the straight way', () => {
    const { x, y } = flyAt(from, to, 0.5);
    expect(y).toBeLessThan(from.y + ((to.y - from.y) * (x - from.x)) / (to.x - from.x) - 10);
    expect(y).toBeGreaterThan(0);
  });

  it('never turns back', () => {
    let last = 0;
    for (let u = 0; u <= 1; u += 0.02) {
      const { x } = flyAt(from, to, u);
      expect(x).toBeGreaterThanOrEqual(last);
      last = x;
    }
  });
});
