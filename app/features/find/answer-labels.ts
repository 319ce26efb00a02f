import type { Label } from '#app/i18n/dictionaries/en.ts';
import type { Screen } from '#catalogue/find-demos.ts';
import type { Material } from '#catalogue/vocabulary.ts';

/** How the answers are named, in the questions and in the reasons. */
export const screenLabels = { desktop: 'Desktop', mobile: 'Mobile', tv: 'Television' } as const satisfies Readonly<Record<Screen, Label>>;

export const materialLabels = {
  video: 'A film',
  pictures: 'Pictures of products',
  feed: 'A product feed with prices',
} as const satisfies Readonly<Record<Material, Label>>;
