import type { RequestListener, Server } from 'node:http';
import type { Socket } from 'node:net';
import { toNetwork } from './client-address.ts';
import { Connection } from './connection.ts';

export interface ConnectionBounds {
  /** Of all clients together. */
  readonly total: number;
  /** Of one address; behind a proxy all have the same, and it bounds them. */
  readonly perAddress: number;
  /** A client that takes nothing of its answer for so long is cut off. */
  readonly stuckMs: number;
  /** Of answers that were written and not taken, of all clients together. */
  readonly unsentBytes: number;
}

const STUCK_MS = 30_000;
const UNSENT_BYTES = 32 * 1024 * 1024;
const MAX_TOTAL = 1000;
/** Enough for one visitor's browser. */
const MIN_TOTAL = 8;
const MIN_PER_ADDRESS = 16;
/** An office may share an address, but never all there is. */
const SHARE_OF_ADDRESS = 4;
/** What the process itself holds open: standard streams, the store, the event loop, calls to others. */
const OWN_DESCRIPTORS = 40;
/** Looking for room takes a while: where a crowd comes, some is made at once. */
const SHARE_OF_ROOM = 64;
const LOOK_MS = 1000;

/** Below the system's limit of open files: a connection holds one, and the file it asked for another. */
export function toBounds(descriptors: number, trustProxy: number): ConnectionBounds {
  const total = Math.min(MAX_TOTAL, Math.max(MIN_TOTAL, Math.floor((descriptors - OWN_DESCRIPTORS) / 2)));
  const perAddress = trustProxy > 0 ? total : Math.max(MIN_PER_ADDRESS, Math.floor(total / SHARE_OF_ADDRESS));
  return { total, perAddress, stuckMs: STUCK_MS, unsentBytes: UNSENT_BYTES };
}

export interface Connections {
  /** Calls a listener for one request of a connection at a time. */
  inTurn(answer: RequestListener): RequestListener;
  /** How many there were so far. */
  readonly accepted: number;
  /** Looks at every connection once; it happens by itself every second. */
  look(): void;
  /** From now on every answer is the last of its connection. */
  endWithAnswers(): void;
  /** Ends connections without a request on which nothing moved for so long. */
  endIdle(idleMs: number): void;
}

/**
 * One client must not stop the others. Where there is no room, whoever has the most connections makes some: the one that waited longest for its client,
 * whether that rests between two requests, sends slowly or reads slowly. Where all have as many and all are at work, the newcomer is turned away.
 */
export function boundConnections(server: Server, bounds: ConnectionBounds, now = () => performance.now()): Connections {
  const all = new Map<Socket, Connection>();
  const perAddress = new Map<string, number>();
  let isEnding = false;
  let accepted = 0;
  const count = (address: string, change: 1 | -1) => {
    const counted = (perAddress.get(address) ?? 0) + change;
    if (counted > 0) perAddress.set(address, counted);
    else perAddress.delete(address);
    return counted;
  };
  const forget = (connection: Connection) => all.delete(connection.socket) && count(connection.address, -1);
  const end = (connection: Connection) => {
    forget(connection);
    connection.socket.destroy();
  };
  /** Lets go, of whoever has the most, who waits longest for its client, or else works longest; a newcomer counts as one who waits since this moment. */
  const makeRoom = (candidates: readonly Connection[], room: number) => {
    const ranked = candidates.map((connection) => ({
      connection,
      held: perAddress.get(connection.address) ?? 0,
      works: connection.isWaiting ? 0 : 1,
    }));
    ranked.sort((a, b) => b.held - a.held || a.works - b.works || a.connection.movedAt - b.connection.movedAt);
    for (const { connection } of ranked.slice(0, room)) end(connection);
  };
  server.on('connection', (socket: Socket) => {
    accepted++;
    const connection = new Connection(socket, toNetwork(socket.remoteAddress) ?? '', now);
    all.set(socket, connection);
    if (isEnding) connection.endWithAnswer();
    socket.once('close', () => forget(connection));
    if (count(connection.address, 1) > bounds.perAddress)
      makeRoom(
        [...all.values()].filter(({ address }) => address === connection.address),
        1,
      );
    if (all.size > bounds.total) makeRoom([...all.values()], Math.ceil(bounds.total / SHARE_OF_ROOM));
  });
  const look = () => {
    const time = now();
    const stuck: Connection[] = [];
    let unsent = 0;
    for (const connection of all.values()) {
      connection.look();
      if (connection.unsent === 0) continue;
      unsent += connection.unsent;
      stuck.push(connection);
    }
    for (const connection of stuck.sort((a, b) => a.movedAt - b.movedAt)) {
      if (unsent <= bounds.unsentBytes && time - connection.movedAt < bounds.stuckMs) break;
      unsent -= connection.unsent;
      end(connection);
    }
  };
  setInterval(look, LOOK_MS).unref();
  return {
    get accepted() {
      return accepted;
    },
    look,
    inTurn: (answer) => (request, response) => all.get(request.socket)?.take(request, response, answer),
    endWithAnswers() {
      isEnding = true;
      for (const connection of all.values()) connection.endWithAnswer();
    },
    endIdle(idleMs) {
      look();
      for (const connection of all.values()) if (connection.isIdle && now() - connection.movedAt >= idleMs) end(connection);
    },
  };
}
