import {
  type Config,
  type CreativeMessage,
  type HostMessage,
  MESSAGES_PER_SECOND,
  PROTOCOL,
  parseBoot,
  parseCreativeMessage,
} from '#protocol/frame.ts';

/** A creative that has not said `ready` by then is given up (architecture.md §6). */
export const READY_WITHIN_MS = 5000;
/** From `ready` to its first frame. Generous: a 3D scene is built meanwhile, behind its poster. */
export const STARTED_WITHIN_MS = 10_000;
/** A frame that keeps reloading itself is hung up on. */
const MAX_DOCUMENTS = 8;

export type FailureReason = 'silent' | 'flooded' | 'broken';

export interface CreativeHandlers {
  /** The configuration at this moment; asked for at every start, also after the creative reloaded. */
  toConfig(): Config;
  onMessage(message: CreativeMessage): void;
  /** Once at most; the frame is empty by then. */
  onFailure(reason: FailureReason): void;
}

/** The page's side of the handshake of protocol/frame.ts: one frame, one creative document at a time, one port. */
export class CreativeConnection {
  readonly #frame: HTMLIFrameElement;
  readonly #handlers: CreativeHandlers;
  readonly #greet = (event: MessageEvent) => this.#onKnock(event);
  #port: MessagePort | undefined;
  #nonce = '';
  #document = 0;
  #documents = 0;
  #timer = 0;
  #secondEnds = 0;
  #count = 0;
  #hasStarted = false;

  /** Listens first, then gives the frame its address, so that no `boot` is missed. */
  constructor(frame: HTMLIFrameElement, url: string, handlers: CreativeHandlers) {
    this.#frame = frame;
    this.#handlers = handlers;
    addEventListener('message', this.#greet);
    this.#expect(READY_WITHIN_MS);
    frame.src = url;
  }

  send(message: HostMessage): void {
    this.#port?.postMessage({ ...PROTOCOL, ...message });
  }

  /** Hangs up and empties the frame. Harmless twice. */
  close(): void {
    clearTimeout(this.#timer);
    removeEventListener('message', this.#greet);
    this.#hangUp();
    this.#frame.src = 'about:blank';
  }

  #onKnock(event: MessageEvent): void {
    // An opaque origin says "null", which anybody can be: the window is the proof.
    if (event.source !== this.#frame.contentWindow || event.origin !== 'null') return;
    const document = parseBoot(event.data);
    // A creative knocks until it is answered; only a new document is greeted again.
    if (document === undefined || document === this.#document) return;
    if (++this.#documents > MAX_DOCUMENTS) return this.#fail('flooded');
    this.#hangUp();
    this.#document = document;
    this.#nonce = crypto.getRandomValues(new Uint32Array(4)).join('-');
    const { port1, port2 } = new MessageChannel();
    this.#port = port1;
    port1.onmessage = ({ data }) => this.#hear(data);
    this.#frame.contentWindow?.postMessage({ ...PROTOCOL, t: 'hello', nonce: this.#nonce }, '*', [port2]);
  }

  #hear(data: unknown): void {
    if (this.#isFlood()) return this.#fail('flooded');
    const message = parseCreativeMessage(data);
    if (!message) return;
    if (message.t === 'ready') {
      if (message.nonce !== this.#nonce) return;
      this.#expect(STARTED_WITHIN_MS);
      this.send({ t: 'config', config: this.#handlers.toConfig() });
    }
    if (message.t === 'started') {
      this.#hasStarted = true;
      clearTimeout(this.#timer);
    }
    if (message.t === 'event' && message.name === 'error' && !this.#hasStarted) return this.#fail('broken');
    this.#handlers.onMessage(message);
  }

  #isFlood(): boolean {
    const now = performance.now();
    if (now > this.#secondEnds) {
      this.#secondEnds = now + 1000;
      this.#count = 0;
    }
    return ++this.#count > MESSAGES_PER_SECOND;
  }

  #expect(ms: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#fail('silent'), ms);
  }

  #hangUp(): void {
    this.#port?.close();
    this.#port = undefined;
  }

  #fail(reason: FailureReason): void {
    this.close();
    this.#handlers.onFailure(reason);
  }
}
