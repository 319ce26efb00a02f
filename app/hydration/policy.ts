import type { EntryContext } from 'react-router';

/** What a route's `handle` may say. */
export interface PageHandle {
  /** The page is nothing without script. */
  readonly hydrate?: 'at-once';
  /** The layout settings show on the page. */
  readonly frame?: 'shell';
}

export function isShellHandle(handle: unknown): boolean {
  return typeof handle === 'object' && handle !== null && 'frame' in handle && handle.frame === 'shell';
}

export function hydratesAtOnce(context: EntryContext): boolean {
  return context.staticHandlerContext.matches.some(({ route }) => {
    const handle: unknown = context.routeModules[route.id]?.handle;
    return typeof handle === 'object' && handle !== null && 'hydrate' in handle && handle.hydrate === 'at-once';
  });
}
