import type { Demo } from './demo.ts';
import { type Facet, type Filter, facets, facetValues, listValues } from './filter.ts';
import type { RankOf } from './text-search.ts';

/** A part of a filter that a visitor can drop in one step. */
export type FilterPart = Facet | 'q';

/** Values that no demo has are left out. */
type Count = (facet: Facet) => ReadonlyMap<string, number>;

export interface Narrowed {
  /** How many demos match. */
  readonly total: number;
  /** Those that match, the best answers to the words first, else in the list's order; the ones from a place up to, not including, another. */
  readonly list: (from?: number, to?: number) => readonly Demo[];
  /** Per value of a facet: how many demos the list would hold with this value chosen and the other facets as they are. */
  readonly count: Count;
  /** Per part of the filter: how many demos fail by this part alone, so dropping it would bring them. */
  readonly excludedBy: Readonly<Record<FilterPart, number>>;
}

/** Applies a filter. `rankOf` says how well a demo of the list answers the filter's words; without it they are not asked for. */
export function narrow(demos: readonly Demo[], filter: Filter, rankOf: RankOf | undefined): Narrowed {
  const { groups, counts, groupOf } = toIndex(demos);
  const chosen = facets.map((facet) => toMask(facet, filter[facet]));
  const fails = groups.map((group) => findFail(group, chosen));
  const isPassing = (i: number) => fails[groupOf[i] ?? 0] === NONE;
  // Without words the groups have the counts: a click need not go through ten thousand demos one by one.
  const ranks = rankOf && demos.map((_, i) => rankOf(i));
  const hits = ranks ? countHits(groups, groupOf, ranks) : counts;
  const sumWhere = (fail: number, numbers: readonly number[]) => sum(numbers.filter((_, group) => fails[group] === fail));
  const [device = 0, size = 0, type = 0, model = 0, trade = 0] = facets.map((_, place) => sumWhere(place, hits));
  const total = sumWhere(NONE, hits);
  const excludedBy = { device, size, type, model, trade, q: sumWhere(NONE, counts) - total };
  const tiers = ranks ? [...new Set(ranks)].filter((rank) => rank > 0).sort((a, b) => b - a) : [undefined];
  const list = (from = 0, to = total) => take(demos, tiers, (i, tier) => isPassing(i) && ranks?.[i] === tier, from, to);
  return { total, list, count: toCount(groups, fails, hits), excludedBy };
}

function countHits(groups: readonly Masks[], groupOf: Uint16Array, ranks: readonly number[]): readonly number[] {
  const hits = groups.map(() => 0);
  ranks.forEach((rank, i) => {
    const group = groupOf[i] ?? 0;
    if (rank > 0) hits[group] = (hits[group] ?? 0) + 1;
  });
  return hits;
}

/** Of the demos that are listed, tier by tier, those from one place up to, not including, another. */
function take<Tier>(demos: readonly Demo[], tiers: readonly Tier[], isIn: (index: number, tier: Tier) => boolean, from: number, to: number) {
  const taken: Demo[] = [];
  let place = 0;
  for (const tier of tiers) {
    for (let i = 0; i < demos.length && place < to; i++) {
      const demo = demos[i];
      if (demo && isIn(i, tier) && place++ >= from) taken.push(demo);
    }
  }
  return taken;
}

/** How many demos of a list have each value. */
export function countValues(demos: readonly Demo[]): Count {
  const { groups, counts } = toIndex(demos);
  return toCount(
    groups,
    groups.map(() => NONE),
    counts,
  );
}

/** The values of a demo, per facet one bit each in the order of `facetValues`. */
type Masks = readonly number[];

/** The demos of a list by their values: ten thousand demos have a few dozen different ones, so a filter is applied once for many. */
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
function toCount(groups: readonly Masks[], fails: readonly number[], hits: readonly number[]): Count {
  return (facet) => {
    const place = facets.indexOf(facet);
    const counted = groups.map((masks, group) => ({ mask: masks[place] ?? 0, fail: fails[group], hits: hits[group] ?? 0 }));
    const asked = counted.filter(({ fail }) => fail === NONE || fail === place);
    const numbers = facetValues[facet].map(
      (value, bit) => [value, sum(asked.filter(({ mask }) => mask & (1 << bit)).map((group) => group.hits))] as const,
    );
    return new Map(numbers.filter(([, number]) => number > 0));
  };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

/** The one change that brings most demos back; undefined when no single change does. */
export function findBestDrop({ excludedBy }: Narrowed): { readonly part: FilterPart; readonly count: number } | undefined {
  const parts = [...facets, 'q' as const].map((part) => ({ part, count: excludedBy[part] }));
  const best = parts.reduce((a, b) => (b.count > a.count ? b : a));
  return best.count > 0 ? best : undefined;
}
