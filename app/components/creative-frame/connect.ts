import { type Config, type CreativeMessage, type HostMessage, PROTOCOL, parseBoot, parseCreativeMessage } from '#protocol/frame.ts';
import { createMeter, evict, letWorkerAnswer, READY_WITHIN_MS } from './guest.ts';

/** From `ready` to its first frame. Generous: a 3D scene is built meanwhile, behind its poster. */
export const STARTED_WITHIN_MS = 10_000;
/** After this time without a message, a running ad is asked for an answer. */
const ASKED_AFTER_MS = 5000;
/** One that does not answer has a script that never yields. Generous: a scene may be built anew meanwhile, on a slow machine. */
export const ANSWERS_WITHIN_MS = 10_000;
/** A frame that reloads itself more often is disconnected. */
const MAX_DOCUMENTS = 8;

export type FailureReason = 'silent' | 'flooded' | 'broken' | 'frozen' | 'grabbing';

export interface CreativeHandlers {
  /** The configuration at this moment; asked for at every start, also after the creative reloaded. */
  toConfig(): Config;
  /** `at`: when it came, milliseconds of the page's clock. */
  onMessage(message: CreativeMessage, at: number): void;
  /** Called once at most, when the frame has been emptied. */
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
  /** On the host's clock an ad may work for long without a message: its silence is not checked. */
  #isOnOwnClock = false;
  readonly #endWatch: () => void;

  /** Listens first, then gives the frame its address, so that no `boot` is missed. */
  constructor(frame: HTMLIFrameElement, url: string, handlers: CreativeHandlers) {
    this.#frame = frame;
    this.#handlers = handlers;
    addEventListener('message', this.#greet);
    this.#endWatch = watchFocus(frame, () => this.#fail('grabbing'));
    this.#expect(READY_WITHIN_MS, 'silent');
    letWorkerAnswer(frame);
    frame.src = url;
  }

  send(message: HostMessage): void {
    this.#port?.postMessage({ ...PROTOCOL, ...message });
  }

  /** Disconnects and empties the frame. May be called twice. */
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
    // Other documents can have an opaque origin too: the window identifies the frame.
    if (event.source !== this.#frame.contentWindow) return;
    const document = parseBoot(event.data);
    // A creative repeats `boot` until it is answered; only a new document gets another answer.
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
    const now = performance.now();
    if (this.#isTooMuch(now)) return this.#fail('flooded');
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
    this.#handlers.onMessage(message, now);
  }

  #expect(ms: number, reason: FailureReason): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#fail(reason), ms);
  }

  /** Any message shows that it runs. Every ad answers `seek`, which changes nothing in an ad on its own clock. */
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

/** If the focus enters the frame this soon after a key or a press on the page, no visitor did it. */
const OWN_MS = 300;
/** From Tab, or a press on the frame, to the focus that it moves, on a slow machine. */
const ENTER_MS = 1000;
/** A press inside of a frame lets the page act as well, for so long; it does not say where the press was (HTML, transient activation). */
const ACTIVATION_MS = 5000;
/** If the last key is older than this, no letter is lost while the page checks again. */
const TYPING_MS = 2000;
/** From a press in the frame to the page's own knowledge of it: that the pointer is over the frame, that a press lets it act. */
const KNOWN_AFTER_MS = 150;
/** If the keyboard is taken again within this time, it was no accident, such as an ad that sets the focus at its end. */
const AGAIN_MS = 10_000;

/**
 * Any frame may take the keyboard from its page, and the page is not told why. Here it is given back unless the visitor went there: by Tab, with the pointer
 * over the frame, or by a touch or a screen reader's click, which let the page act although it has seen no press itself. `onTheft` is called the second time.
 * Returns a function that stops watching.
 */
function watchFocus(frame: HTMLIFrameElement, onTheft: () => void): () => void {
  const end = new AbortController();
  const on = (type: string, hear: (event: Event) => void) => addEventListener(type, hear, { capture: true, passive: true, signal: end.signal });
  const { userActivation } = navigator;
  const canTouch = matchMedia('(any-pointer: coarse)').matches;
  let holder: EventTarget | null = document.activeElement;
  // Who came by a click may act already: that press was not the frame's.
  let ownAt = userActivation.isActive ? performance.now() : -ACTIVATION_MS;
  let keyAt = -TYPING_MS;
  let enteredAt = -ENTER_MS;
  let takenAt = -AGAIN_MS;

  const isAsked = (now: number) => {
    const quiet = now - ownAt;
    const wasPressed = frame.matches(':hover') || (userActivation.isActive && (canTouch || quiet > ACTIVATION_MS));
    return now - enteredAt < ENTER_MS || (quiet > OWN_MS && wasPressed);
  };
  const look = () => {
    const now = performance.now();
    if (end.signal.aborted || document.activeElement !== frame || isAsked(now)) return;
    if (holder instanceof HTMLElement && holder !== frame) holder.focus({ preventScroll: true });
    else frame.blur();
    if (now - takenAt < AGAIN_MS) onTheft();
    takenAt = now;
  };
  const note = (event: Event) => {
    const now = performance.now();
    if (event instanceof KeyboardEvent) keyAt = now;
    // A press on a frame of another process, which Chromium tells the page about now and then, is the visitor's way in.
    if (event.target === frame || (event instanceof KeyboardEvent && event.key === 'Tab')) enteredAt = now;
    else ownAt = now;
  };

  on('keydown', note);
  on('pointerdown', note);
  on('focusin', ({ target }) => {
    if (target !== frame) holder = target;
  });
  // While the focus moves, browsers do not let it be moved, and Firefox does not say yet where it goes.
  on('blur', ({ target }) => target === window && setTimeout(look, performance.now() - keyAt < TYPING_MS ? 0 : KNOWN_AFTER_MS));
  return () => end.abort();
}
