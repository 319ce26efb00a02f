import { type CreatureId, creatureIds } from './creatures.ts';
import { BURST, FALL, type Flight, RISE, SIEGE, WHIRL } from './flight.ts';
import type { Motif } from './motifs.ts';

/** What the picture of a spell is made of. */
export type Vision = readonly [sky: CreatureId, ground: CreatureId, hero: CreatureId, motifs: readonly [few: Motif, many: Motif], flight: Flight];

export interface Spell {
  /** The three creatures in the order of the set, whatever order they were drafted in. */
  readonly key: string;
  readonly name: string;
  readonly vision: Vision;
}

/** Name; whose sky, whose ground, who stands in it, what flies, the last twice as often, and how. */
const spells: Readonly<Record<string, readonly [string, ...Vision]>> = {
  'fox-owl-dragon': ['Shattered Sky', 'owl', 'dragon', 'owl', ['feather', 'shard'], BURST],
  'fox-owl-tide': ['Moonglass Hour', 'owl', 'tide', 'fox', ['feather', 'shard'], WHIRL],
  'fox-owl-titan': ['The Quiet Forest', 'owl', 'titan', 'fox', ['feather', 'shard'], RISE],
  'fox-dragon-tide': ['Mirage Tempest', 'fox', 'tide', 'dragon', ['shard', 'lantern'], WHIRL],
  'fox-dragon-titan': ['Lantern Avalanche', 'fox', 'titan', 'titan', ['shard', 'lantern'], FALL],
  'fox-tide-titan': ['Emerald Undertow', 'tide', 'tide', 'tide', ['shard', 'stone'], WHIRL],
  'owl-dragon-tide': ['Storm of Pages', 'dragon', 'tide', 'dragon', ['feather', 'page'], WHIRL],
  'owl-dragon-titan': ['Siege of Feathers', 'dragon', 'titan', 'titan', ['feather', 'feather'], SIEGE],
  'owl-tide-titan': ['Midnight Harbour', 'owl', 'tide', 'tide', ['feather', 'pearl'], RISE],
  'dragon-tide-titan': ['World Unfolding', 'tide', 'titan', 'dragon', ['stone', 'page'], BURST],
};

export function combine(hand: readonly CreatureId[]): Spell {
  const key = creatureIds.filter((id) => hand.includes(id)).join('-');
  const [name, ...vision] = spells[key] ?? ['Wild Magic', 'fox', 'tide', 'fox', ['shard', 'shard'], WHIRL];
  return { key, name, vision };
}
