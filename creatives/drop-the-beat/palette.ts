import { inkOn, luminance, mixColour } from '#creative-sdk/colour.ts';
import type { Brand } from '#protocol/brand.ts';
import type { Finish } from './bud-colour.ts';
import type { Lane } from './rhythm.ts';

/** Lacquer and metal of the four colourways, in the order of the lanes, and the light on the wall behind them. */
const COLOURWAYS = [
  { shell: '#d9380c', metal: '#ffc9a8', wall: '#ff4a1e' },
  { shell: '#1240c8', metal: '#dfe9ff', wall: '#2f62ff' },
  { shell: '#00958a', metal: '#ffdf9e', wall: '#12c2b0' },
  { shell: '#efe7db', metal: '#fff3dc', wall: '#d9c7b0' },
] as const;
/** Colour needs a stronger light on its edge than black does. */
const EDGE = 2.2;
const ONYX = { shell: '#08080b', metal: '#eee3d2' } as const;

export interface Palette {
  readonly primary: string;
  readonly accent: string;
  /** One light a lane, bright enough for the dark stage. */
  readonly lanes: readonly [string, string, string, string];
  readonly onPrimary: string;
  /** Colours of the left and of the right bud; without a lane the black ones of the beginning. */
  finish(side: 0 | 1, lane?: Lane): Finish;
  /** The light on the wall behind the buds of the end card. */
  wall(lane: Lane): string;
}

export function mixPalette(brand: Brand): Palette {
  const primary = lighten(brand.primary);
  const accent = lighten(brand.accent);
  const lanes = [primary, mixColour(primary, '#c090ff', 0.6), mixColour(accent, '#ff0c96', 0.75), accent] as const;
  return {
    primary,
    accent,
    lanes,
    onPrimary: inkOn(primary, '#06090c', '#ffffff'),
    finish(side, lane) {
      const lacquer = lane === undefined ? ONYX : COLOURWAYS[lane];
      const cool = mixColour(primary, '#ffffff', 0.25);
      const warm = mixColour(accent, '#ffffff', 0.15);
      return { ...lacquer, rim: side ? warm : cool, glow: side ? cool : warm, isMarked: side === 0, edge: lane === undefined ? 1 : EDGE };
    },
    wall: (lane) => COLOURWAYS[lane].wall,
  };
}

/** Light must be visible on black: dark brand colours are lightened. */
function lighten(hex: string): string {
  let colour = hex;
  for (let i = 0; i < 8 && luminance(colour) < 0.24; i++) colour = mixColour(colour, '#ffffff', 0.16);
  return colour;
}
