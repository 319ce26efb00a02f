import { expect, it } from 'vitest';
import { createI18n } from '#app/i18n/create-i18n.ts';
import { createText } from '#app/i18n/use-text.ts';
import type { Product } from '#mock-api/records/shop.ts';
import { languages } from '#protocol/languages.ts';
import { createFilters } from './product-filters.ts';

const text = createText(createI18n(languages[0], {}));

const product = (part: Partial<Product>): Product => ({
  id: 1,
  image: 'descent',
  name: 'Kit',
  category: 'CTV',
  shop: 1,
  madeFrom: 'descent',
  rating: 4,
  oldPrice: 500,
  newPrice: 500,
  isOffer: false,
  offer: 0,
  reviews: 1,
  subImage: [],
  specification: [],
  features: [],
  colorOptions: [],
  ...part,
});

const shops = [{ id: 1, name: 'Fold Nine', color: 'dark', product: 1, balance: 1 }];
const filterOf = (key: string, products: readonly Product[] = []) => {
  const found = createFilters({ text, products, shops }).find((one) => one.key === key);
  if (!found) throw new Error(key);
  return found;
};
const passing = (key: string, one: Product) => {
  const { options, matches } = filterOf(key);
  return options.filter(({ value }) => matches(one, value)).map(({ text: shown }) => shown);
};

it.each([
  [0, 'Below $500'],
  [499.99, 'Below $500'],
  [500, '$500 to $1,000'],
  [999.99, '$500 to $1,000'],
  [1000, '$1,000 to $2,000'],
  [2000, 'From $2,000'],
  [1_000_000, 'From $2,000'],
])('a price of %d is in exactly one range: %s', (newPrice, range) => {
  expect(passing('price', product({ newPrice }))).toEqual([range]);
});

it.each([
  [0, []],
  [9, []],
  [10, ['10% and more']],
  [40, ['10% and more', '20% and more', '30% and more']],
])('an offer of %d percent is found by %j', (offer, found) => {
  expect(passing('offer', product({ offer }))).toEqual(found);
});

it('ratings and shops are found, categories are those that there are', () => {
  expect(passing('rating', product({ rating: 4 }))).toEqual(['4.0 and more', '3.5 and more']);
  expect(passing('shop', product({ shop: 1 }))).toEqual(['Fold Nine']);
  expect(passing('shop', product({ shop: 2 }))).toEqual([]);
  const { options, matches } = filterOf('category', [product({}), product({ category: 'Horizon' }), product({})]);
  expect(options.map(({ value }) => value)).toEqual(['CTV', 'Horizon']);
  expect(matches(product({}), 'Horizon')).toBe(false);
});
