import { expect, it } from 'vitest';
import { toShownPart } from './save-presentation.ts';

const rectangle = { width: 300, height: 250 };
const rowsOf = (height: number, y: number, width = 0.25) => {
  const shown = toShownPart({ x: 0.7, y, width }, { width: 1200, height }, rectangle);
  return [Math.round(shown.above), Math.round(shown.above + shown.height)];
};

it('a picture of what fits a window is shown whole', () => {
  expect([rowsOf(630, 0.4), rowsOf(800, 0.6), rowsOf(900, 0.7)]).toEqual([
    [0, 630],
    [0, 800],
    [0, 900],
  ]);
});

it('of a long page the head is shown while the ad is in sight below it, and further down the ad in the middle', () => {
  expect(rowsOf(4000, 0.1)).toEqual([0, 720]);
  // 2,000 to 2,250, and the foot.
  expect(rowsOf(4000, 0.5)).toEqual([1765, 2485]);
  expect(rowsOf(4000, 0.9375)).toEqual([3280, 4000]);
});

it('all of a large ad is shown, at its place in the picture', () => {
  expect(rowsOf(4000, 0.2, 0.8)).toEqual([0, 1600]);
  expect(toShownPart({ x: 0.5, y: 0.25, width: 0.25 }, { width: 1200, height: 800 }, rectangle).ad).toEqual({
    x: 600,
    y: 200,
    width: 300,
    height: 250,
  });
});
