import type { Inks } from './graver.ts';

export const creatureIds = ['fox', 'owl', 'dragon', 'tide', 'titan'] as const;
export type CreatureId = (typeof creatureIds)[number];

export interface Creature {
  readonly id: CreatureId;
  readonly name: string;
  /** Two or three short lines for the other side of the card. */
  readonly lore: readonly string[];
  /** Force and Ward, as the game counts them. */
  readonly force: number;
  readonly ward: number;
  /** Sky above, light in the middle of it, ground. */
  readonly sky: readonly [night: string, dusk: string, sun: string];
  readonly inks: Inks;
}

export const creatures: Readonly<Record<CreatureId, Creature>> = {
  fox: {
    id: 'fox',
    name: 'Glass Fox',
    lore: ['Bends every light', 'but its own. Arrows', 'pass through, amused.'],
    force: 620,
    ward: 380,
    sky: ['#260a2e', '#8f1d5c', '#ff8a6b'],
    inks: { dark: '#123a5e', mid: '#4bb9d8', light: '#e4fdff', line: '#f4ffff', glow: '#ffd84a' },
  },
  owl: {
    id: 'owl',
    name: 'Owl of Knives',
    lore: ['Nine hundred feathers,', 'all sharpened. It has', 'never been heard.'],
    force: 840,
    ward: 210,
    sky: ['#070f26', '#21427e', '#9fc4ee'],
    inks: { dark: '#121d38', mid: '#6d87ad', light: '#eaf4ff', line: '#f6fbff', glow: '#ffac26' },
  },
  dragon: {
    id: 'dragon',
    name: 'Paper Dragon',
    lore: ['Folded once by a bored', 'emperor. Has refused', 'to unfold since.'],
    force: 910,
    ward: 140,
    sky: ['#2b0710', '#b3241f', '#ffb13d'],
    inks: { dark: '#64201f', mid: '#d98d62', light: '#fff3dc', line: '#fffaf0', glow: '#47f0d8' },
  },
  tide: {
    id: 'tide',
    name: 'Tide Clock',
    lore: ['It does not tell the', 'hour. It tells the sea,', 'and the sea obeys.'],
    force: 540,
    ward: 560,
    sky: ['#02202b', '#0b6f7c', '#8ff0d2'],
    inks: { dark: '#5a1d14', mid: '#ea7f43', light: '#ffedcb', line: '#fff6e2', glow: '#6dfff0' },
  },
  titan: {
    id: 'titan',
    name: 'Moss Titan',
    lore: ['Slept through three', 'ages. Whoever wakes it', 'carries the kettle.'],
    force: 480,
    ward: 890,
    sky: ['#15122e', '#57478f', '#ffcf94'],
    inks: { dark: '#10281c', mid: '#4c8f58', light: '#d9f29a', line: '#f4ffd8', glow: '#ffb02e' },
  },
};

/** What a card is worth to a spell. */
export function powerOf(id: CreatureId): number {
  return creatures[id].force + creatures[id].ward;
}
