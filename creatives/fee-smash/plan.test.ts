import { describe, expect, it } from 'vitest';
import { createRandom } from '#creative-sdk/random.ts';
import { FEES, FINALE, HOOK, LISTED, sumOf } from './fees.ts';
import { laneX, layOut, shieldOf } from './layout.ts';
import { LANES, planAutoplay, planRound } from './plan.ts';

describe('the fees', () => {
  it('come to the sum of the headline in every version', () => {
    expect(sumOf([HOOK, ...FEES, FINALE])).toBe(412);
    expect(sumOf(LISTED.flat())).toBe(412);
  });
});

describe('a round', () => {
  it('drops every fee once, in time, never two in a row in one lane', () => {
    for (let seed = 0; seed < 50; seed++) {
      const drops = planRound(createRandom(seed));
      expect(new Set(drops.map(({ fee }) => fee.id)).size).toBe(FEES.length);
      for (const [i, drop] of drops.entries()) {
        expect(drop.lane).toBeGreaterThanOrEqual(0);
        expect(drop.lane).toBeLessThan(LANES);
        expect(drop.at).toBeLessThan(11);
        const next = drops[i + 1];
        if (next && next.at - drop.at < 0.5) expect(next.lane).not.toBe(drop.lane);
      }
    }
  });

  it('is the same for the same random numbers, and always the same in autoplay', () => {
    expect(planRound(createRandom(9))).toEqual(planRound(createRandom(9)));
    expect(planAutoplay()).toEqual(planAutoplay());
    expect(sumOf(planAutoplay().map(({ fee }) => fee))).toBe(sumOf(FEES));
  });
});

describe('the layout', () => {
  it.each([
    [375, 667],
    [390, 844],
    [1280, 720],
    [640, 360],
    [320, 250],
  ])('keeps lanes, giants and the card on a stage of %i x %i', (width, height) => {
    const layout = layOut(width, height);
    expect(layout.width * layout.scale).toBeCloseTo(width);
    const reach = layout.small.w / 2;
    expect(laneX(layout, 0) - reach).toBeGreaterThan(-8);
    expect(laneX(layout, LANES - 1) + reach).toBeLessThan(layout.width + 8);
    expect(layout.hover.x - layout.giant.w / 2).toBeGreaterThan(0);
    expect(layout.card.y).toBeLessThan(layout.height - 20);
    expect(shieldOf(layout).ry).toBeGreaterThan(layout.card.w * 0.3);
  });
});
