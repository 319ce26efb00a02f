/** The texts of a brand, in the order of their fields, with the lengths of protocol/brand.ts. */
export const brandTexts = [
  { part: 'name', label: 'Name', length: 40 },
  { part: 'headline', label: 'Headline', length: 90 },
  { part: 'cta', label: 'Call to action', length: 24 },
] as const;

export const brandColours = [
  { part: 'primary', label: 'Main colour' },
  { part: 'accent', label: 'Second colour' },
] as const;

/** Shown in a colour's field where none is chosen; the ad keeps its own then. */
export const NO_COLOUR = '#857f72';

/** `#14532d` of a colour as a style guide writes it: in capitals, or without its sign. Undefined for anything else. */
export function parseColour(text: string): string | undefined {
  const digits = /^#?([0-9a-f]{6})$/i.exec(text.trim())?.[1];
  return digits && `#${digits.toLowerCase()}`;
}
