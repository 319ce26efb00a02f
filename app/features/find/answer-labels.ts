import type { Label } from '#app/i18n/dictionaries/en.ts';
import type { Screen } from '#catalogue/find-demos.ts';
import type { Goal, Material } from '#catalogue/vocabulary.ts';

/** How the answers are named, in the questions and in the reasons. */
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

export const screenLabels = { desktop: 'Desktop', mobile: 'Mobile', tv: 'Television' } as const satisfies Readonly<Record<Screen, Label>>;

export const materialLabels = {
  video: 'A film',
  pictures: 'Pictures of products',
  feed: 'A product feed with prices',
} as const satisfies Readonly<Record<Material, Label>>;
