import { matchRoutes, type RouteObject, type ServerBuild } from 'react-router';

const SHELL_LAYOUT = /\/shell\.layout$/;

/** Of paths that were asked for before: matching one against all routes takes as long as answering it from the cache. */
const known = new Map<string, boolean>();
const MAX_KNOWN = 500;
const MAX_PATH_LENGTH = 200;

/** Whether the dashboard's frame stands around a page, by app/routes.ts. There is one set of routes in a build. */
export function isInShell(routes: ServerBuild['routes'], pathname: string): boolean {
  const before = known.get(pathname);
  if (before !== undefined) return before;
  const isIn = match(routes, pathname);
  if (known.size >= MAX_KNOWN) known.clear();
  if (pathname.length <= MAX_PATH_LENGTH) known.set(pathname, isIn);
  return isIn;
}

function match(routes: ServerBuild['routes'], pathname: string): boolean {
  return matchRoutes(toTree(routes, undefined), pathname)?.some(({ route }) => SHELL_LAYOUT.test(route.id ?? '')) ?? false;
}

/** The build lists the routes flat, each with its parent. */
function toTree(routes: ServerBuild['routes'], parentId: string | undefined): RouteObject[] {
  return Object.values(routes).flatMap((route) => {
    if (!route || (route.parentId || undefined) !== parentId) return [];
    const { id, path, index } = route;
    return [index ? { id, path, index } : { id, path, children: toTree(routes, id) }];
  });
}
