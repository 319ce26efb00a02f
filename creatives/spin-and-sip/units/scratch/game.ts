import type { Input, Stage } from '#creative-sdk/creative.ts';
import { clamp, easeOut, mix, ramp } from '#creative-sdk/motion.ts';
import { COPY } from './copy.ts';
import { Drops } from './drops.ts';
import { type Layout, PEEK, snowTop } from './layout.ts';
import { Mask, type Point } from './mask.ts';
import { Mitten } from './mitten.ts';
import { drawOffer, type Offer } from './offer.ts';
import type { Burst } from './pane.ts';
import { Script, WRITTEN_S } from './script.ts';

type Phase = 'play' | 'burst' | 'end' | 'rest' | 'still';

/** The pane opens once this part of it is clear. */
const GOAL = 0.6;
/** Seconds: the pane freezes over, but for a small look into the room it is frozen from the start, and a finger writes on it. */
const FREEZE_S = 1.25;
const FROZEN = 0.64;
/** Frost comes back in steps of this length. */
const STEP_S = 0.15;
/** From the burst to the end card. */
const OPEN_S = 2.1;
/** Half of what a fingertip, a breath and a mitten clear at once, design units. */
export const FINGER = 46;
const BREATH = 82;
const BREATH_S = 0.45;
const MITTEN = 66;
/** The mitten rubs round and round this far from where it is. */
const SWIRL = 36;
/** How far a mere tap of an arrow moves it, as seconds of holding it down. */
const FIRST_STEP_S = 0.06;

/** The rules: what fingers, keys and frost do to the pane. Draws nothing. */
export class Game {
  readonly drops: Drops;
  readonly #stage: Stage;
  readonly #script = new Script();
  #layout: Layout;
  mask: Mask;
  #phase: Phase = 'play';
  #since = 0;
  #bornAt = 0;
  #frostLeft = 0;
  #said = 0;
  #offer: Offer | undefined;
  #burstAt: Point = { x: 0, y: 0 };
  readonly #mitten = new Mitten();
  #breaths: { readonly at: Point; age: number }[] = [];
  /** Counts the changes of what is on the glass. */
  #version = 0;
  isHeadlineWritten = true;

  constructor(stage: Stage, layout: Layout) {
    this.#stage = stage;
    this.#layout = layout;
    this.drops = new Drops(() => stage.random());
    this.mask = new Mask(layout.width, layout.height, layout.pane);
    this.#writeHeadline();
    this.#begin();
  }

