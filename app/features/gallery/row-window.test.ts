import { expect, test } from 'vitest';
import { toRowWindow, type Viewport } from './row-window.ts';

const viewport: Viewport = { columns: 4, top: 300, height: 900 };
const at = (part: Partial<Viewport>, count = 10_000) => toRowWindow(count, 500, { ...viewport, ...part });

test('at the top the visible rows and a spare one stand', () => {
  expect(at({})).toEqual({ rowsBefore: 0, first: 0, visibleEnd: 8, end: 12 });
});

test('scrolled, the visible rows and one spare on each side stand', () => {
  // Rows 20 to 21 are on the screen.
  expect(at({ top: -10_100 })).toEqual({ rowsBefore: 19, first: 76, visibleEnd: 88, end: 92 });
});

test('at the end, and beyond it, the last rows stand', () => {
  expect(at({ top: -1_249_100 })).toEqual({ rowsBefore: 2497, first: 9988, visibleEnd: 10_000, end: 10_000 });
  expect(at({ top: -9_999_999 })).toEqual({ rowsBefore: 2497, first: 9988, visibleEnd: 10_000, end: 10_000 });
});

test('a short last row, and a list shorter than the screen, stand whole', () => {
  expect(at({}, 7)).toEqual({ rowsBefore: 0, first: 0, visibleEnd: 7, end: 7 });
  expect(at({ top: -9_999_999 }, 9999).end).toBe(9999);
  expect(at({ top: 5000 }, 9)).toEqual({ rowsBefore: 0, first: 0, visibleEnd: 4, end: 8 });
});

test('every row that touches the screen stands, and never more than one spare on each side', () => {
  for (let top = 400; top > -20_000; top -= 37) {
    const { first, end } = at({ top });
    const firstVisible = Math.max(0, Math.floor(-top / 500));
    const lastVisible = Math.ceil((900 - top) / 500);
    expect(first / 4).toBe(Math.max(0, firstVisible - 1));
    expect(end / 4).toBe(lastVisible + 1);
  }
});
