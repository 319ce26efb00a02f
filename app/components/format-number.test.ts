import { expect, it } from 'vitest';
import { formatClock, formatCompact, formatMeasure, formatNumber } from './format-number.ts';

/** Languages part figure and unit by spaces of several kinds. */
const plain = (text: string) => text.replace(/\s/g, ' ');

it('a measured figure and its unit are written as the language does', () => {
  const inRussian = (...figure: [number, Parameters<typeof formatMeasure>[1]]) => plain(formatMeasure(...figure, 'ru'));
  expect([inRussian(79_700, 'B'), inRussian(1_250_000, 'B'), inRussian(705, 'ms'), inRussian(12.3, 's')]).toEqual([
    '79,7 кБ',
    '1,3 МБ',
    '705 мс',
    '12,3 с',
  ]);
  expect([inRussian(18.7, '%'), inRussian(1, '')]).toEqual(['18,7 %', '1']);
  expect(plain(formatMeasure(150_000, 'B', 'en'))).toBe('150 kB');
  expect(plain(formatMeasure(1705, 'ms', 'de'))).toBe('1.705 ms');
  expect(formatNumber(10_000, 'en')).toBe('10,000');
  expect([formatClock(12_045, 'en'), formatClock(12_045, 'ru')]).toEqual(['12.045', '12,045']);
});

it('the unit stands after the figure in each language, as in the caption of the landing page', () => {
  for (const tag of ['en', 'es', 'de', 'it', 'ru']) expect([tag, plain(formatMeasure(0, 'ms', tag))]).toEqual([tag, tag === 'ru' ? '0 мс' : '0 ms']);
});

it('axes have the short form', () => {
  expect([formatCompact(2_580_000, 'en-GB'), plain(formatCompact(2_500_000, 'de'))]).toEqual(['2.6m', '2,5 Mio.']);
  // Beside 10.000 on the same axis.
  expect(formatCompact(8000, 'de')).toBe('8.000');
});
