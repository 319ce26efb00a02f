import { expect, it } from 'vitest';
import { nameElements } from './use-row-elements.ts';

const split = (keys: string) => keys.split('');
const first = { keys: split('abcd'), names: [0, 1, 2, 3] };

it('another view fills the elements in their places', () => {
  expect(nameElements(split('wxyz'), first, false)).toEqual([0, 1, 2, 3]);
  expect(nameElements(split('dcba'), first, false)).toEqual([0, 1, 2, 3]);
  expect(nameElements(split('w'), first, false)).toEqual([0]);
  expect(nameElements(split('vwxyz'), first, false)).toEqual([0, 1, 2, 3, 4]);
});

it('in the same view rows keep their elements, wherever they move', () => {
  expect(nameElements(split('dcba'), first, true)).toEqual([3, 2, 1, 0]);
  expect(nameElements(split('xabc'), first, true)).toEqual([4, 0, 1, 2]);
});

it('the elements of a deleted row go with it, and with them the focus', () => {
  expect(nameElements(split('acde'), first, true)).toEqual([0, 2, 3, 4]);
});

it('no two rows share elements, whatever came and went before', () => {
  let before = first;
  for (let step = 1; step <= 2000; step++) {
    const keys = split('abcdefghij')
      .toSorted((a, b) => toRank(a, step) - toRank(b, step))
      .slice(0, step % 8);
    const names = nameElements(keys, before, step % 3 > 0);
    expect(new Set(names).size).toBe(keys.length);
    before = { keys, names: [...names] };
  }
});

const toRank = (key: string, step: number) => (key.charCodeAt(0) * step * 48271) % 31;
