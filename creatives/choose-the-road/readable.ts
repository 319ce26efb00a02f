import { contrast, mixColour } from '#creative-sdk/colour.ts';

/** The card's ground, and the contrast that words keep on it (WCAG 2 AA, with a margin). */
export const CARD = '#140d26';
const READABLE = 5;

/** The brand's colour, lightened until it reads on the dark card. */
export function readable(primary: string): string {
  for (let t = 0; t < 1; t += 0.1) {
    const tint = mixColour(primary, '#ffffff', t);
    if (contrast(tint, CARD) >= READABLE) return tint;
  }
  return '#ffffff';
}
