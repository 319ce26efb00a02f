import { describe, expect, it } from 'vitest';
import { type Lamp, lampAt, lamps } from './lamps.ts';
import { bounce, direct, expose, halo } from './light.ts';

const wall = { x: 0, y: 0, z: 1 };
const onWall = (lamp: Lamp, dx: number, dy: number) => direct(lamp, { x: lamp.bulb.x + dx, y: lamp.bulb.y + dy, z: 0 }, wall);

describe('light', () => {
  it('falls off on the wall to either side alike', () => {
    for (const lamp of lamps) {
      expect(onWall(lamp, 200, 0)).toBeGreaterThan(onWall(lamp, 400, 0));
      expect(onWall(lamp, -300, 40)).toBeCloseTo(onWall(lamp, 300, 40));
    }
  });

  it('leaves the bell only downwards', () => {
    const bell = lampAt(0);
    expect(onWall(bell, 0, 250)).toBeGreaterThan(20 * onWall(bell, 0, -250));
  });

  it('leaves the drum above and below more than through the linen', () => {
    const drum = lampAt(1);
    const at = (dx: number, dy: number) => onWall(drum, dx, dy);
    expect(at(0, -240)).toBeGreaterThan(at(240, 0));
    expect(at(0, 240)).toBeGreaterThan(at(240, 0));
  });

  it('does not reach a surface that looks away', () => {
    const globe = lampAt(2);
    expect(direct(globe, { x: globe.bulb.x, y: globe.bulb.y, z: 0 }, { x: 0, y: 0, z: -1 })).toBe(0);
  });

  it('runs out from behind the disc', () => {
    const disc = lampAt(4);
    const at = (r: number) => halo(disc, disc.bulb.x + r, disc.bulb.y);
    expect(at(110)).toBeGreaterThan(2 * at(220));
  });

  it('bounces everywhere, less far away', () => {
    const lamp = lampAt(3);
    expect(bounce(lamp, lamp.bulb)).toBeGreaterThan(bounce(lamp, { x: 0, y: 0, z: 0 }));
    expect(bounce(lamp, { x: 0, y: 0, z: 0 })).toBeGreaterThan(0);
  });

  it('is exposed without ever burning out', () => {
    expect(expose(0)).toBe(0);
    expect(expose(0.2)).toBeLessThan(expose(0.4));
    expect(expose(50)).toBeLessThanOrEqual(1);
  });
});
