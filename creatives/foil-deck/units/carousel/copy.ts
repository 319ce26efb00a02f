/** Every word of the ad that the brand does not bring itself. */
export const COPY = {
  name: 'Strayfoot',
  rings: 'A shoe cut in two: uppers above, soles below. Left and right arrows move them in opposite directions.',
  hint: 'Drag: uppers one way, soles the other',
  previous: 'Back',
  next: 'Next',
  found: 'Three sole mates',
  terms: 'Feet of two sizes? We sell each shoe by itself.',
  sizes: (price = '') => `${price} a pair, sizes 35 to 48`,
  again: 'Mix them again',
  match: (name: string, line: string, count: number) => `A match: ${name}. ${line} ${count} of 3.`,
  ended: (name: string) => `Three sole mates. ${name} in sizes 35 to 48.`,
} as const;
