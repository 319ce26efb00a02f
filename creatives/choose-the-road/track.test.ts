import { describe, expect, it } from 'vitest';
import { captionAt } from './copy.ts';
import { CUT, roadIds } from './film.ts';
import { roadAt } from './fork-roads.ts';
import { INSERT, shownAt } from './insert.ts';
import { aim } from './middle.ts';
import { placeSpots } from './spots.ts';
import { cutBefore, drivingPose, shotAt, spotAt } from './track.ts';
import { VAN } from './van-shape.ts';
import { fitView } from './view.ts';

const features = ['solar', 'kitchen', 'range'] as const;

describe('the hotspots', () => {
  it('stay in the picture, apart from each other, on every second of every road', () => {
    for (const road of roadIds)
      for (let t = 0; t < 10; t += 0.5) {
        const spots = features.map((id) => spotAt(id, road, t));
        for (const [x, y] of spots) {
          expect(x).toBeGreaterThan(180);
          expect(x).toBeLessThan(640);
          expect(y).toBeGreaterThan(50);
          expect(y).toBeLessThan(450);
        }
        for (const [i, a] of spots.entries()) for (const b of spots.slice(i + 1)) expect(Math.hypot(a[0] - b[0], a[1] - b[1])).toBeGreaterThan(60);
      }
  });
});

describe('the camera', () => {
  it('has a set-up for every caption of a road', () => {
    for (const road of roadIds) {
      const cuts = Array.from({ length: 100 }, (_, i) => i / 10).filter((t) => t > 0 && captionAt(road, t) !== captionAt(road, t - 0.1));
      expect(cuts).toEqual([2, 5, 8]);
      expect(new Set([0, ...cuts].map(shotAt)).size).toBe(4);
      for (const t of cuts) expect(shotAt(t)).not.toBe(shotAt(t - 0.1));
    }
  });
});

describe('an open feature', () => {
  it('has shown itself after two seconds, and not before', () => {
    expect([0, INSERT.shown, INSERT.to].map(shownAt)).toEqual([0, 1, 1]);
    expect(shownAt(INSERT.shown / 2)).toBeGreaterThan(0.2);
    expect(shownAt(INSERT.shown / 2)).toBeLessThan(0.8);
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
  it('covers 16:9 exactly, and shows the whole van from afar, and every feature on its part within half a second of a cut, on an upright phone', () => {
    expect(fitView(960, 540)).toMatchObject({ scale: 1, x: 0, y: 0, isTall: false });
    const tall = fitView(390, 844);
    expect(tall.isTall).toBe(true);
    for (const road of roadIds)
      for (let t = 0; t < 10; t += 0.5) {
        const look = { position: CUT.road + t, road };
        const view = aim(tall, look);
        const pose = drivingPose(road, t);
        const reach = pose.scale * ((VAN.length / 2) * Math.cos(pose.yaw) + (VAN.width / 2) * Math.sin(pose.yaw));
        if (shotAt(t) === 'wide' || shotAt(t) === 'curve') {
          expect(view.x + (pose.x - reach) * view.scale).toBeGreaterThan(4);
          expect(view.x + (pose.x + reach) * view.scale).toBeLessThan(386);
        }
        const shown = [...placeSpots(look, view)].filter(([, [, , share]]) => share > 0);
        for (const [id, [x]] of shown) {
          expect(x).toBeGreaterThan(15);
          expect(x).toBeLessThan(375);
          expect(Math.abs(x - view.x - spotAt(id, road, t)[0] * view.scale)).toBeLessThan(24);
        }
        for (const [i, [, a]] of shown.entries())
          for (const [, b] of shown.slice(i + 1)) expect(Math.hypot(a[0] - b[0], a[1] - b[1])).toBeGreaterThan(44);
        if (t - cutBefore(t) >= 0.5) expect(shown).toHaveLength(features.length);
      }
  });
});
