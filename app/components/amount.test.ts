import { expect, it } from 'vitest';
import { formatAmount, parseAmount } from './amount.ts';

it.each<[string, string, number | undefined]>([
  ['250', 'en', 250],
  ['0.5', 'en', 0.5],
  ['0.5', 'de', 0.5],
  ['0,5', 'de', 0.5],
  ['0,5', 'en', 0.5],
  ['1,000', 'en', 1000],
  ['1.000', 'de', 1000],
  ['1.000', 'en', 1],
  ['1,000', 'de', 1],
  ['0.500', 'de', 0.5],
  ['1,234.56', 'en', 1234.56],
  ['1.234,56', 'en', 1234.56],
  ['1,000,000', 'de', 1_000_000],
  [' 1 250,5 ', 'ru', 1250.5],
  ["1'250.5", 'it', 1250.5],
  ['.5', 'en', 0.5],
  ['5.', 'en', 5],
  ['', 'en', undefined],
  ['.', 'en', undefined],
  ['abc', 'en', undefined],
  ['-5', 'en', undefined],
  ['1e5', 'en', undefined],
  ['1,2,3', 'en', undefined],
  ['1.2,3.4', 'en', undefined],
  ['<b>5</b>', 'en', undefined],
  ['9'.repeat(10_000), 'en', undefined],
])('parses the amount %s in %s as %s', (text, tag, amount) => {
  expect(parseAmount(text, tag)).toBe(amount);
});

it.each(['en', 'es', 'de', 'it', 'ru'])('formats in %s an amount that it can parse again', (tag) => {
  for (const amount of [0.00000001, 0.12345678, 1234.5, 50_000, 999.999]) expect(parseAmount(formatAmount(amount, 8, tag), tag)).toBe(amount);
});
