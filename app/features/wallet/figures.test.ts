import { expect, it } from 'vitest';
import { getFigures } from './figures.ts';

/** Spaces that do not break look like any other. */
const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ');

it.each([
  ['en', '$9,373.70', '+$3,396.10', '0.0125 BTC', '+2.8%'],
  ['de', '9.373,70 $', '+3.396,10 $', '0,0125 BTC', '+2,8 %'],
  ['es', '9.373,70 $', '+3.396,10 $', '0,0125 BTC', '+2,8 %'],
  ['it', '9.373,70 $', '+3.396,10 $', '0,0125 BTC', '+2,8%'],
  ['ru', '9 373,70 $', '+3 396,10 $', '0,0125 BTC', '+2,8 %'],
])('writes amounts in %s', (tag, ...amounts) => {
  const figures = getFigures(tag);
  const written = [figures.usd(9373.7), figures.signedUsd(3396.1), figures.money({ amount: 0.0125, currency: 'BTC' }), figures.change(2.8)];
  expect(written.map(plain)).toEqual(amounts);
});

it('writes dollars as dollars, and a loss with its sign', () => {
  const figures = getFigures('en');
  expect([figures.money({ amount: 5, currency: 'USD' }), figures.change(-1.4), figures.change(0)]).toEqual(['$5.00', '-1.4%', '0%']);
});
