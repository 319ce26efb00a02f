import { isRecord } from './is-record.ts';

/**
 * What is taken along to a meeting without network: the build lists it (tools/meeting.ts), `/meeting` stores it on the device, and the worker (worker/)
 * answers from there.
 */
export interface MeetingList {
  /** Changes with any file. */
  readonly version: string;
  readonly files: readonly MeetingFile[];
}

export interface MeetingFile {
  /** From the root of the site; of a page with its query. */
  readonly url: string;
  /** As it is stored, not as it is sent. */
  readonly bytes: number;
  /** '' where the address changes with the content. */
  readonly revision: string;
}

/** The list on the device: written when every file is there, so that the worker never answers from a half of it. */
export interface StoredList extends MeetingList {
  /** ISO 8601. */
  readonly storedAt: string;
  /** The code of the visitor's language: that in which its pages were stored, until another one is chosen. */
  readonly language: string;
}

export const LIST_PATH = '/meeting-files.json';
export const WORKER_PATH = '/worker.js';
/** The page that opens another one in the browser, where no answer for that address is stored: `/meeting/open?page=/find?model=CPI`. */
export const OPEN_PATH = '/meeting/open';
export const OPEN_PARAMETER = 'page';
/** What is answered where only the server could. It is served without its scripts. */
export const OFFLINE_PATH = '/meeting/offline';

/** Of the browser's cache storage. */
export const MEETING_CACHE = 'surge-meeting';
/** Decks that were taken along, each by the address of its client's page, and their pictures by their own. They come and go by themselves, whatever the list says. */
export const DECKS_CACHE = 'surge-meeting-decks';
/** As workbox-precaching writes it: a file is found by its address and its revision, so an older one is never taken for it. */
const REVISION_PARAMETER = '__WB_REVISION__';

/** Tells the worker that the stored list is another one. */
export const LIST_CHANGED = 'list changed';
/** Tells the worker, by its `code`, that another language was chosen: not every browser lets it read the cookie. */
export const LANGUAGE_CHOSEN = 'language chosen';

/** Of a file in the cache; `origin`: scheme and host. */
export function toCacheKey({ url, revision }: Pick<MeetingFile, 'url' | 'revision'>, origin: string): string {
  if (!revision) return origin + url;
  return `${origin}${url}${url.includes('?') ? '&' : '?'}${REVISION_PARAMETER}=${revision}`;
}

export function countBytes(files: readonly MeetingFile[]): number {
  return files.reduce((sum, { bytes }) => sum + bytes, 0);
}

/** Undefined for anything else, such as the sign-in page of a hotel's network. */
export function parseMeetingList(given: unknown): MeetingList | undefined {
  if (!isRecord(given) || typeof given.version !== 'string' || !Array.isArray(given.files)) return undefined;
  const files = given.files.flatMap((file): MeetingFile[] => {
    if (!isRecord(file)) return [];
    const { url, bytes, revision } = file;
    const isFile = typeof url === 'string' && /^\/(?!\/)/.test(url) && typeof bytes === 'number' && bytes >= 0 && typeof revision === 'string';
    return isFile ? [{ url, bytes, revision }] : [];
  });
  return files.length === given.files.length && files.length > 0 ? { version: given.version, files } : undefined;
}

export function parseStoredList(given: unknown): StoredList | undefined {
  const list = parseMeetingList(given);
  if (!list || !isRecord(given)) return undefined;
  const { storedAt, language } = given;
  return typeof storedAt === 'string' && typeof language === 'string' ? { ...list, storedAt, language } : undefined;
}
