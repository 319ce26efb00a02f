import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LIST_PATH, type MeetingList } from '#protocol/take-along.ts';
import { lookAtDevice, takeAlong, toInnerPath, weighParts } from './take-along.ts';

vi.mock('workbox-window', () => ({
  Workbox: class {
    register = async () => undefined;
    messageSkipWaiting = () => {};
  },
}));

const ORIGIN = 'https://surge.test';
const list: MeetingList = {
  version: 'two',
  files: [
    { url: '/find', bytes: 10, revision: 'two' },
    { url: '/assets/app-1.js', bytes: 20, revision: '' },
    { url: '/creatives/x/index.html', bytes: 30, revision: 'abc' },
  ],
};

/** The browser's cache, by addresses. */
let kept: Map<string, Response>;
let asked: string[];
let answer: (url: string) => Response;
const ours = (status = 200) => new Response('x', { status, headers: { 'content-security-policy': "default-src 'none'" } });
const toHref = (key: string | Request) => new URL(typeof key === 'string' ? key : key.url, ORIGIN).href;

beforeEach(() => {
  kept = new Map();
  asked = [];
  answer = () => ours();
  const cache = {
    keys: async () => [...kept.keys()].map((url) => ({ url })),
    match: async (key: string) => kept.get(toHref(key))?.clone(),
    put: async (key: string, response: Response) => void kept.set(toHref(key), response),
    delete: async (key: Request) => kept.delete(toHref(key)),
  };
  vi.stubGlobal('location', new URL(ORIGIN));
  vi.stubGlobal('caches', { has: async () => kept.size > 0, open: async () => cache });
  vi.stubGlobal('navigator', { serviceWorker: { getRegistration: async () => undefined }, storage: {} });
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url);
    return answer(url);
  });
});
afterEach(() => vi.unstubAllGlobals());

const take = (signal = new AbortController().signal, onProgress: (bytes: number) => void = () => {}) =>
  takeAlong(list, { language: 'en', signal, onProgress });

describe('takeAlong', () => {
  it('stores every file, tells how far it is, and writes the list last', async () => {
    const told: number[] = [];
    expect(await take(undefined, (bytes) => told.push(bytes))).toBeUndefined();
    expect(told).toEqual([0, 10, 30, 60]);
    expect([...kept.keys()].at(-1)).toBe(ORIGIN + LIST_PATH);
    expect((await lookAtDevice(list)).missing).toEqual([]);
    expect((await lookAtDevice(list)).kept).toMatchObject({ version: 'two', language: 'en' });
  });

  it('does not fetch again what is there, and forgets what an older list had', async () => {
    kept.set(`${ORIGIN}/assets/app-1.js`, ours());
    kept.set(`${ORIGIN}/find?__WB_REVISION__=one`, ours());
    await take();
    expect(asked).toEqual(['/find', '/creatives/x/index.html']);
    expect(kept.has(`${ORIGIN}/find?__WB_REVISION__=one`)).toBe(false);
  });

  it('keeps what it has when the network ends, without a list that would promise more', async () => {
    answer = (url) => (url === '/creatives/x/index.html' ? ours(502) : ours());
    expect(await take()).toBe('network');
    expect(kept.has(ORIGIN + LIST_PATH)).toBe(false);
    expect((await lookAtDevice(list)).missing.map(({ url }) => url)).toEqual(['/creatives/x/index.html']);
  });

  it('does not take the sign-in page of a hotel for ours', async () => {
    answer = () => new Response('<h1>Welcome</h1>');
    expect(await take()).toBe('network');
    expect(kept.size).toBe(0);
  });

  it('says that the device is full, and that it was stopped', async () => {
    answer = () => {
      throw new DOMException('', 'QuotaExceededError');
    };
    expect(await take()).toBe('room');
    expect(await take(AbortSignal.abort())).toBe('stopped');
  });
});

it('weighs pages, demos and the site itself', () => {
  expect(weighParts(list.files)).toEqual({ pages: { count: 1, bytes: 10 }, demos: { count: 1, bytes: 30 }, site: { count: 1, bytes: 20 } });
});

it('opens addresses of this site alone', () => {
  expect(toInnerPath('/find?model=CPI', ORIGIN)).toBe('/find?model=CPI');
  expect(
    ['//evil.example/x', '/\\evil.example', 'https://evil.example', 'javascript:alert(1)', 'find', '', null].map((given) =>
      toInnerPath(given, ORIGIN),
    ),
  ).toEqual(Array.from({ length: 7 }));
});
