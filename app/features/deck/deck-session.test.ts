import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { DeckComment, DeckView } from '#protocol/deck.ts';
import { outbox } from './deck-outbox.ts';
import { createDeckSession } from './deck-session.ts';

const id = 'abcdefghijklmnopqrstu-';
const view: DeckView = {
  id,
  deck: { title: 'Autumn', client: 'Lumara', brand: {}, demos: [{ id: 12, note: '' }] },
  comments: [],
  decisions: [],
  expiresAt: '2027-02-27T00:00:00Z',
};
const saying = { comment: { demo: 12, name: 'Mara', text: 'Louder', second: 7 } };
const said: DeckComment = { ...saying.comment, id: 'c1', at: '2026-11-29T10:00:00Z', by: 'client' };

interface Call {
  readonly path: string;
  readonly body: Record<string, unknown>;
  readonly key: string | null;
}

let calls: Call[] = [];
let session: Map<string, string>;
let answer: (call: Call) => Response;
let page: EventTarget & { visibilityState: string };
let stops: (() => void)[] = [];

const createStorage = (kept: Map<string, string>) => ({
  getItem: (name: string) => kept.get(name) ?? null,
  setItem: (name: string, text: string) => kept.set(name, text),
  removeItem: (name: string) => kept.delete(name),
});
const gone = () => Response.json({ message: 'No such deck.' }, { status: 404 });
const listPaths = () => calls.map(({ path }) => path);
/** Lets all that was asked be answered. */
const settle = () => vi.advanceTimersByTimeAsync(0);
const start = (first?: DeckView, storedAt?: string) => {
  const deck = createDeckSession(id, first, storedAt);
  stops.push(deck.start());
  return deck;
};

beforeEach(() => {
  vi.useFakeTimers();
  calls = [];
  session = new Map();
  page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  const window = new EventTarget();
  vi.stubGlobal('document', page);
  vi.stubGlobal('addEventListener', window.addEventListener.bind(window));
  vi.stubGlobal('dispatchEvent', window.dispatchEvent.bind(window));
  vi.stubGlobal('localStorage', createStorage(new Map()));
  vi.stubGlobal('sessionStorage', createStorage(session));
  vi.stubGlobal('fetch', async (address: string, { body, headers }: { body: string; headers: Record<string, string> }) => {
    const call = { path: address.replace(`/api/decks/${id}`, ''), body: JSON.parse(body), key: headers['idempotency-key'] ?? null };
    calls.push(call);
    return answer(call);
  });
  answer = ({ path }) => (path === '/seen' ? new Response(null, { status: 204 }) : path === '/look' ? Response.json(view) : Response.json(said));
});

