import type { Stage } from '#creative-sdk/creative.ts';
import { clamp, easeInOut, ramp } from '#creative-sdk/motion.ts';
import { COPY } from './copy.ts';
import { Coverage } from './coverage.ts';
import { createLens, heroYaw, type Lens, LIFT, turnLimit } from './lens.ts';
import { FIRST, OPENING, VIEWS, type View } from './views.ts';

export type Phase = 'doors' | 'look' | 'unlock' | 'end';

const DOORS_S = 1.5;
const DOORS_WAIT_S = 0.55;
const WALK_S = 0.95;
/** Who found the key turns this long to where the sun will set. */
const TURN_S = 0.55;
/** From the suite the way leads over the terrace, radians. */
const WAY_OUT = 1.2;
const CLEARED_AT_S = [0.4, 1.2] as const;
const CARD_AT_S = [1.5, 2.2] as const;
const FINALE_AT_S = [2.7, 3.5] as const;
const END_S = 3.8;
const REST_S = 0.55;
/** How near to sunset the sun must be let go. */
const NEAR = 0.19;
/** The order to let the sun set: with it comes the slider of the day. */
export const SUN = 2;
const MILESTONES = ['first_quartile', 'midpoint', 'third_quartile'] as const;

/** The state of the ad: where the visitor stands and looks, and at what hour. */
export class Visit {
  lens: Lens;
  phase: Phase = 'doors';
  /** Seconds in the phase. */
  since = 0;
  view: number = OPENING.view;
  /** Walking: where to, and since when. */
  walk: { readonly to: number; age: number } | undefined;
  yaw: number = OPENING.yaw;
  lift = 0;
  /** 0 day, 1 sunset, 2 night. */
  hour = 0;
  yawGoal: number = OPENING.yaw;
  liftGoal = 0;
  hourGoal = 0;
  /** How fast a held key turns the view, radians per second. */
  turning = 0;
  /** A hand holds the sun: it may go on into the night and back before it is let go. */
  isSunHeld = false;
  isRushed = false;
  /** Nobody has earned the rate: during autoplay nothing counts, and the poster of a visit that ended too early shows no rate. */
  isGuided: boolean;
  coverage = new Coverage();
  /** Which order the hand of autoplay follows. */
  shown = 0;
  readonly #stage: Stage;
  #told = 0;
  /** Seconds since the key was found. */
  #found = 0;

  constructor(stage: Stage) {
    this.#stage = stage;
    this.lens = createLens(stage.width, stage.height);
    this.isGuided = stage.invites && !stage.reduced;
    if (stage.reduced) this.phase = 'look';
  }

  get here(): View {
    return VIEWS[this.view] ?? FIRST;
  }

  /** Where one can walk to. */
  get there(): View {
    return VIEWS[1 - this.view] ?? FIRST;
  }

  get isFound(): boolean {
    return this.#found > 0;
  }

