import { expect, it } from 'vitest';
import { cutToFit, toFontSize } from './fit-text.ts';

/** Two lines of about forty letters, 12 points. */
const room = { w: 4, h: 0.4 };

it('what fits stays as it is, each line by itself and without what cannot be written', () => {
  expect(cutToFit('  The wheel earns\n its second\u0000 look. ', room, 12)).toEqual(['The wheel earns', 'its second  look.']);
});

it('what does not fit ends between two words, and a word without an end in itself', () => {
  const cut = cutToFit('The wheel earns its second look and a third one. '.repeat(40), room, 12).join('');
  expect(cut).toMatch(/^The wheel earns .* [a-z.]+ …$/);
  expect(cut.length).toBeLessThan(90);
  expect(cutToFit('W'.repeat(500), room, 12).join('')).toMatch(/^W{20,60} …$/);
  expect(cutToFit('a\n'.repeat(500), room, 12)).toEqual(['a', 'a …']);
});

it('letters are as large as a row’s longest cell allows', () => {
  const row = (text: string) => [['a', 1] as const, [text, 2] as const];
  expect(toFontSize([row('short')], 0.4, [8, 20])).toBe(20);
  expect(toFontSize([row('a longer text that breaks into some lines')], 0.4, [8, 20])).toBeLessThan(14);
  expect(toFontSize([row('x'.repeat(2000))], 0.4, [8, 20])).toBe(8);
});
