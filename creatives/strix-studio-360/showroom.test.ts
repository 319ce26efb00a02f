import { describe, expect, it } from 'vitest';
import { defaults } from './copy.ts';
import { toPaints } from './paints.ts';
import { Shoot } from './shoot.ts';
import { Showroom } from './showroom.ts';
import { shots } from './views.ts';

const paints = toPaints(defaults.primary);

describe('Showroom', () => {
  it.each([
    [970, 250],
    [390, 844],
  ])('holds the picture as it was composed at %i x %i: it only moves and grows as a whole', (width, height) => {
    const room = new Showroom({ width, height, reduced: false });
    const look = () => {
      const { camera, ...seen } = room.look(new Shoot(), paints);
      return { ...seen, camera: { ...camera, span: 0, shiftX: 0, shiftY: 0 } };
    };
    room.place('open');
    room.aim(shots[4]);
    room.arrive();
    room.turning.release(90);
    room.step(1 / 30);
    room.hold();
    const composed = look();
    for (let t = 0; t < 3; t += 1 / 30) room.step(1 / 30);
    expect(look()).toEqual(composed);
    expect(room.isStill).toBe(true);
  });
});
