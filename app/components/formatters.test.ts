import { expect, it } from 'vitest';
import { getFormatters } from './formatters.ts';

/** Spaces that do not break look like any other. */
const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ');

it.each([
  ['en', '$9,373.70', '+$3,396.10', '0.0125 BTC', '+2.8%'],
  ['de', '9.373,70 $', '+3.396,10 $', '0,0125 BTC', '+2,8 %'],
  ['es', '9.373,70 $', '+3.396,10 $', '0,0125 BTC', '+2,8 %'],
  ['it', '9.373,70 $', '+3.396,10 $', '0,0125 BTC', '+2,8%'],
  ['ru', '9 373,70 $', '+3 396,10 $', '0,0125 BTC', '+2,8 %'],
])('writes amounts in %s', (tag, ...amounts) => {
  const format = getFormatters(tag);
  const written = [format.usd(9373.7), format.signedUsd(3396.1), format.money({ amount: 0.0125, currency: 'BTC' }), format.change(2.8)];
  expect(written.map(plain)).toEqual(amounts);
});

it('writes dollars as dollars, and a loss with its sign', () => {
  const format = getFormatters('en');
  expect([format.money({ amount: 5, currency: 'USD' }), format.change(-1.4), format.change(0)]).toEqual(['$5.00', '-1.4%', '0%']);
});
