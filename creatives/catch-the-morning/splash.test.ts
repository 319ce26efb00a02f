import { describe, expect, it } from 'vitest';
import { fieldOf, SKIN } from './milk-field.ts';
import { POUR_S, POURED, pouringAt } from './pouring.ts';
import { FROZEN_AT, splashAt, tossedAt } from './splash.ts';

describe('fieldOf', () => {
  it('gives a lone drop its own radius', () => {
    expect(fieldOf(0.04 * 0.04, 0.04)).toBeCloseTo(SKIN);
    expect(fieldOf(0, 0.04)).toBe(1);
    expect(fieldOf(0.09 * 0.09, 0.04)).toBe(0);
  });
});

describe('splashAt', () => {
  it('begins with nothing and stays inside the picture of the milk', () => {
    expect(splashAt(0)).toEqual({ back: [], front: [] });
    for (let t = 0.02; t <= FROZEN_AT; t += 0.04) {
      const drops = [...splashAt(t).back, ...splashAt(t).front];
      expect(Math.max(...drops.map(({ x, r }) => Math.abs(x) + r))).toBeLessThan(1.75);
      expect(Math.min(...drops.map(({ y, r }) => y - r))).toBeGreaterThan(-1.75);
      expect(Math.min(...drops.map(({ r }) => r))).toBeGreaterThanOrEqual(0);
    }
  });

  it('is the same every time', () => {
    expect(splashAt(0.3)).toEqual(splashAt(0.3));
  });

  it('hangs its fruit where the end card wants it', () => {
    const hung = tossedAt(FROZEN_AT);
    expect(hung[0]?.x).toBeCloseTo(-0.96);
    expect(hung[0]?.y).toBeCloseTo(-0.72);
  });
});

describe('pouringAt', () => {
  it('only goes forward, and ends poured', () => {
    let last = pouringAt(0);
    for (let t = 0.05; t <= POUR_S + 0.2; t += 0.05) {
      const now = pouringAt(t);
      expect(now.near).toBeGreaterThanOrEqual(last.near);
      expect(now.splash).toBeGreaterThanOrEqual(last.splash);
      expect(now.level).toBeGreaterThanOrEqual(last.level);
      last = now;
    }
    expect(last).toEqual(POURED);
  });
});
