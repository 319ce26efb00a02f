import type { UnitRecord } from '#catalogue/demo.ts';

export const unit = {
  size: 'full screen',
  device: ['mobile', 'desktop'],
  type: 'Scratch',
  brand: 'Halden Huts',
} satisfies UnitRecord;
