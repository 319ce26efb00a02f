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
const UNSENT_BYTES = 24 * 1024 * 1024;
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
const LOOK_MS = 500;

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
  /** Looks at every connection once; it happens by itself twice a second. */
  look(): void;
  /** From now on every answer is the last of its connection. */
  endWithAnswers(): void;
  /** Ends connections without a request on which nothing moved for so long. */
  endIdle(idleMs: number): void;
}

/** All connections of a server: who has how many, and who waits how long. */
class ConnectionSet {
  readonly all = new Map<Socket, Connection>();
  readonly #perAddress = new Map<string, number>();
  readonly #bounds: ConnectionBounds;
  readonly #now: () => number;

  constructor(bounds: ConnectionBounds, now: () => number) {
    this.#bounds = bounds;
    this.#now = now;
  }

  add(socket: Socket): Connection {
    const connection = new Connection(socket, toNetwork(socket.remoteAddress) ?? '', this.#now);
    const { address } = connection;
    this.all.set(socket, connection);
    this.#perAddress.set(address, this.#count(address) + 1);
    socket.once('close', () => this.#forget(connection));
    const { total, perAddress } = this.#bounds;
    if (this.#count(address) > perAddress) {
      this.#makeRoom(
        [...this.all.values()].filter((other) => other.address === address),
        1,
      );
    }
    if (this.all.size > total) this.#makeRoom([...this.all.values()], Math.ceil(total / SHARE_OF_ROOM));
    return connection;
  }

  #count(address: string): number {
    return this.#perAddress.get(address) ?? 0;
  }

  #forget({ socket, address }: Connection): void {
    if (!this.all.delete(socket)) return;
    const left = this.#count(address) - 1;
    if (left > 0) this.#perAddress.set(address, left);
    else this.#perAddress.delete(address);
  }

  #end(connection: Connection): void {
    this.#forget(connection);
    connection.socket.destroy();
  }

  /** Lets go, of whoever has the most, who waits longest for its client, or else works longest; a newcomer counts as one who waits since this moment. */
  #makeRoom(candidates: readonly Connection[], room: number): void {
    const ranked = candidates.map((connection) => ({ connection, held: this.#count(connection.address), works: connection.isWaiting ? 0 : 1 }));
    ranked.sort((a, b) => b.held - a.held || a.works - b.works || a.connection.movedAt - b.connection.movedAt);
    for (const { connection } of ranked.slice(0, room)) this.#end(connection);
  }

  /** Lets go who takes nothing for too long, and, when too much waits to be taken, who took nothing for longest. */
  look(): void {
    const unread: Connection[] = [];
    let unsent = 0;
    for (const connection of this.all.values()) {
      connection.look();
      if (connection.unsent === 0) continue;
      unsent += connection.unsent;
      unread.push(connection);
    }
    const { unsentBytes, stuckMs } = this.#bounds;
    const now = this.#now();
    for (const connection of unread.sort((a, b) => a.movedAt - b.movedAt)) {
      if (unsent <= unsentBytes && now - connection.movedAt < stuckMs) break;
      unsent -= connection.unsent;
      this.#end(connection);
    }
  }

  endIdle(idleMs: number): void {
    this.look();
    for (const connection of this.all.values()) {
      if (connection.isIdle && this.#now() - connection.movedAt >= idleMs) this.#end(connection);
    }
  }
}

/**
 * One client must not stop the others. Where there is no room, whoever has the most connections makes some: the one that waited longest for its client,
 * whether that rests between two requests, sends slowly or reads slowly. Where all have as many and all are at work, the newcomer is turned away.
 */
export function boundConnections(server: Server, bounds: ConnectionBounds, now = () => performance.now()): Connections {
  const connections = new ConnectionSet(bounds, now);
  let isEnding = false;
  let accepted = 0;
  server.on('connection', (socket: Socket) => {
    accepted++;
    const connection = connections.add(socket);
    if (isEnding) connection.endWithAnswer();
  });
  setInterval(() => connections.look(), LOOK_MS).unref();
  return {
    get accepted() {
      return accepted;
    },
    look: () => connections.look(),
    inTurn: (answer) => (request, response) => connections.all.get(request.socket)?.take(request, response, answer),
    endWithAnswers() {
      isEnding = true;
      for (const connection of connections.all.values()) connection.endWithAnswer();
    },
    endIdle: (idleMs) => connections.endIdle(idleMs),
  };
}
