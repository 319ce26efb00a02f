import { describe, expect, it } from 'vitest';
import { Belt, wrap } from './belt.ts';
import { menu } from './menu.ts';

const run = (belt: Belt, seconds: number) => {
  for (let t = 0; t < seconds; t += 1 / 60) belt.step(1 / 60);
};

describe('the belt', () => {
  it('wraps', () => {
    expect(wrap(7, 5)).toBe(2);
    expect(wrap(-4, 5)).toBe(1);
  });

  it.each([3, 5.7, 20])('shows no dish twice in a window of %d plates', (window) => {
    const belt = new Belt(window);
    expect(belt.length).toBeGreaterThan(window + 1);
    for (let i = 0; i < menu.length; i++) expect(Math.abs(belt.at(i, window / 2) - window / 2)).toBeLessThanOrEqual(belt.length / 2);
  });

  it('never lets plates touch', () => {
    const belt = new Belt(5.7);
    const places = menu.map((_, i) => belt.at(i, 0)).sort((a, b) => a - b);
    for (const [i, place] of places.entries()) expect((places[i + 1] ?? (places[0] ?? 0) + belt.length) - place).toBeGreaterThan(1.2);
  });

  it('comes back to the same picture after one round', () => {
    const belt = new Belt(5.7);
    const before = belt.at(3, 2);
    belt.offset += belt.length * 3;
    expect(belt.at(3, 2)).toBeCloseTo(before);
  });

  it('starts by itself and settles at its idle speed', () => {
    const belt = new Belt(5.7);
    run(belt, 5);
    const idle = belt.velocity;
    expect(idle).toBeGreaterThan(0);
    belt.flick(-12);
    run(belt, 6);
    expect(belt.velocity).toBeCloseTo(idle, 2);
  });

  it('brings a dish to a place and stops there', () => {
    const belt = new Belt(5.7);
    belt.isRunning = false;
    belt.flickTo(4, 2.5);
    run(belt, 6);
    expect(belt.at(4, 2.5)).toBeCloseTo(2.5, 2);
    expect(belt.nearest(2.5)).toBe(4);
  });
});
