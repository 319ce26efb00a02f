import { expect, it } from 'vitest';
import { checkOrder, toOrder } from './exchange-order.ts';

const book = { asks: [{ priceCents: 10_000, units: 500_000_000 }], bids: [{ priceCents: 9_900, units: 500_000_000 }] };
const terms = { coin: 'Litecoin', trade: 'Buy', kind: 'limit', languageTag: 'de' } as const;

it('reads price and amount as the language writes them, to the cent and the unit', () => {
  expect(toOrder({ price: '1.234,56', amount: '0,00000001' }, terms)).toEqual({
    coin: 'Litecoin',
    trade: 'Buy',
    kind: 'limit',
    priceCents: 123_456,
    units: 1,
  });
  expect(toOrder({ price: 'any', amount: '2' }, { ...terms, kind: 'market' })).toMatchObject({ priceCents: 0, units: 200_000_000 });
  expect(toOrder({ price: 'any', amount: '2' }, terms)).toBeUndefined();
});

it.each([
  [{ price: '', amount: '' }, 1e9, { price: 'empty', amount: 'empty' }],
  [{ price: '0', amount: 'two' }, 1e9, { price: 'no number', amount: 'no number' }],
  [{ price: '99999999', amount: '1' }, 1e9, { price: 'too much' }],
  [{ price: '100', amount: '0,05' }, 1e9, { amount: 'too little' }],
  [{ price: '100', amount: '2' }, 19_999, { amount: 'more than held' }],
])('of %j with %i cents finds %j', (draft, free, problems) => {
  expect(checkOrder(draft, terms, book, free)).toEqual({ problems });
});

it('what is right is an order', () => {
  expect(checkOrder({ price: '100', amount: '2' }, terms, book, 20_000)).toHaveProperty('order.units', 200_000_000);
});
