import { mixColour } from '#creative-sdk/colour.ts';
import type { Brand } from '#protocol/brand.ts';

/** What floats in a jelly. */
export type Filling = 'bubbles' | 'powder' | 'swirl' | 'cubes' | 'petals';

export interface Flavour {
  readonly name: string;
  readonly reward: string;
  /** `#rrggbb` of the jelly. */
  readonly colour: string;
  /** Where light leaves it. */
  readonly light: string;
  /** In its depth. */
  readonly deep: string;
  readonly filling: Filling;
}

const MENU = [
  { name: 'House Special', reward: '2 for 1', colour: '', filling: 'bubbles' },
  { name: 'Matcha Cloud', reward: 'Free upsize', colour: '#8fbe55', filling: 'powder' },
  { name: 'Rose Lychee', reward: '30% off', colour: '#f79aa6', filling: 'petals' },
  { name: 'Brown Sugar', reward: 'Free pearls', colour: '#8a4b26', filling: 'swirl' },
  { name: 'Mango Sun', reward: '2 for 1', colour: '#fbb02e', filling: 'cubes' },
  { name: 'Taro Dream', reward: 'Free upsize', colour: '#a884d8', filling: 'powder' },
  { name: 'Melon Cream', reward: '30% off', colour: '#d3dd78', filling: 'bubbles' },
  { name: 'Blue Pea', reward: 'Free pearls', colour: '#6f9fe4', filling: 'petals' },
] as const;

/** The eight prizes in the order of the slots. The house flavour is the brand's own colour. */
export function mixFlavours(brand: Brand): readonly Flavour[] {
  return MENU.map((item) => {
    const colour = item.colour || mixColour(brand.primary, '#ffb090', 0.12);
    return { ...item, colour, light: mixColour(colour, '#fff3d6', 0.55), deep: mixColour(colour, '#5a1c12', 0.32) };
  });
}

export interface Palette {
  readonly flavours: readonly Flavour[];
  /** Paper in the sun, between, and in the corner. */
  readonly paper: readonly [string, string, string];
  readonly shade: string;
  readonly ink: string;
  readonly cream: string;
  readonly straw: string;
  readonly pearl: string;
}

export function mixPalette(brand: Brand): Palette {
  return {
    flavours: mixFlavours(brand),
    paper: [mixColour('#fff5e2', brand.primary, 0.03), mixColour('#ffe2bd', brand.primary, 0.1), mixColour('#f8c595', brand.primary, 0.24)],
    shade: mixColour('#7a3517', brand.primary, 0.15),
    ink: '#3b160b',
    cream: '#fff8ec',
    straw: brand.primary,
    pearl: brand.accent,
  };
}
