/** Every word of the ad that the brand does not bring itself. */
export const COPY = {
  hint: 'Drag to look around. Move the sun.',
  goal: 'Look around 60% for the sunset rate',
  look: 'Look around the villa. Arrow keys turn, 1 to 4 walk, N is night.',
  seen: (percent: number) => `${percent}% seen`,
  time: 'Time of day',
  walk: (place: string) => `Walk to the ${place.toLowerCase()}`,
  more: (count: number, side: string) => `${count} more to the ${side}`,
  arrived: (place: string) => `You are at the ${place.toLowerCase()}.`,
  rate: 'Sunset rate',
  unlocked: 'Sunset rate unlocked',
  was: '€460',
  now: '€340',
  night: 'a night',
  sample: 'Sample rate, fictional villa.',
  again: 'Look again',
  start: 'Look around',
} as const;
