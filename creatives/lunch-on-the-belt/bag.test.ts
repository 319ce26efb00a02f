import { describe, expect, it } from 'vitest';
import { BAG_HOLDS, Bag } from './bag.ts';
import { menu, RAMEN } from './menu.ts';

describe('the bag', () => {
  it('counts price and minutes', () => {
    const bag = new Bag();
    for (const id of ['tart', 'ramen', 'taco']) for (const dish of menu) if (dish.id === id) bag.add(dish);
    expect(bag.total).toBe(30);
    expect(bag.minutes).toBe(24);
  });

  it('is as fast as its slowest dish', () => {
    const bag = new Bag();
    bag.add(RAMEN);
    const one = bag.minutes;
    bag.add(RAMEN);
    expect(bag.minutes).toBe(one);
  });

  it('refuses what does not fit', () => {
    const bag = new Bag();
    for (let i = 0; i < BAG_HOLDS; i++) expect(bag.add(RAMEN)).toBe(true);
    expect(bag.add(RAMEN)).toBe(false);
    expect(bag.count).toBe(BAG_HOLDS);
  });

  it('is smaller where the strip is', () => {
    const bag = new Bag();
    bag.holds = 1;
    expect([bag.add(RAMEN), bag.add(RAMEN)]).toEqual([true, false]);
  });

  it('gives dishes back, the last first', () => {
    const bag = new Bag();
    for (const dish of menu.slice(0, 3)) bag.add(dish);
    expect(bag.remove()?.id).toBe(menu[2].id);
    expect(bag.remove(0)?.id).toBe('ramen');
    expect(bag.remove()?.id).toBe(menu[1].id);
    expect(bag.remove()).toBeUndefined();
    expect([bag.count, bag.total]).toEqual([0, 0]);
  });
});

describe('the menu', () => {
  it('has another dish that goes with each', () => {
    for (const { id, goesWith } of menu) expect(menu.some((dish) => dish.id === goesWith && goesWith !== id)).toBe(true);
  });
});
