import { describe, expect, it } from 'vitest';
import { toRecipeUrl } from '../../menu.ts';
import { baristas, judge, Sways } from './art.ts';
import type { Point } from './milk.ts';

const along = (at: (u: number) => Point) => Array.from({ length: 121 }, (_, i) => at(i / 120));

function judgeTrack(track: readonly Point[], pours = 1) {
  const sways = new Sways();
  for (const { x } of track) sways.add(x);
  return judge({ track, pours, sways: sways.count });
}

describe('judge', () => {
  it('names what the barista pours', () => {
    expect(judgeTrack(along(baristas.heart)).name).toBe('Open Heart');
    expect(judgeTrack(along(baristas.rosetta)).name).toBe('Rosetta');
  });

  it('takes rounds that are poured one above the other for a tulip', () => {
    expect(
      judgeTrack(
        along((u) => ({ x: 0, y: u < 0.5 ? 0.3 : -0.3 })),
        2,
      ).name,
    ).toBe('Tulip');
  });

  it('calls a wandering hand a cloud', () => {
    expect(judgeTrack(along((u) => ({ x: u - 0.5, y: u * 0.5 }))).name).toBe('Cloud');
    expect(judgeTrack(along((u) => ({ x: 0, y: u - 0.5 }))).name).toBe('Cloud');
  });

  it('is not misled by a hand that trembles', () => {
    expect(judgeTrack(along((u) => ({ x: 0.05 * Math.sin(u * 90), y: 0 }))).name).toBe('Open Heart');
  });

  it('leads to a recipe of the menu', () => {
    const { recipe } = judgeTrack(along(baristas.rosetta));
    expect(toRecipeUrl('https://brewmont.example/', recipe)).toBe('https://brewmont.example/recipe/flat-white-2');
  });
});
