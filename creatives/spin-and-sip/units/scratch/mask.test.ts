import { expect, test } from 'vitest';
import { CELL, Mask } from './mask.ts';

const SIDE = 300;
/** Cells. */
const HALF = SIDE / 2 / CELL;
const middle = { x: SIDE / 2, y: SIDE / 2 };

test('a tap clears a disc: its area is the share that counts as clear', () => {
  const mask = new Mask(SIDE, SIDE);
  expect(mask.share).toBe(0);
  mask.rub(middle, middle, 60);
  // Half of the soft rim counts.
  expect(mask.share).toBeCloseTo((Math.PI * 53.4 ** 2) / SIDE ** 2, 2);
});

test('a stroke clears all between its ends, and only there', () => {
  const mask = new Mask(SIDE, SIDE);
  mask.rub({ x: 60, y: 150 }, { x: 240, y: 150 }, 30);
  const at = (x: number, y: number) => mask.clear[Math.floor(y / CELL) * mask.columns + Math.floor(x / CELL)];
  expect([at(60, 150), at(150, 150), at(240, 150)]).toEqual([1, 1, 1]);
  expect([at(150, 185), at(20, 150), at(280, 150)]).toEqual([0, 0, 0]);
});

test('rubbing clear glass takes nothing away', () => {
  const mask = new Mask(SIDE, SIDE);
  expect(mask.rub(middle, middle, 60)).toBeGreaterThan(8000 / CELL ** 2);
  expect(mask.rub(middle, middle, 60)).toBeCloseTo(0);
});

test('only the pane counts, not what the snow on the sill hides', () => {
  const mask = new Mask(SIDE, SIDE, SIDE / 2);
  mask.rub({ x: 0, y: 250 }, { x: SIDE, y: 250 }, 60);
  expect(mask.share).toBe(0);
  mask.rub({ x: 0, y: 75 }, { x: SIDE, y: 75 }, 150);
  expect(mask.share).toBe(1);
});

test('frost comes back from the rim, once the glass is dry, and closes the hole in the end', () => {
  const mask = new Mask(SIDE, SIDE);
  mask.rub(middle, middle, 60);
  const shares = Array.from({ length: 8 }, () => {
    for (let step = 0; step < 10; step++) mask.freeze(0.1);
    return mask.share;
  });
  expect(shares[0]).toBeCloseTo((Math.PI * 53.4 ** 2) / SIDE ** 2, 2);
  expect(shares[7]).toBeLessThan(shares[0] ?? 0);
  expect(shares[7]).toBeGreaterThan(0);
  expect(mask.clear[HALF * mask.columns + HALF]).toBe(1);
  expect(shares.every((share, i) => share <= (shares[i - 1] ?? 1))).toBe(true);
  for (let step = 0; step < 900; step++) mask.freeze(0.1);
  expect(mask.share).toBe(0);
});

test('a pane that is clear from edge to edge freezes from its edges', () => {
  const mask = new Mask(SIDE, SIDE);
  mask.rub(middle, middle, SIDE);
  for (let step = 0; step < 60; step++) mask.freeze(0.1);
  expect(mask.clear[HALF * mask.columns]).toBeLessThan(0.5);
  expect(mask.clear[HALF * mask.columns + HALF]).toBe(1);
});

test('writing does not freeze over', () => {
  const mask = new Mask(SIDE, SIDE);
  mask.write({ x: 60, y: 150 }, { x: 240, y: 150 }, 12);
  const { share } = mask;
  for (let step = 0; step < 300; step++) mask.freeze(0.1);
  expect(mask.share).toBe(share);
});

test('a breath goes where most frost is', () => {
  const mask = new Mask(SIDE, SIDE);
  mask.rub({ x: 0, y: 100 }, { x: SIDE, y: 100 }, 150);
  mask.rub({ x: 0, y: 280 }, { x: 120, y: 280 }, 80);
  expect(mask.frostiest(2, 2)).toEqual({ x: SIDE * 0.75, y: SIDE * 0.75 });
});

test('a pane of another size takes over what was rubbed, and not what was written', () => {
  const mask = new Mask(SIDE, SIDE);
  mask.rub({ x: 0, y: 75 }, { x: SIDE, y: 75 }, 75);
  const { share } = mask;
  mask.write({ x: 60, y: 240 }, { x: 240, y: 240 }, 12);
  const wider = new Mask(SIDE * 2, SIDE);
  wider.copy(mask);
  expect(wider.share).toBeCloseTo(share, 2);
});

test('it tells the rows that changed, once', () => {
  const mask = new Mask(SIDE, SIDE);
  mask.rub(middle, middle, 30);
  const { first, last } = mask.takeChanged();
  const cells = mask.clear.length / mask.columns;
  const rows = Array.from({ length: cells }, (_, y) => mask.clear.slice(y * mask.columns, (y + 1) * mask.columns).some((value) => value > 0));
  expect(rows.indexOf(true)).toBeGreaterThanOrEqual(first);
  expect(rows.lastIndexOf(true)).toBeLessThanOrEqual(last);
  expect(last - first).toBeLessThan(cells / 2);
  expect(mask.takeChanged().last).toBe(-1);
});
