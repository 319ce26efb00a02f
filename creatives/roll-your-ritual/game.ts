import type { Input, Stage } from '#creative-sdk/creative.ts';
import { clamp, easeInOut, easeOut, mix, ramp, Spring } from '#creative-sdk/motion.ts';
import { BUNDLE_SIZE, inOrder, quote, toggle } from './bundle.ts';
import { COPY } from './copy.ts';
import { FACES, landOn } from './drum-pose.ts';
import { type RitualStep, STEPS, stepAt } from './steps.ts';

export type Phase = 'play' | 'finale' | 'end' | 'rest';

/** The position from which the drum rolls to Serum at the start, faces: from the first frame that is the face in front. */
const ROLLS_FROM = 1.66;
const HERO = 2;
const ARRIVAL_S = 1.2;
const FINALE_S = 3.1;
/** Seconds for which the third choice is shown before the drum serves them. */
const FINALE_AFTER_S = 1.2;
/** Faces that it rolls by then, and the part of the finale that it takes. */
const SPIN = 6;
const SPIN_PART = 0.6;
/** Seconds in which a kept product leans over, pours and goes back, and the parts of them from which the vial fills. */
const POUR_S = 1.15;
const FILLS_FROM = 0.4;
const SWEEP_S = 0.95;
/** A whole scroll past the window turns the drum this far, faces. */
const SCROLL_TURN = 0.5;

/** The rules of the ad: what input and clock do to the drum. Draws nothing. */
export class Game {
  readonly #stage: Stage;
  readonly #turn: Spring;
  readonly #amount = new Spring(0, 90, 0.75);
  readonly #badges = STEPS.map(() => new Spring(0, 190, 0.6));
  #phase: Phase = 'play';
  #since = 0;
  #now = 0;
  #kept: readonly string[] = [];
  #held: { from: number; target: number } | undefined;
  #keptAt = -9;
  #sweepAt: number;
  #scroll: number | undefined;
  #nudge = new Spring(0, 40, 0.7);
  /** How fast the drum rolls, faces a second. */
  speed = 0;
  /** Where the drum was a step ago. */
  #was: number | undefined;

  constructor(stage: Stage) {
    this.#stage = stage;
    const isCalm = stage.reduced || stage.config.mode === 'still';
    this.#turn = new Spring(isCalm ? HERO : ROLLS_FROM, 44, 0.66);
    this.#turn.target = HERO;
    this.#sweepAt = isCalm ? -9 : 0.85;
  }

  get phase(): Phase {
    return this.#phase;
  }

  /** Which face is in front, in faces, any real number. */
  get position(): number {
    return this.#turn.value + this.#nudge.value + this.spin;
  }

  /** How far the drum has rolled to serve the three, faces. */
  get spin(): number {
    return SPIN * easeInOut(this.finale / SPIN_PART);
  }

  get front(): number {
    return ((Math.round(this.position) % FACES) + FACES) % FACES;
  }

