import type { Label } from '#app/i18n/dictionaries/en.ts';
import type { Goal } from '#catalogue/vocabulary.ts';

/** How the goal of a campaign is named. */
export const goalLabels = {
  awareness: 'Awareness',
  launch: 'Product launch',
  traffic: 'Traffic',
  'video views': 'Video views',
  leads: 'Leads',
  installs: 'App installs',
  sales: 'Online sales',
  'store visits': 'Store visits',
} as const satisfies Readonly<Record<Goal, Label>>;