afterEach(() => {
  for (const stop of stops) stop();
  stops = [];
  outbox.set([]);
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('an open deck is counted once, and looked at again while its page is looked at', async () => {
  start(view);
  await settle();
  expect(listPaths()).toEqual(['/seen']);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(listPaths()).toEqual(['/seen', '/look']);
  page.visibilityState = 'hidden';
  await vi.advanceTimersByTimeAsync(60_000);
  expect(listPaths()).toEqual(['/seen', '/look']);
  page.visibilityState = 'visible';
  page.dispatchEvent(new Event('visibilitychange'));
  await settle();
  expect(listPaths()).toEqual(['/seen', '/look', '/look']);
});

it('a locked deck opens anew by what the tab remembers, and forgets what no longer opens', async () => {
  start({ ...view, pass: 'p1' });
  await settle();
  expect(calls).toEqual([{ path: '/seen', body: { pass: 'p1' }, key: null }]);
  const again = start();
  expect(again.get().phase).toBe('opening');
  await settle();
  expect(again.get()).toMatchObject({ phase: 'open', view });
  expect(calls.find(({ path }) => path === '/look')?.body).toEqual({ pass: 'p1' });
  answer = gone;
  const late = start();
  await settle();
  expect(late.get()).toMatchObject({ phase: 'closed', view: undefined });
  expect(session.size).toBe(0);
});

it('without a password there is nothing to open a closed deck with', async () => {
  expect(start().get().phase).toBe('closed');
  await settle();
  expect(calls).toEqual([]);
});

it('what is said is sent once with its key, shown, and the deck looked at', async () => {
  const deck = start(view);
  answer = ({ path }) => (path === '/look' ? Response.json({ ...view, comments: [said] }) : Response.json(said, { status: 201 }));
  expect(deck.say(saying)).toBe(true);
  expect(outbox.get()).toHaveLength(1);
  await settle();
  expect(outbox.get()).toEqual([]);
  expect(deck.get().view?.comments).toEqual([said]);
  expect(listPaths()).toEqual(['/seen', '/comments', '/look']);
});

it('without a network it is kept, and sent with the same key when there is one', async () => {
  const deck = start(view);
  await settle();
  answer = () => {
    throw new TypeError('offline');
  };
  deck.say(saying);
  await settle();
  const [waiting] = outbox.get();
  expect(deck.get().troubles[waiting?.key ?? '']).toBe('unreachable');
  answer = ({ path }) => (path === '/look' ? Response.json({ ...view, comments: [said] }) : Response.json(said));
  dispatchEvent(new Event('online'));
  await settle();
  expect(outbox.get()).toEqual([]);
  const keys = calls.filter(({ path }) => path === '/comments').map(({ key }) => key);
  expect(keys).toEqual([waiting?.key, waiting?.key]);
});

it('a later page of the deck sends what an earlier one could not', async () => {
  const first = start(view);
  answer = () => {
    throw new TypeError('offline');
  };
  first.say(saying);
  await settle();
  answer = ({ path }) => (path === '/look' ? Response.json(view) : Response.json(said));
  const later = start(view);
  await settle();
  expect(outbox.get()).toEqual([]);
  expect(later.get().phase).toBe('open');
});

it('a busy server is left alone for as long as it asks, a refusal is not repeated', async () => {
  const deck = start(view);
  answer = ({ path }) =>
    path === '/look' ? Response.json(view) : Response.json({ message: 'Wait.' }, { status: 429, headers: { 'retry-after': '60' } });
  deck.say(saying);
  await settle();
  const key = outbox.get()[0]?.key ?? '';
  expect(deck.get().troubles[key]).toBe('busy');
  await vi.advanceTimersByTimeAsync(40_000);
  expect(listPaths().filter((path) => path === '/comments')).toHaveLength(1);
  answer = ({ path }) => (path === '/look' ? Response.json(view) : Response.json({ message: 'Empty.' }, { status: 422 }));
  await vi.advanceTimersByTimeAsync(40_000);
  expect(deck.get().troubles[key]).toBe('refused');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(listPaths().filter((path) => path === '/comments')).toHaveLength(2);
  deck.discard(key);
  expect(outbox.get()).toEqual([]);
});

it('a deck that ends stays to be read, and what was said of it is kept', async () => {
  const deck = start(view);
  answer = gone;
  deck.say(saying);
  await settle();
  expect(deck.get()).toMatchObject({ phase: 'ended', view });
  expect(outbox.get()).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(listPaths()).toEqual(['/seen', '/comments']);
});

it('a play is counted, and nothing of whom', async () => {
  start(view).countPlay(12);
  await settle();
  expect(calls.at(-1)).toEqual({ path: '/seen', body: { played: 12 }, key: null });
});

it('a deck from this device is not counted, and says of when it is until the server tells it anew; what is said meanwhile is sent once', async () => {
  const usual = answer;
  answer = () => {
    throw new TypeError('offline');
  };
  const deck = start(view, '2026-11-29T08:00:00Z');
  deck.countPlay(12);
  await settle();
  expect(calls).toEqual([]);
  deck.say(saying);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(deck.get()).toMatchObject({ storedAt: '2026-11-29T08:00:00Z', phase: 'open' });
  answer = usual;
  calls = [];
  await vi.advanceTimersByTimeAsync(20_000);
  expect(deck.get().storedAt).toBeUndefined();
  expect(listPaths().filter((path) => path === '/comments')).toHaveLength(1);
  expect(listPaths().filter((path) => path === '/seen')).toHaveLength(1);
  expect(outbox.get()).toEqual([]);
});
