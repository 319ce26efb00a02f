import type { DeclaredEvent } from '#protocol/tracking.ts';

/** What this ad reports under its own names (docs/decisions/064). */
export const tracking: readonly DeclaredEvent[] = [
  { event: 'interaction', name: 'spin', when: 'The wheel is flicked; the value is its power, 0 to 1.', example: '0.72' },
  { event: 'detail', name: 'peg', when: 'The wheel passes a peg; the value counts them.', example: '12' },
  { event: 'detail', name: 'win', when: 'The wheel stands; the value is the slot that is won.', example: '3' },
  { event: 'interaction', name: 'claim', when: 'The coupon is pressed; the value is its code.', example: 'SIP-4F7K' },
  { event: 'interaction', name: 'again', when: 'The wheel is asked for once more.' },
  { event: 'interaction', name: 'sound', when: 'The sound is switched on or off.', example: 'on' },
];
