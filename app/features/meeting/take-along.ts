import { Workbox } from 'workbox-window';
import {
  countBytes,
  DECKS_CACHE,
  LIST_CHANGED,
  LIST_PATH,
  MEETING_CACHE,
  type MeetingFile,
  type MeetingList,
  parseMeetingList,
  parseStoredList,
  type StoredList,
  toCacheKey,
  WORKER_PATH,
} from '#protocol/take-along.ts';

/** As many as a browser asks one server for at once. */
const AT_ONCE = 6;
/** A network that does not answer is none: what is stored is shown then. */
const LIST_WITHIN_MS = 8000;

export type Obstacle = 'insecure' | 'unsupported';
export type Setback = 'stopped' | 'room' | 'network';

/** Why nothing can be stored here, before anything is tried. */
export function findObstacle(): Obstacle | undefined {
  if (!isSecureContext) return 'insecure';
  return 'serviceWorker' in navigator && 'caches' in globalThis ? undefined : 'unsupported';
}

/** What the server has. Undefined where it offers nothing; rejects where it does not answer. */
export async function fetchList(): Promise<MeetingList | undefined> {
  const response = await fetch(LIST_PATH, { cache: 'no-cache', signal: AbortSignal.timeout(LIST_WITHIN_MS) });
  if (response.status === 404) return undefined;
  const list = response.ok ? parseMeetingList(await response.json()) : undefined;
  if (!list) throw new Error(`${response.status} for ${LIST_PATH}`);
  return list;
}

/** What this device has of a list, and what it had of the last one. Opens no cache where there is none. */
export async function lookAtDevice(
  list: MeetingList | undefined,
): Promise<{ readonly kept: StoredList | undefined; readonly missing: readonly MeetingFile[] }> {
  const files = list?.files ?? [];
  if (!(await caches.has(MEETING_CACHE))) return { kept: undefined, missing: files };
  const cache = await caches.open(MEETING_CACHE);
  const kept = parseStoredList(await (await cache.match(LIST_PATH))?.json());
  return { kept, missing: await listMissing(files, cache) };
}

async function listMissing(files: readonly MeetingFile[], cache: Cache): Promise<readonly MeetingFile[]> {
  const there = new Set((await cache.keys()).map(({ url }) => url));
  return files.filter((file) => !there.has(toCacheKey(file, location.origin)));
}

/** Bytes that the browser would still give this site; undefined where it does not say. */
export async function measureRoom(): Promise<number | undefined> {
  const { quota, usage = 0 } = (await navigator.storage?.estimate?.().catch(() => undefined)) ?? {};
  return quota === undefined ? undefined : Math.max(0, quota - usage);
}

interface Storing {
  /** The code of the visitor's language, in which the server draws the pages. */
  readonly language: string;
  readonly signal: AbortSignal;
  onProgress(bytes: number): void;
}

/**
 * Registers the worker and stores what is missing. What was stored stays where it ends before, and is not fetched again. Until everything is there the worker
 * goes on with what it had.
 */
export async function takeAlong(list: MeetingList, { language, signal, onProgress }: Storing): Promise<Setback | undefined> {
  try {
    const workbox = new Workbox(WORKER_PATH);
    await workbox.register();
    // Asked for, not waited for: Firefox asks the visitor.
    void navigator.storage.persist?.().catch(() => false);
    const cache = await caches.open(MEETING_CACHE);
    const missing = [...(await listMissing(list.files, cache))];
    let bytes = countBytes(list.files) - countBytes(missing);
    onProgress(bytes);
    const work = async () => {
      for (let file = missing.shift(); file; file = missing.shift()) {
        await storeFile(file, cache, signal);
        bytes += file.bytes;
        onProgress(bytes);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    const stored: StoredList = { ...list, storedAt: new Date().toISOString(), language };
    await cache.put(LIST_PATH, new Response(JSON.stringify(stored), { headers: { 'content-type': 'application/json' } }));
    await forgetOthers(list, cache);
    await tellWorker();
    // A newer worker waits until somebody agrees: this was it.
    workbox.messageSkipWaiting();
    return undefined;
  } catch (error) {
    if (signal.aborted) return 'stopped';
    return error instanceof DOMException && error.name === 'QuotaExceededError' ? 'room' : 'network';
  }
}

async function storeFile(file: MeetingFile, cache: Cache, signal: AbortSignal): Promise<void> {
  // `reload`: past the worker, which would answer with the older one (worker/worker.ts).
  const response = await fetch(file.url, { cache: file.revision ? 'reload' : 'default', redirect: 'error', signal });
  // Everything of ours has a policy; the sign-in page of a hotel's network has none.
  if (!response.ok || !response.headers.has('content-security-policy')) throw new Error(`${response.status} for ${file.url}`);
  await cache.put(toCacheKey(file, location.origin), response);
}

async function forgetOthers({ files }: MeetingList, cache: Cache): Promise<void> {
  const named = new Set([...files.map((file) => toCacheKey(file, location.origin)), new URL(LIST_PATH, location.origin).href]);
  await Promise.all((await cache.keys()).flatMap((request) => (named.has(request.url) ? [] : cache.delete(request))));
}

async function tellWorker(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  registration?.active?.postMessage({ type: LIST_CHANGED });
}

/** Empties the store and takes the worker away. */
export async function removeAll(): Promise<void> {
  await Promise.all([MEETING_CACHE, DECKS_CACHE].map((name) => caches.delete(name)));
  await tellWorker();
  const registration = await navigator.serviceWorker.getRegistration();
  await registration?.unregister();
}

/** Asks for a newer worker where there is one already; it waits. */
export async function refreshWorker(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  await registration?.update().catch(() => undefined);
}

export type Part = 'pages' | 'demos' | 'site';

/** The bytes of each part of what is taken along, for who wants to know what it is. */
export function weighParts(files: readonly MeetingFile[]): Readonly<Record<Part, { readonly count: number; readonly bytes: number }>> {
  const weigh = (part: Part) => {
    const own = files.filter(({ url }) => toPart(url) === part);
    return { count: own.length, bytes: countBytes(own) };
  };
  return { pages: weigh('pages'), demos: weigh('demos'), site: weigh('site') };
}

function toPart(url: string): Part {
  if (url.startsWith('/creatives/')) return 'demos';
  // A spec sheet is a page and a file.
  return /\.\w+$/.test(url) && !url.startsWith('/experience/') ? 'site' : 'pages';
}

/** Inside of this site, as an address asks for it; undefined for anything else. */
export function toInnerPath(given: string | null, origin: string): string | undefined {
  const url = given === null ? null : URL.parse(given, origin);
  return url?.origin === origin && given?.startsWith('/') ? url.pathname + url.search : undefined;
}
