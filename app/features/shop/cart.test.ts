import { expect, it } from 'vitest';
import { findLine, toTotals } from './cart.ts';

const product = (newPrice: number, oldPrice = newPrice) => ({ newPrice, oldPrice });

it.each([
  ['nothing', [], { count: 0, subtotal: 0, discount: 0, total: 0 }],
  ['one at its price', [{ quantity: 1, product: product(520) }], { count: 1, subtotal: 520, discount: 0, total: 520 }],
  ['prices that no sum of fractions holds', [{ quantity: 3, product: product(0.1) }], { count: 3, subtotal: 0.3, discount: 0, total: 0.3 }],
  [
    'offers beside full prices',
    [
      { quantity: 2, product: product(392.35, 490.4) },
      { quantity: 3, product: product(19.99) },
    ],
    { count: 5, subtotal: 1040.77, discount: 196.1, total: 844.67 },
  ],
  ['the most', [{ quantity: 99, product: product(1452.01, 1650) }], { count: 99, subtotal: 163_350, discount: 19_601.01, total: 143_748.99 }],
])('the totals are right to the cent: %s', (_, lines, totals) => {
  expect(toTotals(lines)).toEqual(totals);
});

it('the same product in another colour is another line', () => {
  const lines = [
    { id: 1, product: 3, color: 'Full colour', quantity: 1 },
    { id: 2, product: 3, color: 'Sepia', quantity: 4 },
  ] as const;
  expect(findLine(lines, { product: 3, color: 'Sepia' })?.id).toBe(2);
  expect(findLine(lines, { product: 3, color: 'Petrol' })).toBeUndefined();
  expect(findLine(lines, { product: 1, color: 'Sepia' })).toBeUndefined();
});
