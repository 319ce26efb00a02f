import type { Input, Stage } from '#creative-sdk/creative.ts';
import { clamp, Spring } from '#creative-sdk/motion.ts';
import { COPY } from './copy.ts';
import { landing, PAIRS, stopAt, stops } from './stops.ts';

export type Phase = 'play' | 'won' | 'end' | 'rest' | 'still';

/** Seconds from the third match to the end card, and until that is composed. */
const WON_S = 1.5;
const CARD_S = 0.9;
/** Where the carousels come from as the ad opens. */
const OPENS_AT = 0.06;
/** The shoe of a still. */
const SHOWN = 3;

/** The rules: what a drag and the arrows do to both carousels. Draws nothing. */
export class Game {
  readonly #stage: Stage;
  readonly #at = new Spring(0, 150, 0.78);
  readonly #join = new Spring(0, 420, 0.42);
  readonly #found: number[] = [];
  #phase: Phase = 'play';
  #since = 0;
  #snappedAt = Number.NEGATIVE_INFINITY;
  #from = 0;
  #isHeld = false;
  #isSettled = false;
  /** The line about what stands in the middle, once somebody has moved it. */
  #line = '';

  constructor(stage: Stage) {
    this.#stage = stage;
    if (!stage.reduced) this.#at.value = OPENS_AT;
  }

  get phase(): Phase {
    return this.#phase;
  }
  get at(): number {
    return this.#at.value;
  }
  get joined(): number {
    return this.#join.value;
  }
  get found(): readonly number[] {
    return this.#found;
  }
  get line(): string {
    return this.#line;
  }
  /** The shoe that snapped together last, or -1. */
  get snapped(): number {
    return this.#phase === 'still' ? SHOWN : (this.#found.at(-1) ?? -1);
  }
  get cheer(): number {
    return this.#stage.reduced || this.#phase === 'still' ? 9 : this.#stage.time - this.#snappedAt;
  }
  /** Seconds on the poster or on the end card. */
  get age(): number {
    return this.#stage.reduced ? 9 : this.#stage.time - this.#since;
  }
  /** 0 … 1: how far the end card is composed. */
  get card(): number {
    return this.#phase === 'end' ? clamp(this.age / CARD_S) : 0;
  }
  get isStill(): boolean {
    if (this.#phase === 'still') return true;
    if (this.#phase === 'end' || this.#phase === 'rest') return this.age > CARD_S && this.cheer > 1.6 && this.#join.isStill;
    return this.#stage.reduced && !this.#isHeld && this.#isSettled;
  }

  #enter(phase: Phase): void {
    this.#phase = phase;
    this.#since = this.#stage.time;
    this.#stage.wake();
  }

  press(): void {
    if (this.#phase !== 'play') return;
    this.#from = this.#at.value;
    // A carousel that still runs is stopped by the hand; one that stands is moved by a drag alone.
    if (!this.#isSettled) {
      this.#isHeld = true;
      this.#at.jump(this.#from);
    }
    this.#stage.interaction('drag');
  }

  /** `steps`: how far the hand has moved since the press, to the right more. */
  drag(steps: number): void {
    if (this.#phase !== 'play') return;
    this.#isHeld = true;
    this.#open();
    this.#at.jump(this.#from - steps);
    this.#stage.wake();
  }

  /** `speed`: steps a second. */
  release(speed: number): void {
    if (!this.#isHeld) return;
    this.#isHeld = false;
    this.#go(landing(this.#from, this.#at.value, -speed));
  }

  step(way: number): void {
    if (this.#phase !== 'play' || this.#isHeld) return;
    this.#stage.interaction('step', way);
    this.#open();
    this.#go(Math.round(this.#at.target) + way);
  }

  #open(): void {
    this.#isSettled = false;
    this.#join.target = 0;
  }

  #go(target: number): void {
    this.#isSettled = false;
    this.#at.target = target;
    if (this.#stage.reduced) this.#at.jump(target);
    this.#stage.wake();
  }

  update(dt: number): void {
    if (this.#phase === 'won' && this.age > WON_S) this.#finish();
    if (this.#phase === 'still') return;
    if (!this.#isHeld) this.#at.step(dt);
    this.#join.step(dt);
    const isThere = Math.abs(this.#at.value - this.#at.target) < 0.012 && Math.abs(this.#at.velocity) < 0.3;
    if (!this.#isHeld && !this.#isSettled && isThere) this.#settle();
    if (this.#stage.reduced) this.#join.jump(this.#join.target);
  }

  /** Both carousels stand: a shoe snaps together, strangers only bump. */
  #settle(): void {
    this.#at.jump(this.#at.target);
    this.#isSettled = true;
    const stop = stopAt(this.#at.value);
    const { name, line } = stops[stop] ?? {};
    if (!line || this.#phase !== 'play') return;
    if (this.#line || this.#at.value !== 0) this.#line = name ? `${name}. ${line}` : line;
    if (!name) {
      this.#join.velocity = 11;
      if (this.#line) this.#stage.say(this.#line);
      return;
    }
    this.#join.target = 1;
    this.#snappedAt = this.#stage.time;
    // One that comes back is the last again: the end card shows it.
    const isNew = !this.#found.includes(stop);
    if (!isNew) this.#found.splice(this.#found.indexOf(stop), 1);
    this.#found.push(stop);
    this.#stage.buzz('snap');
    this.#stage.say(COPY.match(name, line, this.#found.length));
    if (isNew) this.#reach(name);
  }

  #reach(name: string): void {
    this.#stage.detail('match', name);
    const quartile = (['first_quartile', 'midpoint', 'third_quartile'] as const)[this.#found.length - 1];
    if (quartile) this.#stage.milestone(quartile);
    if (this.#found.length < PAIRS) return;
    if (this.#stage.reduced) this.#finish();
    else this.#enter('won');
  }

  #finish(): void {
    this.#enter('end');
    this.#stage.milestone('complete');
    this.#stage.say(COPY.ended(stops[this.snapped]?.name ?? ''));
  }

  again(): void {
    if (this.#phase !== 'end') return;
    this.#stage.interaction('again');
    this.#found.length = 0;
    this.#line = '';
    this.#snappedAt = Number.NEGATIVE_INFINITY;
    this.#enter('play');
    this.#open();
    this.#go(Math.ceil(this.#at.value / stops.length) * stops.length);
  }

  rest(): void {
    if (this.#isHeld) this.release(0);
    if (this.#phase === 'won') this.#finish();
    else if (this.#phase === 'play') this.#enter('rest');
  }

  takeOver(): void {
    if (this.#phase !== 'rest') return;
    this.#enter('play');
    // What came to rest with the poster is looked at now.
    this.#isSettled = this.#join.target === 1;
  }

  still(): void {
    this.#at.jump(SHOWN);
    this.#join.jump(1);
    this.#enter('still');
  }

  input({ action, phase, repeat }: Input): boolean {
    if (action !== 'left' && action !== 'right') return false;
    if (phase === 'down' && !repeat) {
      this.takeOver();
      this.step(action === 'right' ? 1 : -1);
    }
    return this.#phase === 'play' || this.#phase === 'won';
  }
}
