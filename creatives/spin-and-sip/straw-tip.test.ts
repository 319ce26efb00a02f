import { describe, expect, it } from 'vitest';
import { createRandom } from '#creative-sdk/random.ts';
import { StrawTip } from './straw-tip.ts';
import { CELL, PEGS, planSpin, SLIP } from './wheel-physics.ts';

/** Middle of a gap: the straw stands free. */
const FREE = -CELL / 2;

describe('StrawTip', () => {
  it('is straight between pegs', () => {
    const tip = new StrawTip(FREE);
    tip.follow(FREE, 0.1);
    expect(tip.bend).toBe(0);
    expect(tip.isStill).toBe(true);
  });

  it('counts the pegs of a whole turn, either way', () => {
    for (const direction of [1, -1]) {
      const tip = new StrawTip(FREE);
      for (let i = 1; i <= 500; i++) tip.follow(FREE + (direction * Math.PI * 2 * i) / 500, 1 / 60);
      expect(tip.passed).toBe(PEGS);
    }
  });

  it('bends with the peg that carries it and never beyond the slip', () => {
    const tip = new StrawTip(FREE);
    let most = 0;
    for (let i = 1; i <= 2000; i++) {
      tip.follow(FREE + (i * CELL) / 400, 1 / 60);
      most = Math.max(most, tip.bend);
    }
    expect(most).toBeGreaterThan(SLIP * 0.9);
    expect(most).toBeLessThanOrEqual(SLIP);
  });

  it('shivers after the slip and comes to rest', () => {
    const tip = new StrawTip(FREE);
    for (let i = 1; i <= 100; i++) tip.follow(FREE + (CELL * i) / 100, 1 / 60);
    for (let i = 0; i < 60; i++) tip.follow(FREE + CELL, 1 / 60);
    expect(tip.isStill).toBe(true);
  });

  it('keeps up with a fast wheel and rests straight after every run', () => {
    for (let seed = 0; seed < 50; seed++) {
      const spin = planSpin({ turn: FREE, speed: 22, slot: seed % 8, chance: createRandom(seed) });
      const tip = new StrawTip(FREE);
      for (let t = 0; t < 5; t += 1 / 30) tip.follow(spin.turnAt(t), 1 / 30);
      expect(tip.isStill).toBe(true);
      expect(tip.passed).toBeGreaterThan(PEGS * 2);
    }
  });
});
