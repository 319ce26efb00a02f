import { type Demo, devices, listUnits, subTypes } from './demo.ts';
import { paymentModels } from './payment-models.ts';
import { sizes } from './sizes.ts';
import { modelsOfGoal, trades } from './vocabulary.ts';

/** What a visitor can narrow a list by. The names are those of the URL: `?device=&size=&type=&model=&trade=&q=&page=`. */
export const facets = ['device', 'size', 'type', 'model', 'trade'] as const;
export type Facet = (typeof facets)[number];

/** Inside a facet any value may match, and every facet that has values must. */
export interface Filter extends Readonly<Record<Facet, readonly string[]>> {
  /** Free text; every word must occur. */
  readonly q: string;
  /** Of a list shown in pages; the first is 1. */
  readonly page: number;
}

export const emptyFilter: Filter = { device: [], size: [], type: [], model: [], trade: [], q: '', page: 1 };

/** Every value a facet may have, in display order. */
export const facetValues: Readonly<Record<Facet, readonly string[]>> = {
  device: devices,
  size: Object.keys(sizes),
  type: subTypes,
  model: paymentModels,
  trade: trades,
};

const Q_MAX_LENGTH = 100;
const PAGE = /^[1-9]\d{0,2}$/;

/** The value as it stands in the URL: 'Fall & Collect' is 'fall-collect'. */
export function toFacetSlug(value: string): string {
  return value.toLowerCase().replace(/[^a-z0-9]+/g, '-');
}

/** As much of URLSearchParams as is needed here. */
export interface Query {
  get(name: string): string | null;
  getAll(name: string): readonly string[];
}

/** Reads a query, however its values are written, `CPL` or `cpl`; unknown values count as absent, repeated ones once, the order is that of `facetValues`. */
export function parseFilter(query: Query): Filter {
  const read = (facet: Facet) => {
    const asked = new Set(query.getAll(facet).map(toFacetSlug));
    return asked.size === 0 ? [] : facetValues[facet].filter((value) => asked.has(toFacetSlug(value)));
  };
  const text = (query.get('q') ?? '').toWellFormed().replace(/\s+/g, ' ').trim();
  const q = [...text].slice(0, Q_MAX_LENGTH).join('').trim();
  const page = query.get('page') ?? '';
  return {
    device: read('device'),
    size: read('size'),
    type: read('type'),
    model: read('model'),
    trade: read('trade'),
    q,
    page: PAGE.test(page) ? Number(page) : 1,
  };
}

/** The canonical query of a filter, with its question mark; empty for the empty filter. */
export function formatFilter(filter: Filter): string {
  const pairs = facets.flatMap((facet) => filter[facet].map((value) => `${facet}=${toFacetSlug(value)}`));
  if (filter.q) pairs.push(`q=${encodeURIComponent(filter.q).replaceAll('%20', '+')}`);
  if (filter.page > 1) pairs.push(`page=${filter.page}`);
  return pairs.length === 0 ? '' : `?${pairs.join('&')}`;
}

/** Any change of what is listed starts at the first page. */
export function toggleValue(filter: Filter, facet: Facet, value: string): Filter {
  const chosen = new Set(filter[facet]);
  if (!chosen.delete(value)) chosen.add(value);
  return { ...filter, [facet]: facetValues[facet].filter((one) => chosen.has(one)), page: 1 };
}

/** What it has in any of its units: who looks for a size finds every demo that is sold in it. Its models are those by which its goals are paid. */
export function listValues(demo: Demo, facet: Facet): readonly string[] {
  if (facet === 'trade') return demo.trades;
  if (facet === 'model') return demo.goals.flatMap((goal) => modelsOfGoal[goal]);
  return listUnits(demo).flatMap((unit) => unit[facet]);
}
