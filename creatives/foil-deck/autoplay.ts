import type { Stage } from '#creative-sdk/creative.ts';
import { createHand } from '#creative-sdk/hand.ts';
import { clamp, easeInOut, mix, ramp } from '#creative-sdk/motion.ts';
import type { Game } from './game.ts';
import type { Layout } from './layout.ts';

interface Gesture {
  /** Seconds since autoplay began. */
  readonly from: number;
  readonly to: number;
  /** Design units from the middle of the card: start, turning point, end. */
  readonly way: readonly (readonly [x: number, y: number])[];
}

/** The invitation: a long look at the foil, a swipe to the right that comes back, and one to the left. */
const INVITATION: readonly Gesture[] = [
  {
    from: 3.1,
    to: 5.6,
    way: [
      [-40, 50],
      [-62, 30],
      [6, 64],
      [66, 44],
      [-36, 52],
    ],
  },
  {
    from: 8,
    to: 10.2,
    way: [
      [36, 60],
      [-24, 56],
      [-70, 46],
      [32, 58],
    ],
  },
];
/** For a film: first a long look at the foil, then a swipe; one card is passed; three are drafted. */
const GESTURES: readonly Gesture[] = [
  {
    from: 2.8,
    to: 4.2,
    way: [
      [-40, 50],
      [-62, 30],
      [6, 64],
      [124, 40],
    ],
  },
  {
    from: 4.75,
    to: 5.35,
    way: [
      [30, 60],
      [-24, 56],
      [-118, 46],
    ],
  },
  {
    from: 6.1,
    to: 6.7,
    way: [
      [-30, 60],
      [24, 50],
      [124, 40],
    ],
  },
  {
    from: 7.45,
    to: 8.05,
    way: [
      [-30, 60],
      [24, 50],
      [124, 40],
    ],
  },
];
const APPEAR_S = 0.4;

/** Plays the ad: shows the foil, then swipes cards. */
export class Autoplay {
  readonly #hand;
  readonly #game: Game;
  readonly #gestures: readonly Gesture[];
  #at = 0;
  #isHolding = false;
  #last = 0;

  constructor(stage: Stage, game: Game) {
    this.#hand = createHand(stage);
    this.#game = game;
    this.#gestures = stage.invites ? INVITATION : GESTURES;
  }

  play(t: number, dt: number, { deck, scale }: Layout): void {
    const gesture = this.#gestures[this.#at];
    if (!gesture) return;
    const { from, to, way } = gesture;
    const [x, y] = along(way, clamp((t - from) / (to - from)));
    const start = way[0] ?? CENTRE;
    const away = 1 - ramp(t, from - APPEAR_S, from - 0.08);
    if (t > from - APPEAR_S) this.#hand.move((deck.x + x * deck.s) * scale, (deck.y + y * deck.s + away * 60) * scale);
    this.#hand.press(t >= from && t < to);
    if (t < from) return;
    if (!this.#isHolding) {
      this.#isHolding = this.#game.grab(start[0] / 100, start[1] / 145);
      this.#last = start[0];
    }
    this.#game.drag({ dx: x - start[0], dy: y - start[1], vx: dt > 0 ? (x - this.#last) / dt : 0 });
    this.#last = x;
    if (t < to) return;
    this.#game.drop(false);
    this.#isHolding = false;
    this.#at++;
    this.#hand.hide();
  }

  leave(): void {
    this.#hand.hide();
    if (this.#isHolding) this.#game.letGo();
    this.#isHolding = false;
    this.#at = this.#gestures.length;
  }
}

const CENTRE = [0, 0] as const;

function along(way: Gesture['way'], t: number): readonly [number, number] {
  const at = t * (way.length - 1);
  const i = Math.min(way.length - 2, Math.floor(at));
  const [a, b] = [way[i] ?? CENTRE, way[i + 1] ?? CENTRE];
  const u = easeInOut(at - i);
  return [mix(a[0], b[0], u), mix(a[1], b[1], u)];
}