  /** Which step is shown: it changes at the half turn. */
  get step(): RitualStep {
    return stepAt(this.#turn.value);
  }

  get kept(): readonly string[] {
    return this.#kept;
  }

  get ritual(): readonly RitualStep[] {
    return inOrder(STEPS, this.#kept);
  }

  /** In the order of choosing: the vial fills from below. */
  get essences(): readonly RitualStep[] {
    return this.#kept.flatMap((id) => STEPS.filter((step) => step.id === id));
  }

  /** 0 … 1 while the last choice is poured into the vial. */
  get pour(): number {
    return this.#stage.reduced ? 1 : clamp((this.#now - this.#keptAt) / POUR_S);
  }

  /** How far the essences in the vial have mixed, 0 … 1. */
  get swirl(): number {
    return ramp(this.finale, 0, 0.2);
  }

  /** 0 … 1 as the drum comes in. */
  get arrival(): number {
    return this.#stage.reduced || this.#stage.config.mode === 'still' ? 1 : easeOut(this.#now / ARRIVAL_S);
  }

  get amount(): number {
    return this.#amount.value;
  }

  /** How far the last choice leans over the vial, 0 … 1. */
  get lean(): number {
    return ramp(this.pour, 0, 0.34) * ramp(this.pour, 1, 0.7);
  }

  get sweep(): number {
    return this.#stage.reduced ? 0 : (this.#now - this.#sweepAt) / SWEEP_S;
  }

  get finale(): number {
    if (this.#phase === 'end') return 1;
    return this.#phase === 'finale' ? clamp((this.#now - this.#since - FINALE_AFTER_S) / FINALE_S) : 0;
  }

  badge(index: number): number {
    return this.#badges[index]?.value ?? 0;
  }

  get isStill(): boolean {
    const springs = [this.#turn, this.#amount, this.#nudge, ...this.#badges];
    const isMoving = this.#phase === 'finale' || this.#held || this.arrival < 1 || this.pour < 1 || this.#now < this.#sweepAt + SWEEP_S * 1.3;
    return !isMoving && !this.speed && springs.every((spring) => spring.isStill);
  }

  get #mayPlay(): boolean {
    return this.#phase === 'play' || this.#phase === 'rest';
  }

  #enter(phase: Phase): void {
    this.#phase = phase;
    this.#since = this.#stage.time;
    this.#stage.wake();
  }

  /** Whoever plays wakes the poster. */
  #begin(): void {
    if (this.#phase === 'rest') this.#enter('play');
  }

  /** A drag of the drum begins. */
  grab(): boolean {
    if (!this.#mayPlay) return false;
    this.#begin();
    this.#held = { from: this.#turn.value, target: Math.round(this.#turn.target) };
    this.#stage.wake();
    return true;
  }

  /** The drag has moved the drum by this many faces. */
  drag(faces: number): void {
    if (!this.#held) return;
    this.#turn.velocity = 0;
    this.#turn.value = this.#held.from + faces;
    this.#turn.target = this.#turn.value;
  }

  /** The drag ends at this speed, faces a second. */
  drop(speed: number): void {
    if (!this.#held) return;
    const { target } = this.#held;
    this.#held = undefined;
    this.#turn.velocity = clamp(speed, -9, 9);
    this.#land(landOn(this.#turn.value, speed, target), target);
  }

  roll(direction: 1 | -1): void {
    if (!this.#mayPlay || this.#held) return;
    this.#begin();
    const from = Math.round(this.#turn.target);
    this.#land(from + direction, from);
  }

  #land(target: number, from: number): void {
    this.#turn.target = target;
    if (this.#stage.reduced) this.#turn.jump(target);
    this.#stage.wake();
    if (target === from) return;
    this.#stage.interaction('roll', `${stepAt(target).id},${Math.sign(target - from)}`);
  }

  /** Keeps the face in front, or puts it back. */
  keep(): void {
    if (!this.#mayPlay || this.#held) return;
    this.#begin();
    const { id, name } = this.step;
    const before = this.#kept.length;
    this.#kept = toggle(this.#kept, id);
    const count = this.#kept.length;
    this.#stage.interaction('keep', count < before ? `-${id}` : id);
    this.#stage.say(count < before ? COPY.didDrop(name, count) : COPY.didKeep(name, count));
    for (const [i, spring] of this.#badges.entries()) spring.target = this.#kept.includes(STEPS[i]?.id ?? '') ? 1 : 0;
    if (this.#stage.reduced) {
      this.#amount.jump(count);
      for (const spring of this.#badges) spring.jump(spring.target);
    }
    if (count > before) this.#celebrate(count);
    this.#stage.wake();
  }

  #celebrate(count: number): void {
    this.#keptAt = this.#now;
    this.#sweepAt = this.#now;
    this.#stage.milestone(count === 1 ? 'first_quartile' : count === 2 ? 'midpoint' : 'third_quartile');
    if (count < BUNDLE_SIZE) return;
    this.#stage.detail('bundle', this.ritual.map((step) => step.id).join(','));
    this.#enter('finale');
    if (this.#stage.reduced) this.#finish();
  }

  #finish(): void {
    this.#enter('end');
    this.#sweepAt = this.#now;
    this.#stage.say(COPY.bundle(COPY.reward(this.ritual.map(({ feel }) => feel)), COPY.cents(quote(this.ritual).price)));
    this.#stage.milestone('complete');
  }

  again(): void {
    if (this.#phase === 'rest') return this.#enter('play');
    if (this.#phase !== 'end') return;
    this.#kept = [];
    this.#amount.jump(0);
    for (const spring of this.#badges) spring.jump(0);
    this.#turn.jump(this.#stage.reduced ? HERO : HERO - 1.4);
    this.#turn.target = HERO;
    this.#enter('play');
  }

  rest(): void {
    this.#held = undefined;
    this.#turn.target = Math.round(this.#turn.target);
    if (this.#phase === 'play') this.#enter('rest');
    // Whoever has chosen three sees them together.
    if (this.#phase === 'finale') this.#finish();
  }

  /** A touch of the poster returns to the drum. */
  takeOver(): void {
    this.#begin();
  }

  /** Three faces are seen, and the vial is full. */
  still(): void {
    this.#turn.jump(2.05);
    this.#amount.jump(3);
    this.#kept = ['serum', 'cream', 'cleanse'];
  }

  scroll(progress: number): void {
    if (this.#stage.reduced || !this.#mayPlay) return;
    this.#scroll ??= progress;
    this.#nudge.target = clamp((progress - this.#scroll) * SCROLL_TURN, -0.16, 0.16);
  }

  input({ action, phase }: Input): boolean {
    if (phase === 'up' || !this.#mayPlay) return false;
    if (action === 'ok') {
      this.keep();
      return true;
    }
    const direction = action === 'down' || action === 'right' ? 1 : action === 'up' || action === 'left' ? -1 : undefined;
    if (!direction) return false;
    this.roll(direction);
    return true;
  }

  advance(t: number, dt: number): void {
    this.#now = t;
    if (this.pour > FILLS_FROM) this.#amount.target = this.#kept.length;
    if (!this.#held) this.#turn.step(dt);
    for (const spring of [this.#amount, this.#nudge, ...this.#badges]) spring.step(dt);
    if (this.#phase === 'finale' && this.finale >= 1) this.#finish();
    const { position } = this;
    // Without its last breath: a blur that fades for ever would not let the ad sleep.
    this.speed = this.#stage.reduced ? 0 : Math.max(0, mix(this.speed, Math.abs(position - (this.#was ?? position)) / (dt || 1), 0.6) - 0.02);
    this.#was = position;
  }
}
