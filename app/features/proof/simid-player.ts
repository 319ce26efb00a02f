/**
 * The player's side of one SIMID session (IAB SIMID 1.2): it speaks and listens in messages, and asks its player to do what the creative wants. What it
 * posts and hears is text, so it runs without a page.
 */
import { isWebAddress } from '#protocol/address.ts';
import { isRecord } from '#protocol/is-record.ts';

/** Error codes of SIMID 1.2, chapter 9. */
export const simidErrors = {
  unspecified: 1200,
  unsupported: 1203,
  silentAtInit: 1212,
  silentAtStart: 1213,
  noNavigation: 1214,
  badAddress: 1217,
  noSession: 1223,
} as const;

/** Why the player ended it (SIMID 1.2, 4.3.2). */
export const stopCodes = { atEndOfMedia: 2, byCreative: 4 } as const;

export const mediaEvents = [
  'durationchange',
  'ended',
  'pause',
  'play',
  'playing',
  'seeked',
  'seeking',
  'stalled',
  'timeupdate',
  'volumechange',
] as const;
export type MediaEvent = (typeof mediaEvents)[number];

/** What a creative may know of the film at any time (SIMID 1.2, 4.4.5). */
export interface MediaState {
  readonly currentSrc: string;
  readonly currentTime: number;
  readonly duration: number;
  readonly ended: boolean;
  readonly muted: boolean;
  readonly paused: boolean;
  readonly volume: number;
  readonly fullscreen: boolean;
}

/** What a creative asks of its player. `at`: when it asked, milliseconds since 1970. What returns false was refused. */
export interface SimidDeeds {
  opened(): void;
  track(urls: readonly string[], at: number): void;
  /** A click was made. `url`: the player opens it; undefined where the creative did that itself. */
  click(url: string | undefined, at: number): void;
  /** The player opens this; it does not count as a click. */
  navigate(url: string, at: number): void;
  pause(): boolean;
  play(): boolean;
  setVolume(volume: number, isMuted: boolean): void;
  /** Seconds in all; infinite until the creative stops. */
  setDuration(seconds: number): void;
  stop(): void;
  fail(code: number, message: string): void;
  getState(): MediaState;
}

/** What the creative starts with: of the player, and of the VAST answer. Sizes are CSS pixels. */
export interface SimidStart {
  readonly width: number;
  readonly height: number;
  readonly isMuted: boolean;
  readonly adParameters: string;
  readonly clickThrough: string;
}

/** A creative's or a player's no, with its code. */
export class SimidRefusal extends Error {
  readonly code: number;

  constructor(code: number, reason = '') {
    super(reason);
    this.code = code;
  }
}

interface Said {
  readonly type: string;
  readonly messageId: number;
  readonly at: number;
  readonly args: Readonly<Record<string, unknown>>;
}

interface Waiting {
  resolve(): void;
  reject(reason: SimidRefusal): void;
}

/** Says that a film of any length may go on (SIMID 1.2, 4.4.8). */
const UNKNOWN_DURATION = -2;

export class SimidSession {
  readonly #post: (text: string) => void;
  readonly #deeds: SimidDeeds;
  readonly #waiting = new Map<number, Waiting>();
  #sessionId: string | undefined;
  #count = 0;
  #isReady = false;

  constructor(post: (text: string) => void, deeds: SimidDeeds) {
    this.#post = post;
    this.#deeds = deeds;
  }

  /** The session is there, and the creative has answered init. */
  get isReady(): boolean {
    return this.#isReady;
  }

  get isOpen(): boolean {
    return this.#sessionId !== undefined;
  }

  /** A window message of the creative's frame, whatever it is. */
  hear(data: unknown): void {
    const message = parse(data);
    if (!message) return;
    const { sessionId, ...said } = message;
    if (said.type === 'createSession') {
      if (this.#sessionId !== undefined) return;
      this.#sessionId = sessionId;
      this.#answer(said, 'resolve');
      this.#deeds.opened();
    } else if (sessionId === this.#sessionId) this.#take(said);
  }

  /** Rejects with the creative's refusal. */
  async init({ width, height, isMuted, adParameters, clickThrough }: SimidStart): Promise<void> {
    const place = { x: 0, y: 0, width, height };
    await this.#ask('SIMID:Player:init', {
      environmentData: {
        videoDimensions: place,
        creativeDimensions: place,
        fullscreen: false,
        fullscreenAllowed: false,
        variableDurationAllowed: true,
        skippableState: 'notSkippable',
        version: '1.2',
        muted: isMuted,
        volume: 1,
        navigationSupport: 'playerHandles',
      },
      creativeData: { adParameters, clickThruUrl: clickThrough },
    });
    this.#isReady = true;
  }

  /** The first picture of the film is there. Rejects with the creative's refusal. */
  start(): Promise<void> {
    return this.#ask('SIMID:Player:startCreative', {});
  }

  async stop(code: number): Promise<void> {
    if (this.isOpen) await this.#ask('SIMID:Player:adStopped', { code });
  }

