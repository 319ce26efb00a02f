import { useEffect, useState } from 'react';
import type { Demo } from '#catalogue/demo.ts';
import type { Figures } from './figures.ts';

/** Figures by the demo's slug. */
type Known = Readonly<Record<string, Figures>>;
const nothing: Known = {};

/** Records of every demo are much to load: they come after the page is painted, once for each demo that the server did not send along (`sent`). */
export function useFigures(demos: readonly Demo[], sent = nothing): ReadonlyMap<string, Figures> {
  const [found, setFound] = useState<ReadonlyMap<string, Figures>>(() => new Map(Object.entries(sent)));
  useEffect(() => {
    const missing = demos.filter(({ slug }) => !(slug in sent));
    if (missing.length === 0) return;
    const controller = new AbortController();
    const load = async () => {
      const { loadFigures } = await import('./figures.ts');
      await Promise.all(
        missing.map(async (demo) => {
          const figures = await loadFigures(demo, controller.signal);
          if (!controller.signal.aborted) setFound((before) => new Map(before).set(demo.slug, figures));
        }),
      );
    };
    // Without them the rest of the page stands.
    load().catch(() => undefined);
    return () => controller.abort();
  }, [demos, sent]);
  return found;
}
