import { clamp, mix, ramp } from '#creative-sdk/motion.ts';
import { nearestStop, toDepth, toFall } from './fathom.ts';

/** How long the dive takes by itself, surface to floor. */
const AUTO_DIVE_S = 8;
/** How fast the fall follows its target: about 95 % in half a second. */
const FOLLOW_PER_S = 6;
/** Before the ad rests it arrives in half a second. */
const HURRY_PER_S = 18;
/**
 * Host scroll progress at the surface and at the floor: the part of the way in which most of the ad is in view. Behind a gap of 2.2 screens that is a screen
 * and a half of scrolling.
 */
export const SCROLL_SURFACE = 0.19;
export const SCROLL_FLOOR = 0.67;
/**
 * Before this second a scroll message only says where the page stands; a later one, or one that differs by this much, means that a visitor scrolls.
 */
const SETTLE_S = 1;
const SETTLE_PROGRESS = 0.02;

/** Where the watch is and where it is going, as a share of the fall (fathom.ts). */
export class Dive {
  fall = 0;
  target = 0;
  /** Shares of the fall per second. */
  velocity = 0;
  isHostDriven = false;
  readonly #isStepped: boolean;
  #autoTime = -1;
  #rate = FOLLOW_PER_S;
  #firstProgress: number | undefined;

  /** `isStepped`: the calm version, which moves between the five stops only. */
  constructor(isStepped: boolean) {
    this.#isStepped = isStepped;
  }

  get depth(): number {
    return toDepth(this.fall);
  }

  /** Its page has said where it is scrolled to. */
  get hasPage(): boolean {
    return this.#firstProgress !== undefined;
  }

  get isAuto(): boolean {
    return this.#autoTime >= 0;
  }

  /** Dives by itself from where it is. */
  begin(): void {
    const from = this.fall;
    this.#autoTime = from * AUTO_DIVE_S;
  }

  /** The visitor chooses a depth, metres. */
  aim(depth: number): void {
    this.#autoTime = -1;
    this.#rate = FOLLOW_PER_S;
    this.target = toFall(this.#isStepped ? nearestStop(depth) : depth);
    if (this.#isStepped) this.jump(this.target);
  }

  jump(fall: number): void {
    this.#autoTime = -1;
    this.fall = fall;
    this.target = fall;
    this.velocity = 0;
  }

  /** The ad is about to rest: jump to the end of the dive, or to the floor if `toFloor`. */
  hurry(toFloor: boolean): void {
    this.#autoTime = -1;
    if (toFloor) this.target = 1;
    this.#rate = HURRY_PER_S;
    if (this.#isStepped) this.jump(this.target);
  }

  /** The host's page scrolled. Returns true when that decides the depth. */
  scroll(progress: number, time: number): boolean {
    this.#firstProgress ??= progress;
    this.isHostDriven ||= time > SETTLE_S || Math.abs(progress - this.#firstProgress) > SETTLE_PROGRESS;
    if (this.isHostDriven) this.aim(scrollToDepth(progress));
    return this.isHostDriven;
  }

  step(dt: number): void {
    if (dt <= 0) return;
    const before = this.fall;
    if (this.isAuto) this.#stepAuto(dt);
    else {
      this.fall += (this.target - this.fall) * (1 - Math.exp(-this.#rate * dt));
      if (Math.abs(this.target - this.fall) < 5e-4) this.fall = this.target;
    }
    this.velocity = mix(this.velocity, (this.fall - before) / dt, 1 - Math.exp(-10 * dt));
  }

  #stepAuto(dt: number): void {
    this.#autoTime += dt;
    this.fall = Math.max(this.fall, autoFall(this.#autoTime / AUTO_DIVE_S));
    this.target = this.fall;
    if (this.#autoTime >= AUTO_DIVE_S) this.#autoTime = -1;
  }
}

/** An even sink with a soft start and a soft landing. */
export function autoFall(t: number): number {
  return mix(clamp(t), ramp(t, 0, 1), 0.55);
}

export function scrollToDepth(progress: number): number {
  return toDepth(clamp((progress - SCROLL_SURFACE) / (SCROLL_FLOOR - SCROLL_SURFACE)));
}
