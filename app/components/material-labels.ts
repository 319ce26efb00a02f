import type { Label } from '#app/i18n/dictionaries/en.ts';
import type { Material } from '#catalogue/vocabulary.ts';

/** What an advertiser hands over besides logo, colours and words. Labels of the workspace. */
export const materialLabels = {
  video: 'A film',
  pictures: 'Pictures of products',
  feed: 'A product feed with prices',
} as const satisfies Readonly<Record<Material, Label>>;
