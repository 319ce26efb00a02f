/** What falls from the morning sky. */
export const KINDS = ['blueberry', 'almond', 'banana', 'honey', 'oat'] as const;
export type Kind = (typeof KINDS)[number];

export interface Ingredient {
  /** Its words in the name of a mix: first the adjective, then the noun ("Blue Almond"). */
  readonly first: string;
  readonly second: string;
  readonly label: string;
  /** Its part of the composition bar. */
  readonly colour: string;
  /** Half of its longest side, design units. */
  readonly radius: number;
  /** Turns a second while it falls. */
  readonly tumble: number;
}

export const INGREDIENTS: Readonly<Record<Kind, Ingredient>> = {
  blueberry: { first: 'Blue', second: 'Berry', label: 'Blueberry', colour: '#40508f', radius: 16, tumble: 0.34 },
  almond: { first: 'Nutty', second: 'Almond', label: 'Almond', colour: '#a3622f', radius: 20, tumble: 0.42 },
  banana: { first: 'Sunny', second: 'Banana', label: 'Banana', colour: '#f2d57c', radius: 20, tumble: 0.38 },
  honey: { first: 'Golden', second: 'Honey', label: 'Honey', colour: '#e08a16', radius: 19, tumble: 0 },
  oat: { first: 'Toasted', second: 'Oat', label: 'Golden oat', colour: '#ffc94a', radius: 21, tumble: 0.5 },
};
