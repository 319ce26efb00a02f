import { mixColour } from '#creative-sdk/colour.ts';
import type { Brand } from '#protocol/brand.ts';

/** What floats in a jelly. */
export type Filling = 'bubbles' | 'powder' | 'swirl' | 'cubes' | 'petals';

export interface Flavour {
  readonly name: string;
  readonly reward: string;
  /** The reward as it is printed on the jelly, in two lines; pearls stand in for an empty one. */
  readonly print: string;
  readonly below: string;
  /** `#rrggbb` of the jelly. */
  readonly colour: string;
  /** Where light leaves it. */
  readonly light: string;
  /** In its depth. */
  readonly deep: string;
  readonly filling: Filling;
}

/** What can be won: the name on the ticket, and what the jelly says of it. */
const UPSIZE = { reward: 'Free upsize', print: 'UP', below: 'SIZE' } as const;
const DISCOUNT = { reward: '30% off', print: '30%', below: 'OFF' } as const;
const PEARLS = { reward: 'Free pearls', print: 'FREE', below: '' } as const;
const SECOND = { reward: '2 for 1', print: '2', below: 'FOR 1' } as const;

const MENU = [
  { name: 'Matcha Cloud', ...UPSIZE, colour: '#86bd45', filling: 'powder' },
  { name: 'Rose Lychee', ...DISCOUNT, colour: '#ff8fa3', filling: 'petals' },
  { name: 'Brown Sugar', ...PEARLS, colour: '#95501f', filling: 'swirl' },
  { name: 'Mango Sun', ...SECOND, colour: '#ffab1a', filling: 'cubes' },
  { name: 'Taro Dream', ...UPSIZE, colour: '#a479e0', filling: 'powder' },
  { name: 'Melon Cream', ...DISCOUNT, colour: '#cfdf5e', filling: 'bubbles' },
  { name: 'Blue Pea', ...PEARLS, colour: '#5f94ea', filling: 'petals' },
  { name: 'House Special', ...SECOND, colour: '', filling: 'bubbles' },
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
  /** The same at eye level, neutral, because the won flavour tints it. */
  readonly wall: readonly [string, string, string];
  readonly shade: string;
  readonly ink: string;
  readonly cream: string;
  readonly tea: string;
  readonly straw: string;
  readonly pearl: string;
}

export function mixPalette(brand: Brand): Palette {
  return {
    flavours: mixFlavours(brand),
    paper: [mixColour('#fff8ea', brand.primary, 0.02), mixColour('#ffeccf', brand.primary, 0.05), mixColour('#fbd3a4', brand.primary, 0.12)],
    wall: ['#fffefb', '#fcf4ea', '#f3e8dc'],
    shade: mixColour('#7a3517', brand.primary, 0.15),
    ink: '#3b160b',
    cream: '#fff8ec',
    tea: brand.primary,
    straw: mixColour(brand.primary, '#ff9c7c', 0.3),
    pearl: brand.accent,
  };
}
