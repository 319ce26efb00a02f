import type { UnitRecord } from '#catalogue/demo.ts';

export const unit = {
  size: '320x50',
  opensTo: '320x250',
  placement: 'sticky',
  device: ['mobile'],
} satisfies UnitRecord;
