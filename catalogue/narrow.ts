import type { Demo } from './demo.ts';
import { type Facet, type Filter, facets, facetValues, listValues } from './filter.ts';
import type { HasText } from './text-search.ts';

/** A part of a filter that a visitor can drop in one step. */
export type FilterPart = Facet | 'q';

export interface Narrowed {
  readonly matches: readonly Demo[];
  /** Per facet and value: how many demos the list would hold with this value chosen and the other facets as they are. */
  readonly counts: Readonly<Record<Facet, ReadonlyMap<string, number>>>;
  /** Per part of the filter: how many demos fail by this part alone, so dropping it would bring them. */
  readonly withheld: Readonly<Record<FilterPart, number>>;
}

/** Applies a filter in one pass. `hasText` says whether a demo of the list contains the filter's words. */
export function narrow(demos: readonly Demo[], filter: Filter, hasText: HasText): Narrowed {
  const { groups, groupOf } = toIndex(demos);
  const chosen = facets.map((facet) => toMask(facet, filter[facet]));
  const fails = groups.map((group) => findFail(group, chosen));
  const hits = groups.map(() => 0);
  const matches: Demo[] = [];
  let q = 0;
  // Ten thousand times, at the visitor's click: nothing here but what must be.
  for (let i = 0; i < demos.length; i++) {
    const group = groupOf[i];
    const demo = demos[i];
    if (group === undefined || !demo || fails[group] === MANY) continue;
    if (filter.q && !hasText(i)) {
      if (fails[group] === NONE) q++;
      continue;
    }
    hits[group] = (hits[group] ?? 0) + 1;
    if (fails[group] === NONE) matches.push(demo);
  }
  const [device = 0, size = 0, type = 0] = facets.map((_, index) => sum(hits.filter((_, group) => fails[group] === index)));
  return { matches, counts: countHits(groups, fails, hits), withheld: { device, size, type, q } };
}

/** How many demos of a list have each value. */
export function countValues(demos: readonly Demo[]): Narrowed['counts'] {
  const { groups, counts } = toIndex(demos);
  return countHits(
    groups,
    groups.map(() => NONE),
    counts,
  );
}

/** The values of a demo, per facet one bit each in the order of `facetValues`. */
type Masks = readonly number[];

/** The demos of a list by their values: ten thousand demos have a few dozen different ones, so a filter is judged once for many. */
interface Index {
  readonly groups: readonly Masks[];
  /** Demos in each group. */
  readonly counts: readonly number[];
  /** Per demo, in the list's order. */
  readonly groupOf: Uint16Array;
}

/** No facet fails, or more than one; else the facet's place. */
const NONE = -1;
const MANY = -2;
const indexes = new WeakMap<readonly Demo[], Index>();

/** Made once per list. */
function toIndex(demos: readonly Demo[]): Index {
  const known = indexes.get(demos);
  if (known) return known;
  const groups: Masks[] = [];
  const counts: number[] = [];
  const places = new Map<string, number>();
  const groupOf = Uint16Array.from(demos, (demo) => {
    const masks = facets.map((facet) => toMask(facet, listValues(demo, facet)));
    const place = places.get(masks.join()) ?? groups.push(masks) - 1;
    places.set(masks.join(), place);
    counts[place] = (counts[place] ?? 0) + 1;
    return place;
  });
  const index = { groups, counts, groupOf };
  indexes.set(demos, index);
  return index;
}

function toMask(facet: Facet, values: readonly string[]): number {
  return values.reduce((mask, value) => mask | (1 << facetValues[facet].indexOf(value)), 0);
}

function findFail(masks: Masks, chosen: Masks): number {
  const failed = facets.map((_, index) => index).filter((index) => chosen[index] !== 0 && ((masks[index] ?? 0) & (chosen[index] ?? 0)) === 0);
  return failed.length > 1 ? MANY : (failed[0] ?? NONE);
}

/** Per facet: a group counts for its values when it is listed, or fails by this facet alone. */
function countHits(groups: readonly Masks[], fails: readonly number[], hits: readonly number[]): Narrowed['counts'] {
  const count = (facet: Facet): ReadonlyMap<string, number> => {
    const place = facets.indexOf(facet);
    const counted = groups.map((masks, group) => ({ mask: masks[place] ?? 0, fail: fails[group], hits: hits[group] ?? 0 }));
    const asked = counted.filter(({ fail }) => fail === NONE || fail === place);
    const numbers = facetValues[facet].map(
      (value, bit) => [value, sum(asked.filter(({ mask }) => mask & (1 << bit)).map((group) => group.hits))] as const,
    );
    return new Map(numbers.filter(([, number]) => number > 0));
  };
  return { device: count('device'), size: count('size'), type: count('type') };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

/** The one change that brings most demos back; undefined when no single change does. */
export function findBestDrop({ withheld }: Narrowed): { readonly part: FilterPart; readonly count: number } | undefined {
  const parts = [...facets, 'q' as const].map((part) => ({ part, count: withheld[part] }));
  const best = parts.reduce((a, b) => (b.count > a.count ? b : a));
  return best.count > 0 ? best : undefined;
}
