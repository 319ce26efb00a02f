import { describe, expect, it } from 'vitest';
import { createRandom } from '#creative-sdk/random.ts';
import { drawOutcome, stepsTo } from './outcome.ts';
import { SLOTS } from './wheel-physics.ts';

describe('drawOutcome', () => {
  it('repeats for the same seed', () => {
    expect(drawOutcome(createRandom(7))).toEqual(drawOutcome(createRandom(7)));
  });

  it('gives every slot its share', () => {
    const random = createRandom(1);
    const counts = Array.from({ length: SLOTS }, () => 0);
    for (let i = 0; i < 8000; i++) {
      const { slot } = drawOutcome(random);
      counts[slot] = (counts[slot] ?? 0) + 1;
    }
    for (const count of counts) expect(Math.abs(count - 1000)).toBeLessThan(150);
  });

  it('gives the second flick another reward, each of the others its share', () => {
    const random = createRandom(4);
    const slots = Array.from({ length: 600 }, () => drawOutcome(random, [], { slot: 6, code: '' }).slot);
    expect([...new Set(slots)].sort()).toEqual([0, 1, 3, 4, 5, 7]);
  });

  it('gives each of the advertiser’s codes, and no other, where there are some', () => {
    const random = createRandom(3);
    const given = new Set(Array.from({ length: 200 }, () => drawOutcome(random, ['SIP-10', 'SIP-20', 'SIP-30']).code));
    expect([...given].sort()).toEqual(['SIP-10', 'SIP-20', 'SIP-30']);
  });

  it('writes codes that can be read aloud', () => {
    const random = createRandom(2);
    for (let i = 0; i < 500; i++) expect(drawOutcome(random).code).toMatch(/^[2-9CDFHJ-NPRTVWX]{4}$/);
  });
});

describe('stepsTo', () => {
  it('takes five steps over different slots and ends on the winner', () => {
    for (let slot = 0; slot < SLOTS; slot++) {
      const steps = stepsTo(slot);
      expect(steps).toHaveLength(5);
      expect(new Set(steps).size).toBe(5);
      expect(steps.at(-1)).toBe(slot);
    }
  });
});
