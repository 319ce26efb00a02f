import { describe, expect, it } from 'vitest';
import { BURST_S, DONE, NO_RITE, RITUAL_S, riteAt } from './ritual.ts';

describe('riteAt', () => {
  it('is composed when it ends', () => {
    const end = riteAt(RITUAL_S);
    for (const key of ['title', 'count', 'buttons', 'shock', 'signs', 'circle'] as const) expect(end[key]).toBe(1);
    expect(end.flash).toBe(0);
    expect(end).toEqual(DONE);
  });

  it('shows no result before the signs have met', () => {
    const before = riteAt(BURST_S - 0.01);
    expect(before.isBurst).toBe(false);
    expect([before.title, before.count, before.buttons]).toEqual([0, 0, 0]);
    expect(before.signs).toBe(1);
    expect(NO_RITE.signs).toBe(0);
  });

  it('turns without a jump', () => {
    for (let t = 0; t < RITUAL_S; t += 1 / 60) expect(Math.abs(riteAt(t + 1 / 60).turn - riteAt(t).turn)).toBeLessThan(0.12);
  });
});
