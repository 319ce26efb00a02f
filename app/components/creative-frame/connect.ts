import { type Config, type CreativeMessage, type HostMessage, PROTOCOL, parseBoot, parseCreativeMessage } from '#protocol/frame.ts';
import { watchFocus } from './focus-watch.ts';
import { createMeter, evict } from './guest.ts';

/** A creative that has not said `ready` by then is given up (docs/decisions/006). */
export const READY_WITHIN_MS = 5000;
/** From `ready` to its first frame. Generous: a 3D scene is built meanwhile, behind its poster. */
export const STARTED_WITHIN_MS = 10_000;
/** A running ad that has said nothing for so long is asked whether it is there. */
const ASKED_AFTER_MS = 5000;
/** One that does not answer has a script that never yields. Generous: a scene may be built anew meanwhile, on a slow machine. */
export const ANSWERS_WITHIN_MS = 10_000;
/** A frame that keeps reloading itself is hung up on. */
const MAX_DOCUMENTS = 8;

export type FailureReason = 'silent' | 'flooded' | 'broken' | 'frozen' | 'grabbing';

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
  readonly #isTooMuch = createMeter();
  #port: MessagePort | undefined;
  #nonce = '';
  #document = 0;
  #documents = 0;
  #timer = 0;
  #hasStarted = false;
  /** On the host's clock an ad works as long as it is made to. */
  #isOnOwnClock = false;
  readonly #endWatch: () => void;

  /** Listens first, then gives the frame its address, so that no `boot` is missed. */
  constructor(frame: HTMLIFrameElement, url: string, handlers: CreativeHandlers) {
    this.#frame = frame;
    this.#handlers = handlers;
    addEventListener('message', this.#greet);
    this.#endWatch = watchFocus(frame, () => this.#fail('grabbing'));
    this.#expect(READY_WITHIN_MS, 'silent');
    frame.src = url;
  }

  send(message: HostMessage): void {
    this.#port?.postMessage({ ...PROTOCOL, ...message });
  }

  /** Hangs up and empties the frame. Harmless twice. */
  close(): void {
    clearTimeout(this.#timer);
    removeEventListener('message', this.#greet);
    this.#endWatch();
    this.#hangUp();
    evict(this.#frame);
  }

  #onKnock(event: MessageEvent): void {
    // Only creatives have an opaque origin here. What frames inside of theirs say counts as well, and so does what those said that are gone.
    if (event.origin !== 'null') return;
    if (this.#isTooMuch(performance.now())) return this.#fail('flooded');
    // Anybody can have an opaque origin: the window is the proof.
    if (event.source !== this.#frame.contentWindow) return;
    const document = parseBoot(event.data);
    // A creative knocks until it is answered; only a new document is greeted again.
    if (document === undefined || document === this.#document) return;
    if (++this.#documents > MAX_DOCUMENTS) return this.#fail('flooded');
    this.#hangUp();
    this.#document = document;
    this.#nonce = crypto.getRandomValues(new Uint32Array(4)).join('-');
    const { port1, port2 } = new MessageChannel();
    this.#port = port1;
    port1.onmessage = (event) => this.#hear(event);
    this.#frame.contentWindow?.postMessage({ ...PROTOCOL, t: 'hello', nonce: this.#nonce }, '*', [port2]);
  }

  #hear(event: MessageEvent): void {
    if (this.#isTooMuch(performance.now())) return this.#fail('flooded');
    const message = parseCreativeMessage(event.data);
    if (!message) return;
    if (message.t === 'ready') {
      if (message.nonce !== this.#nonce) return;
      this.#hasStarted = false;
      this.#expect(STARTED_WITHIN_MS, 'silent');
      const config = this.#handlers.toConfig();
      this.#isOnOwnClock = config.clock === 'real';
      this.send({ t: 'config', config });
    }
    if (message.t === 'started') this.#hasStarted = true;
    if (this.#hasStarted) this.#askLater();
    if (message.t === 'event' && message.name === 'error' && !this.#hasStarted) return this.#fail('broken');
    this.#handlers.onMessage(message);
  }

  #expect(ms: number, reason: FailureReason): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#fail(reason), ms);
  }

  /** Whatever it says is a sign of life; `seek` is answered by every ad, and moves none on its own clock. */
  #askLater(): void {
    clearTimeout(this.#timer);
    if (!this.#isOnOwnClock) return;
    this.#timer = setTimeout(() => {
      this.#expect(ANSWERS_WITHIN_MS, 'frozen');
      this.send({ t: 'seek', at: 0 });
    }, ASKED_AFTER_MS);
  }

  #hangUp(): void {
    // Firefox goes on delivering what a closed port has received.
    if (this.#port) this.#port.onmessage = null;
    this.#port?.close();
    this.#port = undefined;
  }

  #fail(reason: FailureReason): void {
    this.close();
    this.#handlers.onFailure(reason);
  }
}
