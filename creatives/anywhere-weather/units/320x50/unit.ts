import type { UnitRecord } from '#catalogue/demo.ts';

export const unit = {
  size: '320x50',
  device: ['mobile'],
  placement: 'sticky',
} satisfies UnitRecord;
