import { expect, it } from 'vitest';
import { fitPlace, moveByKey, type Ratios, resize, toFirstPlace, toHeight } from './page-place.ts';

/** A rectangle of 300x250 on a page of 1600x1000. */
const ratios: Ratios = { unit: 300 / 250, picture: 1.6 };
/** A skyscraper on a wide and low picture: only as wide as its height has room for. */
const tall: Ratios = { unit: 300 / 600, picture: 2 };

it('the height of an ad follows from both ratios', () => {
  expect(toHeight(0.3, ratios)).toBeCloseTo(0.4);
  expect(toHeight(0.25, tall)).toBeCloseTo(1);
});

it('a place is kept within the picture', () => {
  expect(fitPlace({ x: -1, y: -1, width: 0.3 }, ratios)).toEqual({ x: 0, y: 0, width: 0.3 });
  expect(fitPlace({ x: 2, y: 2, width: 0.3 }, ratios)).toEqual({ x: 0.7, y: 0.6, width: 0.3 });
  expect(fitPlace({ x: 0.5, y: 0.5, width: 3 }, tall)).toEqual({ x: 0.5, y: 0, width: 0.25 });
  expect(fitPlace({ x: 0, y: 0, width: 0 }, ratios).width).toBe(0.05);
});

it('it begins in the middle, in its true size', () => {
  const { x, y, width } = toFirstPlace(ratios, 300);
  expect(width).toBeCloseTo(300 / 1280, 3);
  expect([x + width / 2, y + toHeight(width, ratios) / 2]).toEqual([expect.closeTo(0.5, 3), expect.closeTo(0.5, 3)]);
  expect(toFirstPlace({ ...ratios, picture: 390 / 844 }, 300).width, 'a phone’s screen').toBeCloseTo(300 / 390, 3);
  expect(toFirstPlace(tall, 300).width, 'as its height has room for').toBeLessThanOrEqual(0.25);
  expect(toFirstPlace(tall, 970).width).toBe(0.25);
});

it('keys move it by one or five hundredths and size it around its middle', () => {
  const place = { x: 0.2, y: 0.2, width: 0.3 };
  expect(moveByKey(place, 'ArrowLeft', false, ratios)).toEqual({ x: 0.19, y: 0.2, width: 0.3 });
  expect(moveByKey(place, 'ArrowDown', true, ratios)).toEqual({ x: 0.2, y: 0.25, width: 0.3 });
  const larger = moveByKey(place, '+', false, ratios);
  expect(moveByKey(place, '=', false, ratios)).toEqual(larger);
  expect(larger).toEqual({ x: 0.195, y: expect.closeTo(0.1933, 3), width: 0.31 });
  expect(moveByKey(place, 'Tab', false, ratios)).toBeUndefined();
});

it('at its largest and its smallest it stays where it is', () => {
  const largest = fitPlace({ x: 0, y: 0, width: 1 }, ratios);
  expect(resize(largest, 2, ratios)).toEqual(largest);
  const smallest = { x: 0.5, y: 0.5, width: 0.05 };
  expect(resize(smallest, 0.01, ratios)).toEqual(smallest);
});
