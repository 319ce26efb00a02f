import { clamp, easeInOut, Spring } from '#creative-sdk/motion.ts';
import { type Place, places } from '../../places.ts';

/** Once around the coast, units of the world. */
export const LAP = 1080;
/** Day and night are one place when they are this near, units. */
const MEETS = 10;
/** What is let go, or stepped to, this near to a place goes on to it. */
const PULLS = 46;
const STEP = 90;
/** The last light is looked at before the halves become one picture. */
const LOOK_S = 1.6;
const GOLD_S = 2;
/** By then all that a light set in motion has come to rest. */
const SETTLED_S = 5;

/** A place on the coast: `at` this way its two halves meet in the middle of the screen. */
export interface Spot {
  readonly place: Place;
  readonly at: number;
}

const wayTo: readonly (readonly [id: string, at: number])[] = [
  ['tea', 52],
  ['cliff', 412],
  ['bar', 772],
];
export const spots: readonly Spot[] = wayTo.flatMap(([id, at]) => places.filter((place) => place.id === id).map((place) => ({ place, at })));

/** The state of the ad: how far two panoramas have turned, one to the left, one to the right; what has met, and the golden picture. It knows no pixels. */
export class Pan {
  readonly way = new Spring(0, 70, 1);
  readonly found: Spot[] = [];
  /** Seconds since the last place was found. */
  since = 0;
  readonly #isCalm: boolean;
  /** Where it was one step ago. */
  #seen = 0;
  #isGold = false;
  #gold = 0;
  #goldTakes = GOLD_S;

  constructor(isCalm: boolean) {
    this.#isCalm = isCalm;
  }

  get last(): Spot | undefined {
    return this.found.at(-1);
  }

  /** 0: two halves; 1: one picture. */
  get gold(): number {
    return easeInOut(this.#gold);
  }

  get isGold(): boolean {
    return this.#isGold;
  }

  get isComposed(): boolean {
    return this.#gold === 1;
  }

  get isStill(): boolean {
    return this.way.isStill && this.#gold === Number(this.#isGold);
  }

  /** How far the day's half of a place is from the middle; the night's is as far on the other side. */
  offsetOf({ at }: Spot): number {
    return toShortWay(at - this.way.value);
  }

  /** A finger stops it, */
  hold(): void {
    this.drag(0);
  }

  /** and it follows at once. */
  drag(units: number): void {
    if (this.#dark.length === 0) return;
    this.way.jump(this.way.value + units);
  }

  release(unitsPerSecond: number): void {
    this.moveBy(this.#isCalm ? 0 : clamp(unitsPerSecond * 0.2, -260, 260));
  }

  step(direction: 1 | -1): void {
    this.moveBy(direction * STEP);
  }

  /** Turns this far from where it is going to, and on to a dark place that is near. */
  moveBy(units: number): void {
    // The last light is looked at, by its name, whatever else is pressed.
    if (this.#dark.length === 0) return;
    const to = this.way.target + units;
    const pull = this.#dark.map(({ at }) => toShortWay(at - to)).find((way) => Math.abs(way) < PULLS);
    this.way.target = to + (pull ?? 0);
    if (this.#isCalm) this.way.jump(this.way.target);
  }

  /** One step of time. Returns the place whose halves met in it. */
  update(dt: number): Spot | undefined {
    this.way.step(dt);
    this.since += dt;
    const met = this.#isGold ? undefined : this.#dark.find((spot) => this.#meets(spot));
    this.#seen = this.way.value;
    if (met) {
      this.since = this.#isCalm ? SETTLED_S : 0;
      this.found.push(met);
      // However fast the coast came: it does not run past the name of its place.
      this.way.velocity = 0;
      this.way.target = this.way.value + this.offsetOf(met);
    }
    if (this.#dark.length === 0 && (this.#isCalm || this.since > LOOK_S)) this.#isGold = true;
    this.#gold = this.#isCalm ? Number(this.#isGold) : clamp(this.#gold + ((this.#isGold ? 1 : -1) * dt) / this.#goldTakes);
    if (this.#isGold && this.last) this.way.target = this.way.value + this.offsetOf(this.last);
    if (this.#isCalm) this.way.jump(this.way.target);
    return met;
  }

  /** To the golden picture at once, for who found less than all; to where it began for who found nothing. */
  rest(): void {
    this.#goldTakes = 0.5;
    if (this.found.length > 0) this.#isGold = true;
    else this.way.target = 0;
  }

  /** Back to the two halves, unless all is found. */
  playOn(): void {
    this.#isGold = this.#dark.length === 0 && this.#isGold;
    this.#goldTakes = GOLD_S;
  }

  reset(): void {
    this.found.length = 0;
    this.#isGold = false;
    this.#gold = 0;
    this.#goldTakes = GOLD_S;
    this.way.jump(0);
    this.#seen = 0;
  }

  /** Near now, or passed since the last step: a quick finger leaps over a place. */
  #meets(spot: Spot): boolean {
    const now = this.offsetOf(spot);
    const before = now + this.way.value - this.#seen;
    return Math.abs(now) < MEETS || before * now < 0;
  }

  get #dark(): readonly Spot[] {
    return spots.filter((spot) => !this.found.includes(spot));
  }
}

/** The shorter way around the coast. */
function toShortWay(units: number): number {
  return units - Math.round(units / LAP) * LAP;
}
