import type { DeclaredEvent } from '#protocol/tracking.ts';
import { tracking as demo } from '../../tracking.ts';

/** The strip opens at the first dish; where nothing lets it open, that dish is all, and the bag opens by itself. */
export const tracking: readonly DeclaredEvent[] = [
  ...demo.filter(({ name }) => name !== 'checkout'),
  { event: 'expand', when: 'A dish is packed: the strip asks to be opened.' },
  { event: 'collapse', when: 'The ad that was opened is shut to a strip again.' },
  {
    event: 'interaction',
    name: 'checkout',
    when: 'The bag is opened, or opens after a press that packed nothing; the value is the sum, dollars.',
    example: '13',
  },
  { event: 'detail', name: 'checkout', when: 'The bag opens by itself after a dish; the value is the sum, dollars.', example: '13' },
];
