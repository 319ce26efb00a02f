import type { EntryContext } from 'react-router';

/** A route's `handle`: pages that are nothing without script say so. */
export interface PageHandle {
  readonly hydrate: 'at-once';
}

export function hydratesAtOnce(context: EntryContext): boolean {
  return context.staticHandlerContext.matches.some(({ route }) => {
    const handle: unknown = context.routeModules[route.id]?.handle;
    return typeof handle === 'object' && handle !== null && 'hydrate' in handle && handle.hydrate === 'at-once';
  });
}
