import type { UnitRecord } from '#catalogue/demo.ts';

export const unit = {
  size: '320x100',
  placement: 'sticky',
  device: ['mobile'],
} satisfies UnitRecord;
