export const clamp = (x: number, low = 0, high = 1) => Math.min(high, Math.max(low, x));
export const mix = (a: number, b: number, t: number) => a + (b - a) * t;
/** 0 before `from`, 1 after `to`, smooth between. */
export const ramp = (x: number, from: number, to: number) => {
  const t = clamp((x - from) / (to - from));
  return t * t * (3 - 2 * t);
};
export const easeOut = (t: number) => 1 - (1 - clamp(t)) ** 3;
export const easeInOut = (t: number) => ramp(t, 0, 1);
/** Leaves with a step back and arrives with an overshoot of about 10 %. */
export const easeOutBack = (t: number) => 1 + 2.7 * (clamp(t) - 1) ** 3 + 1.7 * (clamp(t) - 1) ** 2;

/** A damped spring towards `target`. `stiffness` in 1/s²; `damping` 1 is critical, below it overshoots. Exact enough to 50 ms steps. */
export class Spring {
  velocity = 0;
  value: number;
  target: number;
  readonly #stiffness: number;
  readonly #damping: number;
  constructor(value: number, stiffness = 120, damping = 0.8) {
    this.value = value;
    this.target = value;
    this.#stiffness = stiffness;
    this.#damping = 2 * damping * Math.sqrt(stiffness);
  }
  step(dt: number): number {
    for (let left = dt; left > 1e-6; left -= 1 / 120) {
      const h = Math.min(left, 1 / 120);
      this.velocity += ((this.target - this.value) * this.#stiffness - this.velocity * this.#damping) * h;
      this.value += this.velocity * h;
    }
    return this.value;
  }
  jump(value: number): void {
    this.value = value;
    this.target = value;
    this.velocity = 0;
  }
  get isStill(): boolean {
    return Math.abs(this.target - this.value) < 1e-3 && Math.abs(this.velocity) < 1e-2;
  }
}
