import { describe, expect, it } from 'vitest';
import { BURST_S, DONE, NO_RITUAL, RITUAL_S, ritualAt } from './ritual.ts';

describe('ritualAt', () => {
  it('is composed when it ends', () => {
    const end = ritualAt(RITUAL_S);
    for (const key of ['title', 'buttons', 'shock', 'signs', 'circle'] as const) expect(end[key]).toBe(1);
    expect(end.flash).toBe(0);
    expect({ ...end, roll: 1 }).toEqual(DONE);
  });

  it('shows no result before the signs have met', () => {
    const before = ritualAt(BURST_S - 0.01);
    expect(before.isBurst).toBe(false);
    expect([before.title, before.buttons]).toEqual([0, 0]);
    expect(before.signs).toBe(1);
    expect(NO_RITUAL.signs).toBe(0);
  });

  it('turns without a jump', () => {
    for (let t = 0; t < RITUAL_S; t += 1 / 60) expect(Math.abs(ritualAt(t + 1 / 60).turn - ritualAt(t).turn)).toBeLessThan(0.12);
  });
});
