import type { PaymentModel } from './payment-models.ts';

/** Whose campaigns a demo speaks for: the advertiser's trade. */
export const trades = [
  'drinks',
  'food',
  'finance',
  'electronics',
  'travel',
  'automotive',
  'beauty',
  'property',
  'fashion',
  'games',
  'home',
  'retail',
] as const;
export type Trade = (typeof trades)[number];

/** What a campaign is to bring. */
export const goals = ['awareness', 'launch', 'traffic', 'video views', 'leads', 'installs', 'sales', 'store visits'] as const;
export type Goal = (typeof goals)[number];

/** How a campaign with this goal is usually paid. */
export const modelsOfGoal: Readonly<Record<Goal, readonly PaymentModel[]>> = {
  awareness: ['CPM'],
  launch: ['CPM'],
  traffic: ['CPC'],
  'video views': ['CPCV'],
  leads: ['CPL', 'CPA'],
  installs: ['CPI', 'CPA'],
  sales: ['CPS', 'CPA'],
  'store visits': ['CPA'],
};

/** What an advertiser may have, besides the logo that everybody has: a film, pictures of products, a feed of products with their prices. */
export const materials = ['video', 'pictures', 'feed'] as const;
export type Material = (typeof materials)[number];
