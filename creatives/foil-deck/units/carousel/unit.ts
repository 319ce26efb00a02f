import type { UnitRecord } from '#catalogue/demo.ts';

export const unit = {
  size: 'full screen',
  device: ['mobile'],
  type: 'Carousel split',
  brand: 'Strayfoot',
} satisfies UnitRecord;
