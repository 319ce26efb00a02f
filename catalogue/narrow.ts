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
  const matches: Demo[] = [];
  const counts = { device: new Map<string, number>(), size: new Map<string, number>(), type: new Map<string, number>() };
  const withheld = { device: 0, size: 0, type: 0, q: 0 };
  for (const demo of demos) {
    const misses = listMisses(demo, filter, hasText);
    const [onlyMiss, ...more] = misses;
    if (more.length > 0) continue;
    if (!onlyMiss) matches.push(demo);
    else withheld[onlyMiss]++;
    for (const facet of facets) {
      if (onlyMiss && onlyMiss !== facet) continue;
      for (const value of listValues(demo, facet)) counts[facet].set(value, (counts[facet].get(value) ?? 0) + 1);
    }
  }
  return { matches, counts, withheld };
}

/** The one change that brings most demos back; undefined when no single change does. */
export function findBestDrop({ withheld }: Narrowed): { readonly part: FilterPart; readonly count: number } | undefined {
  const parts = [...facets, 'q' as const].map((part) => ({ part, count: withheld[part] }));
  const best = parts.reduce((a, b) => (b.count > a.count ? b : a));
  return best.count > 0 ? best : undefined;
}

function listMisses(demo: Demo, filter: Filter, hasText: (demo: Demo) => boolean): readonly FilterPart[] {
  const misses: FilterPart[] = facets.filter(
    (facet) => filter[facet].length > 0 && !listValues(demo, facet).some((value) => filter[facet].includes(value)),
  );
  if (filter.q && !hasText(demo)) misses.push('q');
  return misses;
}
