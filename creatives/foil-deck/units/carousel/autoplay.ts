import type { Stage } from '#creative-sdk/creative.ts';
import { createHand } from '#creative-sdk/hand.ts';
import { clamp, easeInOut, mix, ramp } from '#creative-sdk/motion.ts';
import type { Game } from './game.ts';
import type { Layout } from './layout.ts';

/** A drag of the drawn hand: from one second to another, by these steps; at each place it waits for a breath. */
interface Pull {
  readonly from: number;
  readonly to: number;
  readonly steps: readonly number[];
}

/** The invitation: nearly a match, and back; then the other way. */
const INVITATION: readonly Pull[] = [
  { from: 2.2, to: 4.8, steps: [0, -0.86, -0.86, 0] },
  { from: 8, to: 10.6, steps: [0, 0.86, 0.86, 0] },
];
/** For a film: it finds all three. */
const FILM: readonly Pull[] = [
  { from: 1.8, to: 2.5, steps: [0, -1] },
  { from: 4.2, to: 4.8, steps: [0, -1] },
  { from: 5.9, to: 6.5, steps: [0, -1] },
  { from: 8.2, to: 8.8, steps: [0, -1] },
];
const COMES_S = 0.45;

export class Autoplay {
  readonly #hand;
  readonly #game: Game;
  readonly #pulls: readonly Pull[];
  #next = 0;
  #isHolding = false;

  constructor(stage: Stage, game: Game) {
    this.#hand = createHand(stage);
    this.#game = game;
    this.#pulls = stage.invites ? INVITATION : FILM;
  }

  play(t: number, { middle, seam, shoe, spacing, scale }: Layout): void {
    const pull = this.#pulls[this.#next];
    if (!pull || t < pull.from - COMES_S) return;
    const { from, to, steps } = pull;
    const along = clamp((t - from) / (to - from)) * (steps.length - 1);
    const k = Math.min(steps.length - 2, Math.floor(along));
    const moved = mix(steps[k] ?? 0, steps[k + 1] ?? 0, easeInOut(along - k));
    const away = 1 - ramp(t, from - COMES_S, from - 0.05);
    const start = steps.some((step) => step < 0) ? 110 : -110;
    this.#hand.move((middle + start * shoe + moved * spacing * 0.55) * scale, (seam - 40 * shoe + away * 90) * scale);
    this.#hand.press(t >= from && t < to);
    if (t < from) return;
    if (!this.#isHolding) this.#game.press();
    this.#isHolding = true;
    this.#game.drag(moved);
    if (t < to) return;
    this.leave();
    this.#next++;
  }

  /** Lets go. */
  leave(): void {
    this.#hand.hide();
    if (this.#isHolding) this.#game.release(0);
    this.#isHolding = false;
  }

  stop(): void {
    this.leave();
    this.#next = this.#pulls.length;
  }
}
