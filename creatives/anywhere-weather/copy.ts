import type { Brand } from '#protocol/brand.ts';

export const brand = {
  name: 'aerolune',
  headline: 'Rain here, sun there',
  cta: 'Fly now',
  landing: 'https://aerolune.example/',
  primary: '#ffc22e',
  accent: '#fff0cf',
} satisfies Brand;

/** `headline` and `cta` are what stands there before there are data; a visitor's own stay. */
export const copy = {
  slider: 'Cabin blind',
  hint: 'Up and down move the blind, Home and End close and open it.',
  destinations: 'Destination',
  lift: 'Lift the blind',
  pull: 'Pull the blind',
  again: 'Play again',
  pass: 'Boarding pass',
  offer: 'Window seat',
  from: (city: string) => `From ${city}`,
  another: (city: string) => `From ${city}. Show another city`,
  skies: { clear: 'clear skies', clouds: 'clouds', rain: 'rain', snow: 'snow', fog: 'fog', storm: 'a storm' },
  here: (degrees: string, sky: string, city: string) => `${degrees} and ${sky} in ${city}.`,
  /** Who has clear skies, or goes from snow to snow, leaves something else. */
  leave: (sky: string, isCold: boolean, place: string) => `Leave the ${sky === 'clear' || (isCold && sky === 'snow') ? 'desk' : sky} for ${place}.`,
  there: (degrees: string, place: string) => `${degrees} in ${place}.`,
  departs: (time: string, isTomorrow: boolean) => `${isTomorrow ? 'Tomorrow' : 'Today'} ${time}`,
  gate: (span: string) => `Gate closes in ${span}`,
  closed: (next: string) => `Boarding closed. Next ${next}`,
  go: 'Fly',
  fly: 'Fly for ',
  raised: (percent: number, place: string) => `${percent} % open on ${place}`,
  fare: (place: string, price: string) => `${place} for ${price}`,
  arrived: (place: string, warmth: number, price: string) => `${place}, ${warmth} degrees, for ${price}.`,
} as const;
