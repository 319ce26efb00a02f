/**
 * The messages between a page and a guest, version 1. A guest is a document as somebody else would show it: a file that we export, or one that a visitor
 * brings. It runs in the frame of a page of its own (guest/), which has scripts, an opaque origin and no network.
 *
 * 1. The guest says `knock` by window message, again every 100 ms until it is answered. The page answers once with a GuestTask and transfers one MessagePort.
 * 2. On that port the guest reports what its document does; all that the document asks of the network is reported instead of sent.
 * 3. The guest says `tick` every 500 ms. One that is silent for three seconds, or ten where it shares its thread, is blocked, and its frame is
 *    removed.
 * 4. At most 200 reports a second reach the page, but for those that come once; what was left out is counted in the next `tick`.
 */
import { isRecord } from './is-record.ts';

export const KNOCK_EVERY_MS = 100;
export const TICK_EVERY_MS = 500;
export const SILENT_MS = 3000;
export const REPORTS_PER_SECOND = 200;

/** What stands around the document: nothing, IAB's SafeFrame 1.1 (`window.$sf.ext`), or an app's MRAID 3 (`window.mraid`). */
export const containers = ['slot', 'safeframe', 'mraid'] as const;
export type Container = (typeof containers)[number];

export interface GuestFile {
  /** MIME type. */
  readonly type: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

export interface GuestTask {
  readonly html: string;
  /** Files beside the page, by the address under which it asks for them: `poster.jpg`, or a whole address. */
  readonly files: Readonly<Record<string, GuestFile>>;
  readonly container: Container;
  /** Size of the slot, CSS pixels. */
  readonly width: number;
  readonly height: number;
  /** Whether it is measured too: which of its files it reads and when, what its scripts take, flashes, workers (guest/measure.ts). */
  readonly isMeasured?: boolean;
}

/** What an app does to the ad in it. `volume` and `exposed`: percent. */
export type ContainerMove =
  | { readonly t: 'ready' }
  | { readonly t: 'close' }
  | { readonly t: 'exposed'; readonly percent: number }
  | { readonly t: 'volume'; readonly percent: number }
  | { readonly t: 'size'; readonly width: number; readonly height: number };

/** How something was asked for. `policy`: the browser itself kept it away, and says no more. */
export const askings = ['image', 'beacon', 'fetch', 'frame', 'media', 'script', 'socket', 'policy'] as const;
export type Asking = (typeof askings)[number];

/** Something that an ad should not do, or that failed. */
export const notes = ['error', 'console', 'dialog', 'storage', 'cookie', 'sound'] as const;
export type Note = (typeof notes)[number];

/** Something that is seen only where a document is measured. `film`: one is shown, and nobody looks into it for flashes. */
export const uses = ['worker', 'frame', 'film'] as const;
export type Use = (typeof uses)[number];

/** All times are milliseconds since 1970. */
export type GuestReport =
  /** `body`: of a beacon. `isTouched`: a person had pressed, wheeled or keyed before. */
  | { readonly t: 'request'; readonly at: number; readonly url: string; readonly by: Asking; readonly isTouched: boolean; readonly body: string }
  /** A way out was taken. `isActive`: while a press of a person counts as one. */
  | {
      readonly t: 'exit';
      readonly at: number;
      readonly url: string;
      readonly by: 'window' | 'link' | 'mraid';
      readonly isActive: boolean;
    }
  /** A call of the container: `register`, `expand`. */
  | { readonly t: 'call'; readonly at: number; readonly name: string; readonly value: string }
  /** The first press, wheel or key of a person. */
  | { readonly t: 'touch'; readonly at: number }
  | { readonly t: 'note'; readonly at: number; readonly what: Note; readonly text: string }
  /** The document begins; its first picture is there; its load event came. */
  | { readonly t: 'opened' | 'painted' | 'loaded'; readonly at: number }
  /** One of its files was read for the first time; `isInitial`: before its load event. */
  | { readonly t: 'file'; readonly at: number; readonly name: string; readonly isInitial: boolean }
  | { readonly t: 'use'; readonly at: number; readonly what: Use; readonly text: string }
  /** Flashes within one second, as WCAG 2.3.1 counts them. */
  | { readonly t: 'flash'; readonly at: number; readonly times: number }
  /** Since the last tick: frames that were asked for, changes of the document, animations that run now, milliseconds in which the thread was busy. */
  | {
      readonly t: 'tick';
      readonly at: number;
      readonly frames: number;
      readonly changes: number;
      readonly animations: number;
      readonly busyMs: number;
      readonly dropped: number;
    };

/** Whether a window message is the knock of a guest. */
export function isKnock(value: unknown): boolean {
  return isRecord(value) && value.guest === 1 && value.t === 'knock';
}

const LONGEST = 2048;
const toText = (value: unknown) => String(value ?? '').slice(0, LONGEST);
const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);
const toCount = (value: unknown) => (isNumber(value) ? Math.max(0, value) : 0);

/** A report with known fields only, or undefined. A guest is a stranger: whatever it posts on the port, it says no more than this. */
export function parseReport(value: unknown): GuestReport | undefined {
  if (!isRecord(value) || !isNumber(value.at)) return undefined;
  const { at } = value;
  switch (value.t) {
    case 'request': {
      const by = askings.find((one) => one === value.by);
      return by && { t: 'request', at, by, url: toText(value.url), isTouched: value.isTouched === true, body: toText(value.body) };
    }
    case 'exit': {
      const by = (['window', 'link', 'mraid'] as const).find((one) => one === value.by);
      return by && { t: 'exit', at, by, url: toText(value.url), isActive: value.isActive === true };
    }
    case 'call':
      return { t: 'call', at, name: toText(value.name), value: toText(value.value) };
    case 'note': {
      const what = notes.find((one) => one === value.what);
      return what && { t: 'note', at, what, text: toText(value.text) };
    }
    case 'use': {
      const what = uses.find((one) => one === value.what);
      return what && { t: 'use', at, what, text: toText(value.text) };
    }
    case 'file':
      return { t: 'file', at, name: toText(value.name), isInitial: value.isInitial === true };
    case 'flash':
      return { t: 'flash', at, times: toCount(value.times) };
    case 'touch':
    case 'opened':
    case 'painted':
    case 'loaded':
      return { t: value.t, at };
    case 'tick': {
      const { frames, changes, animations, busyMs, dropped } = value;
      return {
        t: 'tick',
        at,
        frames: toCount(frames),
        changes: toCount(changes),
        animations: toCount(animations),
        busyMs: toCount(busyMs),
        dropped: toCount(dropped),
      };
    }
    default:
      return undefined;
  }
}
