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
    mintDeep: mixColour(mint, '#06133a', 0.58),
    mintInk: mixColour(mint, '#04102e', 0.9),
    edge: luminance(accent) < 0.12 ? mixColour(accent, '#ffffff', 0.4) : accent,
  };
}

export const NIGHT = { zenith: '#050719', upper: '#0c1038', middle: '#1c1d66', low: '#4a3d9e', glow: '#b59bf0', floor: '#070921' } as const;
