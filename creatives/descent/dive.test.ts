import { describe, expect, it } from 'vitest';
import { autoFall, Dive, SCROLL_FLOOR, SCROLL_SURFACE, scrollToDepth } from './dive.ts';
import { FLOOR_M } from './fathom.ts';

const run = (dive: Dive, seconds: number) => {
  for (let t = 0; t < seconds - 1e-9; t += 1 / 30) dive.step(1 / 30);
};

describe('a dive by itself', () => {
  it('takes eight seconds and never rises', () => {
    const dive = new Dive(false);
    dive.begin();
    let last = 0;
    for (let i = 0; i < 30 * 7.9; i++) {
      dive.step(1 / 30);
      expect(dive.fall).toBeGreaterThanOrEqual(last);
      last = dive.fall;
    }
    expect(dive.depth).toBeLessThan(FLOOR_M);
    run(dive, 0.2);
    expect(dive.depth).toBeCloseTo(FLOOR_M);
    expect(dive.isAuto).toBe(false);
  });

  it('ends when the visitor chooses a depth', () => {
    const dive = new Dive(false);
    dive.begin();
    run(dive, 2);
    dive.aim(10);
    run(dive, 3);
    expect(dive.depth).toBeCloseTo(10, 1);
  });

  it('eases in and out', () => {
    expect(autoFall(0)).toBe(0);
    expect(autoFall(1)).toBe(1);
    expect(autoFall(0.05)).toBeLessThan(0.05);
  });
});

describe("the host's scroll", () => {
  it('covers the dive while the slot is in view', () => {
    expect(scrollToDepth(SCROLL_SURFACE - 0.3)).toBe(0);
    expect(scrollToDepth(SCROLL_FLOOR + 0.3)).toBeCloseTo(FLOOR_M);
  });

  it('says at first only where the page stands', () => {
    const dive = new Dive(false);
    expect(dive.scroll(0.4, 0.1)).toBe(false);
    expect(dive.scroll(0.405, 0.2)).toBe(false);
    expect(dive.target).toBe(0);
  });

  it('takes over as soon as someone scrolls', () => {
    const early = new Dive(false);
    early.scroll(0.3, 0.1);
    expect(early.scroll(0.4, 0.3)).toBe(true);
    const late = new Dive(false);
    expect(late.scroll(1, 4)).toBe(true);
    run(late, 3);
    expect(late.depth).toBeCloseTo(FLOOR_M);
  });
});

describe('the calm dive', () => {
  it('cuts to the nearest stop', () => {
    const dive = new Dive(true);
    dive.aim(100);
    expect(dive.depth).toBeCloseTo(90);
  });
});

it('arrives at the floor before the ad rests', () => {
  const dive = new Dive(false);
  dive.hurry(true);
  run(dive, 0.55);
  expect(dive.depth).toBeGreaterThan(299);
});
