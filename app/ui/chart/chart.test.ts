import { expect, it } from 'vitest';
import { describeSeries, stack, toMark, toPoint, toShares } from './chart.ts';
import { createValueScale } from './chart-figure.tsx';
import { toKnobValue } from './knob.tsx';

it('describes a line by its first, last and highest value', () => {
  expect(describeSeries([3, 9, 4])).toEqual({ first: 3, final: 4, highest: { value: 9, index: 1 } });
  expect(describeSeries([])).toEqual({ first: 0, final: 0, highest: { value: 0, index: 0 } });
});

it('a scale begins at zero, ends at a round value, and stands upright', () => {
  const scale = createValueScale([12, 263]);
  expect([scale(0), scale(280), scale.domain()]).toEqual([100, 0, [0, 280]]);
  expect(createValueScale([-5, 5]).domain()).toEqual([-5, 5]);
  expect(createValueScale([0, 0]).domain()).toEqual([0, 1]);
  expect(createValueScale([]).ticks(4).length).toBeGreaterThan(1);
  expect(createValueScale([61_900, 64_250], true).domain()).toEqual([61_800, 64_400]);
  expect(createValueScale([84.5, 84.5], true).domain()).toEqual([84.5, 85.5]);
});

it('the pointer chooses the nearest place on a line, and the column that it is over', () => {
  expect([0, 0.24, 0.26, 1, 1.2].map((place) => toPoint(place, 3, false))).toEqual([0, 0, 1, 2, 2]);
  expect([-0.1, 0, 0.34, 0.99, 1].map((place) => toPoint(place, 3, true))).toEqual([0, 0, 1, 2, 2]);
});

it('parts of a stacked column begin where the one below ends', () => {
  const of = (...data: number[]) => ({ name: String(data), data });
  expect(stack([of(1, 2), of(3, 4), of(5, 6)])).toEqual([
    [0, 0],
    [1, 2],
    [4, 6],
  ]);
});

it('shares add up to one, and are nothing of nothing', () => {
  expect(toShares([1, 1, 2])).toEqual([0.25, 0.25, 0.5]);
  expect(toShares([0, 0])).toEqual([0, 0]);
});

it('marks begin again after the last', () => {
  expect([0, 5, 6].map((index) => toMark(index))).toEqual([1, 6, 1]);
  expect(toMark(0, { mark: 3 })).toBe(3);
});

it('a knob is turned from the left below over the top to the right below, by steps', () => {
  const range = { min: 0, max: 10, step: 1 };
  expect([toKnobValue(-10, 10, range), toKnobValue(0, -10, range), toKnobValue(10, 10, range)]).toEqual([0, 5, 10]);
  expect(toKnobValue(-1, 10, range)).toBe(0);
  expect(toKnobValue(1, 10, range)).toBe(10);
  expect(toKnobValue(3, -10, { min: 0, max: 1, step: 0.1 })).toBe(0.6);
});
