import type { Stage } from '#creative-sdk/creative.ts';
import { createHand } from '#creative-sdk/hand.ts';
import { easeInOut, mix, ramp } from '#creative-sdk/motion.ts';
import type { Game } from './game.ts';
import type { Layout } from './layout.ts';
import { BEAT_S, BEATS, cueAt } from './rhythm.ts';

/** Seconds since autoplay began. */
const APPEAR = 0.05;
const FIRST = BEAT_S;
/** The hand plays as a person does, slightly late on every lane but the bass, seconds. */
const LATE = [0.036, 0, 0.036, 0.036] as const;
const PRESS_S = 0.13;
/** The invitation plays this many beats, and again after this many seconds, on the beat. */
const SHOWN_BEATS = 8;
const EVERY = 13 * BEAT_S;

/** Plays the ad: two bars and back to the start; for a film all sixteen beats, the bass most exactly. */
export class Autoplay {
  readonly #hand;
  readonly #game: Game;
  readonly #invites: boolean;
  #round = 0;
  #beat = 0;
  #isOver = false;

  constructor(stage: Stage, game: Game) {
    this.#hand = createHand(stage);
    this.#game = game;
    this.#invites = stage.invites;
  }

  play(t: number, layout: Layout): void {
    if (this.#isOver || t < APPEAR) return;
    if (this.#invites) this.#tease(t, layout);
    else this.#tap(t, BEATS, layout);
  }

  #tease(t: number, layout: Layout): void {
    const round = Math.floor(t / EVERY);
    if (round > this.#round) this.#beat = 0;
    this.#round = round;
    const since = t % EVERY;
    this.#tap(since, SHOWN_BEATS, layout);
    if (since > FIRST + SHOWN_BEATS * BEAT_S) this.#game.endAutoplay();
  }

  #tap(t: number, beats: number, layout: Layout): void {
    const lane = cueAt(this.#beat);
    if (this.#beat < beats && t >= FIRST + this.#beat * BEAT_S + (this.#beat ? LATE[lane] : 0)) {
      this.#game.tap(lane, true);
      this.#beat++;
    }
    this.#point(t, beats, layout);
  }

  #point(t: number, count: number, { pads, padRadius, scale }: Layout): void {
    const beats = (t - FIRST) / BEAT_S;
    if (t < APPEAR || beats > count - 0.4) {
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
    // From beside, and so high that the pad's name is read below the hand.
    this.#hand.move((x + enter) * scale, (from.y - 4 - lift) * scale);
    this.#hand.press(beats > -0.12 && (part * BEAT_S < PRESS_S || part > 0.9));
  }

  leave(): void {
    this.#isOver = true;
    this.#hand.hide();
  }
}
