import { type Brand, toBrand } from '#protocol/brand.ts';
import { type Config, capabilities, type EventData, type EventName, type HostMessage, type Tier } from '#protocol/frame.ts';
import { createChrome } from './chrome.ts';
import type { Creative, Input, Scene, Stage } from './creative.ts';
import { isControl, listenToKeys } from './keyboard.ts';
import { Loop } from './loop.ts';
import { connectHost, type HostPort } from './port.ts';
import { createRandom } from './random.ts';
import { Reports } from './reports.ts';

/** An exit counts only this long after a real gesture. */
const GESTURE_COUNTS_MS = 5000;
/** A click with no pointer or key event in this time before it comes from a screen reader. */
const BARE_CLICK_MS = 1000;

/** Starts a creative: shakes hands with the page, then runs the scene as the page configures it. Call once, last line of main.ts. */
export function boot(creative: Creative): void {
  const bornAt = performance.now();
  let session: Session | undefined;
  connectHost({ id: creative.id, size: creative.sizes[0] ?? '', opensTo: creative.opensTo }, (message, port) => {
    if (message.t !== 'config') session?.handle(message);
    else if (!session) {
      session = new Session(creative, message.config, port, bornAt);
      void session.start();
    }
  });
}

/** One run of a creative in a page: its stage, its scene, its events. */
class Session {
  readonly #creative: Creative;
  #config: Config;
  readonly #port: HostPort;
  readonly #bornAt: number;
  readonly #root = document.getElementById('stage') ?? document.body;
  readonly #loop: Loop;
  readonly #chrome;
  readonly #reports: Reports;
  #scene: Scene | undefined;
  #random = createRandom(0);
  #index = 0;
  #isAttracting = false;
  #isAtRest = false;
  #attractFrom = 0;
  #gestureAt = Number.NEGATIVE_INFINITY;
  #tier: Tier = 'A';
  #isMuted = false;
  readonly #brand = () => toBrand(this.#config.brand, this.#creative.brand);

