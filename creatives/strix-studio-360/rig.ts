import { Spring } from '#creative-sdk/motion.ts';

const stiffness = {
  elevation: 26,
  steer: 26,
  left: 30,
  right: 30,
  top: 30,
  floor: 30,
  key: 40,
  lamps: 60,
  panel: 60,
} as const;

export type Axis = keyof typeof stiffness;

/** Everything in the studio that moves to a target; critically damped, because a camera does not swing. */
export class Rig {
  readonly #springs: ReadonlyMap<string, Spring> = new Map(Object.entries(stiffness).map(([axis, pull]) => [axis, new Spring(0, pull, 1)]));
  readonly #isCalm: boolean;

  /** `isCalm`: no motion, everything is at its target at once. */
  constructor(isCalm: boolean) {
    this.#isCalm = isCalm;
  }

  at(axis: Axis): number {
    return this.#springs.get(axis)?.value ?? 0;
  }

  send(goals: Partial<Record<Axis, number>>): void {
    for (const [axis, goal] of Object.entries(goals)) {
      const spring = this.#springs.get(axis);
      if (this.#isCalm) spring?.jump(goal);
      else if (spring) spring.target = goal;
    }
  }

  /** Everything is at its target. */
  arrive(): void {
    for (const spring of this.#springs.values()) spring.jump(spring.target);
  }

  /** Everything stays as it is at this moment. */
  hold(): void {
    for (const spring of this.#springs.values()) spring.jump(spring.value);
  }

  step(dt: number): void {
    for (const spring of this.#springs.values()) {
      if (spring.isStill) spring.jump(spring.target);
      else spring.step(dt);
    }
  }

  get isStill(): boolean {
    return [...this.#springs.values()].every(({ isStill }) => isStill);
  }
}
