import { expect, test } from 'vitest';
import { type GridMeasure, toRowWindow } from './row-window.ts';

const measure: GridMeasure = { count: 10_000, columns: 4, rowPitch: 500, top: 300, viewportHeight: 900 };

test('at the top the first screen and the spare rows stand', () => {
  expect(toRowWindow(measure)).toEqual({ rowsBefore: 0, first: 0, end: 20 });
});

test('scrolled, the visible rows and one spare on each side stand', () => {
  // Rows 20 to 22 are on the screen.
  expect(toRowWindow({ ...measure, top: -10_100 })).toEqual({ rowsBefore: 19, first: 76, end: 96 });
});

test('at the end, and beyond it, the last rows stand', () => {
  const end = { rowsBefore: 2495, first: 9980, end: 10_000 };
  expect(toRowWindow({ ...measure, top: -1_249_000 })).toEqual(end);
  expect(toRowWindow({ ...measure, top: -9_999_999 })).toEqual(end);
});

test('the last row may be short, and a list shorter than the screen stands whole', () => {
  expect(toRowWindow({ ...measure, count: 7 })).toEqual({ rowsBefore: 0, first: 0, end: 7 });
  expect(toRowWindow({ ...measure, count: 9999, top: -9_999_999 }).end).toBe(9999);
});

test('every row that touches the screen stands, wherever the page is', () => {
  for (let top = 400; top > -20_000; top -= 37) {
    const { first, end } = toRowWindow({ ...measure, top });
    expect(first / 4).toBeLessThanOrEqual(Math.max(0, Math.floor(-top / 500)));
    expect(end / 4).toBeGreaterThanOrEqual(Math.min(2500, Math.ceil((900 - top) / 500)));
  }
});
