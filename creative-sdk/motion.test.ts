import { describe, expect, it } from 'vitest';
import { clamp, easeOut, easeOutBack, mix, ramp, Spring } from './motion.ts';

describe('curves', () => {
  it('start at 0, end at 1 and stay there', () => {
    for (const curve of [easeOut, easeOutBack, (t: number) => ramp(t, 0, 1)]) {
      expect(curve(-1)).toBeCloseTo(0);
      expect(curve(0)).toBeCloseTo(0);
      expect(curve(1)).toBeCloseTo(1);
      expect(curve(2)).toBeCloseTo(1);
    }
  });

  it('overshoot only where they say so', () => {
    const peak = (curve: (t: number) => number) => Math.max(...Array.from({ length: 101 }, (_, i) => curve(i / 100)));
    expect(peak(easeOut)).toBeLessThanOrEqual(1);
    expect(peak(easeOutBack)).toBeGreaterThan(1.05);
    expect(peak(easeOutBack)).toBeLessThan(1.15);
  });

  it('mix and clamp', () => {
    expect(mix(10, 20, 0.25)).toBe(12.5);
    expect(clamp(5, 0, 3)).toBe(3);
  });
});

describe('Spring', () => {
  it('arrives with steps of any length', () => {
    for (const dt of [1 / 120, 1 / 60, 1 / 30, 1 / 20]) {
      const spring = new Spring(0);
      spring.target = 100;
      for (let t = 0; t < 3; t += dt) spring.step(dt);
      expect(spring.value).toBeCloseTo(100, 1);
      expect(spring.isStill).toBe(true);
    }
  });

  it('jumps to a value with no motion left', () => {
    const spring = new Spring(0);
    spring.target = 50;
    spring.step(0.05);
    spring.jump(7);
    expect([spring.value, spring.target, spring.velocity]).toEqual([7, 7, 0]);
  });
});
