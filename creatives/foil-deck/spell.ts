import { type CreatureId, creatureIds, powerOf } from './creatures.ts';
import { BURST, FALL, type Flight, RISE, SIEGE, WHIRL } from './flight.ts';
import type { Motif } from './motifs.ts';

/** What the picture of a spell is made of. */
export type Vision = readonly [sky: CreatureId, ground: CreatureId, motifs: readonly [few: Motif, many: Motif], flight: Flight];

export interface Spell {
  /** The three creatures in the order of the set, whatever order they were drafted in. */
  readonly key: string;
  readonly name: string;
  /** All their force and ward. */
  readonly power: number;
  readonly vision: Vision;
}

/** Name; whose sky, whose ground, what flies, the last twice as often, and how. */
const spells: Readonly<Record<string, readonly [string, ...Vision]>> = {
  'fox-owl-dragon': ['Shattered Sky', 'owl', 'dragon', ['feather', 'shard'], BURST],
  'fox-owl-tide': ['Moonglass Hour', 'owl', 'tide', ['feather', 'shard'], WHIRL],
  'fox-owl-titan': ['The Quiet Forest', 'owl', 'titan', ['feather', 'shard'], RISE],
  'fox-dragon-tide': ['Mirage Tempest', 'fox', 'tide', ['shard', 'lantern'], WHIRL],
  'fox-dragon-titan': ['Lantern Avalanche', 'fox', 'titan', ['shard', 'lantern'], FALL],
  'fox-tide-titan': ['Emerald Undertow', 'tide', 'tide', ['shard', 'stone'], WHIRL],
  'owl-dragon-tide': ['Storm of Pages', 'dragon', 'tide', ['feather', 'page'], WHIRL],
  'owl-dragon-titan': ['Siege of Feathers', 'dragon', 'titan', ['feather', 'feather'], SIEGE],
  'owl-tide-titan': ['Midnight Harbour', 'owl', 'tide', ['feather', 'pearl'], RISE],
  'dragon-tide-titan': ['World Unfolding', 'tide', 'titan', ['stone', 'page'], BURST],
};

export function combine(hand: readonly CreatureId[]): Spell {
  const key = creatureIds.filter((id) => hand.includes(id)).join('-');
  const [name, ...vision] = spells[key] ?? ['Wild Magic', 'fox', 'tide', ['shard', 'shard'], WHIRL];
  return { key, name, power: hand.reduce((sum, id) => sum + powerOf(id), 0), vision };
}
