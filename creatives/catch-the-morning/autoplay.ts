import type { Stage } from '#creative-sdk/creative.ts';
import { createHand } from '#creative-sdk/hand.ts';
import { mix, ramp } from '#creative-sdk/motion.ts';
import { timeTo } from './fall.ts';
import type { Game } from './game.ts';
import type { Layout } from './layout.ts';

/** Seconds since autoplay began. */
const APPEAR = 0.05;
const PRESS = 0.4;

/** Plays the ad: the hand moves the bowl to where the next piece will fall. */
export class Autoplay {
  readonly #hand;
  readonly #game: Game;
  #isAway = false;

  constructor(stage: Stage, game: Game) {
    this.#hand = createHand(stage);
    this.#game = game;
  }

  play(t: number, { scale, height }: Layout): void {
    const game = this.#game;
    if (!game.isAutoplay || game.phase !== 'play') return this.leave();
    const { x, y, r } = game.rim;
    if (t >= APPEAR) {
      const away = 1 - ramp(t, APPEAR, PRESS);
      this.#hand.move((x + 8 + away * 70) * scale, mix(y + r * 0.66, height, away * 0.8) * scale);
      this.#hand.press(t >= PRESS);
    }
    if (t >= PRESS) this.#aim();
  }

  #aim(): void {
    const { rim } = this.#game;
    let soonest = Number.POSITIVE_INFINITY;
    let goal: number | undefined;
    for (const piece of this.#game.pieces) {
      if (piece.isLost || piece.y > rim.y) continue;
      const seconds = timeTo(piece, rim.y);
      if (seconds >= soonest) continue;
      soonest = seconds;
      goal = piece.x + piece.vx * seconds;
    }
    if (goal !== undefined) this.#game.steer(goal);
  }

  leave(): void {
    if (this.#isAway) return;
    this.#isAway = true;
    this.#hand.hide();
  }
}
