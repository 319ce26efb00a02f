import { expect, it } from 'vitest';
import { noBrand, toBrand } from '#protocol/brand.ts';
import { brandTexts, parseColour } from './brand-fields.ts';

it('a field takes as many characters as the brand keeps of them', () => {
  const long = Object.fromEntries(brandTexts.map(({ part }) => [part, 'x'.repeat(1000)]));
  const kept = toBrand(long, noBrand);
  expect(brandTexts.map(({ part }) => kept[part].length)).toEqual(brandTexts.map(({ length }) => length));
});

it('a typed colour is one of six digits, with or without its sign', () => {
  expect(['#14532d', ' 14532D ', '#FFFFFF'].map(parseColour)).toEqual(['#14532d', '#14532d', '#ffffff']);
  expect(['', '#145', '#14532', '#14532d0', '##14532d', 'green', '#14532g'].map(parseColour)).toEqual(Array(7).fill(undefined));
});
