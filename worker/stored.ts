import { PrecacheController } from 'workbox-precaching';
import { RangeRequestsPlugin } from 'workbox-range-requests';
import { DECKS_CACHE, LIST_PATH, MEETING_CACHE, parseStoredList, type StoredList } from '#protocol/take-along.ts';

/** What this device has, once it has all of it. */
export interface Stored {
  /** The key of a file in the cache; undefined where the list has none of this address. */
  findKey(address: string): string | undefined;
  /** The code of the visitor's language. */
  readonly language: string;
  readonly answer: PrecacheController['strategy'];
}

let stored: Promise<Stored | undefined> | undefined;

/** Read once while the worker runs, and again when the page says that it is another one. */
export function readStored(): Promise<Stored | undefined> {
  stored ??= read().catch(() => undefined);
  return stored;
}

export function forgetStored(): void {
  stored = undefined;
}

/** From now on in this language; what is read next already is. */
export function keepLanguage(language: string): Promise<Stored | undefined> {
  stored = writeLanguage(language)
    .then(read)
    .catch(() => undefined);
  return stored;
}

/** A deck, or a picture of one, by its address; opens no cache where there is none. */
export function findDeckAnswer(address: string): Promise<Response | undefined> {
  return caches.match(address, { cacheName: DECKS_CACHE, ignoreSearch: true, ignoreVary: true }).catch(() => undefined);
}

async function readList(): Promise<StoredList | undefined> {
  // Opening a cache would make it: what was removed stays removed.
  const kept = (await caches.has(MEETING_CACHE)) ? await (await caches.open(MEETING_CACHE)).match(LIST_PATH) : undefined;
  return parseStoredList(await kept?.json());
}

async function writeLanguage(language: string): Promise<void> {
  const list = await readList();
  if (list) await (await caches.open(MEETING_CACHE)).put(LIST_PATH, Response.json({ ...list, language }));
}

async function read(): Promise<Stored | undefined> {
  const list = await readList();
  if (!list) return undefined;
  const controller = new PrecacheController({ cacheName: MEETING_CACHE, plugins: [new RangeRequestsPlugin()], fallbackToNetwork: false });
  controller.addToCacheList(list.files.map(({ url, revision }) => ({ url, revision: revision || null })));
  return { findKey: (address) => controller.getCacheKeyForURL(address), language: list.language, answer: controller.strategy };
}
