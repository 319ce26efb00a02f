import { luminance, mixColour, readableOn } from '#creative-sdk/colour.ts';

const INK = '#0b0510';
/** Foil and gold need a dark room: the lit middle of the table is never lighter than this. */
const LIGHTEST = 0.035;

/** The brand's colour as the lit middle of a dark table. */
export function nightOf(primary: string): string {
  for (let depth = 0.3; depth < 0.95; depth += 0.05) {
    const colour = mixColour(primary, INK, depth);
    if (luminance(colour) <= LIGHTEST) return colour;
  }
  return INK;
}

/** `accent`, or the nearest tint of it that can be read as text on `ground`. */
export function readable(accent: string, ground: string): string {
  return readableOn(accent, ground, 6);
}
