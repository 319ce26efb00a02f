import { useEffect, useState } from 'react';
import type { Demo } from '#catalogue/demo.ts';
import type { Figures } from './figures.ts';

/** Records of every demo are much to load: they come after the page is painted, once for each demo. */
export function useFigures(demos: readonly Demo[]): ReadonlyMap<string, Figures> {
  const [found, setFound] = useState<ReadonlyMap<string, Figures>>(new Map());
  useEffect(() => {
    const controller = new AbortController();
    const load = async () => {
      const { loadFigures } = await import('./figures.ts');
      await Promise.all(
        demos.map(async (demo) => {
          const figures = await loadFigures(demo, controller.signal);
          if (!controller.signal.aborted) setFound((before) => new Map(before).set(demo.slug, figures));
        }),
      );
    };
    // Without them the rest of the page stands.
    load().catch(() => undefined);
    return () => controller.abort();
  }, [demos]);
  return found;
}
