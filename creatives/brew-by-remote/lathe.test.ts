import { describe, expect, it } from 'vitest';
import { heightAt, radiusAt, toView } from './lathe.ts';
import { drinks } from './menu.ts';

describe.each(drinks)('glass of the $name', ({ glass }) => {
  it('opens from foot to rim without a waist', () => {
    expect(radiusAt(glass, 0)).toBe(glass.foot);
    expect(radiusAt(glass, 1)).toBeCloseTo(glass.rim);
    for (let u = 0.05; u <= 1; u += 0.05) expect(radiusAt(glass, u)).toBeGreaterThan(radiusAt(glass, u - 0.05));
  });

  it('shows its full height from the side and none from above', () => {
    expect(heightAt(glass, 1, toView(0))).toBe(-glass.height);
    expect(heightAt(glass, 1, toView(Math.PI / 2))).toBeCloseTo(0);
  });
});
