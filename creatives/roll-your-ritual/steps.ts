/** Which floor a face of the drum is a photograph of. */
export type GroundKind = 'water' | 'stone' | 'silk' | 'plaster' | 'sand';

export interface RitualStep {
  readonly id: string;
  readonly name: string;
  readonly note: string;
  /** Whole units of the copy's currency. */
  readonly price: number;
  readonly ground: GroundKind;
  /** The floor's shadow, middle and light. */
  readonly ramp: readonly [string, string, string];
  /** The room around the drum while this face is in front. */
  readonly room: string;
  /** Its share of the vial. */
  readonly essence: string;
}

/** In the order of the routine; the drum rolls through them for ever. */
export const STEPS: readonly RitualStep[] = [
  {
    id: 'cleanse',
    name: 'Cleanse',
    note: 'Rainwater gel, 150 ml',
    price: 28,
    ground: 'water',
    ramp: ['#6f9f98', '#aed0c6', '#f7fffb'],
    room: '#dbe8e1',
    essence: '#9fcabf',
  },
  {
    id: 'tone',
    name: 'Tone',
    note: 'Sage leaf toner, 120 ml',
    price: 32,
    ground: 'stone',
    ramp: ['#a8977d', '#ddd0ba', '#faf4e8'],
    room: '#ebe4d6',
    essence: '#a9bf8c',
  },
  {
    id: 'serum',
    name: 'Serum',
    note: 'Amber dew drops, 30 ml',
    price: 46,
    ground: 'silk',
    ramp: ['#a65f53', '#dfa294', '#ffe3d8'],
    room: '#f3ddd2',
    essence: '#e5a04c',
  },
  {
    id: 'cream',
    name: 'Cream',
    note: 'Overnight cloud, 50 ml',
    price: 52,
    ground: 'plaster',
    ramp: ['#6d8a6f', '#a9c0a3', '#e3ecd9'],
    room: '#dde6d4',
    essence: '#f0d9b5',
  },
  {
    id: 'spf',
    name: 'SPF 50',
    note: 'Featherlight veil, 40 ml',
    price: 34,
    ground: 'sand',
    ramp: ['#b07f50', '#e2bb8b', '#fdeacb'],
    room: '#f4e5cf',
    essence: '#f0bf95',
  },
];

export const stepAt = (index: number): RitualStep => {
  const step = STEPS[((Math.round(index) % STEPS.length) + STEPS.length) % STEPS.length];
  if (!step) throw new Error('The drum has no faces');
  return step;
};
