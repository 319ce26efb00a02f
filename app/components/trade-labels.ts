import type { Label } from '#app/i18n/dictionaries/en.ts';
import type { Trade } from '#catalogue/vocabulary.ts';

/** How a trade is named where a visitor chooses one. */
export const tradeLabels = {
  drinks: 'Drinks',
  food: 'Food',
  finance: 'Finance',
  electronics: 'Electronics',
  travel: 'Travel',
  automotive: 'Automotive',
  beauty: 'Beauty',
  property: 'Real estate',
  fashion: 'Fashion',
  games: 'Games',
  home: 'Home and living',
  retail: 'Retail',
} as const satisfies Readonly<Record<Trade, Label>>;
