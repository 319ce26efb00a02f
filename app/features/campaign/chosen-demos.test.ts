import { expect, it } from 'vitest';
import { listChosen, toChosenName } from './chosen-demos.ts';

const name = (...keys: readonly (number | string)[]) => listChosen(keys).map((demo) => toChosenName(demo, (text) => text));

it('names what was chosen with its size, in the order chosen', () => {
  expect(name('9:300x250', 1, '9', '1:scratch', '9:300x250')).toEqual([
    'Strix Studio 360 (300x250)',
    'Spin & Sip (320x480)',
    'Strix Studio 360 (970x250)',
    'Spin & Sip (Scratch full screen)',
  ]);
});

it('names the demo of a unit that is gone, and nothing of a demo that is gone', () => {
  expect(name('9:gone', 9, 99, '99:300x250', '', 'x', Number.NaN)).toEqual(['Strix Studio 360 (970x250)']);
});
