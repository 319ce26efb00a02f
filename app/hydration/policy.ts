import type { EntryContext } from 'react-router';

/** What a route's `handle` may say. */
export interface PageHandle {
  /** The page needs script for everything it shows: it hydrates by itself, once it is painted. */
  readonly hydrate?: 'at-once';
  /** The layout settings show on the page. */
  readonly frame?: 'shell';
}

export function isShellHandle(handle: unknown): boolean {
  return typeof handle === 'object' && handle !== null && 'frame' in handle && handle.frame === 'shell';
}

export function hydratesAtOnce(context: EntryContext): boolean {
  return listHandles(context).some((handle) => typeof handle === 'object' && handle !== null && 'hydrate' in handle && handle.hydrate === 'at-once');
}

export function hasShell(context: EntryContext): boolean {
  return listHandles(context).some(isShellHandle);
}

function listHandles({ staticHandlerContext, routeModules }: EntryContext): unknown[] {
  return staticHandlerContext.matches.map(({ route }) => routeModules[route.id]?.handle);
}
