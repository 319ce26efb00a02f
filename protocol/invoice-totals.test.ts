import { expect, it } from 'vitest';
import { computeInvoiceTotals } from './invoice-totals.ts';

it.each([
  ['nothing', [], 0, 20, { amounts: [], subTotal: 0, vat: 0, total: 0 }],
  ['one piece', [[1, 392]], 0, 0, { amounts: [392], subTotal: 392, vat: 0, total: 392 }],
  [
    'prices that are no binary fractions',
    [
      [3, 0.1],
      [1, 0.2],
    ],
    0,
    0,
    { amounts: [0.3, 0.2], subTotal: 0.5, vat: 0, total: 0.5 },
  ],
  [
    'each line rounded by itself',
    [
      [0.333, 10],
      [0.333, 10],
      [0.333, 10],
    ],
    0,
    0,
    { amounts: [3.33, 3.33, 3.33], subTotal: 9.99, vat: 0, total: 9.99 },
  ],
  ['half a cent rounded up', [[0.5, 0.01]], 0, 0, { amounts: [0.01], subTotal: 0.01, vat: 0, total: 0.01 }],
  ['a price that computers hold as less', [[1, 4.35]], 0, 0, { amounts: [4.35], subTotal: 4.35, vat: 0, total: 4.35 }],
  ['VAT on goods and shipping', [[1, 100]], 9.99, 20, { amounts: [100], subTotal: 100, vat: 22, total: 131.99 }],
  ['VAT of half percents', [[1, 200]], 0, 5.5, { amounts: [200], subTotal: 200, vat: 11, total: 211 }],
  [
    'large sums',
    [
      [412.5, 4.2],
      [1, 99_999_999.99],
    ],
    0,
    20,
    { amounts: [1732.5, 99_999_999.99], subTotal: 100_001_732.49, vat: 20_000_346.5, total: 120_002_078.99 },
  ],
] as const)('the totals of an invoice are right to the cent: %s', (_, lines, shipping, vatPercent, totals) => {
  expect(
    computeInvoiceTotals(
      lines.map(([quantity, price]) => ({ quantity, price })),
      shipping,
      vatPercent,
    ),
  ).toEqual(totals);
});
