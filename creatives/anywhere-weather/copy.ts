import type { Brand } from '#protocol/brand.ts';

export const brand = {
  name: 'aerolune',
  headline: 'Rain here, sun there',
  cta: 'Fly now',
  landing: 'https://aerolune.example/',
  primary: '#ffc22e',
  accent: '#fff0cf',
} satisfies Brand;

export const copy = {
  slider: 'Cabin blind',
  hint: 'Up and down move the blind, Home and End close and open it.',
  destinations: 'Destination',
  again: 'Play again',
  blank: '–––',
  currency: '€',
  noFare: 'Live fare, not shown yet',
  from: (city: string) => `From ${city}`,
  another: (city: string) => `From ${city}. Show another city`,
  weather: (place: string, sky: string) => `${place}, ${sky}`,
  raised: (percent: number, place: string) => `${percent} % open on ${place}`,
  fare: (place: string, fare: number) => `${place} for €${fare}`,
  arrived: (place: string, warmth: number, fare: number) => `${place}, ${warmth} degrees, for €${fare}.`,
} as const;
