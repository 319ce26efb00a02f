import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { isRecord } from '#protocol/is-record.ts';

/** Requests of one connection that are open at once, the one being answered included. Browsers never send a second before the first is answered. */
const MAX_OPEN = 16;

type Answer = (request: IncomingMessage, response: ServerResponse) => void;
type Exchange = readonly [IncomingMessage, ServerResponse];

/** One client's connection: its requests in turn, and since when it waits for the client. */
export class Connection {
  readonly socket: Socket;
  /** Whom to count it for. */
  readonly address: string;
  readonly #now: () => number;
  readonly #waiting: Exchange[] = [];
  #answer: Answer = () => {};
  #open: Exchange | undefined;
  #isLast = false;
  #mark = 0;
  /** When bytes last went the way that is waited for: out while an answer is being written, else either way. */
  movedAt: number;

  constructor(socket: Socket, address: string, now: () => number) {
    this.socket = socket;
    this.address = address;
    this.#now = now;
    this.movedAt = now();
  }

  /**
   * Answers one request after another. Node would run all that a client sends ahead, each with its page or its open file, while nothing can be written
   * but the first. Whoever sends more than `MAX_OPEN` ahead is cut off.
   */
  take(request: IncomingMessage, response: ServerResponse, answer: RequestListener): void {
    if (this.socket.destroyed) return;
    this.#answer = answer;
    if (!this.#open) this.#begin([request, response]);
    else if (this.#waiting.length + 1 < MAX_OPEN) this.#waiting.push([request, response]);
    else this.socket.destroy();
  }

  #begin(exchange: Exchange): void {
    const [request, response] = exchange;
    this.#open = exchange;
    if (this.#isLast) this.#sayLast();
    response.on('close', this.#end);
    this.#answer(request, response);
  }

  // One function for all requests of the connection: this is the server's busiest line.
  readonly #end = () => {
    this.#open = undefined;
    this.movedAt = this.#now();
    const next = this.#waiting.shift();
    if (next && !this.socket.destroyed) this.#begin(next);
  };

  /** From now on answers end with the connection: the client must not send its next request here. */
  endWithAnswer(): void {
    this.#isLast = true;
    this.#sayLast();
  }

  /** What was sent ahead is answered first. */
  #sayLast(): void {
    const response = this.#open?.[1];
    if (response && !response.headersSent && this.#waiting.length === 0) response.shouldKeepAlive = false;
  }

  get isIdle(): boolean {
    return this.#open === undefined;
  }

  /** Bytes that the client has not taken yet. */
  get unsent(): number {
    return this.socket.writableLength;
  }

  /** Whether it is the client's turn: to ask, to end its body, or to take what was written. */
  get isWaiting(): boolean {
    return this.#open === undefined || this.unsent > 0 || !this.#open[0].complete;
  }

  look(): void {
    const { bytesRead, bytesWritten, writableLength } = this.socket;
    const mark = writableLength > 0 ? bytesWritten - writableLength - countQueued(this.socket) : bytesRead + bytesWritten;
    if (mark !== this.#mark) this.movedAt = this.#now();
    this.#mark = mark;
  }
}

/** What the system has not taken of the chunk that is being written: the only sign that a large one moves. Node asks the same for its own timeouts. */
function countQueued(socket: Socket): number {
  const handle: unknown = Reflect.get(socket, '_handle');
  return isRecord(handle) && typeof handle.writeQueueSize === 'number' ? handle.writeQueueSize : 0;
}
