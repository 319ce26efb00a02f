import { Spring } from '#creative-sdk/motion.ts';

const stiffness = {
  elevation: 26,
  zoom: 26,
  focusX: 26,
  focusY: 26,
  focusZ: 26,
  steer: 26,
  span: 20,
  shiftX: 20,
  shiftY: 20,
  key: 16,
  lamps: 60,
  panel: 60,
  caption: 60,
  frame: 50,
} as const;

export type Axis = keyof typeof stiffness;
const axes: readonly Axis[] = [
  'elevation',
  'zoom',
  'focusX',
  'focusY',
  'focusZ',
  'steer',
  'span',
  'shiftX',
  'shiftY',
  'key',
  'lamps',
  'panel',
  'caption',
  'frame',
];

/** Everything in the studio that moves to a target; critically damped, because a camera does not swing. */
export class Rig {
  readonly #springs: Readonly<Record<Axis, Spring>>;
  readonly #isCalm: boolean;

  /** `isCalm`: no motion, everything is at its target at once. */
  constructor(isCalm: boolean) {
    const spring = (axis: Axis) => new Spring(0, stiffness[axis], 1);
    this.#isCalm = isCalm;
    this.#springs = {
      elevation: spring('elevation'),
      zoom: spring('zoom'),
      focusX: spring('focusX'),
      focusY: spring('focusY'),
      focusZ: spring('focusZ'),
      steer: spring('steer'),
      span: spring('span'),
      shiftX: spring('shiftX'),
      shiftY: spring('shiftY'),
      key: spring('key'),
      lamps: spring('lamps'),
      panel: spring('panel'),
      caption: spring('caption'),
      frame: spring('frame'),
    };
  }

  at(axis: Axis): number {
    return this.#springs[axis].value;
  }

  send(goals: Partial<Record<Axis, number>>): void {
    for (const axis of axes) {
      const goal = goals[axis];
      if (goal === undefined) continue;
      if (this.#isCalm) this.#springs[axis].jump(goal);
      else this.#springs[axis].target = goal;
    }
  }

  /** True when everything is at its target. */
  arrive(): void {
    for (const axis of axes) this.#springs[axis].jump(this.#springs[axis].target);
  }

  /** Everything stays as it is at this moment. */
  hold(): void {
    for (const axis of axes) this.#springs[axis].jump(this.at(axis));
  }

  step(dt: number): void {
    for (const axis of axes) {
      const spring = this.#springs[axis];
      if (spring.isStill) spring.jump(spring.target);
      else spring.step(dt);
    }
  }

  get isStill(): boolean {
    return axes.every((axis) => this.#springs[axis].isStill);
  }
}
