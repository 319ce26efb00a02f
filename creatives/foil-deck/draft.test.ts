import { describe, expect, it } from 'vitest';
import { createRandom } from '#creative-sdk/random.ts';
import { creatureIds } from './creatures.ts';
import { isFull, openDeck, pass, take } from './draft.ts';

describe('a draft', () => {
  it('opens with the fox on top of every card, once each', () => {
    for (let seed = 0; seed < 50; seed++) {
      const { deck, hand } = openDeck(createRandom(seed));
      expect(deck[0]).toBe('fox');
      expect([...deck].sort()).toEqual([...creatureIds].sort());
      expect(hand).toEqual([]);
    }
  });

  it('shuffles the rest by the seed', () => {
    const orders = new Set(Array.from({ length: 60 }, (_, seed) => openDeck(createRandom(seed)).deck.join()));
    expect(orders.size).toBeGreaterThan(10);
    expect(openDeck(createRandom(5))).toEqual(openDeck(createRandom(5)));
  });

  it('lays a passed card under the deck', () => {
    const start = openDeck(createRandom(1));
    const after = pass(start);
    expect(after.deck.at(-1)).toBe('fox');
    expect(after.deck).toHaveLength(5);
    expect([1, 2, 3, 4].reduce(pass, after)).toEqual(start);
  });

  it('takes three cards and no more', () => {
    const start = openDeck(createRandom(1));
    const three = take(take(take(start)));
    expect(three.hand).toEqual(start.deck.slice(0, 3));
    expect(isFull(three)).toBe(true);
    expect(isFull(take(start))).toBe(false);
    expect(take(three)).toEqual(three);
  });
});
