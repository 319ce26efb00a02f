/**
 * Following a presentation: what the pages /present, /follow and /clicker and the calls under `/api/meetings` say to each other.
 *
 * `POST /api/meetings` with `{}` makes a meeting: 201 with a MeetingReceipt. Whoever knows the code follows it; whoever knows the secret presents.
 * `GET /api/meetings/:code` answers a MeetingView, `GET /api/meetings/:code/events` the same as server-sent events: `state` (a MeetingState, its `n` as the
 * event's id) and `end`. With `?ticket=`, of `POST …/ticket`, the stream is the presenter's own: `press` (a Press), `followers` (a number) and `note` (a text as
 * JSON) come besides. `POST …/state`, `…/press` and `…/end` change the meeting. The secret comes in bodies alone. 404 has one sentence for whatever is not
 * there: never was, has ended, or another's.
 */
import { isRecord } from './is-record.ts';

/** Crockford's base 32: no letter looks or sounds like another. Of a meeting's code there are 2^50. */
export const CODE_LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
export const CODE_LENGTH = 10;
export const MEETING_CODE = /^[0-9A-HJKMNP-TV-Z]{10}$/;
export const MEETING_SECRET = /^[\w-]{43}$/;
/** So long after its last state a meeting ends by itself. */
export const MEETING_HOURS = 4;
/** In characters; a presenter's note of one demo. */
export const NOTE_MOST = 600;

export interface MeetingReceipt {
  readonly code: string;
  readonly secret: string;
}

/** What a demo is shown on. */
export const screens = ['laptop', 'phone', 'television'] as const;
export type Screen = (typeof screens)[number];

/** A place on the demo, in fractions of its width and height. */
export interface Touch {
  readonly x: number;
  readonly y: number;
}

export interface MeetingState {
  /** Grows with every change; an older one is ignored. */
  readonly n: number;
  /** The key of a demo or unit: `12`, `5:320x100`. */
  readonly demo: string;
  readonly device: Screen;
  readonly isBlank: boolean;
  /** Where the presenter points. */
  readonly touch?: Touch;
}

export interface MeetingView {
  /** Null until the presenter has shown something. */
  readonly state: MeetingState | null;
}

export const presses = ['next', 'back', 'blank'] as const;
export type Press = (typeof presses)[number];

const isOneOf = <T extends string>(list: readonly T[], value: unknown): value is T => list.some((item) => item === value);
const DEMO_KEY = /^\d{1,5}(?::[\w-]{1,40})?$/;
const isPart = (value: unknown): value is number => typeof value === 'number' && value >= 0 && value <= 1;
/** As fine as a screen. */
const toPart = (value: number) => Math.round(value * 1000) / 1000;

/** Undefined for whatever is no state; fields that are unknown are left out. */
export function parseMeetingState(value: unknown): MeetingState | undefined {
  if (!isRecord(value)) return undefined;
  const { n, demo, device, isBlank, touch } = value;
  if (typeof n !== 'number' || !Number.isSafeInteger(n) || n < 1) return undefined;
  if (typeof demo !== 'string' || !DEMO_KEY.test(demo) || !isOneOf(screens, device) || typeof isBlank !== 'boolean') return undefined;
  const state = { n, demo, device, isBlank };
  if (touch === undefined) return state;
  return isRecord(touch) && isPart(touch.x) && isPart(touch.y) ? { ...state, touch: { x: toPart(touch.x), y: toPart(touch.y) } } : undefined;
}

export const isPress = (value: unknown): value is Press => isOneOf(presses, value);

/** A code as somebody typed or heard it: in any case, with gaps, with the letters that stand for figures. */
export function toMeetingCode(given: string): string {
  return given.toUpperCase().replace(/[\s-]/g, '').replace(/O/g, '0').replace(/[IL]/g, '1');
}
