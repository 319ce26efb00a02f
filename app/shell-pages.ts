import { matchRoutes, type RouteObject, type ServerBuild } from 'react-router';

const SHELL_LAYOUT = /\/shell\.layout$/;

/** Whether the dashboard's frame stands around a page, by app/routes.ts. */
export function isInShell(routes: ServerBuild['routes'], pathname: string): boolean {
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
