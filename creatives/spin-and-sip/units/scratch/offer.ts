/** The bed that is kept warm; each visitor is given one. */
const beds = [
  'The bunk under the roof',
  'The bed by the stove',
  'The window alcove',
  'The box bed',
  'The loft for two',
  'The hammock in the attic',
] as const;
/** Read aloud at a door: nothing that sounds or looks like another. */
const SIGNS = '34679ACEFHKMRTXY';

export interface Offer {
  readonly bed: string;
  readonly code: string;
}

/** Draws a bed, and a code: one of the advertiser's, if there are any. */
export function drawOffer(random: () => number, codes: readonly string[] = []): Offer {
  const pick = <T>(all: ArrayLike<T>) => all[Math.floor(random() * all.length)];
  const bed = pick(beds) ?? beds[0];
  return { bed, code: pick(codes) ?? `HUT-${pick(SIGNS)}${pick(SIGNS)}${pick(SIGNS)}${pick(SIGNS)}` };
}
