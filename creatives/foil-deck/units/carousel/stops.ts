export type UpperName = 'rabbit' | 'kerb' | 'roller' | 'puddle' | 'ridge';
export type SoleName = 'wheels' | 'cup' | 'plush' | 'rubber' | 'lugs';

/** What stands in the middle where the two carousels come to rest together. */
export interface Stop {
  readonly upper: UpperName;
  readonly sole: SoleName;
  /** Of a shoe that is whole here; absent where upper and sole are strangers. */
  readonly name?: string;
  readonly line: string;
  readonly price?: string;
  /** Of its light when it snaps. */
  readonly colour: string;
}

/** In the order of the carousel; one begins at the first. */
export const stops: readonly Stop[] = [
  { upper: 'rabbit', sole: 'wheels', line: 'A rabbit on wheels. Not a pair.', colour: '#f7a9bd' },
  { upper: 'kerb', sole: 'cup', name: 'The Kerb', line: 'Made for pavements.', price: '€89', colour: '#e8452c' },
  { upper: 'roller', sole: 'plush', line: 'Rolls nowhere. Not a pair.', colour: '#18a08c' },
  { upper: 'puddle', sole: 'rubber', name: 'The Puddle', line: 'Made for Mondays.', price: '€79', colour: '#ffc61c' },
  { upper: 'ridge', sole: 'lugs', name: 'The Ridge', line: 'Made for the long way.', price: '€139', colour: '#9a5a2c' },
];

/** Shoes that can be made whole. */
export const PAIRS = stops.filter(({ name }) => name).length;

/** Steps from the middle to this stop on the carousel of uppers, the short way round; the soles are as far on the other side. */
export function stepsTo(stop: number, at: number): number {
  const count = stops.length;
  return ((((stop - at + count / 2) % count) + count) % count) - count / 2;
}

/** The stop in the middle. */
export function stopAt(at: number): number {
  const count = stops.length;
  return ((Math.round(at) % count) + count) % count;
}

/** A throw counts as far as it would roll in this time, and no farther than this many steps. */
const ROLL_S = 0.14;
const MOST_STEPS = 2;

/** Where the carousel stops that is let go at `at` with this speed, steps a second; `from` where it was taken. A short push goes one step. */
export function landing(from: number, at: number, speed: number): number {
  const start = Math.round(from);
  const moved = at + speed * ROLL_S - start;
  const steps = Math.abs(moved) > 0.22 && Math.abs(moved) < 1 ? Math.sign(moved) : Math.round(moved);
  return start + Math.max(-MOST_STEPS, Math.min(MOST_STEPS, steps));
}
