import { clamp, easeInOut, mix } from '#creative-sdk/motion.ts';

/** A value that eases to its target in a given time. */
export class Glide {
  value: number;
  #from: number;
  #target: number;
  #elapsed = 0;
  #takes = 0;

  constructor(value: number) {
    this.value = value;
    this.#from = value;
    this.#target = value;
  }

  get target(): number {
    return this.#target;
  }

  to(target: number, seconds: number): void {
    if (seconds <= 0) {
      this.value = target;
      this.#takes = 0;
    } else if (target !== this.#target) {
      this.#elapsed = 0;
      this.#takes = seconds;
    } else return;
    this.#from = this.value;
    this.#target = target;
  }

  step(dt: number): number {
    this.#elapsed += dt;
    if (this.#takes > 0) this.value = mix(this.#from, this.#target, easeInOut(clamp(this.#elapsed / this.#takes)));
    return this.value;
  }
}
