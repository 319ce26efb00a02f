/**
 * A video player as a publisher has one, without its looks: it plays the film of a VAST answer, puts the SIMID creative over it, and counts. What it would
 * ask of the network, it reports.
 */
import type { Moment } from '#app/components/guest/guest-log.ts';
import type { GuestReport } from '#protocol/guest.ts';
import { type FilmAnswer, fillMacros, readVast } from './player-vast.ts';
import { mediaEvents, SimidRefusal, SimidSession, simidErrors, stopCodes } from './simid-player.ts';

/** A film waits for its creative so long; the creative's page may be slow to open. Ours: SIMID 1.2 says "a reasonable timeout". */
const CREATIVE_MS = 15_000;
/** A creative's last words take no longer. Ours, likewise. */
const FAREWELL_MS = 1000;
/** Half of the player for two seconds of the film (MRC, Viewable Ad Impression Measurement Guidelines, video). */
const VIEWABLE_MS = 2000;
/** What the guest says of a touch comes by another way than what its document tells the player of it, and may be later. */
const OTHER_WAY_MS = 60;

export interface PlayerState {
  /** `failed`: there is no film to play. */
  readonly phase: 'loading' | 'ready' | 'playing' | 'ended' | 'failed';
  readonly isPaused: boolean;
  readonly isMuted: boolean;
  readonly seconds: number;
  readonly duration: number;
  /** Of the creative; `alone`: the film plays without it. */
  readonly creative: 'hidden' | 'shown' | 'alone' | 'unloaded';
}

export const atFirst: PlayerState = { phase: 'loading', isPaused: true, isMuted: true, seconds: 0, duration: 0, creative: 'hidden' };

interface Parts {
  readonly video: HTMLVideoElement;
  readonly frame: HTMLIFrameElement;
  readonly vast: string;
  /** Of the creative, CSS pixels. */
  readonly size: { readonly width: number; readonly height: number };
  readonly report: (report: GuestReport | Moment) => void;
  readonly onState: (state: PlayerState) => void;
}

export class PlayerRun {
  readonly #parts: Parts;
  readonly #closing = new AbortController();
  readonly #session: SimidSession;
  #state = atFirst;
  #answer: FilmAnswer | undefined;
  #touchedAt = Number.POSITIVE_INFINITY;
  #isShown = false;
  #isInView = false;
  /** Runs while half of the playing film is in view. */
  #viewTimer: ReturnType<typeof setTimeout> | undefined;
  /** Seconds that the creative wants in all. */
  #wanted = 0;

