import { clamp, mix } from '#creative-sdk/motion.ts';
import { writeText } from './letters.ts';
import type { Mask, Point } from './mask.ts';

/** Seconds after the pane begins to freeze. */
const BEGINS_S = 0.4;
export const WRITTEN_S = 1.4;

interface Segment {
  readonly from: Point;
  readonly to: Point;
  /** Length of all segments before this one. */
  readonly start: number;
  readonly length: number;
}

/** The headline, as a finger writes it into the frost. */
export class Script {
  #segments: Segment[] = [];
  #radius = 0;
  #total = 1;
  #next = 0;

  /** False where the finger knows a letter too few. */
  set(text: string, box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number }): boolean {
    const written = writeText(text, box);
    this.#segments = [];
    this.#next = 0;
    this.#radius = Math.max(3.2, (written?.unit ?? 0) * 1.22);
    let start = 0;
    for (const points of written?.lines ?? [])
      points.forEach((to, i) => {
        const from = points[i - 1];
        if (!from) return;
        const length = Math.max(1, Math.hypot(to.x - from.x, to.y - from.y));
        this.#segments.push({ from, to, start, length });
        start += length;
      });
    this.#total = start || 1;
    return written !== undefined;
  }

  /** `age`: seconds since the pane began to freeze. True when this wrote something. */
  step(mask: Mask, age: number): boolean {
    const until = clamp((age - BEGINS_S) / (WRITTEN_S - BEGINS_S)) * this.#total;
    const first = this.#next;
    for (let segment = this.#segments[first]; segment && segment.start < until; segment = this.#segments[this.#next]) {
      const part = Math.min(1, (until - segment.start) / segment.length);
      const { from, to } = segment;
      mask.write(from, { x: mix(from.x, to.x, part), y: mix(from.y, to.y, part) }, this.#radius);
      if (part < 1) return true;
      this.#next++;
    }
    return this.#next > first;
  }

  restart(): void {
    this.#next = 0;
  }
}
