import { readableOn } from '#creative-sdk/colour.ts';

/** The lightest wall that words stand on, scrim included, and the contrast they keep (WCAG 2 AA, with a margin). */
const WALL = '#453a31';
const READABLE = 4.8;

/** The brand's colour, lightened until it reads on the wall. */
export function readable(primary: string): string {
  return readableOn(primary, WALL, READABLE);
}
