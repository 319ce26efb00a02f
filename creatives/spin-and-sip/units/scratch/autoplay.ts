import type { Stage } from '#creative-sdk/creative.ts';
import { createHand } from '#creative-sdk/hand.ts';
import { easeInOut, mix } from '#creative-sdk/motion.ts';
import { FINGER, type Game } from './game.ts';
import { type Layout, PEEK } from './layout.ts';
import type { Point } from './mask.ts';

/** A stroke of the drawn hand: from one second to another through these places, parts of the pane or units of the room. */
interface Stroke {
  readonly from: number;
  readonly to: number;
  readonly path: readonly (readonly [number, number])[];
}

/** The invitation: it rubs where the faces are, lets frost come back, and rubs again. In units of the room. */
const INVITATION: readonly Stroke[] = [
  {
    from: 2.6,
    to: 5,
    path: [
      [-128, -196],
      [132, -216],
      [-136, -92],
      [112, -92],
    ],
  },
  { from: 10.2, to: 13, path: PEEK },
];
/** For a film: to and fro until the pane opens. In parts of the pane. */
const FILM: readonly Stroke[] = [
  {
    from: 2,
    to: 5,
    path: [0.42, 0.56, 0.28, 0.7, 0.14, 0.84, 0.05, 0.96].flatMap(
      (y, k) =>
        (k % 2
          ? [
              [0.9, y],
              [0.1, y],
            ]
          : [
              [0.1, y],
              [0.9, y],
            ]) as [number, number][],
    ),
  },
];
const COMES_S = 0.5;

/** Plays the ad: as an invitation it only begins, for a film it rubs until the pane opens. */
export class Autoplay {
  readonly #hand;
  readonly #game: Game;
  readonly #strokes: readonly Stroke[];
  readonly #radius: number;
  #last: Point | undefined;
  #isOver = false;

  constructor(stage: Stage, game: Game) {
    this.#hand = createHand(stage);
    this.#game = game;
    this.#strokes = stage.invites ? INVITATION : FILM;
    this.#radius = stage.invites ? FINGER : FINGER * 1.35;
  }

  /** Returns where the hand is, if it is there. */
  play(t: number, layout: Layout): Point | undefined {
    const stroke = this.#strokes.find(({ from, to }) => t >= from - COMES_S && t < to + COMES_S);
    if (this.#isOver || !stroke || this.#game.phase !== 'play') {
      this.#hand.hide();
      this.#last = undefined;
      return undefined;
    }
    const { from, to, path } = stroke;
    const place = along(path, (t - from) / (to - from));
    const { room, width, pane } = layout;
    const at =
      this.#strokes === FILM ? { x: place.x * width, y: place.y * pane } : { x: room.x + place.x * room.scale, y: room.y + place.y * room.scale };
    const away = t < from ? (from - t) / COMES_S : t > to ? (t - to) / COMES_S : 0;
    this.#hand.move((at.x + away * 60) * layout.scale, (at.y + easeInOut(away) * 190) * layout.scale);
    const isDown = away === 0;
    this.#hand.press(isDown);
    if (isDown) this.#game.rub(this.#last ?? at, at, this.#radius);
    this.#last = isDown ? at : undefined;
    return at;
  }

  leave(): void {
    this.#isOver = true;
    this.#hand.hide();
  }
}

function along(path: Stroke['path'], share: number): Point {
  const at = Math.min(0.9999, Math.max(0, share)) * (path.length - 1);
  const [a, b] = [path[Math.floor(at)], path[Math.floor(at) + 1]];
  if (!a || !b) return { x: 0, y: 0 };
  const part = easeInOut(at % 1) * 0.6 + (at % 1) * 0.4;
  return { x: mix(a[0], b[0], part), y: mix(a[1], b[1], part) };
}
