/** Every word of the ad that the brand does not bring itself, and the sample's name. */
export const COPY = {
  name: 'Casa Velluna',
  /** One at a time. */
  orders: ['Drag to look around', 'Find the key: look around', 'Now drag the sun to sunset'],
  found: 'You found the key',
  goal: 'Look around for the sunset rate',
  look: 'Look around the villa. Arrow keys turn, 1 and 2 walk.',
  seen: (percent: number) => `${percent}% of the way to the sunset rate`,
  time: 'Time of day',
  walk: (place: string) => `Walk to the ${place.toLowerCase()}`,
  arrived: (place: string) => `You are at the ${place.toLowerCase()}.`,
  rate: 'Sunset rate',
  unlocked: 'Sunset rate unlocked',
  was: (nights: number) => `€${460 * nights}`,
  now: (nights: number) => `€${340 * nights}`,
  nights: (count: number) => (count === 1 ? 'a night' : `${count} nights`),
  dates: 'Nights',
  days: ['Fri', 'Sat', 'Sun'],
  sample: 'Sample rate, fictional villa.',
  again: 'Look again',
  start: 'Look around',
} as const;
