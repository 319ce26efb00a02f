import { bakeSprite } from '#creative-sdk/canvas.ts';
import { HOURS, type Light } from './hours.ts';
import { type Lens, LIFT, RANGE } from './lens.ts';
import { Plate } from './plate.ts';
import type { View } from './views.ts';

/** Pieces of a panorama: upright strips of it. */
const PIECES = 32;
/** Each piece is taken three times: at a part of the resolution so small that all around is there before the doors have opened, then finer. */
const SCALES = [4, 2, 1] as const;
/** How far to go: until nothing is missing, until the view is sharp, or until everything is. */
export const GOALS = { whole: 1e6, sharp: 3e6, all: Number.POSITIVE_INFINITY } as const;

export interface Film {
  /** Its pixels per CSS pixel, as long as all of one hour has no more of them than `largest`. */
  readonly fineness: number;
  readonly largest: number;
  readonly lantern: Light;
}

interface Piece {
  readonly from: number;
  readonly to: number;
  /** How often it was taken. */
  grade: number;
}

/** Everything that can be seen from one place at three hours, computed piece by piece, the view first. */
export class Panorama {
  readonly hours: readonly HTMLCanvasElement[];
  /** Pixels per radian. */
  readonly focal: number;
  readonly top: number;
  /** Counts what has been exposed, so that a change can be seen. */
  version = 0;
  readonly #pieces: readonly Piece[];
  readonly #view: View;
  readonly #lantern: Light;
  readonly #height: number;
  #work: Generator<number, void> | undefined;

  constructor(view: View, lens: Lens, { fineness, largest, lantern }: Film) {
    this.#view = view;
    this.#lantern = lantern;
    this.top = lens.horizon / lens.focal + LIFT;
    const span = lens.height / lens.focal + LIFT - lens.low;
    this.focal = Math.min(lens.focal * fineness, Math.sqrt(largest / (RANGE * span)));
    const width = Math.round(RANGE * this.focal);
    this.#height = Math.round(span * this.focal);
    this.hours = HOURS.map(() => bakeSprite(width, this.#height, 1, () => undefined, 'processor'));
    const edge = (i: number) => Math.round((i * width) / PIECES);
    this.#pieces = Array.from({ length: PIECES }, (_, i) => ({ from: edge(i), to: edge(i + 1), grade: 0 }));
  }

  /** Works towards the goal, what is seen from `yaw` first, for about `pixels`. Returns how many of them are left when nothing more is to do. */
  expose(yaw: number, half: number, { pixels, goal }: { pixels: number; goal: number }): number {
    let left = pixels;
    while (left > 0) {
      this.#work ??= this.#next(yaw, half, goal);
      if (!this.#work) return left;
      const step = this.#work.next();
      if (step.done) this.#work = undefined;
      else left -= step.value;
    }
    return 0;
  }

  /** All around as rough as can be, then in view better and best, then the rest; the nearest to the middle first. */
  #next(yaw: number, half: number, goal: number): Generator<number, void> | undefined {
    const middle = (yaw + RANGE / 2) * this.focal;
    const rank = ({ grade, from, to }: Piece) => {
      const isSeen = to > middle - half * this.focal && from < middle + half * this.focal;
      return grade * 1e6 + (grade > 0 && !isSeen ? 2e6 : 0) + Math.abs((from + to) / 2 - middle);
    };
    const open = this.#pieces.filter((piece) => piece.grade < SCALES.length && rank(piece) < goal);
    const piece = open.reduce<Piece | undefined>((a, b) => (a && rank(a) <= rank(b) ? a : b), undefined);
    return piece && this.#take(piece);
  }

  *#take(piece: Piece): Generator<number, void> {
    const scale = SCALES[piece.grade] ?? 1;
    const width = piece.to - piece.from;
    const plate = new Plate({
      eye: this.#view.eye,
      left: this.#view.facing - RANGE / 2 + piece.from / this.focal,
      top: this.top,
      step: scale / this.focal,
      columns: Math.ceil(width / scale),
      rows: Math.ceil(this.#height / scale),
      lantern: this.#lantern,
    });
    yield* plate.expose();
    piece.grade++;
    this.version++;
    plate.images.forEach((image, i) => {
      const context = this.hours[i]?.getContext('2d');
      if (!context) return;
      if (scale === 1) context.putImageData(image, piece.from, 0);
      else stretch(context, image, piece, scale);
    });
    // One place in memory less to hold on to until the next frame.
    yield width;
  }
}

function stretch(context: CanvasRenderingContext2D, image: ImageData, piece: Piece, scale: number): void {
  const rough = bakeSprite(image.width, image.height, 1, (c) => c.putImageData(image, 0, 0), 'processor');
  context.save();
  context.beginPath();
  context.rect(piece.from, 0, piece.to - piece.from, context.canvas.height);
  context.clip();
  context.imageSmoothingQuality = 'high';
  context.drawImage(rough, piece.from, 0, image.width * scale, image.height * scale);
  context.restore();
}
