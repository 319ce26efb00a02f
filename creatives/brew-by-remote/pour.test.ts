import { describe, expect, it } from 'vitest';
import { LatteArt } from './latte-art.ts';
import { drinks } from './menu.ts';
import { pourAt, READY_S } from './pour.ts';

const times = Array.from({ length: 81 }, (_, i) => (i / 80) * READY_S);

describe.each(drinks)('pour of a $name', (drink) => {
  it('starts with an empty glass, and waits above the coffee for the hand', () => {
    const art = new LatteArt();
    expect(pourAt(0, drink, art)).toMatchObject({ fill: 0, coffee: 0, crane: 0, jug: 0 });
    expect(pourAt(READY_S, drink, art)).toMatchObject({ fill: expect.closeTo(drink.coffee), coffee: 0, crane: 1, jug: 1 });
  });

  it('never drains the glass, and fills it with milk', () => {
    const art = new LatteArt();
    let before = 0;
    for (const s of times) {
      const { fill } = pourAt(s, drink, art);
      expect(fill).toBeGreaterThanOrEqual(before - 1e-9);
      before = fill;
    }
    art.set(drink.patterns[1]);
    expect(pourAt(READY_S, drink, art)).toMatchObject({ fill: expect.closeTo(drink.full), jug: 0 });
  });
});
