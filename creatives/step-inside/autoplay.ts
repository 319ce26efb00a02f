import type { Stage } from '#creative-sdk/creative.ts';
import { createHand } from '#creative-sdk/hand.ts';
import { easeInOut, mix, ramp } from '#creative-sdk/motion.ts';
import type { Dial } from './dial.ts';
import type { Marks } from './marks.ts';
import { OPENING } from './views.ts';
import { SUN, type Visit } from './visit.ts';

const POOL = 0;
/** Seconds: look from the bed to the terrace and back to the arches, walk out to the pool, look along it, turn the day into night and back to sunset. */
const LOOK = [2.1, 3.5] as const;
const WALK_AT = 4.1;
const BACK = [5.2, 6.4] as const;
/** There, and most of the way back: as a part of half a circle. */
const SWEEP = 2.85;
const NIGHTFALL = [7.3, 8.4] as const;
const SUNSET = [8.7, 9.4] as const;

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
    visit.shown = t < LOOK[1] ? 0 : t < BACK[1] + 0.5 ? 1 : SUN;
    if (t < LOOK[1]) {
      const k = easeInOut((t - LOOK[0]) / (LOOK[1] - LOOK[0]));
      visit.turnTo(OPENING.yaw + Math.sin(k * SWEEP));
      this.#target = leftToRight(1 - Math.sin(k * SWEEP));
      this.#show(this.#target, t > LOOK[0] - 0.1);
    } else if (t < WALK_AT + 0.2) this.#tapPool(t);
    else if (t < BACK[0]) this.#show(this.#glide(this.#target, leftToRight(1), ramp(t, WALK_AT + 0.4, BACK[0])), false);
    else if (t < BACK[1]) {
      const k = easeInOut((t - BACK[0]) / (BACK[1] - BACK[0]));
      // The view that found the key turns by itself.
      if (!visit.isFound) visit.turnTo(k * 0.8);
      this.#show(leftToRight(1 - k), true);
    } else this.#moveSun(t, leftToRight(0));
  }

  #moveSun(t: number, from: Point): void {
    const visit = this.#visit;
    visit.faceSunset();
    const past = ([start, end]: readonly [number, number]) => easeInOut((t - start) / (end - start));
    const hour = past(NIGHTFALL) * 2 - past(SUNSET);
    visit.hourGoal = hour;
    visit.isSunHeld = t < SUNSET[1] + 0.1;
    this.#show(this.#glide(from, this.#dial.place(hour), ramp(t, BACK[1], NIGHTFALL[0])), visit.isSunHeld && t > NIGHTFALL[0] - 0.08);
  }

  #tapPool(t: number): void {
    if (!this.#hasWalked) {
      const to = this.#marks.place(POOL);
      const at = this.#glide(this.#target, to, ramp(t, LOOK[1], WALK_AT - 0.2));
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
    this.#visit.isSunHeld = false;
    this.#hand.hide();
  }
}
