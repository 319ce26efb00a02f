import type { Config } from '#protocol/frame.ts';
import { QualityScaler } from './quality-scaler.ts';

/** Nothing moves by itself longer than this without an input (IAB LEAN: 15 s). */
const REST_AFTER_S = 15;
/** In the calm version nothing invites by moving: it asks for the click sooner. */
const CALM_REST_AFTER_S = 8;
/** The scene gets this long to compose its poster before the loop stops. */
const REST_TAKES_S = 0.6;
const STEP_S = 1 / 30;
/**
 * The clock counts in these parts of a second. Every step is a whole number of them, so that the time of a moment does not depend on the steps that
 * led to it.
 */
const TICKS_PER_S = 3_000_000;
/** After this long without an input the visitor is only watching. */
const PLAYING_S = 1;
/** A heavy ad that is only watched draws no more often than this: every second frame at 60 Hz. */
const PACED_MS = 25;
/** Stands for the number of the animation frame request while that frame is being drawn. */
const IN_FRAME = -1;
/** MRC: half of the pixels for a second; 30 % for units of at least 242,500 px². */
const LARGE_UNIT_PX2 = 242_500;
const VIEWABLE_MS = 1000;

interface LoopHandlers {
  update(t: number, dt: number): void;
  render(): void;
  rest(): void;
  resize(): void;
  viewable(): void;
  /** Came back into view after having been out of it. */
  enter(): void;
  fps(fps: number): void;
}

/** The clock of a creative. It runs only while the ad is started, visible, at least half in view, not paused and not at rest. */
export class Loop {
  time = 0;
  isPaused = false;
  /** How fast the clock runs: 1 is real time, less is slow motion. */
  speed = 1;
  readonly #config: Config;
  readonly #on: LoopHandlers;
  /** Seconds without an input until the scene is told to come to rest. */
  readonly #warnAt: number;
  #isStarted = false;
  #isResting = false;
  #hasWarned = false;
  #idle = 0;
  #ratio = 0;
  #wasSeen = false;
  #viewTimer = 0;
  #restTimer = 0;
  #request = 0;
  #last = 0;
  readonly #scaler = new QualityScaler(devicePixelRatio, navigator.hardwareConcurrency);
  readonly #afterFrame = new MessageChannel();
  #frames = 0;
  #countedFrom = 0;

  constructor(config: Config, handlers: LoopHandlers) {
    this.#config = config;
    this.#on = handlers;
    this.#warnAt = (config.reduced ? CALM_REST_AFTER_S : REST_AFTER_S) - REST_TAKES_S;
    this.#afterFrame.port1.onmessage = ({ data }) => this.#judge(data);
  }

  /** Backing-store pixels per CSS pixel. */
  get pixelRatio(): number {
    const finest = Math.min(2, Math.max(1, devicePixelRatio));
    return this.#config.mode === 'live' ? Math.min(finest, this.#scaler.ratio) : finest;
  }

  start(): void {
    this.#isStarted = true;
    new IntersectionObserver(([entry]) => entry && this.#see(entry.intersectionRatio), { threshold: [0, 0.3, 0.5, 0.99] }).observe(
      document.documentElement,
    );
    document.addEventListener('visibilitychange', () => {
      this.#timeView();
      this.#kick();
    });
    addEventListener('resize', () => {
      this.#on.resize();
      this.redraw();
    });
    this.draw();
    this.#kick();
  }

  reset(): void {
    this.time = 0;
    this.#hasWarned = false;
    this.touch();
  }

