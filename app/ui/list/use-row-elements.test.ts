import { expect, it } from 'vitest';
import { nameElements } from './use-row-elements.ts';

const split = (keys: string) => keys.split('');
const first = { keys: split('abcd'), names: [0, 1, 2, 3] };

it('rows that come fill the elements of those that stood in their places', () => {
  expect(nameElements(split('wxyz'), first)).toEqual([0, 1, 2, 3]);
  expect(nameElements(split('w'), first)).toEqual([0]);
  expect(nameElements(split('vwxyz'), first)).toEqual([0, 1, 2, 3, 4]);
});

it('rows that stay keep their elements, wherever they move', () => {
  expect(nameElements(split('dcba'), first)).toEqual([3, 2, 1, 0]);
  expect(nameElements(split('xayz'), first)).toEqual([4, 0, 2, 3]);
});

it('the elements of a deleted row go with it, and with them the focus', () => {
  expect(nameElements(split('acde'), first)).toEqual([0, 2, 3, 4]);
});

it('no two rows share elements, whatever came and went before', () => {
  let before = first;
  for (let step = 1; step <= 2000; step++) {
    const keys = split('abcdefghij')
      .toSorted((a, b) => toRank(a, step) - toRank(b, step))
      .slice(0, step % 8);
    const names = nameElements(keys, before);
    expect(new Set(names).size).toBe(keys.length);
    before = { keys, names: [...names] };
  }
});

const toRank = (key: string, step: number) => (key.charCodeAt(0) * step * 48271) % 31;
