import { describe, expect, it } from 'vitest';
import { bump, crests, HORIZON_Y, hills, noise2, project } from './terrain.ts';

describe('the terrain', () => {
  it('makes the same ground each time, smooth and within its bounds', () => {
    for (let i = -40; i < 40; i++) {
      const [x, z] = [i * 0.73, i * 7.9];
      expect(Math.abs(noise2(x, z))).toBeLessThanOrEqual(1);
      expect(Math.abs(noise2(x + 0.001, z) - noise2(x, z))).toBeLessThan(0.01);
      expect(Math.abs(hills(x, z, 5))).toBeLessThanOrEqual(1);
      expect(crests(x, z, 6)).toBeGreaterThanOrEqual(0);
      expect(crests(x, z, 6)).toBeLessThan(1.2);
    }
  });
  it('shows what is as high as the plane on the horizon, however far, and the rest nearer to it the farther', () => {
    for (const z of [200, 2000, 20_000]) expect(project({ eye: 120 }, [0, 120, z])[1]).toBe(HORIZON_Y);
    const [near, far] = [200, 2000].map((z) => project({ eye: 120 }, [50, 0, z]));
    expect(near?.[1]).toBeGreaterThan(far?.[1] ?? 0);
    expect(near?.[2]).toBeCloseTo((far?.[2] ?? 0) * 10);
  });
  it('raises a summit where it stands', () => {
    expect(bump(5, 9, [5, 9, 3])).toBe(1);
    expect(bump(50, 9, [5, 9, 3])).toBeLessThan(0.01);
  });
});
