import { readableOn } from '#creative-sdk/colour.ts';

/** The lightest wood that words stand on, and the contrast they keep (WCAG 2 AA, with a margin for the sheen). */
const WOOD = '#2c1912';
const READABLE = 5;

/** The brand's colour, lightened until it reads on dark wood. */
export function readable(primary: string): string {
  return readableOn(primary, WOOD, READABLE);
}
