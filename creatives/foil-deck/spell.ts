import { type CreatureId, creatureIds, creatures } from './creatures.ts';

export interface Spell {
  /** The three creatures in the order of the set, whatever order they were drafted in. */
  readonly key: string;
  readonly name: string;
  /** Force and ward of the three, how many times stronger they are together, and both multiplied. */
  readonly sum: number;
  readonly bond: number;
  readonly power: number;
}

/** No three are as strong. */
export const MOST_POWER = 10_000;

/** Name, and how many times stronger the three are together than alone. */
const spells: Readonly<Record<string, readonly [name: string, bond: number]>> = {
  'fox-owl-dragon': ['Shattered Sky', 2.6],
  'fox-owl-tide': ['Moonglass Hour', 2.9],
  'fox-owl-titan': ['The Quiet Forest', 2.2],
  'fox-dragon-tide': ['Mirage Tempest', 2.4],
  'fox-dragon-titan': ['Lantern Avalanche', 2.3],
  'fox-tide-titan': ['Emerald Undertow', 2.5],
  'owl-dragon-tide': ['Storm of Pages', 2.7],
  'owl-dragon-titan': ['Siege of Feathers', 2.1],
  'owl-tide-titan': ['Midnight Harbour', 2.0],
  'dragon-tide-titan': ['World Unfolding', 2.8],
};

export function combine(hand: readonly CreatureId[]): Spell {
  const key = creatureIds.filter((id) => hand.includes(id)).join('-');
  const [name, bond] = spells[key] ?? ['Wild Magic', 1];
  const sum = hand.reduce((total, id) => total + creatures[id].force + creatures[id].ward, 0);
  return { key, name, sum, bond, power: Math.round(sum * bond) };
}
