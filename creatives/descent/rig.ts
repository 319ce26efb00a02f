import { clamp, easeInOut, Spring } from '#creative-sdk/motion.ts';
import { ratchet, toMinutes, toTurn } from './bezel.ts';
import { Dive } from './dive.ts';

/** A press shorter than this latches the torch; a longer one holds it. */
const HOLD_S = 0.35;
/** Depth from which the gauge counts as stopped, metres. */
const ARRIVED_M = 299.4;
const COMPOSE_S = 0.7;
const FLIP_S = 0.5;

/** The state of everything that moves; it draws nothing. */
export class Rig {
  readonly dive: Dive;
  /** 0 … 1, how bright the torch is. */
  torch = 0;
  isTorchOn = false;
  /** 0 dial, 1 back. */
  flip = 0;
  /** 0 … 1, how far the end card is composed. */
  arrival = 0;
  /** Radians the bezel is turned, anticlockwise: it never turns the other way. */
  readonly bezel = new Spring(0, 420, 0.62);
  readonly #isCalm: boolean;
  #isLatched = false;
  #pressedAt = 0;

  /** `isCalm`: nothing moves, every change is there at once. */
  constructor(isCalm: boolean) {
    this.#isCalm = isCalm;
    this.dive = new Dive(isCalm);
  }

  get minutes(): number {
    return toMinutes(this.bezel.target);
  }

  get isArrived(): boolean {
    return this.dive.depth >= ARRIVED_M;
  }

  /** The end card is there, and nothing on it has been tried yet. */
  get isUntried(): boolean {
    return this.arrival > 0.9 && !this.isTorchOn && this.minutes === 0;
  }

  /** Follows a finger, and turns towards the next click. */
  drag(turn: number): void {
    this.bezel.target = ratchet(turn);
  }

  /** Comes to rest in the nearest click, or so many clicks on. */
  settleBezel(on = 0): void {
    this.bezel.target = toTurn(Math.round((this.bezel.target / (Math.PI * 2)) * 60) + on);
  }

  /** The torch button goes down, `time` in seconds. Returns true when the light goes on. */
  pressTorch(time: number): boolean {
    this.#pressedAt = time;
    const wasOn = this.isTorchOn;
    this.isTorchOn = !this.#isLatched;
    this.#isLatched = false;
    return this.isTorchOn && !wasOn;
  }

  releaseTorch(time: number): void {
    if (!this.isTorchOn) return;
    this.#isLatched = time - this.#pressedAt < HOLD_S;
    this.isTorchOn = this.#isLatched;
  }

  douse(): void {
    this.isTorchOn = false;
    this.#isLatched = false;
  }

  step(dt: number): void {
    this.dive.step(dt);
    const approach = (value: number, goal: number, seconds: number) =>
      this.#isCalm ? goal : value + clamp(goal - value, -dt / seconds, dt / seconds);
    this.torch = approach(this.torch, this.isTorchOn ? 1 : 0, 0.22);
    this.flip = approach(this.flip, this.isTorchOn && this.torch > 0.5 ? 1 : 0, FLIP_S);
    this.arrival = approach(this.arrival, this.isArrived ? 1 : 0, this.isArrived ? COMPOSE_S : 0.25);
    if (this.#isCalm) this.bezel.jump(this.bezel.target);
    else this.bezel.step(dt);
  }

  /** Radians, eased. */
  get flipTurn(): number {
    return easeInOut(this.flip) * Math.PI;
  }
}
