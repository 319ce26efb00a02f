import { matchRoutes, type RouteObject } from 'react-router';
import { expect, it } from 'vitest';
import { notifications } from '#app/components/notifications.ts';
import routes from '#app/routes.ts';
import { accountEntries, LOCK_PATH } from './account-entries.ts';
import { listPages, pages } from './pages.ts';

type Entries = Awaited<typeof routes>;

const toObjects = (entries: Entries): RouteObject[] =>
  entries.map(({ path, index, children, file }) => (index ? { id: file, index } : { id: file, path, children: toObjects(children ?? []) }));
const objects = toObjects(await routes);

/** The route file of a path. */
const find = (path: string) => matchRoutes(objects, new URL(path, 'http://surge.test').pathname)?.at(-1)?.route.id;

const linked = [...pages, ...notifications, ...accountEntries].map(({ path }) => path);

it.each([...new Set([...linked, LOCK_PATH, '/logout', '/notifications', '/start-campaign'])])('the path %s is a page', (path) => {
  expect(find(path)).toBeDefined();
  expect(find(path)).not.toContain('not-found');
});

it('an unknown path is no page', () => {
  expect(find('/no-such-page')).toContain('not-found');
});

it('who is signed out is offered the brief and its answers first, and the pages of an account last', () => {
  expect(listPages(false)).toEqual(pages);
  const offered = listPages(true).map(({ path }) => path);
  expect(offered.slice(0, 4)).toEqual(['/start-campaign', '/pages-timeline', '/pages-faqs', '/pages-pricing']);
  expect(offered.indexOf('/crypto-wallet')).toBeGreaterThan(offered.indexOf('/pages-404'));
  expect(new Set(listPages(true))).toEqual(new Set(pages));
});
