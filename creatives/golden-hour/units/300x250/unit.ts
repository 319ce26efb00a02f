import type { UnitRecord } from '#catalogue/demo.ts';

export const unit = {
  size: '300x250',
  device: ['desktop', 'mobile'],
} satisfies UnitRecord;
