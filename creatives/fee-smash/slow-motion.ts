import { clamp, mix } from '#creative-sdk/motion.ts';

const SLOW_RATE = 0.13;
/** The hit itself runs at full speed for this long, seconds. */
const BLOW_S = 0.2;
/** How fast time slows down, and how fast it recovers, 1/s. */
const BRAKE = 30;
const RECOVER = 7;

/** How fast the time of the game runs compared to real time. */
export class SlowMotion {
  #rate = 1;
  #left = 0;
  #whole = 0;

  /** The hit, then slow motion, together `seconds` of real time. */
  begin(seconds: number): void {
    this.#whole = seconds;
    this.#left = seconds;
  }

  end(): void {
    this.#rate = 1;
    this.#left = 0;
  }

  /** Seconds of the game for real seconds. */
  step(real: number): number {
    this.#left -= real;
    const isSlow = this.#left > 0 && this.#left < this.#whole - BLOW_S;
    this.#rate = mix(this.#rate, isSlow ? SLOW_RATE : 1, clamp(real * (isSlow ? BRAKE : RECOVER)));
    return real * this.#rate;
  }
}
