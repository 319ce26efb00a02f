import { CELL, REACH, SLIP } from './wheel-physics.ts';

/** Springiness of the free tip, 1/s², and its damping, 1/s: it shivers for about a third of a second. */
const SPRING = 2600;
const DAMPING = 20;
const SUBSTEP_S = 1 / 240;
const MARGIN = REACH / CELL;

/** The straw's end between two pegs: it springs freely, is carried by a peg that reaches it, and slips off when bent too far. */
export class StrawTip {
  /** Displacement along the wheel's edge, radians, clockwise positive. */
  bend = 0;
  /** Pegs passed since the wheel was set up. */
  passed = 0;
  #velocity = 0;
  #turn: number;
  /** Number of the gap between pegs in which the tip is. */
  #gap: number;

  constructor(turn: number) {
    this.#turn = turn;
    this.#gap = Math.floor(-turn / CELL);
  }

  /** The wheel went to `turn` in `dt` seconds. */
  follow(turn: number, dt: number): void {
    const steps = Math.max(1, Math.ceil(dt / SUBSTEP_S), Math.ceil(Math.abs(turn - this.#turn) / (CELL / 3)));
    const from = this.#turn;
    for (let i = 1; i <= steps; i++) this.#step(from + ((turn - from) * i) / steps, dt / steps);
  }

  get isStill(): boolean {
    return Math.abs(this.bend) < 2e-3 && Math.abs(this.#velocity) < 2e-2;
  }

  #step(turn: number, h: number): void {
    this.#turn = turn;
    this.#velocity += (-this.bend * SPRING - this.#velocity * DAMPING) * h;
    this.bend += this.#velocity * h;
    let pushed = this.#clamp();
    if (Math.abs(pushed) > SLIP) {
      this.#gap -= Math.sign(pushed);
      this.passed++;
      pushed = this.#clamp();
    }
    if (pushed !== this.bend) this.#velocity = 0;
    this.bend = Math.min(SLIP, Math.max(-SLIP, pushed));
  }

  /** The bend that keeps the tip between its two pegs. */
  #clamp(): number {
    const under = -this.#turn / CELL;
    const low = (this.#gap + MARGIN - under) * CELL;
    const high = (this.#gap + 1 - MARGIN - under) * CELL;
    return Math.min(high, Math.max(low, this.bend));
  }
}
