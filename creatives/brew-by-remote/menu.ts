/** How the milk lies on the surface. A cloud is what becomes of a figure that failed. */
export type Figure = 'heart' | 'rosetta' | 'tulip' | 'cloud';

export interface Pattern {
  readonly name: string;
  readonly figure: Figure;
  /** Rings of a heart, leaves of a rosetta, rounds of a tulip. */
  readonly count: number;
}

export interface Glass {
  /** Millimetre-like units of the counter; `power` bends the wall: 1 straight, less is a bowl. */
  readonly rim: number;
  readonly foot: number;
  readonly height: number;
  readonly power: number;
}

export interface Drink {
  readonly id: string;
  readonly name: string;
  readonly line: string;
  readonly glass: Glass;
  /** Share of the glass that coffee and then everything reaches. */
  readonly coffee: number;
  readonly full: number;
  /** A heart, a rosetta and a tulip; the samples on the counter show them by strength, soft to bold. */
  readonly patterns: readonly [Pattern, Pattern, Pattern];
}

export const STRENGTHS = 3;

export const drinks: readonly Drink[] = [
  {
    id: 'macchiato',
    name: 'Macchiato',
    line: 'Short, dense, marked with a little milk.',
    glass: { rim: 62, foot: 40, height: 92, power: 0.62 },
    coffee: 0.62,
    full: 0.84,
    patterns: [
      { name: 'Small Heart', figure: 'heart', count: 1 },
      { name: 'Feather', figure: 'rosetta', count: 5 },
      { name: 'Bud', figure: 'tulip', count: 2 },
    ],
  },
  {
    id: 'flat-white',
    name: 'Flat white',
    line: 'Double shot, velvet milk, a skin of foam.',
    glass: { rim: 98, foot: 46, height: 112, power: 0.5 },
    coffee: 0.42,
    full: 0.93,
    patterns: [
      { name: 'Open Heart', figure: 'heart', count: 3 },
      { name: 'Rosetta', figure: 'rosetta', count: 7 },
      { name: 'Tulip', figure: 'tulip', count: 3 },
    ],
  },
  {
    id: 'cortado',
    name: 'Cortado',
    line: 'Half espresso, half warm milk, no more.',
    glass: { rim: 72, foot: 54, height: 118, power: 0.9 },
    coffee: 0.46,
    full: 0.92,
    patterns: [
      { name: 'Heart', figure: 'heart', count: 1 },
      { name: 'Leaf', figure: 'rosetta', count: 6 },
      { name: 'Blossom', figure: 'tulip', count: 2 },
    ],
  },
  {
    id: 'latte',
    name: 'Latte',
    line: 'Tall, slow, mostly milk and morning.',
    glass: { rim: 80, foot: 50, height: 164, power: 0.8 },
    coffee: 0.28,
    full: 0.94,
    patterns: [
      { name: 'Ripple Heart', figure: 'heart', count: 4 },
      { name: 'Fern', figure: 'rosetta', count: 9 },
      { name: 'Stack', figure: 'tulip', count: 3 },
    ],
  },
];

export interface Recipe {
  readonly drink: Drink;
  /** 0 soft, 1 round, 2 bold. */
  readonly strength: number;
  readonly pattern: Pattern;
  /** Grams of ground coffee, grams in the cup, seconds of extraction. */
  readonly dose: number;
  readonly yield: number;
  readonly seconds: number;
}

export function toRecipe(index: number, strength: number): Recipe {
  const drink = drinks[wrap(index)] ?? firstDrink();
  const level = Math.min(STRENGTHS - 1, Math.max(0, Math.round(strength)));
  const dose = 16 + 2 * level;
  return {
    drink,
    strength: level,
    pattern: drink.patterns[level] ?? drink.patterns[1],
    dose,
    yield: dose * 2,
    seconds: 24 + 2 * level,
  };
}

function firstDrink(): Drink {
  const [first] = drinks;
  if (!first) throw new Error('The menu is empty');
  return first;
}

/** The rail is endless: any place on it is one of a drink, or between two. */
export function wrap(index: number): number {
  return ((index % drinks.length) + drinks.length) % drinks.length;
}

/** The shortest way along the endless rail from the present place to a drink, in places. */
export function stepsTo(place: number, drink: number): number {
  const ahead = wrap(drink - place);
  return ahead > drinks.length / 2 ? ahead - drinks.length : ahead;
}

/** The page behind the QR code: the landing page's folder, then the recipe. */
export function toRecipeUrl(landing: string, recipe: Recipe): string {
  const base = landing.replace(/[?#].*$/, '').replace(/\/$/, '');
  return `${base}/recipe/${recipe.drink.id}-${recipe.strength + 1}`;
}

/** … and of this very cup: the pattern that was poured. */
export function toCupUrl(landing: string, recipe: Recipe): string {
  return `${toRecipeUrl(landing, recipe)}/${recipe.pattern.name.toLowerCase().replace(' ', '-')}`;
}
