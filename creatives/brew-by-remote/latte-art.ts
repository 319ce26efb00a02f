import { clamp, mix } from '#creative-sdk/motion.ts';
import type { Drink, Figure, Pattern } from './menu.ts';

/** Milk that was poured at one go: a round where the jug is held still, a leaf where it sways. */
export interface Layer {
  /** The side a leaf was swayed to; 0 is a round. */
  readonly side: -1 | 0 | 1;
  /** How far back in the cup, 0 … 1. */
  readonly back: number;
  /** How far a leaf reaches to the other side, as a share. */
  readonly other: number;
  /** Its share of all the milk. */
  milk: number;
}

/** What is drawn on the coffee: the layers, and how far its end has come, 0 … 1: the last stroke that draws them together, then the jug leaves. */
export interface Art {
  readonly layers: readonly Layer[];
  readonly finish: number;
}

/** Seconds of milk in the jug, and of the stroke that ends the figure, until the jug is gone. */
const POUR_S = 3.8;
const FINISH_S = 1.5;
/** A key that is let go sooner was no hold: milk runs until the next press. */
const TAP_S = 0.35;
/** With so much of its milk a cup is finished when no more came for this long; until then another layer may follow. */
const ENOUGH = 0.3;
const PATIENCE_S = 1.7;
/** Seconds that a tap tilts the jug. */
const TILT_S = 0.4;
/** Less is a slip of the hand, no round of its own. */
const SLIP = 0.06;
const MOST_ROUNDS = 3;
/** A rosetta is swayed from side to side this often. */
const TURNS = 3;

/** The milk of one cup: it runs while a hand wants it to, and lies where the hand tilts the jug. */
export class LatteArt implements Art {
  readonly layers: Layer[] = [];
  poured = 0;
  finish = 0;
  /** How strongly it runs, 0 … 1, and where the jug leans, -1 … 1. */
  flow = 0;
  lean = 0;
  isRunning = false;
  #isHeld = false;
  #heldS = 0;
  #idleS = 0;
  #way: -1 | 0 | 1 = 0;
  #tiltS = 0;
  /** How much milk was in when the first leaf began. */
  #swayedAt = 0;

  /** `isReady`: the jug is over the cup. Whoever pressed before pours from then on. */
  press(isReady: boolean): void {
    this.#isHeld = true;
    if (this.isRunning) this.isRunning = false;
    else if (isReady) this.#run();
  }

  release(): void {
    if (this.#isHeld && this.#heldS > TAP_S) this.isRunning = false;
    this.#isHeld = false;
  }

  ready(): void {
    if (this.#isHeld) this.#run();
  }

  tilt(way: -1 | 1, isRepeat = false): void {
    this.#way = way;
    this.#tiltS = TILT_S;
    if (!this.isRunning || isRepeat) return;
    const before = this.layers.findLast(({ side }) => side);
    const first = this.#leaves[0];
    const back = first ? (this.poured - this.#swayedAt) / (1 - this.#swayedAt) : 0;
    if (!first) this.#swayedAt = this.poured;
    this.layers.push({ side: way, back, other: before?.side === way ? 0.3 : 0.86, milk: 0 });
  }

  /** The figure that the hand has drawn so far. */
  get figure(): Figure {
    const leaves = this.#leaves;
    if (leaves.length === 0) return this.#rounds.filter(({ milk }) => milk > SLIP).length > 1 ? 'tulip' : 'heart';
    return leaves.filter(({ side }, i) => side === -(leaves[i - 1]?.side ?? 0)).length >= TURNS ? 'rosetta' : 'cloud';
  }

  /** No more milk comes: the last stroke is drawn. */
  get isOver(): boolean {
    return !this.isRunning && (this.poured > 0.999 || (this.poured > ENOUGH && this.#idleS > PATIENCE_S));
  }

  /** Where the milk falls, in the unit disc. */
  get lip(): { readonly x: number; readonly y: number } {
    if (this.finish > 0) return { x: 0, y: mix(-0.7, 0.9, clamp(this.finish * 1.7)) };
    const back = (this.poured - this.#swayedAt) / (1 - this.#swayedAt);
    const y = this.#leaves.length > 0 ? mix(0.62, -0.3, back) : -0.12 * this.#rounds.length;
    return { x: this.lean * 0.36, y };
  }

  step(dt: number): void {
    this.#tiltS -= dt;
    this.lean = mix(this.lean, this.#tiltS > 0 ? this.#way : 0, 1 - Math.exp(-14 * dt));
    this.flow = mix(this.flow, Number(this.isRunning), 1 - Math.exp(-16 * dt));
    this.#heldS += dt;
    this.#idleS += dt;
    if (this.isRunning) this.#pour(dt / POUR_S);
    else if (this.isOver) this.finish = clamp(this.finish + dt / FINISH_S);
  }

  /** A finished figure, without its pouring. */
  set(pattern: Pattern): void {
    this.layers.splice(0, this.layers.length, ...layersOf(pattern));
    this.poured = 1;
    this.finish = 1;
  }

  get #leaves() {
    return this.layers.filter(({ side }) => side);
  }

  get #rounds() {
    return this.layers.filter(({ side }) => !side);
  }

  #run(): void {
    if (this.finish > 0 || this.poured >= 1) return;
    this.isRunning = true;
    this.#heldS = 0;
    if (this.#rounds.length < MOST_ROUNDS) this.layers.push({ side: 0, back: 0, other: 1, milk: 0 });
  }

  #pour(share: number): void {
    this.#idleS = 0;
    const amount = Math.min(share, 1 - this.poured);
    this.poured += amount;
    const last = this.layers.at(-1);
    if (last) last.milk += amount;
    this.isRunning = this.poured < 1;
  }
}

/** A figure as a barista pours it. */
export function layersOf({ figure, count }: Pattern): Layer[] {
  if (figure !== 'rosetta') {
    const rounds = figure === 'tulip' ? count : 1;
    return Array.from({ length: rounds }, () => ({ side: 0, back: 0, other: 1, milk: 1 / rounds }));
  }
  return Array.from({ length: count }, (_, i) => ({ side: i % 2 ? 1 : -1, back: i / (count - 1), other: 0.95, milk: 0.9 / count }));
}

const CLOUD: Pattern = { name: 'Cloud', figure: 'cloud', count: 1 };

/** What the house calls such a figure in this drink. */
export function patternOf({ patterns }: Drink, figure: Figure): Pattern {
  return patterns.find((pattern) => pattern.figure === figure) ?? CLOUD;
}
