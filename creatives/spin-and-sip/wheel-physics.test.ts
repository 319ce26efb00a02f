import { describe, expect, it } from 'vitest';
import { createRandom } from '#creative-sdk/random.ts';
import { CELL, FULL_SPEED, modulo, planSpin, SLOTS, slotAt } from './wheel-physics.ts';

const speeds = [0.05, 2, 7, 12, 16, 21, 24, 60];
const plan = (seed: number, speed: number, turn = 0) => {
  const chance = createRandom(seed);
  const slot = Math.floor(chance() * SLOTS);
  return { slot, spin: planSpin({ turn, speed, slot, chance }) };
};

describe('slotAt', () => {
  it('counts the slots against the turn', () => {
    expect(slotAt(-0.01)).toBe(0);
    expect(slotAt(0.01)).toBe(SLOTS - 1);
    expect(slotAt(-Math.PI - 0.01)).toBe(4);
    expect(slotAt(-Math.PI * 20 - 0.01)).toBe(0);
  });
});

describe('planSpin', () => {
  it('ends in the drawn slot for every seed and any flick', () => {
    for (let seed = 0; seed < 400; seed++) {
      for (const speed of speeds) {
        for (const signed of [speed, -speed]) {
          const { slot, spin } = plan(seed, signed, seed * 0.37 - 40);
          expect(slotAt(spin.turnAt(spin.duration))).toBe(slot);
          expect(slotAt(spin.turnAt(spin.duration + 100))).toBe(slot);
        }
      }
    }
  });

  it('reaches every slot', () => {
    const seen = new Set(Array.from({ length: 200 }, (_, seed) => plan(seed, 14).slot));
    expect(seen.size).toBe(SLOTS);
  });

  it('rests with the straw midway between two pegs, never on the border of two slots', () => {
    for (let seed = 0; seed < 100; seed++) {
      const { slot, spin } = plan(seed, seed % 2 ? 14 : -14);
      const inSlot = modulo(-spin.turnAt(9), Math.PI * 2) - slot * 2 * CELL;
      expect(Math.abs(inSlot - CELL / 2)).toBeLessThan(CELL * 0.12);
    }
  });

  it('lasts three to four seconds', () => {
    for (const speed of speeds) {
      const { spin } = plan(3, speed);
      expect(spin.duration).toBeGreaterThanOrEqual(3);
      expect(spin.duration).toBeLessThanOrEqual(4);
      expect(Math.abs(spin.speedAt(spin.duration + 0.1))).toBeLessThan(1e-6);
    }
  });

  it('starts where the wheel is, in the direction of the flick', () => {
    for (const speed of [9, -9]) {
      const { spin } = plan(11, speed, 1.234);
      expect(spin.turnAt(0)).toBeCloseTo(1.234, 2);
      expect(Math.sign(spin.turnAt(0.2) - 1.234)).toBe(Math.sign(speed));
    }
  });

  it('starts near the speed of the flick', () => {
    for (let seed = 0; seed < 60; seed++) {
      for (const speed of [12, 15, 18, 21]) {
        const { spin } = plan(seed, speed);
        expect(Math.abs(spin.speedAt(0.05) - speed)).toBeLessThan(speed * 0.3);
      }
    }
  });

  it('turns further when flicked harder', () => {
    const way = (speed: number) => plan(5, speed).spin.turnAt(4);
    expect(way(FULL_SPEED)).toBeGreaterThan(way(12));
    expect(way(12)).toBeGreaterThanOrEqual(way(1));
  });

  it('never speeds up or turns back before the last peg', () => {
    for (let seed = 0; seed < 40; seed++) {
      const { spin } = plan(seed, 15);
      for (let t = 0.05, last = Number.POSITIVE_INFINITY; t < spin.duration - 0.52; t += 0.05) {
        const speed = spin.speedAt(t);
        expect(speed).toBeGreaterThanOrEqual(0);
        expect(speed).toBeLessThanOrEqual(last * 1.02 + 0.2);
        last = speed;
      }
    }
  });

  it('recoils by less than a peg', () => {
    for (let seed = 0; seed < 40; seed++) {
      const { spin } = plan(seed, 15);
      const end = spin.turnAt(spin.duration);
      for (let t = spin.duration - 0.6; t < spin.duration; t += 0.02) expect(spin.turnAt(t) - end).toBeLessThan(CELL);
    }
  });

  it('is the same for the same seed', () => {
    expect(plan(9, 14).spin.turnAt(1.7)).toBe(plan(9, 14).spin.turnAt(1.7));
  });
});

describe('modulo', () => {
  it('is never negative', () => {
    expect(modulo(-1, 16)).toBe(15);
    expect(modulo(33, 16)).toBe(1);
  });
});