  /** Nothing is told before the creative has answered init (SIMID 1.2, 6.5). */
  tell(event: MediaEvent, args: object = {}): void {
    if (this.#isReady) this.#send(`SIMID:Media:${event}`, args);
  }

  #take(said: Said): void {
    if (said.type === 'resolve' || said.type === 'reject') {
      const { messageId, value } = said.args;
      if (typeof messageId !== 'number') return;
      const waiting = this.#waiting.get(messageId);
      this.#waiting.delete(messageId);
      if (said.type === 'resolve') waiting?.resolve();
      else waiting?.reject(toRefusal(value));
      return;
    }
    if (!said.type.startsWith('SIMID:Creative:')) return;
    try {
      const answer = this.#do(said.type.slice('SIMID:Creative:'.length), said);
      if (answer) this.#answer(said, 'resolve', answer.value);
      answer?.after?.();
    } catch (error) {
      if (!(error instanceof SimidRefusal)) throw error;
      this.#answer(said, 'reject', { errorCode: error.code, message: error.message });
    }
  }

  /** Does what is asked and says what to answer, if anything; throws a refusal. `after`: what must come after the answer. */
  #do(request: string, { args, at }: Said): { readonly value?: unknown; readonly after?: () => void } | undefined {
    const deeds = this.#deeds;
    switch (request) {
      case 'reportTracking': {
        const urls = Array.isArray(args.trackingUrls) ? args.trackingUrls.filter(isWebAddress) : [];
        if (urls.length === 0) throw new SimidRefusal(simidErrors.unspecified, 'No address of the web');
        deeds.track(urls, at);
        return {};
      }
      case 'clickThru': {
        if (args.playerHandles !== true) {
          deeds.click(undefined, at);
          return undefined;
        }
        const { url } = args;
        if (!isWebAddress(url)) throw new SimidRefusal(simidErrors.noNavigation, 'Invalid URL');
        return { after: () => deeds.click(url, at) };
      }
      case 'requestNavigation': {
        const { uri } = args;
        if (!isWebAddress(uri)) throw new SimidRefusal(simidErrors.badAddress, 'Invalid URL');
        return { after: () => deeds.navigate(uri, at) };
      }
      case 'requestPause':
      case 'requestPlay': {
        const isDone = request === 'requestPause' ? deeds.pause() : deeds.play();
        if (!isDone) throw new SimidRefusal(simidErrors.unspecified, 'It does so already');
        return {};
      }
      case 'requestChangeVolume': {
        const { volume, muted } = args;
        if (typeof volume !== 'number' || volume < 0 || volume > 1) throw new SimidRefusal(simidErrors.unspecified, 'No volume');
        deeds.setVolume(volume, muted === true);
        return {};
      }
      case 'requestChangeAdDuration': {
        const { duration } = args;
        if (typeof duration !== 'number') throw new SimidRefusal(simidErrors.unspecified, 'No duration');
        deeds.setDuration(duration === UNKNOWN_DURATION ? Number.POSITIVE_INFINITY : Math.max(0, duration));
        return {};
      }
      case 'requestStop':
        return { after: () => deeds.stop() };
      case 'fatalError': {
        const { errorCode, errorMessage } = args;
        deeds.fail(typeof errorCode === 'number' ? errorCode : simidErrors.unspecified, typeof errorMessage === 'string' ? errorMessage : '');
        return undefined;
      }
      case 'getMediaState':
        return { value: deeds.getState() };
      case 'log':
        return undefined;
      default:
        // Full screen, other sizes, a skip: this player has none of them, and has said so.
        throw new SimidRefusal(simidErrors.unsupported, 'Not supported');
    }
  }

  #answer({ messageId }: Pick<Said, 'messageId'>, type: 'resolve' | 'reject', value: unknown = {}): void {
    this.#send(type, { messageId, value });
  }

  #ask(type: string, args: object): Promise<void> {
    const messageId = this.#send(type, args);
    return new Promise((resolve, reject) => {
      this.#waiting.set(messageId, { resolve, reject });
    });
  }

  #send(type: string, args: object): number {
    const messageId = this.#count++;
    this.#post(JSON.stringify({ sessionId: this.#sessionId, messageId, timestamp: Date.now(), type, args }));
    return messageId;
  }
}

function toRefusal(value: unknown): SimidRefusal {
  const given = isRecord(value) ? value : {};
  const code = typeof given.errorCode === 'number' ? given.errorCode : simidErrors.unspecified;
  const reason = [given.message, given.reason].find((one) => typeof one === 'string');
  return new SimidRefusal(code, typeof reason === 'string' ? reason : '');
}

function parse(data: unknown): (Said & { readonly sessionId: string }) | undefined {
  if (typeof data !== 'string') return undefined;
  try {
    const value: unknown = JSON.parse(data);
    if (!isRecord(value)) return undefined;
    const { sessionId, messageId, timestamp, type, args } = value;
    if (typeof sessionId !== 'string' || typeof messageId !== 'number' || typeof type !== 'string') return undefined;
    return { sessionId, messageId, type, at: typeof timestamp === 'number' ? timestamp : Date.now(), args: isRecord(args) ? args : {} };
  } catch {
    return undefined;
  }
}