  /** The pane freezes over; in the calm version it is frozen already. */
  #begin(): void {
    const { reduced, time } = this.#stage;
    this.#bornAt = reduced ? time - WRITTEN_S : time;
    if (reduced) this.#peek(FINGER);
  }

  #writeHeadline(): void {
    this.isHeadlineWritten = this.#script.set(this.#stage.brand.headline, this.#layout.headline);
  }

  get phase(): Phase {
    return this.#phase;
  }
  get version(): number {
    return this.#version;
  }
  get offer(): Offer | undefined {
    return this.#offer;
  }
  get mitten() {
    const { at, isRubbing } = this.#mitten;
    return at && this.#phase === 'play' ? { ...at, isDown: isRubbing } : undefined;
  }
  /** Seconds since the pane burst, or none. */
  get age(): number {
    if (this.#phase === 'end') return Number.POSITIVE_INFINITY;
    return this.#phase === 'burst' ? this.#stage.time - this.#since : 0;
  }
  /** Seconds on the poster or the end card. */
  get ageOfFace(): number {
    return this.#stage.time - this.#since;
  }
  get isOpen(): boolean {
    return this.#phase === 'burst' || this.#phase === 'end';
  }
  /** How far the pane is frozen over, 0 … 1. */
  get frozen(): number {
    return this.#phase === 'still' ? 1 : mix(FROZEN, 1, clamp((this.#stage.time - this.#bornAt) / FREEZE_S));
  }
  get burst(): Burst | undefined {
    if (!this.isOpen) return undefined;
    const { width, height } = this.#layout;
    return { at: this.#burstAt, reach: (this.#phase === 'end' ? 2 : ramp(this.age, -0.12, 1.15) * 1.5) * Math.hypot(width, height) };
  }
  /** 0 … 1: what the thermometer shows. */
  get warm(): number {
    return this.isOpen ? 1 : clamp(this.mask.share / GOAL);
  }
  get isStill(): boolean {
    const isCalm = this.#stage.reduced && !this.#mitten.isMoving;
    return this.#phase === 'still' || (this.#phase === 'rest' && this.ageOfFace > 0.6) || isCalm;
  }

  #enter(phase: Phase): void {
    this.#phase = phase;
    this.#since = this.#stage.time;
    this.#version++;
    this.#stage.wake();
  }

  fit(layout: Layout): void {
    this.#layout = layout;
    const before = this.mask;
    this.mask = new Mask(layout.width, layout.height, layout.pane);
    this.mask.copy(before);
    this.#writeHeadline();
    this.#mitten.at = undefined;
    this.#version++;
  }

  /** A finger was put on the glass. */
  press(at: Point): boolean {
    if (this.#phase !== 'play') return false;
    this.#mitten.at = undefined;
    this.#stage.interaction('rub');
    this.rub(at, at);
    return true;
  }

  rub(from: Point, to: Point, radius = FINGER): void {
    if (this.#phase !== 'play') return;
    const taken = this.mask.rub(from, to, radius);
    if (!this.#stage.reduced) this.drops.melt(taken, to, radius);
    this.#version++;
    this.#stage.wake();
    this.#notice(to);
  }

  /** A breath melts the frost where most of it is. */
  breathe(): void {
    if (this.#phase !== 'play') return;
    this.#stage.interaction('breathe');
    this.breatheOn(this.#layout.isWide ? this.mask.frostiest(5, 2) : this.mask.frostiest(2, 4));
  }

  breatheOn(at: Point): void {
    if (this.#stage.reduced) return this.rub(at, at, BREATH);
    this.#breaths.push({ at, age: 0 });
    this.#stage.wake();
  }

  #melt(dt: number): void {
    for (const breath of this.#breaths) {
      breath.age += dt;
      this.rub(breath.at, breath.at, BREATH * easeOut(breath.age / BREATH_S));
    }
    this.#breaths = this.#breaths.filter(({ age }) => age < BREATH_S);
  }

  /** Every tenth of the pane counts: here a phone that can be felt would tick. */
  #notice(at: Point): void {
    const { share } = this.mask;
    if (share >= GOAL) return this.#open(at);
    const tenth = Math.floor(share * 10);
    if (tenth <= this.#said) return;
    this.#said = tenth;
    this.#stage.detail('clear', tenth / 10);
    this.#stage.say(COPY.cleared(tenth * 10));
    this.#reach(share);
  }

  #reach(share: number): void {
    const quartiles = ['first_quartile', 'midpoint', 'third_quartile'] as const;
    for (const [k, quartile] of quartiles.entries()) if (share >= (GOAL * (k + 1)) / 4) this.#stage.milestone(quartile);
  }

  #open(at: Point): void {
    this.#burstAt = at;
    this.#offer = drawOffer(() => this.#stage.random(), this.#stage.config.codes);
    this.#reach(GOAL);
    this.#stage.detail('open');
    this.#mitten.release();
    this.#enter('burst');
    if (this.#stage.reduced) this.#finish();
  }

  #finish(): void {
    this.drops.clear();
    this.#enter('end');
    this.#stage.milestone('complete');
    if (this.#offer) this.#stage.say(COPY.opened(this.#offer));
  }

  again(): void {
    if (this.#phase !== 'end' && this.#phase !== 'rest') return;
    this.#stage.interaction('again');
    this.mask.reset();
    this.drops.clear();
    this.#script.restart();
    this.#said = 0;
    this.#begin();
    this.#enter('play');
  }

  rest(): void {
    this.#mitten.release();
    if (this.#phase === 'play') this.#enter('rest');
    else if (this.#phase === 'burst') this.#finish();
  }

  /** A touch of the poster plays on. */
  takeOver(): void {
    if (this.#phase === 'rest') this.#enter('play');
  }

  /** What is clear from the beginning: in the calm version somebody has looked in before, in a still everything worth seeing is free. */
  #peek(radius: number): void {
    const { x, y, scale } = this.#layout.room;
    const places = PEEK.map(([px, py]) => ({ x: x + px * scale, y: y + py * scale }));
    for (const [i, to] of places.entries()) this.mask.rub(places[i - 1] ?? to, to, radius);
  }

  still(): void {
    const { x, y, scale } = this.#layout.room;
    this.#peek(FINGER * 2);
    for (const across of [-120, -40, 30]) this.drops.melt(640, { x: x + across * scale, y: y - 14 * scale }, FINGER * 2);
    for (let k = 0; k < 50; k++) this.#run(1 / 30);
    this.#enter('still');
  }

  /** Arrows move the mitten, OK rubs with it. */
  input({ action, phase, repeat }: Input): boolean {
    if (this.#phase === 'rest' && phase === 'down' && action === 'ok') this.takeOver();
    if (this.#phase !== 'play' || !action || action === 'back' || action === 'playpause') return false;
    if (repeat) return true;
    const isDown = phase === 'down';
    const at = this.#mitten.hold(action, isDown, this.#layout);
    this.#version++;
    this.#stage.wake();
    if (action === 'ok' && isDown) {
      this.#stage.interaction('rub');
      this.rub(at, at, MITTEN);
    } else if (isDown) this.#moveMitten(FIRST_STEP_S);
    return true;
  }

  #moveMitten(dt: number): void {
    const move = this.#mitten.move(dt, this.#layout);
    if (!move) return;
    this.#version++;
    if (!this.#mitten.isRubbing) return;
    // Round and round, as one rubs.
    const turn = this.#stage.time * 16;
    const swirl = { x: move.to.x + Math.cos(turn) * SWIRL, y: move.to.y + Math.sin(turn) * SWIRL };
    this.rub(move.from, move.to, MITTEN);
    this.rub(swirl, swirl, MITTEN);
  }

  step(t: number, dt: number): void {
    const age = t - this.#bornAt;
    if (this.#phase === 'burst') {
      this.#version++;
      if (this.age >= OPEN_S) this.#finish();
    }
    if (this.#phase === 'still' || this.isOpen) return;
    if (this.#phase === 'rest' && this.ageOfFace < 0.6) this.#version++;
    if (this.#script.step(this.mask, age) || age < FREEZE_S + 0.1) this.#version++;
    if (this.#mitten.isMoving) this.#moveMitten(dt);
    this.#melt(dt);
    if (!this.#stage.reduced && this.#phase === 'play') this.#thaw(dt);
  }

  #run(dt: number): void {
    this.drops.step(dt, snowTop(this.#layout, 0, 0) + 20, this.#layout.headline.y - 14, (from, to, r) => this.mask.rub(from, to, r));
  }

  /** Drops run, and frost comes back. */
  #thaw(dt: number): void {
    this.#run(dt);
    if (!this.drops.isStill) this.#version++;
    this.#frostLeft += dt;
    if (this.#frostLeft < STEP_S) return;
    this.#frostLeft -= STEP_S;
    this.mask.freeze(STEP_S);
    this.#said = Math.min(this.#said, Math.floor(this.mask.share * 10));
    this.#version++;
  }
}
