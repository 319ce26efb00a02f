import { Glide } from '#creative-sdk/glide.ts';
import { clamp } from '#creative-sdk/motion.ts';
import { FACE } from './cat.ts';
import type { Evening } from './evening.ts';

/** Seconds that a new light keeps the cat awake, and within which it raises its head. */
const AWAKE_S = 2.8;
const RAISE_S = 0.45;
const NOD_S = 1.1;

/** The nap of the cat: each lamp that comes on wakes it, in the dark it waits for the next, and at the end it sleeps by the one that is left on. */
export class Nap {
  /** 0 asleep, 1 its head up. */
  readonly awake = new Glide(0);
  /** -1 looks left, 1 right. */
  readonly gaze = new Glide(0);
  #light = '';
  #left = 0;

  step(dt: number, { isOn, index, lamp, hasCard }: Pick<Evening, 'isOn' | 'index' | 'lamp' | 'hasCard'>): void {
    const light = isOn ? String(index) : '';
    if (light !== this.#light) {
      this.#light = light;
      this.#left = AWAKE_S;
      this.gaze.to(isOn ? clamp((lamp.bulb.x - FACE.x) / 340, -1, 1) : 0, RAISE_S);
    }
    if (isOn) this.#left -= dt;
    if (this.#left > 0 && !(hasCard && isOn)) this.awake.to(1, RAISE_S);
    else this.awake.to(0, NOD_S);
    this.awake.step(dt);
    this.gaze.step(dt);
  }

  /** Without a motion: awake, until the evening ends. */
  pose({ isOn, lamp, hasCard }: Pick<Evening, 'isOn' | 'lamp' | 'hasCard'>): void {
    this.awake.to(Number(!(hasCard && isOn)), 0);
    this.gaze.to(clamp((lamp.bulb.x - FACE.x) / 340, -1, 1), 0);
  }

  /** Eyes open 0 … 1: it blinks slowly, once, as cats do to those they trust. */
  get eyes(): number {
    const blink = 1 - Math.min(1, Math.abs(this.#left - 1.5) / 0.28);
    return this.awake.value * (1 - blink);
  }
}
