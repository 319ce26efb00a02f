import { type Demo, devices, subTypes } from './demo.ts';
import { sizes } from './sizes.ts';

/** What a visitor can narrow a list by. The names are those of the URL: `?device=&size=&type=&q=`. */
export const facets = ['device', 'size', 'type'] as const;
export type Facet = (typeof facets)[number];

/** Inside a facet any value may match, and every facet that has values must. */
export interface Filter extends Readonly<Record<Facet, readonly string[]>> {
  /** Free text; every word must occur. */
  readonly q: string;
}

export const emptyFilter: Filter = { device: [], size: [], type: [], q: '' };

/** Every value a facet may have, in display order. */
export const facetValues: Readonly<Record<Facet, readonly string[]>> = { device: devices, size: Object.keys(sizes), type: subTypes };

const Q_MAX_LENGTH = 100;

/** The value as it stands in the URL: 'Fall & Collect' is 'fall-collect'. */
export function toFacetSlug(value: string): string {
  return value.toLowerCase().replace(/[^a-z0-9]+/g, '-');
}

/** Reads a query; unknown values count as absent, repeated ones once, the order is that of `facetValues`. */
export function parseFilter(query: URLSearchParams): Filter {
  const read = (facet: Facet) => {
    const asked = new Set(query.getAll(facet));
    return asked.size === 0 ? [] : facetValues[facet].filter((value) => asked.has(toFacetSlug(value)));
  };
  const q = (query.get('q') ?? '').replace(/\s+/g, ' ').trim().slice(0, Q_MAX_LENGTH);
  return { device: read('device'), size: read('size'), type: read('type'), q };
}

/** The canonical query of a filter, with its question mark; empty for the empty filter. */
export function formatFilter(filter: Filter): string {
  const query = new URLSearchParams();
  for (const facet of facets) for (const value of filter[facet]) query.append(facet, toFacetSlug(value));
  if (filter.q) query.append('q', filter.q);
  return query.size === 0 ? '' : `?${query}`;
}

export function toggleValue(filter: Filter, facet: Facet, value: string): Filter {
  const chosen = new Set(filter[facet]);
  if (!chosen.delete(value)) chosen.add(value);
  return { ...filter, [facet]: facetValues[facet].filter((one) => chosen.has(one)) };
}

export function listValues(demo: Demo, facet: Facet): readonly string[] {
  return facet === 'device' ? demo.device : [demo[facet]];
}
