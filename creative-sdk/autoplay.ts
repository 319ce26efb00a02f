import type { Hand } from './hand.ts';
import { mix } from './motion.ts';

/** A move of the drawn hand: it is at `x`, `y` (design units) at second `at`; `press` is what it does there. */
export interface Cue {
  readonly at: number;
  readonly x: number;
  readonly y: number;
  readonly press?: () => void;
}

/** A scripted autoplay: leads the drawn hand from cue to cue and presses each button once. */
export class Autoplay {
  readonly #cues: readonly Cue[];
  readonly #hand: Hand;
  #next = 0;

  constructor(cues: readonly Cue[], hand: Hand) {
    this.#cues = cues;
    this.#hand = hand;
  }

  play(t: number, place: (x: number, y: number) => readonly [number, number]): void {
    for (let cue = this.#cues[this.#next]; cue && cue.at <= t; cue = this.#cues[this.#next]) {
      cue.press?.();
      this.#next++;
    }
    const to = this.#cues[this.#next];
    const from = this.#cues[this.#next - 1];
    if (!to || !from) return this.#hand.hide();
    const share = smooth((t - from.at) / (to.at - from.at));
    this.#hand.move(...place(mix(from.x, to.x, share), mix(from.y, to.y, share)));
    const near = Math.min(Math.abs(t - to.at), from.press ? Math.abs(t - from.at) : 9);
    this.#hand.press(near < 0.14);
  }
}

/** Waits a little, moves fast, arrives early: as a real hand does. */
function smooth(t: number): number {
  const u = Math.min(1, Math.max(0, (t - 0.2) / 0.55));
  return u * u * (3 - 2 * u);
}
