import type { Brand } from '#protocol/brand.ts';
import type { FeatureId, RoadId } from './film.ts';

export const brand = {
  name: 'wendara',
  headline: 'Which road tonight?',
  cta: 'Book a test night',
  landing: 'https://wendara.example/',
  primary: '#ffd08c',
  accent: '#ff7a4d',
} satisfies Brand;

export const copy = {
  hint: 'Pick one, or be driven.',
  roads: { coast: 'Coast', forest: 'Forest', desert: 'Desert' },
  /** What a road promises, where it is chosen on a phone upright. */
  promise: { coast: 'last light.', forest: 'first snow.', desert: 'first stars.' },
  take: (road: string) => `Take the ${road.toLowerCase()} road`,
  camp: 'Camp',
  campLabel: 'Skip to the camp',
  close: 'Drive on',
  play: 'Play the film',
  sound: 'Sound',
  again: 'Drive again',
  offer: 'Then €89 a night. All electric, 560 km.',
  gift: 'First night free',
  line: { coast: 'Asleep above the tide.', forest: 'Asleep under the pines.', desert: 'Asleep under the stars.' },
  features: {
    solar: { name: 'Solar roof', figure: '640 W' },
    kitchen: { name: 'Pop-up kitchen', figure: '40 s' },
    range: { name: 'Range', figure: '560 km' },
  },
  notes: {
    coast: {
      solar: 'One afternoon runs the fridge for two days.',
      kitchen: 'From parked to mussels.',
      range: 'The whole coast road, and home again.',
    },
    forest: {
      solar: 'Bifacial cells: snow works as well.',
      kitchen: 'From parked to hot soup.',
      range: 'Still 455 km at ten below.',
    },
    desert: {
      solar: 'Ten hours of sky: it arrives full.',
      kitchen: 'From parked to coffee, before the sun is up.',
      range: 'Past the last filling station.',
    },
  },
  captions: {
    coast: [
      [0, 'The coast road, last light.'],
      [2, 'The roof has been drinking sun all day.'],
      [5, 'Dinner is forty seconds from here.'],
      [8, 'And the cliffs go on for 560 km.'],
    ],
    forest: [
      [0, 'The forest road, first snow.'],
      [2, 'Even the snow lights the roof.'],
      [5, 'Inside, the soup is warm.'],
      [8, 'Quiet enough to hear it fall.'],
    ],
    desert: [
      [0, 'The desert road, first stars.'],
      [2, 'The roof is full. So is the sky.'],
      [5, 'Coffee is on.'],
      [8, 'The next town can wait.'],
    ],
    camp: [
      [0, 'Here, then.'],
      [1.7, 'Roof up. Lights on.'],
      [3, 'Stay the night.'],
    ],
  },
} as const;

/** The caption of a chapter at a second of it. */
export function captionAt(chapter: RoadId | 'camp', second: number): string {
  const lines: readonly (readonly [number, string])[] = copy.captions[chapter];
  return lines.findLast(([from]) => from <= second)?.[1] ?? '';
}

export const featureIds: readonly FeatureId[] = ['solar', 'kitchen', 'range'];
