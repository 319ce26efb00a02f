import { luminance, mixColour, readableOn } from '#creative-sdk/colour.ts';
import { hasOwnMark } from '#creative-sdk/own-mark.ts';
import type { Brand } from '#protocol/brand.ts';
import { COPY } from './copy.ts';

/** The brand's colour; steel and stone have none of their own. */
export interface Palette {
  /** The brand's light: card, coins, blade. */
  readonly mint: string;
  readonly mintPale: string;
  /** The blade's stroke through a word. */
  readonly stroke: string;
  readonly mintDeep: string;
  /** Ink on the card and the coins. */
  readonly mintInk: string;
  /** The rim of the tablets. */
  readonly edge: string;
  /** The two blades stand on card and coins. */
  readonly hasMark: boolean;
}

export function mixPalette(brand: Brand): Palette {
  const { primary, accent } = brand;
  // A dark brand colour still has to shine.
  const mint = luminance(primary) < 0.1 ? mixColour(primary, '#ffffff', 0.28) : primary;
  return {
    mint,
    mintPale: mixColour(mint, '#ffffff', 0.72),
    stroke: readableOn(mint, STEEL.ink, 4.5),
    mintDeep: mixColour(mint, '#06201c', 0.58),
    mintInk: mixColour(mint, '#041512', 0.9),
    edge: luminance(accent) < 0.12 ? mixColour(accent, '#ffffff', 0.4) : accent,
    hasMark: hasOwnMark(brand, COPY.name),
  };
}

/** The strongroom under one warm lamp, and the ink of its words. */
export const STEEL = {
  light: '#fbfaf6',
  pale: '#dde1df',
  mid: '#b3bcba',
  deep: '#76827f',
  dark: '#37423f',
  ink: '#0b1a18',
  stone: '#f1ece0',
  lamp: '#ffd993',
} as const;

/** The deposit boxes, from what stands out to what lies back, and the gap between them. */
export const BRASS = ['#f2dfb6', '#dcbf88', '#c4a066', '#7d5a2a'] as const;
