import { bakeSprite } from '#creative-sdk/canvas.ts';
import { HOURS, type Light } from './hours.ts';
import { type Lens, LIFT, RANGE } from './lens.ts';
import { Plate } from './plate.ts';
import type { View } from './views.ts';

/** Pieces of a panorama: upright strips of it. */
const PIECES = 32;
/** A first picture at this part of the resolution is there before the doors have opened. */
const ROUGH = 3;
/** All of one hour, pixels. */
const LARGEST = 1_350_000;

interface Piece {
  readonly from: number;
  readonly to: number;
  /** 0 nothing yet, 1 rough, 2 fine. */
  grade: number;
}

/** Everything that can be seen from one place at three hours, exposed piece by piece, what is looked at first. */
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

  constructor(view: View, lens: Lens, fineness: number, lantern: Light) {
    this.#view = view;
    this.#lantern = lantern;
    this.top = lens.horizon / lens.focal + LIFT;
    const span = lens.height / lens.focal + 2 * LIFT;
    this.focal = Math.min(lens.focal * fineness, Math.sqrt(LARGEST / (RANGE * span)));
    const width = Math.round(RANGE * this.focal);
    this.#height = Math.round(span * this.focal);
    this.hours = HOURS.map(() => bakeSprite(width, this.#height, 1, () => undefined, 'processor'));
    const edge = (i: number) => Math.round((i * width) / PIECES);
    this.#pieces = Array.from({ length: PIECES }, (_, i) => ({ from: edge(i), to: edge(i + 1), grade: 0 }));
  }

  /** Works on what is seen from `yaw`, up to about `pixels`. Returns false when all is done. */
  expose(yaw: number, half: number, pixels: number): boolean {
    let left = pixels;
    while (left > 0) {
      this.#work ??= this.#next(yaw, half);
      if (!this.#work) return false;
      const step = this.#work.next();
      if (step.done) this.#work = undefined;
      else left -= step.value;
    }
    return true;
  }

  isSharp(yaw: number, half: number): boolean {
    return this.#inView(yaw, half).every((piece) => piece.grade === 2);
  }

  #inView(yaw: number, half: number): Piece[] {
    const middle = (yaw + RANGE / 2) * this.focal;
    return this.#pieces.filter((piece) => piece.to > middle - half * this.focal && piece.from < middle + half * this.focal);
  }

  /** All that is in view roughly, then finely, then the rest; the nearest to the middle first. */
  #next(yaw: number, half: number): Generator<number, void> | undefined {
    const middle = (yaw + RANGE / 2) * this.focal;
    const seen = new Set(this.#inView(yaw, half));
    const rank = (piece: Piece) => piece.grade * 1e5 + (seen.has(piece) ? 0 : 15e4) + Math.abs((piece.from + piece.to) / 2 - middle);
    const piece = this.#pieces.filter((one) => one.grade < 2).reduce<Piece | undefined>((a, b) => (a && rank(a) <= rank(b) ? a : b), undefined);
    return piece && this.#take(piece);
  }

  *#take(piece: Piece): Generator<number, void> {
    const scale = piece.grade === 0 ? ROUGH : 1;
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
