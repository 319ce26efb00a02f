import { readFileSync } from 'node:fs';
import { matchRoutes, type RouteObject } from 'react-router';
import { expect, it } from 'vitest';
import routes from '#app/routes.ts';
import { findTrail, isBranch, isInMenu, type MenuEntry, menu, menuPages } from './workspace-menu.ts';

type Entries = Awaited<typeof routes>;

const toObjects = (entries: Entries): RouteObject[] =>
  entries.map(({ path, index, children, file }) => (index ? { id: file, index } : { id: file, path, children: toObjects(children ?? []) }));
const all = await routes;
const objects = toObjects(all);

const labels = (pathname: string) => findTrail(pathname)?.map(({ label }) => label);

it.each(menuPages.map(({ path }) => path))('the path %s of the menu is a page', (path) => {
  const file = matchRoutes(objects, path)?.at(-1)?.route.id;
  expect(file).toBeDefined();
  expect(file).not.toContain('not-found');
});

/** An address of each route that asks who is signed in, and of each in the layout of the workspace. */
function listWorkspacePaths(entries: Entries, isInside = false): string[] {
  return entries.flatMap(({ path, file, children = [] }) => {
    const isWorkspace = isInside || file === 'layouts/workspace.layout.tsx';
    const below = listWorkspacePaths(children, isWorkspace);
    const asks = isWorkspace || readFileSync(`app/${file}`, 'utf8').includes('requireSession(');
    return path && asks ? [`/${path.replaceAll(/:\w+\??/g, '1')}`, ...below] : below;
  });
}

it('every page that asks who is signed in is in the menu, or below a page of it', () => {
  const paths = listWorkspacePaths(all);
  expect(paths).toContain('/crypto-wallet');
  expect(paths).toContain('/profile');
  expect(paths.filter((path) => path !== '/multi-level/*' && !findTrail(path))).toEqual([]);
});

it('a page stands in the menu once, and names stand once in each branch', () => {
  const paths = menuPages.map(({ path }) => path);
  expect(new Set(paths).size).toBe(paths.length);
  const listTwins = (entries: readonly MenuEntry[]): string[] => {
    const names = entries.map(({ label }) => label);
    return [
      ...names.filter((name, at) => names.indexOf(name) !== at),
      ...entries.flatMap((entry) => (isBranch(entry) ? listTwins(entry.pages) : [])),
    ];
  };
  expect(listTwins(menu)).toEqual([]);
});

it('every entry right below a group has a glyph, and no branch is empty', () => {
  expect(menu.flatMap(({ pages }) => pages.filter(({ glyph }) => !glyph))).toEqual([]);
  const listEmpty = (entries: readonly MenuEntry[]): MenuEntry[] =>
    entries.flatMap((entry) => (isBranch(entry) ? (entry.pages.length === 0 ? [entry] : listEmpty(entry.pages)) : []));
  expect(listEmpty(menu)).toEqual([]);
});

it('an address has its place in the menu, three levels deep', () => {
  expect(labels('/crypto-orders')).toEqual(['Workspace', 'Crypto', 'Orders']);
  expect(labels('/crypto-orders/')).toEqual(['Workspace', 'Crypto', 'Orders']);
  expect(labels('/multi-level/web/mobile/over-page')).toEqual(['Multi Level', 'Web', 'Mobile', 'Over the page']);
});

it('the page of a part or of a record is below its page, and no other address is', () => {
  expect(labels('/styleguide/button')).toEqual(['Components', 'Style guide']);
  for (const path of ['/formats', '/', '/crypto-ordersx', '/multi-level', '/multi-level/web', '/x/crypto-orders'])
    expect(labels(path)).toBeUndefined();
  expect([isInMenu('/crypto-orders'), isInMenu('/styleguide/button'), isInMenu('/no-such-page')]).toEqual([true, false, false]);
});
