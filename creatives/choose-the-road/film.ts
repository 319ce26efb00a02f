import { clamp } from '#creative-sdk/motion.ts';

export const roadIds = ['coast', 'forest', 'desert'] as const;
export type RoadId = (typeof roadIds)[number];
export type FeatureId = 'solar' | 'kitchen' | 'range';
export type Chapter = 'fork' | 'road' | 'camp' | 'end';

/** Seconds of film: where the chapters begin and where it ends. */
export const CUT = { road: 4, camp: 14, end: 18 } as const;
/** The end card gathers in this time, seconds. */
export const GATHER_S = 0.56;
/** The film eases to a pause, and off again, within this time, seconds. */
const EASE_S = 0.45;

/** Where the film stands and how fast it runs. Knows nothing of pictures. */
export class Film {
  /** Seconds of film, 0 … CUT.end. */
  position = 0;
  road: RoadId | undefined;
  /** Held by an open card or by the visitor. */
  isHeld = false;
  /** Seconds since the last frame of the film. */
  ended = 0;
  #rate = 1;

  get chapter(): Chapter {
    if (this.position >= CUT.end) return 'end';
    if (this.position >= CUT.camp) return 'camp';
    return this.position >= CUT.road ? 'road' : 'fork';
  }

  get share(): number {
    return this.position / CUT.end;
  }

  /** Share of its speed, 0 … 1. */
  get rate(): number {
    return this.#rate;
  }

  get isComposed(): boolean {
    return this.ended >= GATHER_S;
  }

  get isStill(): boolean {
    return this.chapter === 'end' ? this.isComposed : this.isHeld && this.#rate === 0;
  }

  /** At the fork it takes the road; on the way it changes over to it; at the end it drives that one. */
  choose(road: RoadId): void {
    this.road = road;
    if (this.chapter !== 'road') this.seek(CUT.road);
  }

  seek(position: number): void {
    this.position = clamp(position, 0, CUT.end);
    this.ended = 0;
    if (this.position >= CUT.road) this.road ??= 'coast';
  }

  reset(): void {
    this.seek(0);
    this.road = undefined;
    this.isHeld = false;
    this.#rate = 1;
  }

  /** At once, without easing: for cuts. */
  freeze(): void {
    this.isHeld = true;
    this.#rate = 0;
  }

  step(dt: number): void {
    this.#rate = clamp(this.#rate + (this.isHeld ? -dt : dt) / EASE_S);
    if (this.chapter === 'end') {
      this.ended += dt;
      return;
    }
    // Smooth at both ends of the easing, so that the wheels never jerk.
    const speed = this.#rate * this.#rate * (3 - 2 * this.#rate);
    this.position = Math.min(CUT.end, this.position + dt * speed);
    if (this.position >= CUT.road) this.road ??= 'coast';
  }
}
