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