  constructor(creative: Creative, config: Config, port: HostPort, bornAt: number) {
    this.#creative = creative;
    this.#config = { ...config, context: creative.toContext?.(config.context) };
    this.#port = port;
    this.#bornAt = bornAt;
    this.#reports = new Reports(creative.isFilm ?? false, (name, data) => this.#emit(name, data));
    this.#chrome = createChrome(creative.chrome, () => this.#setPaused(!this.#loop.isPaused));
    this.#loop = new Loop(config, {
      update: (t, dt) => this.#update(t, dt),
      render: () => this.#scene?.render(),
      rest: () => this.#rest(),
      resize: () => this.#scene?.resize?.(),
      viewable: () => this.#reports.once('viewable'),
      enter: () => this.#attract(),
      fps: (fps) => this.#port.post({ t: 'stat', fps }),
    });
  }

  async start(): Promise<void> {
    for (const type of ['error', 'unhandledrejection']) addEventListener(type, () => this.#emit('error', { code: 'exception' }));
    await Promise.all((this.#creative.fonts ?? []).map((font) => document.fonts.load(font)));
    if (this.#config.mode === 'still') document.documentElement.classList.add('ck-still');
    this.#reports.once('impression', { width: innerWidth, height: innerHeight });
    this.#build();
    this.#listen();
    // The first frame is drawn in a task of its own: building and drawing in one task would block the page twice as long.
    await new Promise((done) => setTimeout(done));
    this.#loop.start();
    const handled = capabilities.filter((capability) => this.#scene?.[capability]);
    this.#port.post({ t: 'started', firstFrameMs: Math.round(performance.now() - this.#bornAt), tier: this.#tier, capabilities: handled });
  }

  handle(message: Exclude<HostMessage, { t: 'config' }>): void {
    switch (message.t) {
      case 'pause':
      case 'resume':
        this.#setPaused(message.t === 'pause');
        break;
      case 'speed':
        this.#loop.speed = message.factor;
        break;
      case 'brand':
        this.#rebrand(message.brand);
        break;
      case 'replay':
        this.#emit('replay');
        this.#reports.startOver();
        // Whoever plays again may win something else; what is filmed stays the same.
        if (this.#config.mode === 'live') this.#config = { ...this.#config, seed: this.#config.seed + 1 };
        this.#build();
        break;
      case 'seek':
        this.#loop.seek(message.at);
        this.#port.post({ t: 'seeked', at: this.#loop.time });
        break;
      case 'key':
        this.#gesture();
        for (const phase of ['down', 'up'] as const) this.#input({ action: message.action, key: message.action, phase, repeat: false });
        break;
      case 'mute':
        this.#isMuted = message.isMuted;
        this.#scene?.mute?.(message.isMuted);
        break;
      case 'tilt':
        if (!this.#config.reduced) this.#lean(message.x, message.y);
        break;
      case 'context':
        this.#config = { ...this.#config, context: this.#creative.toContext?.(message.context) };
        this.#scene?.context?.(this.#config.context ?? {});
        requestAnimationFrame(() => this.#loop.redraw());
        break;
      case 'scroll':
        this.#loop.touch();
        this.#scene?.scroll?.(message.progress);
    }
  }

  #build(): void {
    this.#root.replaceChildren();
    this.#random = createRandom(this.#config.seed);
    this.#loop.reset();
    this.#reports.endPlay();
    this.#isAtRest = false;
    this.#setPaused(false);
    this.#chrome.setLogo(this.#brand());
    this.#scene = this.#creative.setup(this.#stage());
    if (this.#isMuted) this.#scene.mute?.(true);
    if (this.#config.mode === 'still') this.#scene.still?.();
    else this.#attract();
  }

  /** Builds the scene again with another brand. A paused ad stays paused. */
  #rebrand(brand: Partial<Brand>): void {
    const wasPaused = this.#loop.isPaused;
    this.#config = { ...this.#config, brand };
    this.#isAttracting = false;
    this.#build();
    this.#setPaused(wasPaused);
    this.#loop.draw();
  }

  #attract(): void {
    if (this.#reports.isEngaged || this.#isAttracting || this.#config.reduced || !this.#scene?.autoplay) return;
    this.#isAttracting = true;
    this.#reports.endPlay();
    this.#attractFrom = this.#loop.time;
    this.#emit('attract_start');
  }

  #endAttract(): void {
    if (!this.#isAttracting) return;
    this.#isAttracting = false;
    this.#emit('attract_end');
  }

  #update(t: number, dt: number): void {
    if (this.#isAttracting) this.#scene?.autoplay?.(t - this.#attractFrom, dt);
    this.#scene?.update(t, dt);
  }

  #rest(): void {
    const isInvitation = this.#config.mode === 'live' && this.#reports.isUntouched;
    this.#endAttract();
    this.#reports.endPlay();
    this.#isAtRest = true;
    this.#scene?.rest?.(isInvitation);
  }

  /** A scene that goes to sleep during autoplay has reached its poster before the 15 seconds were over: it is at rest. */
  #sleep(): void {
    this.#isAtRest ||= this.#isAttracting;
    this.#endAttract();
    this.#loop.sleep();
  }

  #listen(): void {
    const isGesture = (event: Event) => event.isTrusted && this.#isScene(event.target);
    const isBare = (event: MouseEvent) => event.detail === 0 && !this.#hasGestureWithin(BARE_CLICK_MS);
    const begin = ({ target }: Event) => this.#gesture(true, isControl(target));
    addEventListener('pointerdown', (event) => isGesture(event) && begin(event), { capture: true });
    addEventListener('click', (event) => isGesture(event) && isBare(event) && begin(event), { capture: true });
    // A long drag is one press: while the pointer moves, a person is there.
    addEventListener('pointermove', (event) => event.isTrusted && event.buttons > 0 && this.#loop.touch(), { capture: true, passive: true });
    listenToKeys(
      (input) => this.#input(input),
      (isPress, control) => (!control || this.#isScene(control)) && this.#gesture(isPress, control !== undefined),
    );
  }

  /** False for the pause button: pressing it is no engagement with the ad. */
  #isScene(target: EventTarget | null): boolean {
    return target instanceof Node && (this.#root.contains(target) || target === document.body || target === document.documentElement);
  }

  /** A `back` that the scene has no use for gives the keyboard back to the page. */
  #input(input: Input): boolean {
    const used = this.#scene?.input?.(input) ?? false;
    if (!used && input.action === 'back' && input.phase === 'down') this.#port.post({ t: 'request', what: 'focusOut' });
    return used;
  }

  /** `isPress`: a new gesture begins. A key that repeats or is released belongs to the gesture that its press began. */
  #gesture(isPress = true, isOnControl = false): void {
    this.#gestureAt = performance.now();
    this.#noteActivity(isOnControl);
    if (isPress) this.#reports.gesture();
  }

  #hasGestureWithin(ms: number): boolean {
    return performance.now() - this.#gestureAt <= ms;
  }

  /** On the poster a lean does not start the game, just as a press of a button does not. */
  #lean(x: number, y: number): void {
    this.#noteActivity(true);
    this.#reports.lean(x, y);
    this.#scene?.tilt?.(x, y);
  }

  /**
   * A person plays: the seconds until rest begin again, and autoplay ends. A touch of the poster starts the game, but not a press of one of its
   * buttons: the call to action must only lead to the landing page.
   */
  #noteActivity(isOnControl: boolean): void {
    this.#loop.touch();
    this.#reports.startPlay();
    const isOver = this.#isAtRest ? !isOnControl : this.#isAttracting;
    this.#endAttract();
    if (!isOver) return;
    this.#isAtRest = false;
    this.#scene?.takeOver?.();
  }

  #setPaused(isPaused: boolean): void {
    if (this.#loop.isPaused === isPaused) return;
    this.#loop.setPaused(isPaused);
    this.#chrome.setPaused(isPaused);
    this.#emit(isPaused ? 'pause' : 'resume');
  }

  #exit(name: string): void {
    if (!this.#hasGestureWithin(GESTURE_COUNTS_MS)) return;
    this.#emit('click_through', { name });
    this.#port.post({ t: 'exit', name, url: this.#brand().landing });
  }

  #emit(name: EventName, data: EventData = {}): void {
    this.#port.post({ t: 'event', name, data, at: Math.round(this.#loop.time * 1000), index: this.#index++ });
  }

  #stage(): Stage {
    const session = this;
    return {
      root: this.#root,
      config: this.#config,
      brand: this.#brand(),
      reduced: this.#config.reduced,
      invites: this.#config.mode === 'live',
      get width() {
        return innerWidth;
      },
      get height() {
        return innerHeight;
      },
      get pixelRatio() {
        return session.#loop.pixelRatio;
      },
      get time() {
        return session.#loop.time;
      },
      random: () => this.#random(),
      useTier: (tier) => {
        this.#tier = tier;
      },
      interaction: (name, value = '') => this.#reports.interaction(name, value),
      detail: (name, value = '') => this.#reports.detail(name, value),
      lead: (name, value) => this.#reports.lead(name, value),
      milestone: (name) => this.#reports.milestone(name),
      exit: (name = 'cta') => this.#exit(name),
      buzz: (kind) => this.#config.reduced || !this.#reports.mayBuzz() || this.#port.post({ t: 'buzz', kind }),
      say: (text) => this.#isAttracting || this.#chrome.say(text),
      noteActivity: () => this.#noteActivity(true),
      sleep: () => this.#sleep(),
      wake: () => this.#loop.wake(),
    };
  }
}
