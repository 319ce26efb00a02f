import type { UnitRecord } from '#catalogue/demo.ts';

export const unit = {
  size: '320x100',
  device: ['mobile'],
} satisfies UnitRecord;
