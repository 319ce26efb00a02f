import { expect, it } from 'vitest';
import { findMove, parsePlace, toPlace } from './moves.ts';

const plain = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, defaultPrevented: false };
const places = {
  page: { isTyped: false, isPressed: false },
  button: { isTyped: false, isPressed: true },
  field: { isTyped: true, isPressed: false },
};
const press = (key: string, place: keyof typeof places = 'page', more: object = {}) => findMove({ ...plain, key, ...more }, places[place]);

it.each([
  ['ArrowRight', 'next'],
  ['PageDown', 'next'],
  [' ', 'next'],
  ['ArrowLeft', 'back'],
  ['PageUp', 'back'],
  ['Home', 'first'],
  ['End', 'last'],
  ['x', undefined],
])('the key %j leads %s', (key, move) => {
  expect(press(key)).toBe(move);
});

it('leaves keys to what is typed in, and the space bar to what it presses', () => {
  expect([press('ArrowRight', 'field'), press(' ', 'field'), press(' ', 'button')]).toEqual([undefined, undefined, undefined]);
  expect([press('ArrowRight', 'button'), press('PageUp', 'button'), press(' ', 'page', { shiftKey: true })]).toEqual(['next', 'back', 'back']);
  expect(press('ArrowLeft', 'page', { altKey: true })).toBeUndefined();
});

it('ends at both ends, and reads a place from an address', () => {
  expect([toPlace('next', 4, 5), toPlace('back', 0, 5), toPlace('last', 0, 5), toPlace('first', 3, 5), toPlace('next', 1, 5)]).toEqual([
    4, 0, 4, 0, 2,
  ]);
  expect([parsePlace('#2', 5), parsePlace('#9', 5), parsePlace('#0', 5), parsePlace('', 5), parsePlace('#x', 5)]).toEqual([1, 4, 0, 0, 0]);
});
