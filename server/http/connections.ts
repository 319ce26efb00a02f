import type { RequestListener, Server } from 'node:http';
import type { Socket } from 'node:net';
import { toNetwork } from './client-address.ts';
import { Connection } from './connection.ts';

export interface ConnectionBounds {
  /** How many connections all clients may have together. */
  readonly total: number;
  /** How many one address may have. Behind a proxy all clients have its address, and limiting them is its task. */
  readonly perAddress: number;
  /** A client that reads nothing of its answer for this time is disconnected. */
  readonly stuckMs: number;
  /** How many bytes of unread answers all clients may have together. */
  readonly unsentBytes: number;
}

const STUCK_MS = 30_000;
const UNSENT_BYTES = 24 * 1024 * 1024;
const MAX_TOTAL = 1000;
/** Enough for one visitor's browser. */
const MIN_TOTAL = 8;
const MIN_PER_ADDRESS = 16;
/** One address may have this fraction of all connections: an office may share an address, but must not take them all. */
const SHARE_OF_ADDRESS = 4;
/** Descriptors that the process itself needs: standard streams, the store, the event loop, outgoing requests. */
const OWN_DESCRIPTORS = 40;
/** When the total is reached, this fraction of it is freed at once, because looking for connections to close takes time. */
const SHARE_OF_ROOM = 64;
const LOOK_MS = 500;

/** Bounds below the system's limit of open files: a connection needs one descriptor, and the file that it requests another. */
export function toBounds(descriptors: number, trustProxy: number): ConnectionBounds {
  const total = Math.min(MAX_TOTAL, Math.max(MIN_TOTAL, Math.floor((descriptors - OWN_DESCRIPTORS) / 2)));
  const perAddress = trustProxy > 0 ? total : Math.max(MIN_PER_ADDRESS, Math.floor(total / SHARE_OF_ADDRESS));
  return { total, perAddress, stuckMs: STUCK_MS, unsentBytes: UNSENT_BYTES };
}

export interface Connections {
  /** Returns a listener that gets only one request of each connection at a time. */
  inTurn(answer: RequestListener): RequestListener;
  /** How many connections were accepted so far. */
  readonly accepted: number;
  /** Checks every connection. This also happens by itself twice a second. */
  look(): void;
  /** From now on every answer closes its connection. */
  endWithAnswers(): void;
  /** Closes connections without a request that were idle for this time. */
  endIdle(idleMs: number): void;
}

/** All connections of a server: how many each address has, and how long each has been waiting. */
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

  /**
   * Closes connections of the address that has the most: first those that have waited longest for their client, then those that have worked longest.
   * A new connection counts as waiting since now.
   */
  #makeRoom(candidates: readonly Connection[], room: number): void {
    const ranked = candidates.map((connection) => ({ connection, held: this.#count(connection.address), works: connection.isWaiting ? 0 : 1 }));
    ranked.sort((a, b) => b.held - a.held || a.works - b.works || a.connection.movedAt - b.connection.movedAt);
    for (const { connection } of ranked.slice(0, room)) this.#end(connection);
  }

  /**
   * Closes connections whose client has read nothing for too long and, while there are too many unread bytes, those that have stood still longest.
   */
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
 * Keeps one client from blocking the others. When there are too many connections, the address with the most of them loses one: that which has waited
 * longest for its client, be it idle between two requests, sending slowly or reading slowly. When all addresses have equally many and all are
 * working, the new connection is refused.
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
