import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { isRecord } from '#protocol/is-record.ts';

/**
 * How many requests of one connection may be open at once, including the one being answered. Browsers do not pipeline: they send the next request
 * after the answer.
 */
const MAX_OPEN = 16;

type Answer = (request: IncomingMessage, response: ServerResponse) => void;
type Exchange = readonly [IncomingMessage, ServerResponse];

/** A client's connection: answers its requests one after another, and knows since when it has been waiting for the client. */
export class Connection {
  readonly socket: Socket;
  /** The client that it is counted for. */
  readonly address: string;
  readonly #now: () => number;
  readonly #waiting: Exchange[] = [];
  #answer: Answer = () => {};
  #open: Exchange | undefined;
  #isLast = false;
  #mark = 0;
  /** When bytes last moved: while an answer is being written, only bytes sent count; otherwise both directions. */
  movedAt: number;

  constructor(socket: Socket, address: string, now: () => number) {
    this.socket = socket;
    this.address = address;
    this.#now = now;
    this.movedAt = now();
  }

  /**
   * Answers one request after another. Node would run all pipelined requests at once, each with its page or open file, although only the first
   * answer can be written. A client that pipelines more than `MAX_OPEN` requests is disconnected.
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

  // One function for all requests of a connection, because it runs more often than any other of the server.
  readonly #end = () => {
    this.#open = undefined;
    this.movedAt = this.#now();
    const next = this.#waiting.shift();
    if (next && !this.socket.destroyed) this.#begin(next);
  };

  /** From now on answers close the connection, so that the client does not send its next request on it. */
  endWithAnswer(): void {
    this.#isLast = true;
    this.#sayLast();
  }

  /** Pipelined requests are answered first. */
  #sayLast(): void {
    const response = this.#open?.[1];
    if (response && !response.headersSent && this.#waiting.length === 0) response.shouldKeepAlive = false;
  }

  get isIdle(): boolean {
    return this.#open === undefined;
  }

  /** Bytes of answers that are not sent yet. */
  get unsent(): number {
    return this.socket.writableLength;
  }

  /** Whether it waits for the client: for a request, for the end of a body, or until an answer is read. */
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

/** Bytes of the current chunk that the system has not accepted yet: only they show that a large chunk moves. Node's timeouts use them too. */
function countQueued(socket: Socket): number {
  const handle: unknown = Reflect.get(socket, '_handle');
  return isRecord(handle) && typeof handle.writeQueueSize === 'number' ? handle.writeQueueSize : 0;
}
