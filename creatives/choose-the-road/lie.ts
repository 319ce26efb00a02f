import type { Eye, Point } from './van-shape.ts';

/** How a road lies before the camera; lengths on the ground in van units. */
export interface Lie {
  /** Where level lines that run straight away meet, film units. */
  readonly eye: Point;
  /** Film units for a unit at a distance of one. */
  readonly lens: number;
  /** The camera's height. */
  readonly rise: number;
  /** The road's middle at its beginning: aside of the camera, away from it. */
  readonly from: Point;
  /** Which way it runs after `s` units: 0 to the left, a quarter turn straight away. */
  readonly turn: (s: number) => number;
}

/** Half the road, and where a van drives. */
export const HALF = 190;
export const LANE = -88;
/** What is closer to the camera is not drawn. */
const CLOSE = 150;
const FIRST = -960;
const LAST = 200_000;

/** A road as the camera sees it. */
export class Way {
  /** Along the road, denser towards the camera. */
  readonly marks: readonly number[];
  readonly #lie: Lie;
  readonly #steps: readonly { readonly s: number; readonly x: number; readonly z: number; readonly angle: number }[];

  constructor(lie: Lie) {
    this.#lie = lie;
    const walk = (to: number) => {
      let [x, z] = lie.from;
      let s = 0;
      const steps = [];
      while (to < 0 ? s > to : s < to) {
        const angle = lie.turn(s);
        steps.push({ s, x, z, angle });
        const by = Math.sign(to) * (24 + Math.max(0, s) * 0.05);
        x -= Math.cos(angle) * by;
        z += Math.sin(angle) * by;
        s += by;
      }
      return steps;
    };
    this.#steps = [...walk(FIRST).slice(1).reverse(), ...walk(LAST)];
    this.marks = this.#steps.map(({ s }) => s);
  }

  /** A place on the ground, `aside` of the middle after `s` units: in the film, and film units for a unit there. */
  at(s: number, aside: number): readonly [x: number, y: number, scale: number] {
    const { eye, lens, rise } = this.#lie;
    const next = Math.max(
      1,
      this.#steps.findIndex((step) => step.s >= s),
    );
    const [a, b] = [this.#steps[next - 1], this.#steps[next]];
    if (!a || !b) return [...eye, 0];
    const k = (s - a.s) / (b.s - a.s);
    const x = a.x + (b.x - a.x) * k + aside * Math.sin(a.angle + (b.angle - a.angle) * k);
    const z = Math.max(CLOSE, a.z + (b.z - a.z) * k + aside * Math.cos(a.angle + (b.angle - a.angle) * k));
    return [eye[0] + (lens * x) / z, eye[1] + (lens * rise) / z, lens / z];
  }

  /** The eye for a van at `scale`. */
  eyeAt(scale: number): Eye {
    return [...this.#lie.eye, this.#lie.lens / scale];
  }
}
