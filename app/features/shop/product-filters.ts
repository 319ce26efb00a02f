import { getFormatters } from '#app/components/formatters.ts';
import type { Filter } from '#app/components/list/list-view.ts';
import type { Text } from '#app/i18n/use-text.ts';
import type { Product, Shop } from '#mock-api/records/shop.ts';

/** Ends of the ranges of prices that are offered, in US dollars. */
const PRICES = [0, 500, 1000, 2000, Number.POSITIVE_INFINITY];
/** Least offers and least ratings. */
const OFFERS = [10, 20, 30];
const RATINGS = [4.5, 4, 3.5];

interface FilterOptions {
  readonly text: Text;
  readonly products: readonly Product[];
  readonly shops: readonly Shop[];
}

/** By category, price, offer, rating and shop, all of which combine. */
export function createFilters({ text: { t, tData, language }, products, shops }: FilterOptions): readonly Filter<Product>[] {
  const format = getFormatters(language.tag);
  const toRange = (from: number, to = 0) => {
    if (from === 0) return t('Below {{amount}}', { amount: format.wholeUsd(to) });
    if (to === Number.POSITIVE_INFINITY) return t('From {{amount}}', { amount: format.wholeUsd(from) });
    return t('{{from}} to {{to}}', { from: format.wholeUsd(from), to: format.wholeUsd(to) });
  };
  const toRating = (rating: number) => new Intl.NumberFormat(language.tag, { minimumFractionDigits: 1 }).format(rating);
  return [
    {
      key: 'category',
      label: t('Category'),
      all: t('All categories'),
      options: [...new Set(products.map(({ category }) => category))].map((category) => ({ value: category, text: tData(category) })),
      matches: ({ category }, wanted) => category === wanted,
    },
    {
      key: 'price',
      label: t('Price'),
      all: t('Any price'),
      options: PRICES.slice(0, -1).map((from, index) => ({ value: String(from), text: toRange(from, PRICES[index + 1]) })),
      matches: ({ newPrice }, from) => newPrice >= Number(from) && newPrice < (PRICES[PRICES.indexOf(Number(from)) + 1] ?? 0),
    },
    {
      key: 'offer',
      label: t('Offer'),
      all: t('With and without'),
      options: OFFERS.map((offer) => ({ value: String(offer), text: t('{{offer}} and more', { offer: format.share(offer / 100) }) })),
      matches: ({ offer }, least) => offer >= Number(least),
    },
    {
      key: 'rating',
      label: t('Rating'),
      all: t('Any rating'),
      options: RATINGS.map((rating) => ({ value: String(rating), text: t('{{rating}} and more', { rating: toRating(rating) }) })),
      matches: ({ rating }, least) => rating >= Number(least),
    },
    {
      key: 'shop',
      label: t('Shop'),
      all: t('All shops'),
      options: shops.map(({ id, name }) => ({ value: String(id), text: name })),
      matches: ({ shop }, wanted) => String(shop) === wanted,
    },
  ];
}
