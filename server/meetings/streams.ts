import { randomUUID } from 'node:crypto';
import type { MeetingState } from '#protocol/meeting.ts';
import type { Store } from '../db/store.ts';
import { httpError } from '../http/http-error.ts';
import { type MeetingNews, type NumberedPress, readNews, writeFollowers } from './store.ts';

/** How often the store is looked at for what other servers were told; a follower shall see it within a second. */
const LOOK_MS = 250;
/** A proxy ends a stream that says nothing for a minute, some after 30 seconds. */
const PING_MS = 20_000;
/** How long a browser waits before it connects anew. */
const RETRY_MS = 1000;
/** A count of followers that changes is told to the other servers this often, one that does not so often that it does not count as gone. */
const TELL_MS = 1000;
const TELL_AGAIN_MS = 20_000;
const GONE_MS = 60_000;
/** What waits for a follower that does not read: some twenty states. Then it is dropped, and connects anew if it is still there. */
const UNREAD_BYTES = 8 * 1024;

export interface StreamBounds {
  readonly perMeeting: number;
  /** A server takes 1000 connections (http/connections.ts): the pages need some of them. */
  readonly perServer: number;
  /** Of the 250 connections that one address may have: a room full of people shares one, and fetches what is shown besides. */
  readonly perAddress: number;
}

export const streamBounds: StreamBounds = { perMeeting: 500, perServer: 700, perAddress: 210 };

interface StreamsOptions {
  readonly store: Store;
  /** A server that stops ends all streams: each follower connects to another one. */
  readonly lifecycle: { readonly isDraining: boolean };
  readonly now: () => Date;
  readonly bounds?: StreamBounds;
}

interface NewStream {
  readonly code: string;
  readonly address: string;
  /** The presenter's own, which is told more and does not count as a follower. */
  readonly isOwn: boolean;
  readonly news: Pick<MeetingNews, 'state' | 'note' | 'presses'>;
  /** The state that it has already. */
  readonly lastN: number;
}

export interface Streams {
  /** Throws 503 where there is no room for one more. */
  open(stream: NewStream): ReadableStream<Uint8Array>;
  /** Tells what this server was told itself, without waiting for the store. */
  tell(code: string, state: MeetingState, note: string): void;
  press(code: string, presses: readonly NumberedPress[]): void;
  end(code: string): void;
  readonly size: number;
}

interface Listener {
  readonly isOwn: boolean;
  readonly address: string;
  readonly controller: ReadableStreamDefaultController<Uint8Array>;
}

/** The streams of one meeting, and what they were told last. */
interface Room {
  readonly listeners: Set<Listener>;
  n: number;
  note: string;
  pressed: number;
  followers: number;
  /** What the store was told of this server's followers, and when. */
  told: { readonly count: number; readonly at: number };
}

const encoder = new TextEncoder();
const toEvent = (name: string, data: unknown, id?: number) =>
  encoder.encode(`${id === undefined ? '' : `id: ${id}\n`}event: ${name}\ndata: ${JSON.stringify(data)}\n\n`);
const PING = encoder.encode(':\n\n');
const countFollowers = ({ listeners }: Room) => [...listeners].filter(({ isOwn }) => !isOwn).length;

