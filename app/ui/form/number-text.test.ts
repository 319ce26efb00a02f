import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatAmount, parseAmount } from './number-text.ts';

const locales = ['en-GB', 'es', 'de', 'it', 'ru'];

describe('amounts', () => {
  it.each([
    ['1,234.5', 'en-GB', 2, 123_450],
    ['1.234,5', 'de', 2, 123_450],
    ['1\u00a0234,05', 'ru', 2, 123_405],
    ['1 234,05', 'ru', 2, 123_405],
    ['0.1', 'en-GB', 2, 10],
    ['.07', 'en-GB', 2, 7],
    ['−3', 'en-GB', 0, -3],
    ['19.99', 'en-GB', 2, 1999],
    ['8', 'it', 0, 8],
  ])('%s in %s with %i decimals is %i', (text, locale, decimals, amount) => {
    expect(parseAmount(text, locale, decimals)).toBe(amount);
  });

  it.each([
    ['', 2],
    ['.', 2],
    ['-', 2],
    ['1.234', 2],
    ['1.5', 0],
    ['ten', 2],
    ['1e5', 2],
    ['12345678901234567', 0],
  ])('%j with %i decimals is none', (text, decimals) => {
    expect(parseAmount(text, 'en-GB', decimals)).toBeUndefined();
  });

  it('with a point that is no group in German are none, rather than ten times as much', () => {
    expect(['1.5', '12.34', '1.2345', '1234.567'].map((text) => parseAmount(text, 'de', 2))).toEqual([undefined, undefined, undefined, undefined]);
  });

  it('are read as they are written, in every language', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e12, max: 1e12 }), fc.constantFrom(...locales), fc.constantFrom(0, 2, 3), (amount, locale, decimals) => {
        expect(parseAmount(formatAmount(amount, locale, decimals), locale, decimals)).toBe(amount);
      }),
    );
  });

  it('are written with all decimals', () => {
    expect(formatAmount(5, 'de', 2)).toBe('0,05');
    expect(formatAmount(-123_456, 'en-GB', 2)).toBe('-1,234.56');
  });
});
