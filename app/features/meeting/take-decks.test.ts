import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readStoredDeck } from '#app/components/deck/stored-deck.ts';
import { DECKS_CACHE } from '#protocol/take-along.ts';
import { lookAtDecks, storeDecks } from './take-decks.ts';

const ORIGIN = 'https://surge.test';
const toDeck = (n: number) => ({
  id: String(n).padStart(22, 'a'),
  edit: String(n).padStart(43, 'b'),
  title: `Deck ${n}`,
  createdAt: '2026-11-29T00:00:00Z',
});
const [one, two] = [toDeck(1), toDeck(2)];
const picture = 'p'.repeat(22);
const toView = (id: string, change: object = {}) => ({
  id,
  deck: { title: 'Autumn', client: 'Lumara', brand: {}, demos: [{ id: 12, note: '', page: { picture, x: 0, y: 0, width: 0.3 } }] },
  comments: [{ id: 'c1', demo: 12, name: 'Mara', text: 'Warmer', at: '2026-11-29T00:00:00Z', by: 'client' }],
  decisions: [],
  expiresAt: new Date(Date.now() + 60_000).toISOString(),
  version: 3,
  opened: 7,
  played: { 12: 1 },
  isRevoked: false,
  hasPassword: true,
  ...change,
});

let knows: readonly ReturnType<typeof toDeck>[];
let kept: Map<string, Response>;
let hasCache: boolean;
let asked: string[];
let answer: (path: string, body: unknown) => Response;
const toHref = (key: string | Request) => new URL(typeof key === 'string' ? key : key.url, ORIGIN).href;
const store = (...decks: readonly ReturnType<typeof toDeck>[]) => storeDecks(decks, new AbortController().signal);

beforeEach(() => {
  knows = [one, two];
  vi.stubGlobal('localStorage', { getItem: () => JSON.stringify(knows) });
  kept = new Map();
  hasCache = false;
  asked = [];
  answer = (path) =>
    path.includes('/pictures/')
      ? new Response('12345', { headers: { 'content-type': 'image/jpeg' } })
      : Response.json(toView(path.split('/')[3] ?? ''));
  const cache = {
    keys: async () => [...kept.keys()].map((url) => ({ url })),
    match: async (key: string) => kept.get(toHref(key))?.clone(),
    put: async (key: string, response: Response) => void kept.set(toHref(key), response),
    delete: async (key: string | Request) => kept.delete(toHref(key)),
  };
  vi.stubGlobal('caches', {
    has: async () => hasCache,
    open: async (name: string) => {
      expect(name).toBe(DECKS_CACHE);
      hasCache = true;
      return cache;
    },
    match: async (key: string, { cacheName }: { cacheName: string }) => (cacheName === DECKS_CACHE ? cache.match(key) : undefined),
  });
  vi.stubGlobal('fetch', async (path: string, { body }: { body?: string }) => {
    asked.push(path);
    return answer(path, body && JSON.parse(body));
  });
});
afterEach(() => vi.unstubAllGlobals());

it('a deck is stored as its client sees it, without what is its owner’s, and its pictures by their addresses', async () => {
  expect(await store(one)).toBe(true);
  const stored = await readStoredDeck(one.id);
  expect(stored?.view).toMatchObject({ id: one.id, comments: [{ text: 'Warmer' }] });
  expect(Object.keys(stored?.view ?? {}).toSorted()).toEqual(['comments', 'decisions', 'deck', 'expiresAt', 'id']);
  expect(JSON.stringify([...kept.keys(), stored])).not.toContain(one.edit);
  expect([...kept.keys()]).toEqual([`${ORIGIN}/d/${one.id}/pictures/${picture}`, `${ORIGIN}/d/${one.id}`]);
  expect(stored?.bytes).toBe(5 + JSON.stringify(stored?.view).length);
  // What has not changed is not fetched again.
  asked = [];
  await store(one);
  expect(asked).toEqual([`/api/decks/${one.id}/owner`]);
});

it('a picture that the deck no longer has goes, those of other decks stay', async () => {
  await store(one, two);
  answer = (path) =>
    Response.json(toView(path.split('/')[3] ?? '', { deck: { title: 'Autumn', client: '', brand: {}, demos: [{ id: 12, note: '' }] } }));
  expect(await store(one)).toBe(true);
  expect([...kept.keys()].map((url) => url.replace(ORIGIN, '')).toSorted()).toEqual([
    `/d/${one.id}`,
    `/d/${two.id}`,
    `/d/${two.id}/pictures/${picture}`,
  ]);
});

it.each([
  ['was withdrawn', () => Response.json(toView(one.id, { isRevoked: true }))],
  ['has ended', () => Response.json(toView(one.id, { expiresAt: '2026-01-01T00:00:00Z' }))],
  ['was erased', () => Response.json({ message: 'No such deck.' }, { status: 404 })],
])('a deck that %s is not stored, and what was stored of it goes; the next one is stored', async (_, closed) => {
  await store(one);
  const usual = answer;
  answer = (path, body) => (path.includes(one.id) ? closed() : usual(path, body));
  expect(await store(one, two)).toBe(false);
  expect([...(await lookAtDecks()).keys()]).toEqual([two.id]);
  expect([...kept.keys()].filter((url) => url.includes(one.id))).toEqual([]);
});

it('without a connection, or with a picture that does not come, the deck stays as it was stored before', async () => {
  await store(one);
  const before = await readStoredDeck(one.id);
  answer = () => {
    throw new TypeError('offline');
  };
  expect(await store(one)).toBe(false);
  expect(await readStoredDeck(one.id)).toEqual(before);
  const usual = toView(two.id);
  answer = (path) =>
    path.includes('/pictures/') ? new Response('<h1>Welcome</h1>', { headers: { 'content-type': 'text/html' } }) : Response.json(usual);
  expect(await store(two)).toBe(false);
  expect(await readStoredDeck(two.id)).toBeUndefined();
  expect(await storeDecks([one], AbortSignal.abort())).toBe(false);
});

it('what was forgotten on this device, has ended since or looks different is not there', async () => {
  expect(await lookAtDecks()).toEqual(new Map());
  expect(hasCache).toBe(false);
  await store(one, two);
  knows = [two];
  await lookAtDecks();
  expect([...kept.keys()].some((url) => url.includes(one.id))).toBe(false);
  vi.useFakeTimers({ now: Date.now() + 120_000 });
  expect(await readStoredDeck(two.id)).toBeUndefined();
  vi.useRealTimers();
  expect(kept.size).toBe(0);
  for (const value of ['7', '{}', JSON.stringify({ view: toView(two.id), storedAt: 'now', bytes: 1 })]) {
    kept.set(`${ORIGIN}/d/${one.id}`, new Response(value));
    expect(await readStoredDeck(one.id)).toBeUndefined();
  }
});