  /** The visitor did something: the seconds until rest begin again. */
  touch(): void {
    clearTimeout(this.#restTimer);
    this.#restTimer = 0;
    this.#idle = 0;
    this.#hasWarned = false;
    this.wake();
  }

  wake(): void {
    this.#isResting = false;
    this.#kick();
  }

  sleep(): void {
    this.#isResting = true;
  }

  setPaused(isPaused: boolean): void {
    this.isPaused = isPaused;
    if (!isPaused) this.touch();
  }

  /** Host clock only: steps to `at` seconds in equal steps, so that the same seeks give the same frames. Only the last one is drawn. */
  seek(at: number): void {
    if (this.#config.clock !== 'host') return;
    while (this.time < at - 1e-6 && !this.isPaused) {
      const left = at - this.time;
      const isAwake = this.#step(left > STEP_S - 1e-6 ? STEP_S : left);
      // The scene fell asleep in this step. The clock goes on without it, so its last moment is drawn now.
      if (isAwake && this.#isResting) this.#on.render();
    }
    if (!this.#isResting) this.#on.render();
  }

  #see(ratio: number): void {
    const isBack = this.#wasSeen && this.#ratio === 0 && ratio > 0;
    this.#ratio = ratio;
    this.#wasSeen ||= ratio > 0;
    this.#timeView();
    if (isBack) {
      this.touch();
      this.#on.enter();
    }
    this.#kick();
  }

  /** Viewable by the MRC rule: enough of it for one unbroken second. */
  #timeView(): void {
    const needed = innerWidth * innerHeight >= LARGE_UNIT_PX2 ? 0.3 : 0.5;
    const isSeen = this.#ratio >= needed && !document.hidden;
    if (!isSeen) {
      clearTimeout(this.#viewTimer);
      this.#viewTimer = 0;
    } else if (!this.#viewTimer) {
      this.#viewTimer = setTimeout(() => this.#on.viewable(), VIEWABLE_MS);
    }
  }

  get #isWatched(): boolean {
    const isReal = this.#config.clock === 'real' && this.#config.mode !== 'still';
    return this.#isStarted && isReal && !this.isPaused && !document.hidden && this.#ratio >= 0.5;
  }

  get #mayRun(): boolean {
    return this.#isWatched && !this.#isResting;
  }

  /** A calm scene sleeps between two inputs, and its clock stands still; a timer counts the seconds until its poster. */
  get #awaitsRest(): boolean {
    return this.#config.reduced && this.#isResting && !this.#hasWarned;
  }

  #awaitRest(): void {
    if (this.#restTimer || !this.#awaitsRest || !this.#isWatched) return;
    this.#restTimer = setTimeout(
      () => {
        this.#restTimer = 0;
        if (!this.#isWatched) return;
        this.#idle = this.#warnAt;
        this.wake();
      },
      (this.#warnAt - this.#idle) * 1000,
    );
  }

  #kick(): void {
    if (this.#request) return;
    if (!this.#mayRun) return this.#awaitRest();
    this.#last = 0;
    this.#countedFrom = performance.now();
    this.#frames = 0;
    this.#request = requestAnimationFrame((at) => this.#tick(at));
  }

  #tick(at: number): void {
    // A scene may wake the loop from inside its frame: it is running, and must not be started twice.
    this.#request = IN_FRAME;
    if (this.#mayRun) this.#run(at);
    this.#request = this.#mayRun ? requestAnimationFrame((next) => this.#tick(next)) : 0;
    this.#awaitRest();
  }

  #run(at: number): void {
    const isPaced = this.#scaler.isHeavy && this.#idle > PLAYING_S;
    if (isPaced && at - this.#last < PACED_MS) return;
    const real = this.#last ? (at - this.#last) / 1000 : 0;
    this.#last = at;
    const began = performance.now();
    this.#step(Math.min(0.05, real) * this.speed, real);
    this.#on.render();
    this.#count(at);
    // This message arrives after the browser has painted the frame: painting is most of what a frame costs.
    if (this.#config.mode === 'live') this.#afterFrame.port2.postMessage({ every: isPaced ? 0 : real * 1000, began });
  }

  /**
   * False when the scene slept on. `waited`: real seconds since the last step. On a slow machine the clock falls behind real time; the seconds until
   * rest do not.
   */
  #step(dt: number, waited = dt): boolean {
    this.time = Math.round((this.time + dt) * TICKS_PER_S) / TICKS_PER_S;
    if (this.#isResting && !this.#awaitsRest) return false;
    this.#idle += waited;
    const isDue = !this.#hasWarned && this.#idle >= this.#warnAt;
    if (this.#isResting && !isDue) return false;
    if (isDue) {
      this.#hasWarned = true;
      this.#isResting = false;
      this.#on.rest();
    }
    this.#on.update(this.time, dt);
    if (this.#idle >= this.#warnAt + REST_TAKES_S) this.#isResting = true;
    return true;
  }

  /** Draws the present moment again. */
  draw(): void {
    this.#on.update(this.time, 0);
    this.#on.render();
  }

  /** Draws the present moment, unless a frame that is on its way will. */
  redraw(): void {
    if (!this.#request || this.#config.mode === 'still') this.draw();
  }

  #judge({ every, began }: { every: number; began: number }): void {
    if (this.#scaler.judge(every, performance.now() - began)) this.#on.resize();
  }

  #count(at: number): void {
    this.#frames++;
    const seconds = (at - this.#countedFrom) / 1000;
    if (seconds < 1) return;
    this.#on.fps(Math.round(this.#frames / seconds));
    this.#frames = 0;
    this.#countedFrom = at;
  }
}
