import { describe, expect, it } from 'vitest';
import { Glide } from '#creative-sdk/glide.ts';

describe('Glide', () => {
  it('arrives in the given time', () => {
    const glide = new Glide(0);
    glide.to(1, 0.5);
    expect(glide.step(0.25)).toBeCloseTo(0.5);
    expect(glide.step(0.25)).toBe(1);
    expect(glide.step(9)).toBe(1);
  });

  it('turns round on the way without a jump', () => {
    const glide = new Glide(0);
    glide.to(1, 1);
    const half = glide.step(0.5);
    glide.to(0, 1);
    expect(glide.step(0)).toBeCloseTo(half);
    expect(glide.step(1)).toBe(0);
  });

  it('cuts when it may take no time', () => {
    const glide = new Glide(0);
    glide.to(1, 0);
    expect(glide.step(0)).toBe(1);
  });

  it('does not start again for the same target', () => {
    const glide = new Glide(0);
    glide.to(1, 1);
    glide.step(0.9);
    glide.to(1, 1);
    expect(glide.step(0.1)).toBe(1);
  });
});
