import { expect, it } from 'vitest';
import { noBrand, toBrand } from '#protocol/brand.ts';
import { brandTexts } from './brand-fields.ts';

it('a field takes as many characters as the brand keeps of them', () => {
  const long = Object.fromEntries(brandTexts.map(({ part }) => [part, 'x'.repeat(1000)]));
  const kept = toBrand(long, noBrand);
  expect(brandTexts.map(({ part }) => kept[part].length)).toEqual(brandTexts.map(({ length }) => length));
});
