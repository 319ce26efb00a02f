import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import {
  CODE_LENGTH,
  CODE_LETTERS,
  isPress,
  MEETING_CODE,
  MEETING_SECRET,
  type MeetingReceipt,
  type MeetingState,
  type MeetingView,
  NOTE_MOST,
  parseMeetingState,
} from '#protocol/meeting.ts';
import { takeFromLimit } from '../db/limits.ts';
import { getSecret } from '../db/secrets.ts';
import type { Store } from '../db/store.ts';
import type { MeetingRow } from '../db/tables.ts';
import { useToken } from '../db/tokens.ts';
import { httpError } from '../http/http-error.ts';
import { RateLimit } from '../http/rate-limit.ts';
import { addPress, eraseEndedMeetings, eraseMeeting, findMeeting, insertMeeting, toNews, writeState } from './store.ts';
import { createStreams, type StreamBounds } from './streams.ts';

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;
/** New meetings of one address in an hour. */
const MEETINGS_MOST = 20;
/** A switch of demos is one state, a finger that moves ten in a second. */
const STATES_PER_SECOND = 30;
const PRESSES_PER_SECOND = 10;
/** Codes of one address in a minute that lead to no meeting. A room full of people that mistype is one address. */
const MISSES_PER_MINUTE = 60;
/** From the call that makes a ticket to the stream that it opens. */
const TICKET_MS = 30 * SECOND_MS;
const TICKET = /^([0-9a-z]{8,9})\.([\w-]{16})\.([\w-]{43})$/;

/** One sentence for whatever is not there for who asks. */
const gone = () => httpError(404, 'There is no such meeting, or it has ended.');

interface MeetingOptions {
  readonly store: Store;
  readonly lifecycle: { readonly isDraining: boolean };
  readonly now?: () => Date;
  readonly streamBounds?: StreamBounds | undefined;
}

/** What the calls of protocol/meeting.ts do. `address`: the client that is counted. Whatever comes from a body is unknown here. */
export interface MeetingService {
  create(address: string): Promise<MeetingReceipt>;
  show(code: string, address: string): Promise<MeetingView>;
  change(code: string, secret: unknown, state: unknown, note: unknown, address: string): Promise<void>;
  press(code: string, secret: unknown, press: unknown, address: string): Promise<void>;
  end(code: string, secret: unknown, address: string): Promise<void>;
  /** Opens the presenter's own stream, once. */
  toTicket(code: string, secret: unknown, address: string): Promise<string>;
  follow(code: string, ticket: string | undefined, lastN: number, address: string): Promise<ReadableStream<Uint8Array>>;
}

