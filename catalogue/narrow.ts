import type { Demo } from './demo.ts';
import { type Facet, type Filter, facets, listValues } from './filter.ts';

/** A part of a filter that a visitor can drop in one step. */
export type FilterPart = Facet | 'q';

export interface Narrowed {
  readonly matches: readonly Demo[];
  /** Per facet and value: how many demos the list would hold with this value chosen and the other facets as they are. */
  readonly counts: Readonly<Record<Facet, ReadonlyMap<string, number>>>;
  /** Per part of the filter: how many demos fail by this part alone, so dropping it would bring them. */
  readonly withheld: Readonly<Record<FilterPart, number>>;
}

/** Applies a filter in one pass. `hasText` says whether a demo contains the filter's words. */
export function narrow(demos: readonly Demo[], filter: Filter, hasText: (demo: Demo) => boolean): Narrowed {
  const isMissed: readonly (readonly [part: FilterPart, test: (demo: Demo) => boolean])[] = [
    ...facets.filter((facet) => filter[facet].length > 0).map((facet) => [facet, missesFacet(filter[facet], facet)] as const),
    ...(filter.q ? [['q', (demo: Demo) => !hasText(demo)] as const] : []),
  ];
  if (isMissed.length === 0) return { matches: demos, counts: countValues(demos), withheld: nothingWithheld };
  const matches: Demo[] = [];
  const nearMisses: Record<FilterPart, Demo[]> = { device: [], size: [], type: [], q: [] };
  for (const demo of demos) {
    const [first, second] = isMissed.filter(([, misses]) => misses(demo));
    if (!first) matches.push(demo);
    else if (!second) nearMisses[first[0]].push(demo);
  }
  const { device, size, type, q } = nearMisses;
  const counts = { device: tally([matches, device], 'device'), size: tally([matches, size], 'size'), type: tally([matches, type], 'type') };
  return { matches, counts, withheld: { device: device.length, size: size.length, type: type.length, q: q.length } };
}

/** How many demos of a list have each value; counted once per list. */
export function countValues(demos: readonly Demo[]): Narrowed['counts'] {
  const counts = countsByList.get(demos) ?? { device: tally([demos], 'device'), size: tally([demos], 'size'), type: tally([demos], 'type') };
  countsByList.set(demos, counts);
  return counts;
}

const countsByList = new WeakMap<readonly Demo[], Narrowed['counts']>();
const nothingWithheld = { device: 0, size: 0, type: 0, q: 0 };

function tally(lists: readonly (readonly Demo[])[], facet: Facet): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const list of lists) {
    for (const demo of list) for (const value of listValues(demo, facet)) counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  return counts;
}

function missesFacet(chosen: readonly string[], facet: Facet): (demo: Demo) => boolean {
  return (demo) => !listValues(demo, facet).some((value) => chosen.includes(value));
}

/** The one change that brings most demos back; undefined when no single change does. */
export function findBestDrop({ withheld }: Narrowed): { readonly part: FilterPart; readonly count: number } | undefined {
  const parts = [...facets, 'q' as const].map((part) => ({ part, count: withheld[part] }));
  const best = parts.reduce((a, b) => (b.count > a.count ? b : a));
  return best.count > 0 ? best : undefined;
}
