import { describe, expect, it } from 'vitest';
import { FEES, FINALE, HOOK, hasLost, slippedPast, sumOf } from './fees.ts';
import { planAutoplay } from './plan.ts';
import { Round } from './round.ts';
import type { Tablet } from './tablets.ts';

const tabletOf = (age: number): Tablet => ({
  fee: HOOK,
  plate: { key: '', w: 1, h: 1, isGiant: false },
  lane: 0,
  sway: 0,
  entry: undefined,
  age,
});

describe('a round', () => {
  it('lets every fee fall once, in its time', () => {
    const round = new Round(planAutoplay());
    const fallen = Array.from({ length: 600 }, () => round.step(1 / 60, false)).flat();
    expect(fallen).toEqual(planAutoplay());
    expect(round.left).toBe(0);
  });

  it('lets the next one come when nothing is left in the air', () => {
    const round = new Round(planAutoplay().slice(5));
    for (let i = 0; i < 12; i++) round.step(1 / 60, true);
    expect(round.left).toBeLessThan(planAutoplay().length - 5);
  });

  it('has its last wave hang in the air once, when all of it is in sight', () => {
    const round = new Round([]);
    expect(round.hangs([tabletOf(2), tabletOf(2)], 3)).toBe(false);
    expect(round.hangs([tabletOf(2), tabletOf(2), tabletOf(0.1)], 3)).toBe(false);
    expect(round.hangs([tabletOf(2), tabletOf(2), tabletOf(2)], 3)).toBe(true);
    expect(round.hangs([tabletOf(2), tabletOf(2), tabletOf(2)], 3)).toBe(false);
  });
});

describe('the account', () => {
  it('is lost below half, and names what was not smashed, the dearest first', () => {
    expect([hasLost([]), hasLost([HOOK]), hasLost([HOOK, ...FEES])]).toEqual([false, true, false]);
    expect(slippedPast([HOOK, ...FEES])).toEqual([FINALE]);
    expect(sumOf(slippedPast([HOOK]))).toBe(352);
    expect(slippedPast([HOOK])[0]?.amount).toBe(60);
  });
});
