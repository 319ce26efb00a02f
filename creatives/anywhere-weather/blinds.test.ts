import { describe, expect, it } from 'vitest';
import { Blinds, liftOf, raiseOf, restOf, WINDOWS } from './blinds.ts';

describe('the stair of blinds', () => {
  it('is level at both ends and rises to the right between', () => {
    for (let i = 0; i < WINDOWS; i++) {
      expect(liftOf(0, i)).toBe(0);
      expect(liftOf(1, i)).toBe(1);
    }
    expect(liftOf(0.5, 0)).toBeLessThan(liftOf(0.5, 1));
    expect(liftOf(0.5, 1)).toBeLessThan(liftOf(0.5, 2));
  });
  it('has an inverse in every window', () => {
    for (let i = 0; i < WINDOWS; i++) for (let raise = 0; raise <= 1; raise += 0.1) expect(raiseOf(liftOf(raise, i), i)).toBeCloseTo(raise, 6);
  });
  it('treats a drag beyond the window as its end', () => {
    expect(raiseOf(1.4, 0)).toBeCloseTo(1, 6);
    expect(raiseOf(-0.4, 2)).toBeCloseTo(0, 6);
  });
});

describe('a released blind', () => {
  it('stays half-way, and is drawn to a near end', () => {
    expect(restOf(0.4, 0)).toBeCloseTo(0.4);
    expect(restOf(0.7, 0)).toBe(1);
    expect(restOf(0.05, 0)).toBe(0);
  });
  it('follows a throw', () => {
    expect(restOf(0.4, 2)).toBe(1);
    expect(restOf(0.5, -3)).toBe(0);
  });
});

describe('the blinds', () => {
  it('open within a second and a half, in a wave', () => {
    const blinds = new Blinds();
    blinds.go(1);
    for (let i = 0; i < 10; i++) blinds.step(1 / 30);
    expect(blinds.lifts[0]).toBeGreaterThan(blinds.lifts[2] ?? 1);
    for (let i = 0; i < 36; i++) blinds.step(1 / 30);
    expect(blinds.isOpen).toBe(true);
  });
  it('open within half a second when they must', () => {
    const blinds = new Blinds();
    blinds.go(1, true);
    for (let i = 0; i < 15; i++) blinds.step(1 / 30);
    expect(blinds.isOpen).toBe(true);
  });
  it('keep the dragged blind under the pointer', () => {
    const blinds = new Blinds();
    blinds.hold(0.3, 2);
    expect(blinds.lifts[2]).toBeCloseTo(0.3);
  });
});