export function createMeetingService({ store, lifecycle, now = () => new Date(), streamBounds }: MeetingOptions): MeetingService {
  const streams = createStreams({ store, lifecycle, now, ...(streamBounds && { bounds: streamBounds }) });
  const misses = new RateLimit({ limit: MISSES_PER_MINUTE, windowMs: MINUTE_MS });
  const states = new RateLimit({ limit: STATES_PER_SECOND, windowMs: SECOND_MS });
  const presses = new RateLimit({ limit: PRESSES_PER_SECOND, windowMs: SECOND_MS });
  const keep = createKeeping(store, now);
  const readKey = createKeyReader(store);

  /** The meeting of this code. Who tries one after another is refused, whatever the next one is. */
  const get = async (code: string, address: string): Promise<MeetingRow> => {
    if (misses.isSpent(address)) throw httpError(429, 'Too many codes that lead nowhere came from here. Try again in a minute.');
    const meeting = MEETING_CODE.test(code) ? await findMeeting(store.db, code, now()) : undefined;
    if (meeting) return meeting;
    misses.allows(address);
    throw gone();
  };
  const getOwn = async (code: string, secret: unknown, address: string): Promise<MeetingRow> => {
    const meeting = await get(code, address);
    if (typeof secret === 'string' && MEETING_SECRET.test(secret) && isSame(toHash(secret), meeting.secret_hash)) return meeting;
    misses.allows(address);
    throw gone();
  };

  return {
    async create(address) {
      const key = await readKey();
      // As it may be stored: another one each day.
      const addressKey = sign(key, 'address', now().toISOString().slice(0, 10), address);
      const [code, secret] = [createCode(), randomBytes(32).toString('base64url')];
      const count = await store.write(async (db) => {
        await eraseEndedMeetings(db, now());
        const count = await takeFromLimit(db, `meeting ${addressKey}`, HOUR_MS, now());
        if (count <= MEETINGS_MOST && !(await insertMeeting(db, code, toHash(secret), now()))) throw new Error('A code came twice.');
        return count;
      });
      if (count > MEETINGS_MOST) throw httpError(429, 'Too many new meetings from here. Try again in an hour.');
      return { code, secret };
    },

    async show(code, address) {
      return { state: toNews(await get(code, address)).state ?? null };
    },

    async change(code, secret, given, note, address) {
      await getOwn(code, secret, address);
      const state = parseMeetingState(given);
      if (!state) throw httpError(422, 'This is no state of a meeting.');
      if (note !== undefined && typeof note !== 'string') throw httpError(422, 'A note is a text.');
      if (!states.allows(code)) throw httpError(429, 'Too many changes in a second.');
      const shownNote = (note ?? '').slice(0, NOTE_MOST);
      streams.tell(code, state, shownNote);
      await keep(code, state, shownNote);
    },

    async press(code, secret, press, address) {
      await getOwn(code, secret, address);
      if (!isPress(press)) throw httpError(422, 'A press is next, back or blank.');
      if (!presses.allows(code)) throw httpError(429, 'Too many presses in a second.');
      streams.press(code, await store.write((db) => addPress(db, code, press)));
    },

    async end(code, secret, address) {
      await getOwn(code, secret, address);
      await store.write((db) => eraseMeeting(db, code));
      streams.end(code);
    },

    async toTicket(code, secret, address) {
      await getOwn(code, secret, address);
      const end = (now().getTime() + TICKET_MS).toString(36);
      const id = randomBytes(12).toString('base64url');
      return `${end}.${id}.${sign(await readKey(), 'ticket', code, end, id)}`;
    },

    async follow(code, ticket, lastN, address) {
      const isOwn = ticket !== undefined;
      const meeting = await get(code, address);
      if (isOwn && !(await isTicket(store, await readKey(), code, ticket, now()))) throw httpError(403, 'This ticket was used, or is too old.');
      return streams.open({ code, address, isOwn, news: toNews(meeting), lastN });
    },
  };
}

const toHash = (text: string) => createHash('sha256').update(text).digest('hex');
const isSame = (a: string, b: string) => a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));
const sign = (key: Buffer, ...words: readonly string[]) => createHmac('sha256', key).update(words.join(' ')).digest('base64url');

function createCode(): string {
  return Array.from(randomBytes(CODE_LENGTH), (byte) => CODE_LETTERS[byte % CODE_LETTERS.length]).join('');
}

/** What tickets are signed with: the same for all servers of a store. */
function createKeyReader(store: Store): () => Promise<Buffer> {
  let known: Promise<Buffer> | undefined;
  return () => {
    known ??= store
      .write((db) => getSecret(db, 'meetings'))
      .catch((error: unknown) => {
        known = undefined;
        throw error;
      });
    return known;
  };
}

async function isTicket(store: Store, key: Buffer, code: string, ticket: string, now: Date): Promise<boolean> {
  const [, end, id, signature] = TICKET.exec(ticket) ?? [];
  if (!end || !id || !signature || !isSame(signature, sign(key, 'ticket', code, end, id))) return false;
  const endsAt = Number.parseInt(end, 36);
  if (endsAt < now.getTime()) return false;
  return store.write((db) => useToken(db, `meeting ${id}`, new Date(endsAt)));
}

/** Writes the states of a meeting one after the other. Of those that come meanwhile only the last is written: the others are old by then. */
function createKeeping(store: Store, now: () => Date) {
  type Next = { state: MeetingState; note: string };
  const waiting = new Map<string, { next: Next | undefined; done: Promise<void> }>();
  return (code: string, state: MeetingState, note: string): Promise<void> => {
    const before = waiting.get(code);
    if (before) {
      if (!before.next || before.next.state.n < state.n) before.next = { state, note };
      return before.done;
    }
    const line: { next: Next | undefined; done: Promise<void> } = { next: { state, note }, done: Promise.resolve() };
    const writeAll = async () => {
      try {
        while (line.next) {
          const { state, note } = line.next;
          line.next = undefined;
          await store.write((db) => writeState(db, code, state, note, now()));
        }
      } finally {
        waiting.delete(code);
      }
    };
    waiting.set(code, line);
    line.done = writeAll();
    return line.done;
  };
}
