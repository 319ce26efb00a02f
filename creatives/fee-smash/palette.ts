import { luminance, mixColour } from '#creative-sdk/colour.ts';
import type { Brand } from '#protocol/brand.ts';

/** Night, and one light in it. */
export interface Palette {
  /** The brand's light: card, coins, blade. */
  readonly mint: string;
  readonly mintPale: string;
  readonly mintDeep: string;
  /** Ink on the card and the coins. */
  readonly mintInk: string;
  /** The rim of the tablets. */
  readonly edge: string;
}

export function mixPalette({ primary, accent }: Brand): Palette {
  // A dark brand colour still has to shine at night.
  const mint = luminance(primary) < 0.1 ? mixColour(primary, '#ffffff', 0.28) : primary;
  return {
    mint,
    mintPale: mixColour(mint, '#ffffff', 0.72),
    mintDeep: mixColour(mint, '#06201c', 0.58),
    mintInk: mixColour(mint, '#041512', 0.9),
    edge: luminance(accent) < 0.12 ? mixColour(accent, '#ffffff', 0.4) : accent,
  };
}

/** A wet street under sodium lamps: its warm light sets off the brand's and the cold glass. */
export const NIGHT = { zenith: '#040506', upper: '#07090b', middle: '#0d1013', low: '#2a1f16', glow: '#ffb866', floor: '#060708' } as const;
