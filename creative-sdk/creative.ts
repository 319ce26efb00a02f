import type { Brand } from '#protocol/brand.ts';
import type { Buzz } from '#protocol/buzz.ts';
import type { Context } from '#protocol/context.ts';
import type { Action, Config, EventName, Tier } from '#protocol/frame.ts';

/** What a creative's main.ts hands to boot(). */
export interface Creative {
  /** The id of its demo record. */
  readonly id: number;
  /** Sizes it is drawn for, CSS pixels, as `WIDTHxHEIGHT`; the first is its main size. */
  readonly sizes: readonly string[];
  readonly brand: Brand;
  /** CSS font shorthands used on a canvas; loaded before setup, e.g. `600 20px Outfit`. */
  readonly fonts?: readonly string[];
  /** Where the Ad tag and the pause button sit. Default: bottom left. */
  readonly chrome?: 'top-left' | 'top-right' | 'bottom-left' | 'bottom-right';
  /** `WIDTHxHEIGHT` of its record: to this the host opens it at the milestone `expand`, which an app is told here. */
  readonly opensTo?: string;
  /** Of an ad that shows live data: `toContext` of the protocol, which cleans them. Without it the scene gets none. */
  toContext?(value: unknown): Context;
  /** A video: its quartiles and its end are reported as the film runs, as VAST counts. In any other ad they are what a person reaches. */
  readonly isFilm?: true;
  /** Builds the scene into an empty stage. Runs again on replay. */
  setup(stage: Stage): Scene;
}

/** A scene is a function of its inputs and the stage's clock: never Date, Math.random, timers, storage or network. */
export interface Scene {
  /**
   * One step of time: everything that moves, falls, counts or is random. `t`: seconds since the scene began. `dt`: seconds since the last step, at
   * most 0.05; 0 when only what is shown changed (a new size, other colours). Here, not in render(), the scene reports and goes to sleep.
   */
  update(t: number, dt: number): void;
  /** Draws the present moment and nothing else: many steps may come between two of them, and the picture must be the same as after each. */
  render(): void;
  /** The stage has a new size or pixel ratio. */
  resize?(): void;
  /** A key or remote button. Returns true when it was used; otherwise the page may have it. */
  input?(input: Input): boolean;
  /** The page scrolled: 0 when the slot enters its window from below, 1 when it leaves at the top. */
  scroll?(progress: number): void;
  /** The device leans: −1 to 1 to the right, −1 to 1 towards the visitor; 0, 0 is how it was held at the first reading. */
  tilt?(x: number, y: number): void;
  /**
   * Live data changed, in place of `stage.config.context`. May come at any time, also during autoplay and at rest; update() and render() follow in the
   * next frame. It is no gesture: nothing is reported, nothing starts to move.
   */
  context?(context: Context): void;
  /** No sound, or sound again. */
  mute?(isMuted: boolean): void;
  /** It asks for vibration: the page offers to switch that off. */
  readonly buzz?: true;
  /** Plays the ad by itself until the visitor takes over. `t`: seconds since autoplay began. Called before update(). */
  autoplay?(t: number, dt: number): void;
  /** The visitor took over from autoplay, or touched the poster anywhere but on a button: now they play. May be called again while they play. */
  takeOver?(): void;
  /**
   * Nobody touched the ad for a while (15 s, in the calm version 8 s): within the 0.6 s left, come to the poster with the call to action.
   * `isInvitation`: nobody has played at all, so the poster must show no result. A calm scene is woken for this from its sleep, and cuts to the
   * poster in its next update(); in real time the clock has stood still meanwhile.
   */
  rest?(isInvitation: boolean): void;
  /** Jumps to the hero still for thumbnails. */
  still?(): void;
}

export interface Input {
  /** The standard action of the key, if it has one. */
  readonly action: Action | undefined;
  /** KeyboardEvent.key, or the action's name when it came from the host's remote. */
  readonly key: string;
  readonly phase: 'down' | 'up';
  /** An arrow that is held; no other key comes again. */
  readonly repeat: boolean;
}

/** What the kit offers to a scene: size, clock, random numbers, reports. */
export interface Stage {
  readonly root: HTMLElement;
  /** CSS pixels. */
  readonly width: number;
  readonly height: number;
  /** Backing-store pixels per CSS pixel, as the quality scaler decided. */
  readonly pixelRatio: number;
  readonly config: Config;
  readonly brand: Brand;
  /** Show the calm version: no ambient motion, cuts or short fades, no autoplay. */
  readonly reduced: boolean;
  /**
   * True in an ad for people: autoplay only shows how to play, and leaves the result to the visitor. False where the ad is filmed: autoplay plays to
   * the end.
   */
  readonly invites: boolean;
  /** Seconds since the scene began. */
  readonly time: number;
  /** 0 ≤ x < 1, the same sequence for the same seed. */
  random(): number;
  /** Says which rendering tier is in use; default A. */
  useTier(tier: Tier): void;
  /**
   * Reports what a person did: `interaction('spin', 0.8)`. Keep values short. One gesture is one interaction: further calls before the next press are
   * reported as details. During autoplay neither this, detail() nor milestone() reports anything; only a film reports its milestones.
   */
  interaction(name: string, value?: string | number): void;
  /** Reports what followed from it and has no name in any standard: a peg that the wheel passes, a piece that is caught, a prize. */
  detail(name: string, value?: string | number): void;
  /**
   * Reports what a person gave or booked, beside the interaction of the press that did it: `lead('test drive', 'Sat 11:30')`. The page hears of it,
   * nobody else; nothing about the person belongs in it.
   */
  lead(name: string, value: string): void;
  /**
   * Reports a standard milestone that a person reached, each once; none once the ad came to rest. `expand`: by a person's press; asks the host to open
   * the ad to what its record says. The host may refuse, or cannot: the ad knows by `resize()` alone that it was opened, or shut again. After
   * `collapse` it may be opened again.
   */
  milestone(name: Extract<EventName, 'first_quartile' | 'midpoint' | 'third_quartile' | 'complete' | 'expand' | 'collapse'>): void;
  /** The call to action: reports the click-through and asks the host to open the brand's landing page. */
  exit(name?: string): void;
  /**
   * Has the hand feel what it did. The host vibrates, or not; nothing is felt in the calm version, before a person's gesture, or during autoplay. A scene
   * that calls this has `buzz: true`.
   */
  buzz(kind: Buzz): void;
  /** Has a screen reader say this text; not during autoplay. */
  say(text: string): void;
  /** The visitor plays without pressing anything, as by moving the mouse: the seconds until rest begin again. This is no gesture. */
  noteActivity(): void;
  /** Nothing will move until the next input, or in the calm version until rest(): stop after this step's picture. */
  sleep(): void;
  /** Something will move again. */
  wake(): void;
}
