import type { Point } from './polygon.ts';

/** A point of the blade's way, as old as `age` seconds. */
interface Mark extends Point {
  /** The first of a stroke. */
  readonly isStart: boolean;
  age: number;
}

const LIFE_S = 0.22;

/** The light that the blade leaves behind. */
export class Trail {
  #marks: Mark[] = [];
  #isStart = true;

  get isEmpty(): boolean {
    return this.#marks.length === 0;
  }

  begin(): void {
    this.#isStart = true;
  }

  add({ x, y }: Point): void {
    this.#marks.push({ x, y, isStart: this.#isStart, age: 0 });
    this.#isStart = false;
  }

  step(dt: number): void {
    for (const mark of this.#marks) mark.age += dt;
    this.#marks = this.#marks.filter((mark) => mark.age < LIFE_S);
  }

  /** Strokes as points with their strength, 0 … 1. */
  strokes(): (Point & { readonly strength: number })[][] {
    const all: (Point & { strength: number })[][] = [];
    for (const { x, y, isStart, age } of this.#marks) {
      if (isStart || all.length === 0) all.push([]);
      all.at(-1)?.push({ x, y, strength: 1 - age / LIFE_S });
    }
    return all;
  }
}
