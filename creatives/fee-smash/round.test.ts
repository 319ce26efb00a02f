import { describe, expect, it } from 'vitest';
import { createRandom } from '#creative-sdk/random.ts';
import { FEES, FINALE, HOOK, hasLost, slippedPast, sumOf } from './fees.ts';
import { layOut } from './layout.ts';
import { FALL_S } from './pace.ts';
import { planAutoplay, planRound } from './plan.ts';
import { Round } from './round.ts';
import { isFree, isInSight, poseOf, progressOf, type Tablet } from './tablets.ts';

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
    const fallen = Array.from({ length: 600 }, () => round.step(1 / 60, false, () => true)).filter((drop) => drop !== undefined);
    expect(fallen).toEqual(planAutoplay());
    expect(round.left).toBe(0);
  });

  it('lets the next one come when nothing is left in the air', () => {
    const round = new Round(planAutoplay().slice(5));
    for (let i = 0; i < 12; i++) round.step(1 / 60, true, () => true);
    expect(round.left).toBeLessThan(planAutoplay().length - 5);
  });

  it.each([
    [320, 480],
    [375, 667],
    [390, 844],
    [528, 440],
    [1280, 720],
  ])('never has one fee cover another on a stage of %i x %i', (width, height) => {
    const layout = layOut(width, height);
    for (const [fallS, drops] of [
      [FALL_S.autoplay, planAutoplay()],
      [FALL_S.human, planRound(createRandom(3))],
    ] as const) {
      const round = new Round(drops);
      let tablets: Tablet[] = [];
      let least = 9;
      for (let step = 0; step < 900; step++) {
        const drop = round.step(1 / 60, tablets.length === 0, (lane) => isFree(lane, tablets, { layout, fallS }));
        if (drop) tablets.push({ ...drop, plate: { key: '', ...layout.small, isGiant: false }, sway: 0, entry: undefined, age: 0 });
        tablets = tablets.map((tablet) => ({ ...tablet, age: tablet.age + 1 / 60 })).filter((tablet) => progressOf(tablet, fallS) < 1);
        const seen = tablets.filter((tablet) => isInSight(tablet, fallS)).map((tablet) => poseOf(tablet, layout, fallS));
        for (const [i, a] of seen.entries())
          for (const b of seen.slice(i + 1))
            least = Math.min(least, Math.max(Math.abs(a.x - b.x) / ((a.w + b.w) / 2), Math.abs(a.y - b.y) / ((a.h + b.h) / 2)));
      }
      expect(round.left).toBe(0);
      expect(least).toBeGreaterThan(1);
    }
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
