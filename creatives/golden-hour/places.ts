import { GOLDEN_H, hoursBetween } from './day.ts';

export type PlaceId = 'market' | 'reef' | 'tea' | 'cliff' | 'bar' | 'stars';

export interface Place {
  readonly id: PlaceId;
  readonly name: string;
  /** Its hour. */
  readonly hour: number;
  /** Where it stands on the stage at its hour, as a fraction of the width. */
  readonly at: number;
}

export const places: readonly Place[] = [
  { id: 'market', name: 'Floating market', hour: 7, at: 0.42 },
  { id: 'reef', name: 'The reef', hour: 11, at: 0.5 },
  { id: 'tea', name: 'Tea house', hour: 14, at: 0.4 },
  { id: 'cliff', name: 'Cliff walk', hour: 16, at: 0.46 },
  { id: 'bar', name: 'Sunset bar', hour: GOLDEN_H, at: 0.4 },
  { id: 'stars', name: 'Stargazing', hour: 23, at: 0.62 },
];

/** A place glows this many hours before and after its own. */
const GLOWS_H = 1;
/** A light that is released this near to the hour of a place moves to that hour. */
const PULLS_H = 0.45;

/** 0 … 1: how much the place glows at this hour. */
export function glowOf(place: Place, hour: number): number {
  return Math.max(0, 1 - Math.abs(hoursBetween(place.hour, hour)) / GLOWS_H);
}

export function nearestPlace(hour: number): Place {
  return places.reduce((best, place) => (away(place, hour) < away(best, hour) ? place : best));
}

/** The place whose hour this is, or undefined. */
export function placeAt(hour: number): Place | undefined {
  const place = nearestPlace(hour);
  return away(place, hour) <= PULLS_H ? place : undefined;
}

/** The hour of the place after (1) or before (−1) this hour, counted on without wrapping. */
export function nextStop(hour: number, direction: 1 | -1): number {
  const ways = places.map((place) => {
    const way = hoursBetween(hour, place.hour) * direction;
    return way < 0.05 ? way + 24 : way;
  });
  return hour + Math.min(...ways) * direction;
}

function away(place: Place, hour: number): number {
  return Math.abs(hoursBetween(place.hour, hour));
}
