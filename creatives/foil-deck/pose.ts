import { Spring } from '#creative-sdk/motion.ts';

/** Where a card is: design units, degrees; `flip` 0 shows the picture, 180 the other side; `dim` 0 … 1 darkens it. */
export interface Pose {
  readonly x: number;
  readonly y: number;
  readonly s: number;
  readonly rz: number;
  readonly rx: number;
  readonly ry: number;
  readonly flip: number;
  readonly dim: number;
}

const channels = ['x', 'y', 's', 'rz', 'rx', 'ry', 'flip', 'dim'] as const;

/** Stiffness in 1/s² and damping; a card turns more softly than it moves, like paper. */
const springs: Readonly<Record<(typeof channels)[number], readonly [number, number]>> = {
  x: [150, 0.82],
  y: [150, 0.86],
  s: [130, 0.8],
  rz: [110, 0.62],
  rx: [90, 0.55],
  ry: [90, 0.55],
  flip: [80, 0.72],
  dim: [160, 1],
};

/** A pose that follows its target with springs. */
export class Body {
  readonly #springs;

  constructor(pose: Pose) {
    const make = (key: (typeof channels)[number]) => new Spring(pose[key], ...springs[key]);
    this.#springs = {
      x: make('x'),
      y: make('y'),
      s: make('s'),
      rz: make('rz'),
      rx: make('rx'),
      ry: make('ry'),
      flip: make('flip'),
      dim: make('dim'),
    };
  }

  aim(pose: Partial<Pose>): void {
    for (const key of channels) this.#springs[key].target = pose[key] ?? this.#springs[key].target;
  }

  jump(pose: Partial<Pose>): void {
    for (const key of channels) this.#springs[key].jump(pose[key] ?? this.#springs[key].value);
  }

  /** Puts every spring at its target at once. */
  settle(): void {
    for (const key of channels) this.#springs[key].jump(this.#springs[key].target);
  }

  step(dt: number): void {
    for (const key of channels) this.#springs[key].step(dt);
  }

  get isStill(): boolean {
    return channels.every(
      (key) => Math.abs(this.#springs[key].target - this.#springs[key].value) < 0.02 && Math.abs(this.#springs[key].velocity) < 0.1,
    );
  }

  get target(): Pose {
    return this.#read('target');
  }

  get pose(): Pose {
    return this.#read('value');
  }

  #read(what: 'target' | 'value'): Pose {
    const { x, y, s, rz, rx, ry, flip, dim } = this.#springs;
    return { x: x[what], y: y[what], s: s[what], rz: rz[what], rx: rx[what], ry: ry[what], flip: flip[what], dim: dim[what] };
  }
}
