import { describe, expect, it } from 'vitest';
import { ambience, distanceAt, openness } from './solids.ts';

const chair = { x: 930, y: 700, z: 250 };

describe('solids', () => {
  it('knows inside from outside', () => {
    expect(distanceAt(chair.x, chair.y, chair.z)).toBeLessThan(0);
    expect(distanceAt(200, 200, 200)).toBeGreaterThan(200);
  });

  it('casts the shadow of the armchair', () => {
    const behind = { x: 930, y: 700, z: 10 };
    const lamp = { x: 930, y: 700, z: 520 };
    expect(openness(behind, lamp)).toBeLessThan(0.1);
    expect(openness({ x: 300, y: 500, z: 10 }, { x: 300, y: 400, z: 200 })).toBe(1);
  });

  it('softens the edge of a shadow', () => {
    const lamp = { x: 640, y: 200, z: 180 };
    const at = (x: number) => openness({ x, y: 792, z: 180 }, lamp);
    const shares = [640, 760, 800, 840, 880].map(at);
    expect(Math.min(...shares)).toBeLessThan(0.1);
    expect(shares.every((share) => share >= 0 && share <= 1)).toBe(true);
  });

  it('is dark near things and open away from them', () => {
    expect(ambience(930, 790, 250)).toBeLessThan(ambience(200, 400, 200));
    expect(ambience(200, 400, 200)).toBe(1);
  });
});
