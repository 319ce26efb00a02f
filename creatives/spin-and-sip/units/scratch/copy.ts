import type { Offer } from './offer.ts';

/** Every word of the ad that the brand does not bring itself. */
export const COPY = {
  name: 'Halden Huts',
  hint: 'Rub the frost',
  breathe: 'Breathe on it',
  kept: 'Kept warm for you',
  offer: 'Two nights, the third on us.',
  pane: 'A frosted window. Arrow keys move a mitten, Space rubs the frost away.',
  joke: 'Not valid for snowmen.',
  code: 'Your code',
  again: 'Let it freeze again',
  cleared: (percent: number) => `${percent} percent clear.`,
  opened: ({ bed, code }: Offer) => `The window is open. ${bed} is kept warm for you: two nights, the third on us. Your code is ${code}.`,
} as const;