/** All who follow a meeting by this server. It looks at the store only while there are any. */
export function createStreams({ store, lifecycle, now, bounds = streamBounds }: StreamsOptions): Streams {
  const server = randomUUID();
  const rooms = new Map<string, Room>();
  const perAddress = new Map<string, number>();
  let size = 0;
  let timer: NodeJS.Timeout | undefined;
  let isLooking = false;
  let pingedAt = 0;
  let toldAt = 0;

  const leave = (code: string, listener: Listener) => {
    const room = rooms.get(code);
    if (!room?.listeners.delete(listener)) return;
    size--;
    const left = (perAddress.get(listener.address) ?? 0) - 1;
    if (left > 0) perAddress.set(listener.address, left);
    else perAddress.delete(listener.address);
    if (size === 0) rest();
  };
  const send = (code: string, listener: Listener, bytes: Uint8Array) => {
    const { controller } = listener;
    if ((controller.desiredSize ?? 0) > 0) return controller.enqueue(bytes);
    leave(code, listener);
    controller.error(new Error('This follower does not read.'));
  };
  const sendAll = (code: string, room: Room, bytes: Uint8Array, isForOwn = false) => {
    for (const listener of room.listeners) if (listener.isOwn || !isForOwn) send(code, listener, bytes);
  };
  const tell = (code: string, room: Room, state: MeetingState | undefined, note: string) => {
    if (!state || state.n <= room.n) return;
    room.n = state.n;
    sendAll(code, room, toEvent('state', state, state.n));
    if (note === room.note) return;
    room.note = note;
    sendAll(code, room, toEvent('note', note), true);
  };
  const press = (code: string, room: Room, presses: readonly NumberedPress[]) => {
    for (const one of presses) {
      if (one.number <= room.pressed) continue;
      room.pressed = one.number;
      sendAll(code, room, toEvent('press', one.press), true);
    }
  };
  const tellFollowers = (code: string, room: Room, followers: number) => {
    if (followers === room.followers) return;
    room.followers = followers;
    sendAll(code, room, toEvent('followers', followers), true);
  };
  const close = (code: string, last?: Uint8Array) => {
    for (const listener of rooms.get(code)?.listeners ?? []) {
      leave(code, listener);
      if (last) listener.controller.enqueue(last);
      listener.controller.close();
    }
    rooms.delete(code);
  };

  const look = async () => {
    const asked = [...rooms].filter(([, { listeners }]) => listeners.size > 0);
    if (asked.length === 0) return;
    const codes = asked.map(([code]) => code);
    const news = new Map((await readNews(store.db, codes, new Date(now().getTime() - GONE_MS), now())).map((one) => [one.code, one]));
    for (const [code, room] of asked) {
      const one = news.get(code);
      // The meeting may have been left and joined anew meanwhile.
      if (rooms.get(code) !== room) continue;
      if (!one) {
        close(code, toEvent('end', {}));
        continue;
      }
      tell(code, room, one.state, one.note);
      press(code, room, one.presses);
      tellFollowers(code, room, one.followers - room.told.count + countFollowers(room));
    }
  };
  const tellStore = async () => {
    const at = performance.now();
    if (at - toldAt < TELL_MS) return;
    toldAt = at;
    const changed = [...rooms].filter(([, room]) => {
      const count = countFollowers(room);
      return count !== room.told.count || (count > 0 && at - room.told.at > TELL_AGAIN_MS);
    });
    const counts = new Map(changed.map(([code, room]) => [code, countFollowers(room)]));
    if (counts.size > 0) await store.write((db) => writeFollowers(db, server, counts, now()));
    for (const [code, room] of changed) room.told = { count: counts.get(code) ?? 0, at };
    for (const [code, room] of rooms) if (room.listeners.size === 0 && room.told.count === 0) rooms.delete(code);
  };
  const tick = async () => {
    if (lifecycle.isDraining) {
      for (const code of [...rooms.keys()]) close(code);
      return;
    }
    if (performance.now() - pingedAt > PING_MS) {
      pingedAt = performance.now();
      for (const [code, room] of rooms) sendAll(code, room, PING);
    }
    if (isLooking) return;
    isLooking = true;
    try {
      await look();
      await tellStore();
    } catch {
      // The store does not answer now; what this server is told itself is told on all the same.
    } finally {
      isLooking = false;
    }
    if (rooms.size === 0) rest();
  };
  const wake = () => {
    timer ??= setInterval(() => void tick(), LOOK_MS).unref();
  };
  // Until the store knows that nobody follows here.
  const rest = () => {
    if (rooms.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };

  return {
    get size() {
      return size;
    },
    open({ code, address, isOwn, news, lastN }) {
      const room = rooms.get(code);
      const followers = room ? Math.max(room.followers, countFollowers(room)) : 0;
      if (lifecycle.isDraining) throw httpError(503, 'This server is about to stop. Try again in a moment.');
      if (!isOwn && followers >= bounds.perMeeting) throw httpError(503, 'As many follow this meeting as can. Try again later.');
      if (size >= bounds.perServer || (perAddress.get(address) ?? 0) >= bounds.perAddress) {
        throw httpError(503, 'Too many follow a meeting here. Try again in a moment.');
      }
      const joined = room ?? { listeners: new Set(), n: 0, note: '', pressed: 0, followers: 0, told: { count: 0, at: 0 } };
      // Whoever is here already is told first.
      tell(code, joined, news.state, news.note);
      press(code, joined, news.presses);
      rooms.set(code, joined);
      let listener: Listener;
      return new ReadableStream<Uint8Array>(
        {
          start(controller) {
            listener = { isOwn, address, controller };
            joined.listeners.add(listener);
            size++;
            perAddress.set(address, (perAddress.get(address) ?? 0) + 1);
            controller.enqueue(encoder.encode(`retry: ${RETRY_MS}\n\n`));
            if (news.state && news.state.n !== lastN) controller.enqueue(toEvent('state', news.state, news.state.n));
            if (isOwn) {
              controller.enqueue(toEvent('note', joined.note));
              controller.enqueue(toEvent('followers', joined.followers));
            }
            wake();
          },
          cancel: () => leave(code, listener),
        },
        { highWaterMark: UNREAD_BYTES, size: (chunk) => chunk.byteLength },
      );
    },
    tell(code, state, note) {
      const room = rooms.get(code);
      if (room) tell(code, room, state, note);
    },
    press(code, presses) {
      const room = rooms.get(code);
      if (room) press(code, room, presses);
    },
    end: (code) => close(code, toEvent('end', {})),
  };
}
