/** Which floor a face of the drum is a photograph of, or the wall of the end card. */
export type GroundKind = 'water' | 'stone' | 'silk' | 'plaster' | 'sand' | 'wall';

export interface RitualStep {
  readonly id: string;
  readonly name: string;
  /** How much of it is sold. */
  readonly size: string;
  /** What its essence is, how skin feels with it, and its colour in the vial. */
  readonly essence: string;
  readonly feel: string;
  readonly colour: string;
  /** Whole units of the copy's currency. */
  readonly price: number;
  readonly ground: GroundKind;
  /** The floor's shadow, middle and light. */
  readonly ramp: readonly [string, string, string];
  /** The room around the drum while this face is in front. */
  readonly room: string;
}

/** In the order of the routine; the drum rolls through them for ever. */
export const STEPS: readonly RitualStep[] = [
  {
    id: 'cleanse',
    name: 'Cleanse',
    size: '150 ml',
    essence: 'rain',
    feel: 'clear',
    colour: '#6fc3bd',
    price: 28,
    ground: 'water',
    ramp: ['#6f9f98', '#aed0c6', '#f7fffb'],
    room: '#dbe8e1',
  },
  {
    id: 'tone',
    name: 'Tone',
    size: '120 ml',
    essence: 'sage',
    feel: 'calm',
    colour: '#8cb364',
    price: 32,
    ground: 'stone',
    ramp: ['#a8977d', '#ddd0ba', '#faf4e8'],
    room: '#ebe4d6',
  },
  {
    id: 'serum',
    name: 'Serum',
    size: '30 ml',
    essence: 'amber',
    feel: 'bright',
    colour: '#ea962f',
    price: 46,
    ground: 'silk',
    ramp: ['#a65f53', '#dfa294', '#ffe3d8'],
    room: '#f3ddd2',
  },
  {
    id: 'cream',
    name: 'Cream',
    size: '50 ml',
    essence: 'oat',
    feel: 'soft',
    colour: '#efd4a4',
    price: 52,
    ground: 'plaster',
    ramp: ['#6d8a6f', '#a9c0a3', '#e3ecd9'],
    room: '#dde6d4',
  },
  {
    id: 'spf',
    name: 'SPF 50',
    size: '40 ml',
    essence: 'zinc',
    feel: 'shielded',
    colour: '#fffaf0',
    price: 34,
    ground: 'sand',
    ramp: ['#b07f50', '#e2bb8b', '#fdeacb'],
    room: '#f4e5cf',
  },
];

export const stepAt = (index: number): RitualStep => {
  const step = STEPS[((Math.round(index) % STEPS.length) + STEPS.length) % STEPS.length];
  if (!step) throw new Error('The drum has no faces');
  return step;
};
