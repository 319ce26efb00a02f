import type { Stage } from '#creative-sdk/creative.ts';
import { createHand } from '#creative-sdk/hand.ts';
import { easeInOut, mix, ramp } from '#creative-sdk/motion.ts';
import type { Dial } from './dial.ts';
import type { Marks } from './marks.ts';
import { OPENING } from './views.ts';
import type { Visit } from './visit.ts';

const POOL = 0;
/** Seconds: look from the bed to the terrace and back to the arches, turn the day into night, walk out to the pool, look along it, let the sun set. */
const LOOK = [2.1, 3.5] as const;
const SUN = [3.85, 5.1] as const;
const WALK_AT = 5.75;
const BACK = [6.8, 8.2] as const;
/** There, and most of the way back: as a part of half a circle. */
const SWEEP = 2.85;
const SUNSET = [8.6, 9.5] as const;

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Plays the ad: shows what a visitor can do. */
export class Autoplay {
  readonly #hand;
  readonly #visit: Visit;
  readonly #dial: Dial;
  readonly #marks: Marks;
  readonly #stage: Stage;
  #hasWalked = false;
  #target: Point = { x: 0, y: 0 };
  #isGone = false;

  constructor(stage: Stage, visit: Visit, { dial, marks }: { dial: Dial; marks: Marks }) {
    this.#stage = stage;
    this.#hand = createHand(stage);
    this.#visit = visit;
    this.#dial = dial;
    this.#marks = marks;
  }

  play(t: number): void {
    if (this.#isGone) return;
    const visit = this.#visit;
    if (visit.phase !== 'look' || t < LOOK[0] - 0.5) return this.#hand.hide();
    const { width, height } = this.#stage;
    const leftToRight = (k: number): Point => ({ x: width * mix(0.3, 0.72, k), y: height * (0.62 - 0.03 * Math.sin(k * 3)) });
    visit.shown = t < LOOK[1] ? 0 : t < SUN[1] + 0.2 ? 1 : t < BACK[1] ? 2 : 3;
    if (t < LOOK[1]) {
      const k = easeInOut((t - LOOK[0]) / (LOOK[1] - LOOK[0]));
      visit.turnTo(OPENING.yaw + Math.sin(k * SWEEP));
      this.#show(leftToRight(1 - Math.sin(k * SWEEP)), t > LOOK[0] - 0.1);
    } else if (t < SUN[1] + 0.2) this.#dragSun(t, leftToRight(1 - Math.sin(SWEEP)));
    else if (t < WALK_AT + 0.2) this.#tapPool(t);
    else if (t < BACK[0]) this.#show(this.#glide(this.#target, leftToRight(1), ramp(t, WALK_AT + 0.4, BACK[0])), false);
    else if (t < BACK[1]) {
      const k = easeInOut((t - BACK[0]) / (BACK[1] - BACK[0]));
      visit.turnTo(k * 0.8);
      this.#show(leftToRight(1 - k), true);
    } else this.#letSunSet(t, leftToRight(0));
  }

  #dragSun(t: number, from: Point): void {
    const k = easeInOut((t - SUN[0]) / (SUN[1] - SUN[0]));
    this.#visit.hourGoal = k * 2;
    const knob = this.#dial.place(k * 2);
    this.#show(this.#glide(from, knob, ramp(t, LOOK[1], SUN[0])), t > SUN[0] - 0.08 && t < SUN[1] + 0.1);
    this.#target = knob;
  }

  #letSunSet(t: number, from: Point): void {
    const k = easeInOut((t - SUNSET[0]) / (SUNSET[1] - SUNSET[0]));
    this.#visit.hourGoal = 2 - k;
    this.#show(this.#glide(from, this.#dial.place(2 - k), ramp(t, BACK[1], SUNSET[0])), t > SUNSET[0] - 0.08 && t < SUNSET[1] + 0.1);
  }

  #tapPool(t: number): void {
    if (!this.#hasWalked) {
      const to = this.#marks.place(POOL);
      const at = this.#glide(this.#target, to, ramp(t, SUN[1] + 0.2, WALK_AT - 0.2));
      this.#show(at, t > WALK_AT - 0.14);
      if (t < WALK_AT) return;
      this.#hasWalked = true;
      this.#target = to;
      this.#visit.walkTo(POOL);
    }
    this.#show(this.#target, t < WALK_AT + 0.1);
  }

  #glide(from: Point, to: Point, k: number): Point {
    return { x: mix(from.x, to.x, k), y: mix(from.y, to.y, k) - Math.sin(k * Math.PI) * 14 };
  }

  #show({ x, y }: Point, isDown: boolean): void {
    this.#hand.move(x, y);
    this.#hand.press(isDown);
  }

  leave(): void {
    this.#isGone = true;
    this.#hand.hide();
  }
}
