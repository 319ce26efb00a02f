import { describe, expect, it } from 'vitest';
import { FLOOR_M, nearestStop, neighbourStop, stops, toDepth, toFall, zoneAt } from './fathom.ts';

describe('the fall', () => {
  it('runs from the surface to the floor and back without loss', () => {
    expect(toFall(0)).toBe(0);
    expect(toFall(FLOOR_M)).toBeCloseTo(1);
    for (const depth of [1, 20, 90, 200, 299]) expect(toDepth(toFall(depth))).toBeCloseTo(depth);
  });

  it('gives the first metres the most room', () => {
    expect(toFall(20)).toBeGreaterThan(0.2);
    expect(toFall(150)).toBeGreaterThan(0.7);
  });

  it('never leaves the water', () => {
    expect(toFall(-5)).toBe(0);
    expect(toDepth(1.4)).toBeCloseTo(FLOOR_M);
  });
});

describe('the stops', () => {
  it('are found from anywhere', () => {
    expect(nearestStop(40)).toBe(20);
    expect(nearestStop(260)).toBe(300);
    expect(neighbourStop(20, 1)).toBe(90);
    expect(neighbourStop(20, -1)).toBe(0);
    expect(neighbourStop(300, 1)).toBe(300);
    expect(neighbourStop(0, -1)).toBe(0);
  });

  it('name the water down to the next one', () => {
    expect(zoneAt(0)).toBe('Surface');
    expect(zoneAt(89)).toBe('Reef');
    for (const stop of stops) expect(zoneAt(stop.depth)).toBe(stop.zone);
  });
});
