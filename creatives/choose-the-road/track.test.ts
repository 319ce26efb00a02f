import { describe, expect, it } from 'vitest';
import { roadIds } from './film.ts';
import { roadAt } from './fork-roads.ts';
import { drivingPose, lensAt, spotAt } from './track.ts';
import { fitView } from './view.ts';

const features = ['solar', 'kitchen', 'range'] as const;

describe('the hotspots', () => {
  it('stay in the picture, apart from each other, on every second of every road', () => {
    for (const road of roadIds)
      for (let t = 0; t < 10; t += 0.5) {
        const pose = drivingPose(road, t);
        const spots = features.map((id) => spotAt(id, pose, lensAt(id, pose, 0)));
        for (const [x, y] of spots) {
          expect(x).toBeGreaterThan(180);
          expect(x).toBeLessThan(640);
          expect(y).toBeGreaterThan(150);
          expect(y).toBeLessThan(450);
        }
        for (const [i, a] of spots.entries()) for (const b of spots.slice(i + 1)) expect(Math.hypot(a[0] - b[0], a[1] - b[1])).toBeGreaterThan(60);
      }
  });

  it('keep their place under the camera', () => {
    const pose = drivingPose('coast', 2);
    const wide = spotAt('solar', pose, lensAt('solar', pose, 0));
    const close = spotAt('solar', pose, lensAt('solar', pose, 1));
    expect(Math.hypot(wide[0] - close[0], wide[1] - close[1])).toBeLessThan(20);
  });
});

describe('the fork', () => {
  it('is one road below and three at the horizon', () => {
    const xs = (k: number) => [0, 1, 2].map((index) => roadAt(index, k).x);
    expect(new Set(xs(1)).size).toBe(1);
    const [left = 0, middle = 0, right = 0] = xs(0);
    expect(middle - left).toBeGreaterThan(200);
    expect(right - middle).toBeGreaterThan(200);
  });
});

describe('the view', () => {
  it('covers 16:9 exactly, and keeps every feature of the van in the picture on an upright phone', () => {
    expect(fitView(960, 540)).toMatchObject({ scale: 1, x: 0, y: 0, isTall: false });
    const tall = fitView(390, 700);
    expect(tall.isTall).toBe(true);
    expect(tall.y).toBeGreaterThan(0);
    for (const road of roadIds)
      for (let t = 0; t < 10; t += 0.5)
        for (const id of features) {
          const pose = drivingPose(road, t);
          const [x] = spotAt(id, pose, lensAt(id, pose, 0));
          expect(x).toBeGreaterThan(tall.left + 10);
          expect(x).toBeLessThan(tall.right - 10);
        }
  });
});
