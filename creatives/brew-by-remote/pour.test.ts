import { describe, expect, it } from 'vitest';
import { drinks } from './menu.ts';
import { BREW_S, pourAt } from './pour.ts';

const times = Array.from({ length: 81 }, (_, i) => (i / 80) * BREW_S);

describe.each(drinks)('pour of a $name', (drink) => {
  it('starts with an empty glass and ends with a full one, seen from above', () => {
    expect(pourAt(0, drink)).toMatchObject({ fill: 0, coffee: 0, milk: 0, figure: 0, crane: 0 });
    expect(pourAt(BREW_S, drink)).toMatchObject({ fill: expect.closeTo(drink.full), coffee: 0, milk: 0, figure: 1, crane: 1, jug: 0, lift: 1 });
  });

  it('never drains the glass nor undraws the figure', () => {
    let before = pourAt(0, drink);
    for (const s of times) {
      const now = pourAt(s, drink);
      expect(now.fill).toBeGreaterThanOrEqual(before.fill - 1e-9);
      expect(now.figure).toBeGreaterThanOrEqual(before.figure);
      before = now;
    }
  });

  it('pours coffee and milk one after the other', () => {
    for (const s of times) {
      const { coffee, milk } = pourAt(s, drink);
      expect(Math.min(coffee, milk)).toBe(0);
    }
  });
});
