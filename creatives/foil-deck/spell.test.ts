import { describe, expect, it } from 'vitest';
import { type CreatureId, creatureIds } from './creatures.ts';
import { combine } from './spell.ts';

const hands: CreatureId[][] = creatureIds.flatMap((a, i) =>
  creatureIds.slice(i + 1).flatMap((b, j) => creatureIds.slice(i + j + 2).map((c) => [a, b, c])),
);

describe('combine', () => {
  it('has a spell of its own for all ten hands', () => {
    expect(hands).toHaveLength(10);
    const all = hands.map(combine);
    expect(new Set(all.map(({ name }) => name)).size).toBe(10);
    expect(all.map(({ name }) => name)).not.toContain('Wild Magic');
  });

  it('does not care about the order of the draft', () => {
    for (const [a, b, c] of hands) {
      if (!a || !b || !c) continue;
      const one = combine([a, b, c]);
      for (const order of [
        [c, b, a],
        [b, a, c],
        [c, a, b],
      ])
        expect(combine(order)).toEqual(one);
    }
  });
});