  constructor(parts: Parts) {
    const { frame, video } = parts;
    this.#parts = parts;
    // Its origin is opaque: it has no address to send to but this window.
    this.#session = new SimidSession((text) => frame.contentWindow?.postMessage(text, '*'), {
      opened: () => {
        this.#tell('simid', 'session');
        void this.#init();
      },
      track: (urls, at) => {
        for (const url of urls) this.#ask(fillMacros(url), at);
      },
      click: (url) => {
        if (url !== undefined) this.#leave(url);
        this.#answer?.tracker.click();
      },
      navigate: (url) => this.#leave(url),
      pause: () => {
        const canPause = !video.paused;
        video.pause();
        return canPause;
      },
      play: () => {
        const canPlay = video.paused && this.#state.phase === 'playing';
        if (canPlay) this.#play();
        return canPlay;
      },
      setVolume: (volume, isMuted) => {
        video.volume = volume;
        video.muted = isMuted;
      },
      setDuration: (seconds) => {
        this.#wanted = seconds;
      },
      stop: () => void this.#end(stopCodes.byCreative),
      fail: (code, message) => {
        this.#refuse(code, message);
        video.pause();
        this.#set({ phase: 'ended', creative: 'unloaded' });
      },
      getState: () => {
        const { currentSrc, currentTime, duration, ended, muted, paused, volume } = video;
        return { currentSrc, currentTime, duration, ended, muted, paused, volume, fullscreen: false };
      },
    });
    const { signal } = this.#closing;
    const hear = ({ source, data }: MessageEvent) => source !== null && source === frame.contentWindow && this.#session.hear(data);
    addEventListener('message', hear, { signal });
    for (const type of mediaEvents) video.addEventListener(type, () => this.#follow(type), { signal });
    video.addEventListener('error', () => this.#fail(`${video.error?.message}`), { signal });
    setTimeout(() => this.#state.phase === 'loading' && this.#getReady('alone'), CREATIVE_MS);
    void this.#open();
  }

  /** A person starts the film. */
  start(): void {
    this.#set({ phase: 'playing' });
    this.#play();
  }

  /** A button of the player. */
  press(button: 'pause' | 'mute'): void {
    this.#touch(Date.now());
    const { video } = this.#parts;
    if (button === 'mute') video.muted = !video.muted;
    else if (video.paused) this.#play();
    else video.pause();
  }

  /** What the guest of the creative reports. */
  hear(report: GuestReport | Moment): void {
    if (report.t === 'touch') this.#touch(report.at);
    if (report.t === 'inView' || report.t === 'outOfView') {
      this.#isInView = report.t === 'inView';
      this.#view();
    }
    // All that a SIMID creative reports goes through its player.
    if (report.t === 'request') this.#tell('direct', report.url);
    this.#parts.report(report);
  }

  close(): void {
    this.#closing.abort();
    this.#parts.video.pause();
  }

  async #open(): Promise<void> {
    const { vast, video } = this.#parts;
    try {
      const canPlay = (type: string) => video.canPlayType(type) !== '';
      this.#answer = await readVast(vast, canPlay, (url) => this.#ask(url, Date.now()));
    } catch (error) {
      this.#fail(String(error));
      return;
    }
    const { film, version, duration, clickThrough } = this.#answer;
    if (film === undefined) {
      this.#fail('No film that this browser plays');
      return;
    }
    this.#tell('vast', version);
    this.#tell('film', film);
    this.#tell('click-through', clickThrough);
    this.#set({ duration });
    video.src = film;
    void this.#init();
  }

  /** As soon as both are there: the session and the VAST answer. */
  async #init(): Promise<void> {
    const answer = this.#answer;
    if (!answer || !this.#session.isOpen) return;
    const { adParameters, clickThrough } = answer;
    const { size, video } = this.#parts;
    try {
      await this.#session.init({ ...size, isMuted: video.muted, adParameters, clickThrough });
    } catch (error) {
      this.#refuse(error instanceof SimidRefusal ? error.code : simidErrors.unspecified, String(error));
      this.#getReady('unloaded');
      return;
    }
    this.#tell('simid', 'init');
    this.#getReady('hidden');
    // One that was late is put over the film in its middle.
    if (this.#isShown) void this.#startCreative();
  }

  #getReady(creative: PlayerState['creative']): void {
    this.#set(this.#state.phase === 'loading' && this.#answer ? { phase: 'ready', creative } : { creative });
  }

  #play(): void {
    this.#parts.video.play().catch((error: unknown) => {
      // A pause that comes while it starts to play is no failure.
      if (!(error instanceof DOMException && error.name === 'AbortError')) this.#fail(String(error));
    });
  }

  async #startCreative(): Promise<void> {
    try {
      await this.#session.start();
      this.#tell('simid', 'start');
      if (this.#state.phase === 'playing') this.#set({ creative: 'shown' });
    } catch (error) {
      this.#refuse(error instanceof SimidRefusal ? error.code : simidErrors.unspecified, String(error));
      this.#set({ creative: 'unloaded' });
    }
  }

  #follow(type: (typeof mediaEvents)[number]): void {
    const { video, report } = this.#parts;
    const { currentTime, duration, muted, volume, paused, ended } = video;
    const tracker = this.#answer?.tracker;
    if (type === 'playing' && !this.#isShown) {
      this.#isShown = true;
      report({ t: 'shown', at: Date.now() });
      tracker?.trackImpression();
      if (this.#session.isReady) void this.#startCreative();
    }
    // At its end a film pauses too, which nobody did.
    if (type === 'pause' && !ended) {
      tracker?.setPaused(true);
      report({ t: 'hidden', at: Date.now() });
    }
    if (type === 'play' && tracker?.paused === true) {
      tracker.setPaused(false);
      report({ t: 'shown', at: Date.now() });
    }
    if (type === 'volumechange') tracker?.setMuted(muted || volume === 0);
    if (type === 'timeupdate' && this.#isShown) tracker?.setProgress(currentTime);
    this.#view();
    this.#set({ isPaused: paused, isMuted: muted, seconds: currentTime });
    const details = { timeupdate: { currentTime }, durationchange: { duration }, volumechange: { muted, volume } };
    this.#session.tell(type, type in details ? Reflect.get(details, type) : {});
    if (type !== 'ended') return;
    tracker?.complete();
    if (!this.#session.isOpen) this.#refuse(simidErrors.noSession, 'No session');
    else if (!this.#session.isReady) this.#refuse(simidErrors.silentAtInit, 'No answer to init');
    const left = Math.max(0, this.#wanted - duration);
    if (left === 0) void this.#end(stopCodes.atEndOfMedia);
    else if (Number.isFinite(left)) setTimeout(() => void this.#end(stopCodes.atEndOfMedia), left * 1000);
  }

  /** The film's end, and the creative's with it. */
  async #end(code: number): Promise<void> {
    if (this.#state.phase === 'ended') return;
    this.#parts.video.pause();
    this.#set({ phase: 'ended', creative: 'hidden' });
    await Promise.race([this.#session.stop(code).catch(() => {}), new Promise((resolve) => setTimeout(resolve, FAREWELL_MS))]);
    this.#set({ creative: 'unloaded' });
  }

  /** Counts the view when it has lasted without a break. */
  #view(): void {
    const isSeen = this.#isInView && this.#isShown && !this.#parts.video.paused;
    if (isSeen) this.#viewTimer ??= setTimeout(() => this.#answer?.tracker.trackViewableImpression({}, true), VIEWABLE_MS);
    else {
      clearTimeout(this.#viewTimer);
      this.#viewTimer = undefined;
    }
  }

  #leave(url: string): void {
    // A click in the frame counts for the page around it too, where the browser tells of that.
    const isActive = navigator.userActivation?.isActive ?? true;
    this.#parts.report({ t: 'exit', at: Date.now(), by: 'window', url, isActive });
    // Its visitor is in another tab now.
    this.#parts.video.pause();
  }

  #touch(at: number): void {
    this.#touchedAt = Math.min(this.#touchedAt, at);
  }

  /** In the place of a request. */
  #ask(url: string, at: number): void {
    setTimeout(() => {
      if (!this.#closing.signal.aborted) this.#parts.report({ t: 'request', at, url, by: 'image', isTouched: this.#touchedAt <= at, body: '' });
    }, OTHER_WAY_MS);
  }

  #tell(name: string, value: string): void {
    this.#parts.report({ t: 'call', at: Date.now(), name, value });
  }

  /** The creative does not play; the film may. */
  #refuse(code: number, message: string): void {
    this.#tell('simid-error', `${code} ${message}`);
    this.#answer?.tracker.error({ ERRORCODE: code }, true);
  }

  /** There is no film. */
  #fail(message: string): void {
    this.#tell('vast-error', message);
    // 405: a problem in showing the media file (VAST 4.2, 2.3.6.3).
    this.#answer?.tracker.error({ ERRORCODE: 405 });
    this.#set({ phase: 'failed' });
  }

  #set(change: Partial<PlayerState>): void {
    if (this.#closing.signal.aborted) return;
    this.#state = { ...this.#state, ...change };
    this.#parts.onState(this.#state);
  }
}