  /** The key is found, and the view on its way to where the sun will set. */
  get isLed(): boolean {
    return this.phase === 'look' && this.isFound && (this.#found < TURN_S || this.walk !== undefined);
  }

  /** Whether the view turns no further while there is more to look for. */
  get isAtEnd(): boolean {
    return !this.isGuided && !this.isFound && Math.abs(this.yawGoal) > turnLimit(this.lens) - 0.01;
  }

  get doors(): number {
    if (this.phase !== 'doors') return 1;
    return easeInOut((this.since - DOORS_WAIT_S) / DOORS_S);
  }

  /** Which of the orders is given: to look around, to look further, and once the key is found to let the sun set. */
  get order(): number {
    if (this.isGuided) return this.shown;
    if (this.isFound && !this.isLed) return SUN;
    return this.coverage.progress < 0.5 ? 0 : 1;
  }

  /** How much there is to see of slider and ring: they are gone before the card rises. */
  get tools(): number {
    if (this.phase === 'end') return 0;
    return this.phase === 'unlock' ? 1 - ramp(this.since, ...this.#times(CLEARED_AT_S)) : this.doors;
  }

  /** How far the rate card has appeared, 0 … 1. */
  get card(): number {
    if (this.phase === 'end') return 1;
    return this.phase === 'unlock' ? ramp(this.since, ...this.#times(CARD_AT_S)) : 0;
  }

  /** How far the call to action has appeared, 0 … 1. */
  get finale(): number {
    if (this.phase === 'end') return 1;
    return this.phase === 'unlock' ? ramp(this.since, ...this.#times(FINALE_AT_S)) : 0;
  }

  /** The end card's picture: the sun over the sea, a little aside where the card stands beside it. */
  get heroYaw(): number {
    return heroYaw(this.lens);
  }

  /** Upright, the card takes the lower part of the picture: the villa moves up. */
  get #heroLift(): number {
    return this.lens.width > this.lens.height ? 0 : this.lens.low;
  }

  get isMoving(): boolean {
    const isTurning = Math.abs(this.yawGoal - this.yaw) > 1e-4 || Math.abs(this.liftGoal - this.lift) > 1e-4 || this.turning !== 0;
    return isTurning || Math.abs(this.hourGoal - this.hour) > 1e-3 || this.walk !== undefined || this.phase === 'doors' || this.phase === 'unlock';
  }

  step(dt: number): void {
    this.since += dt;
    if (this.phase === 'doors' && this.since >= DOORS_WAIT_S + DOORS_S) this.#enter('look');
    if (this.walk) this.#stride(dt);
    const isCut = this.#stage.reduced;
    this.turnTo(this.yawGoal + this.turning * dt);
    const ease = isCut ? 1 : 1 - Math.exp(-dt * (this.isRushed ? 14 : this.phase === 'unlock' ? 2.2 : this.isLed ? 6 : 9));
    this.yaw += (this.yawGoal - this.yaw) * ease;
    this.lift += (this.liftGoal - this.lift) * ease;
    this.hour += (this.hourGoal - this.hour) * (isCut ? 1 : 1 - Math.exp(-dt * 10));
    if (Math.abs(this.hourGoal - this.hour) < 2e-3) this.hour = this.hourGoal;
    if (this.phase === 'unlock') this.#unfold();
    if (this.phase === 'look') this.#notice(dt);
  }

  turnTo(yaw: number, lift = this.liftGoal): void {
    const limit = turnLimit(this.lens);
    this.yawGoal = clamp(yaw, -limit, limit);
    this.liftGoal = clamp(lift, this.phase === 'look' ? -LIFT : this.lens.low, LIFT);
  }

  /** Turns to the end card's picture. */
  faceSunset(): void {
    this.turnTo(this.heroYaw, this.#heroLift);
  }

  walkTo(index: number): void {
    if (index === this.view || this.walk || !VIEWS[index] || this.phase !== 'look') return;
    this.#stage.interaction('hotspot', VIEWS[index].id);
    this.#go(index);
  }

  #go(index: number): void {
    this.#stage.say(COPY.arrived(VIEWS[index]?.label ?? ''));
    this.walk = { to: index, age: 0 };
    if (this.#stage.reduced) this.#stride(WALK_S);
  }

  /** 0 … 1 on the way to the next place. */
  get walked(): number {
    return this.walk ? Math.min(1, this.walk.age / WALK_S) : 0;
  }

  /** Where the view is directed at the end of a walk: to the sun that sets or will set, if it is the key's turn. */
  get arrival(): number {
    return this.walk?.to === 0 && (this.isFound || this.phase === 'unlock') ? this.heroYaw : 0;
  }

  #stride(dt: number): void {
    if (!this.walk) return;
    const before = this.walk.age;
    this.walk.age += dt;
    // In the middle of a walk, dazzled, one does not see the view turn.
    if (before < WALK_S / 2 && this.walk.age >= WALK_S / 2) {
      this.turnTo(this.arrival, this.arrival ? this.#heroLift : 0);
      this.yaw = this.yawGoal;
    }
    if (this.walk.age < WALK_S) return;
    this.view = this.walk.to;
    this.walk = undefined;
    this.turnTo(this.yawGoal);
  }

  /** What is looked at counts; when it is enough, sunset unlocks the rate. */
  #notice(dt: number): void {
    if (this.isGuided) return;
    const { order } = this;
    this.coverage.look(this.yaw, this.here.id);
    const { value, progress } = this.coverage;
    const tenth = Math.floor(value * 10);
    if (tenth > this.#told) this.#stage.interaction('look', tenth * 10);
    this.#told = Math.max(this.#told, tenth);
    for (const [i, name] of MILESTONES.entries()) if (progress >= (i + 1) * 0.3) this.#stage.milestone(name);
    if (progress >= 1) this.#lead(dt);
    if (this.order === SUN && !this.isSunHeld && Math.abs(this.hourGoal - 1) < NEAR) {
      this.#stage.detail('unlock', Math.round(value * 100));
      this.#goToSunset();
    } else if (this.order !== order) this.#stage.say(COPY.orders[this.order] ?? '');
  }

  /** Turns to where the sun will set, and from the suite goes out to the pool: there it is asked for. */
  #lead(dt: number): void {
    const before = this.#found;
    this.#found += this.#stage.reduced ? TURN_S + dt : dt;
    if (before === 0) {
      this.turning = 0;
      if (this.view) this.turnTo(WAY_OUT);
      else this.faceSunset();
      this.#stage.say(COPY.found);
    }
    if (before < TURN_S && this.#found >= TURN_S && this.view) this.#go(0);
  }

  #goToSunset(): void {
    this.hourGoal = 1;
    this.turning = 0;
    this.#enter('unlock');
    if (this.view === 0) this.faceSunset();
    else this.#go(0);
    if (!this.#stage.reduced) return;
    this.#finish();
    this.faceSunset();
    this.yaw = this.yawGoal;
    this.lift = this.liftGoal;
  }

  #times([from, to]: readonly [number, number]): [number, number] {
    return this.isRushed ? [(from / END_S) * REST_S, (to / END_S) * REST_S] : [from, to];
  }

  /** The sun sets, the card rises. */
  #unfold(): void {
    if (!this.walk) this.faceSunset();
    if (this.since >= (this.isRushed ? REST_S : END_S)) this.#finish();
  }

  #finish(): void {
    this.#enter('end');
    this.hour = 1;
    this.hourGoal = 1;
    if (this.isGuided) return;
    this.#stage.milestone('complete');
    this.#stage.say(COPY.unlocked);
  }

  /** No visitor is there: goes to the end card at once, without the rate. */
  rest(): void {
    if (this.phase === 'end') return;
    if (this.phase === 'unlock') {
      this.since = Math.max(this.since, END_S - REST_S);
      return;
    }
    this.isGuided = true;
    this.isRushed = true;
    this.walk = undefined;
    this.view = 0;
    this.#goToSunset();
  }

  /** A touch of the poster puts the visitor at the pool by day. */
  takeOver(): void {
    if (!this.isGuided) return;
    if (this.phase === 'unlock' || this.phase === 'end') this.again();
    this.isGuided = false;
  }

  #enter(phase: Phase): void {
    this.phase = phase;
    this.since = 0;
  }

  /** Who left too early goes on from what was seen. */
  again(): void {
    if (!this.isGuided) {
      this.coverage = new Coverage();
      this.#told = 0;
      this.#found = 0;
    }
    this.isRushed = false;
    this.isGuided = false;
    this.#enter('look');
    this.hourGoal = 0;
    this.turnTo(0, 0);
  }
}
