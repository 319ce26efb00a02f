import type { Brand } from '#protocol/brand.ts';
import { wrapHour } from './day.ts';

export const brand = {
  name: 'lumara isles',
  headline: 'Live a whole day',
  cta: 'Plan the trip',
  landing: 'https://lumara-isles.example/',
  primary: '#ffe2a0',
  accent: '#ffb347',
} satisfies Brand;

export const copy = {
  slider: 'Time of day: drag the light',
  meet: 'Meet us at',
  again: 'Live it again',
  offer: '3 nights from $390',
  hint: 'Left and right change the hour, Enter keeps it.',
  kept: (clock: string, place: string) => `Meet us at ${clock}. ${place}.`,
  choose: (place: string, clock: string) => `${place}, ${clock}`,
} as const;

/** What the islands are doing, from this hour on. */
const doings: readonly (readonly [number, string])[] = [
  [0, 'Boats asleep'],
  [3.6, 'First light'],
  [5.6, 'Sunrise'],
  [6.7, 'Market opens'],
  [8.2, 'Sails out'],
  [10.2, 'Clear water'],
  [12.2, 'Noon shade'],
  [13.4, 'Tea is ready'],
  [15.2, 'Up the cliffs'],
  [17, 'Long shadows'],
  [18.6, 'Golden hour'],
  [19.7, 'Lanterns up'],
  [22, 'Stars out'],
  [24, 'Boats asleep'],
];

export function doingAt(hour: number): string {
  const h = wrapHour(hour);
  return doings.findLast(([from]) => from <= h)?.[1] ?? '';
}
