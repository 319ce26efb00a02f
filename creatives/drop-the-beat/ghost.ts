import type { Stage } from '#creative-sdk/creative.ts';
import { createHand } from '#creative-sdk/hand.ts';
import { easeInOut, mix, ramp } from '#creative-sdk/motion.ts';
import type { Game } from './game.ts';
import type { Layout } from './layout.ts';
import { BEAT_S, BEATS, cueAt } from './rhythm.ts';

/** Seconds since the autopilot began. */
const APPEAR = 0.35;
const FIRST = 1.02;
/** The ghost is human: late on every lane but the bass, seconds. */
const LATE = [0.036, 0, 0.036, 0.036] as const;
const PRESS_S = 0.13;

/** Plays the ad for those who only look: sixteen taps, the bass best. */
export class Ghost {
  readonly #hand;
  readonly #game: Game;
  #beat = 0;
  #isOver = false;

  constructor(stage: Stage, game: Game) {
    this.#hand = createHand(stage);
    this.#game = game;
  }

  play(t: number, layout: Layout): void {
    if (this.#isOver || t < APPEAR) return;
    const lane = cueAt(this.#beat);
    if (this.#beat < BEATS && t >= FIRST + this.#beat * BEAT_S + (this.#beat ? LATE[lane] : 0)) {
      this.#game.tap(lane, true);
      this.#beat++;
    }
    this.#point(t, layout);
  }

  #point(t: number, { pads, padRadius, scale }: Layout): void {
    const beats = (t - FIRST) / BEAT_S;
    if (beats > BEATS - 0.4) {
      this.#hand.hide();
      return;
    }
    const from = pads[cueAt(Math.floor(Math.max(0, beats)))];
    const to = pads[cueAt(Math.floor(Math.max(0, beats)) + 1)];
    if (!from || !to) return;
    const part = beats < 0 ? 0 : beats % 1;
    const x = mix(from.x, to.x, easeInOut((part - 0.3) / 0.55));
    const lift = Math.sin(Math.PI * Math.min(1, part)) * padRadius * 0.3;
    const enter = (1 - ramp(t, APPEAR, FIRST - 0.1)) * 90;
    this.#hand.move((x + enter * 0.5) * scale, (from.y + 6 + enter - lift) * scale);
    this.#hand.press(beats > -0.12 && (part * BEAT_S < PRESS_S || part > 0.9));
  }

  leave(): void {
    this.#isOver = true;
    this.#hand.hide();
  }
}
