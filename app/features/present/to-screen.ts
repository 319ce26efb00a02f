import type { Demo } from '#catalogue/demo.ts';
import type { Screen } from '#protocol/meeting.ts';

/** Sizes that are made for a phone's whole screen. */
const phoneSizes = new Set<Demo['size']>(['full screen', '320x480']);

/** What a demo is shown on: the first of its devices. */
export function toScreen({ size, device }: Pick<Demo, 'size' | 'device'>): Screen {
  if (size === 'CTV') return 'television';
  return device[0] === 'mobile' || (phoneSizes.has(size) && device.includes('mobile')) ? 'phone' : 'laptop';
}
