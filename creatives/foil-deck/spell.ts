import { type CreatureId, creatureIds, creatures } from './creatures.ts';
import { BURST, FALL, type Flight, RISE, SIEGE, WHIRL } from './flight.ts';
import type { Motif } from './motifs.ts';

/** What the picture of a spell is made of. */
export type Vision = readonly [sky: CreatureId, ground: CreatureId, hero: CreatureId, motifs: readonly [few: Motif, many: Motif], flight: Flight];

export interface Spell {
  /** The three creatures in the order of the set, whatever order they were drafted in. */
  readonly key: string;
  readonly name: string;
  /** Force and ward of the three, how many times stronger they are together, and both multiplied. */
  readonly sum: number;
  readonly bond: number;
  readonly power: number;
  readonly vision: Vision;
}

/** No three are as strong. */
export const MOST_POWER = 10_000;

/** Name; how many times stronger the three are together than alone; whose sky, whose ground, who stands in it, what flies, the last twice as often, and how. */
const spells: Readonly<Record<string, readonly [string, number, ...Vision]>> = {
  'fox-owl-dragon': ['Shattered Sky', 2.6, 'owl', 'dragon', 'owl', ['feather', 'shard'], BURST],
  'fox-owl-tide': ['Moonglass Hour', 2.9, 'owl', 'tide', 'fox', ['feather', 'shard'], WHIRL],
  'fox-owl-titan': ['The Quiet Forest', 2.2, 'owl', 'titan', 'fox', ['feather', 'shard'], RISE],
  'fox-dragon-tide': ['Mirage Tempest', 2.4, 'fox', 'tide', 'dragon', ['shard', 'lantern'], WHIRL],
  'fox-dragon-titan': ['Lantern Avalanche', 2.3, 'fox', 'titan', 'titan', ['shard', 'lantern'], FALL],
  'fox-tide-titan': ['Emerald Undertow', 2.5, 'tide', 'tide', 'tide', ['shard', 'stone'], WHIRL],
  'owl-dragon-tide': ['Storm of Pages', 2.7, 'dragon', 'tide', 'dragon', ['feather', 'page'], WHIRL],
  'owl-dragon-titan': ['Siege of Feathers', 2.1, 'dragon', 'titan', 'titan', ['feather', 'feather'], SIEGE],
  'owl-tide-titan': ['Midnight Harbour', 2.0, 'owl', 'tide', 'tide', ['feather', 'pearl'], RISE],
  'dragon-tide-titan': ['World Unfolding', 2.8, 'tide', 'titan', 'dragon', ['stone', 'page'], BURST],
};

export function combine(hand: readonly CreatureId[]): Spell {
  const key = creatureIds.filter((id) => hand.includes(id)).join('-');
  const [name, bond, ...vision] = spells[key] ?? ['Wild Magic', 1, 'fox', 'tide', 'fox', ['shard', 'shard'], WHIRL];
  const sum = hand.reduce((total, id) => total + creatures[id].force + creatures[id].ward, 0);
  return { key, name, sum, bond, vision, power: Math.round(sum * bond) };
}
