import { drawCode } from '../../code.ts';

/** The bed that is kept warm; each visitor is given one. */
const beds = [
  'The bunk under the roof',
  'The bed by the stove',
  'The window alcove',
  'The box bed',
  'The loft for two',
  'The hammock in the attic',
] as const;

export interface Offer {
  readonly bed: string;
  readonly code: string;
}

/** Draws a bed, and a code: one of the advertiser's, if there are any. */
export function drawOffer(random: () => number, codes: readonly string[] = []): Offer {
  const bed = beds[Math.floor(random() * beds.length)] ?? beds[0];
  return { bed, code: drawCode(random, codes, 'HUT-') };
}
