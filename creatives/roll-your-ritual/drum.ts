import { inkOn } from '#creative-sdk/colour.ts';
import type { Stage } from '#creative-sdk/creative.ts';
import { easeInOut, mix, ramp } from '#creative-sdk/motion.ts';
import { FOOT, SHELF_SPAN } from './bottles.ts';
import { apothem, FACE_TURN, poseFace, stepsAbove } from './drum-pose.ts';
import { type Exit, Face, HORIZON } from './face.ts';
import type { Game } from './game.ts';
import { BASE, type Layout, shelveAt, standAt } from './layout.ts';
import { Lid } from './lid.ts';
import { Ledge } from './shelf.ts';
import { STEPS } from './steps.ts';

/** Height of a face that the products were drawn for, design units. */
const DRAWN_FOR = 262;

/** The part of its end in which the drum opens into a strip. */
const OPEN = 0.36;
const LYING: Exit = { part: 0, base: 0, aside: 0, scale: 1 };

/** Until then, seconds, a face at the drum's side may still be a plain panel. */
const CURTAIN_S = 0.6;

/** The drum in the room: five faces and an end, in CSS 3D. */
export class Drum {
  readonly element = document.createElement('div');
  readonly #turntable = document.createElement('div');
  readonly #floor = document.createElement('div');
  readonly #faces: readonly Face[];
  readonly #lid: Lid;
  readonly #ledge = new Ledge();
  #yaw = 0;
  readonly #stage: Stage;
  readonly #isThumbnail: boolean;
  #layout: Layout;

  constructor(stage: Stage, layout: Layout) {
    this.#stage = stage;
    this.#layout = layout;
    this.#isThumbnail = stage.config.mode === 'still';
    this.element.className = 'world';
    this.element.style.setProperty('--badge', stage.brand.accent);
    this.element.style.setProperty('--on-badge', inkOn(stage.brand.accent, '#2c2019'));
    this.#turntable.className = 'turntable';
    this.#floor.className = 'floor';
    this.#faces = STEPS.map((step) => new Face(step, stage.brand, this.#isThumbnail));
    this.#lid = new Lid(stage.brand);
    this.#turntable.append(this.#lid.element, ...this.#faces.map((face) => face.element), this.#ledge.element);
    this.element.append(this.#floor, this.#turntable);
    this.fit(layout);
  }

  fit(layout: Layout): void {
    this.#layout = layout;
    const { x, y, faceWidth, faceHeight } = layout;
    this.element.style.perspectiveOrigin = `${layout.isWide ? x : layout.width / 2}px ${y}px`;
    Object.assign(this.#turntable.style, { left: `${x}px`, top: `${y}px` });
    Object.assign(this.#floor.style, { left: `${x - faceWidth * 0.62}px`, top: `${y + faceHeight * 0.66}px`, width: `${faceWidth * 1.4}px` });
    this.#lid.fit(faceWidth, faceHeight);
    this.#ledge.fit(layout);
    this.#plan();
  }

  #plan(): void {
    const { faceWidth, faceHeight, scale } = this.#layout;
    const size = { width: faceWidth, height: faceHeight, ratio: scale * this.#stage.pixelRatio, product: faceHeight / DRAWN_FOR };
    for (const face of this.#faces) face.plan(size);
  }

  /**
   * In the first frame only the face in front is drawn, so that the page does not wait. Then one piece of work in each step, in the order in which
   * the faces come by; later, whatever is seen.
   */
  bake({ position, unroll }: Game): void {
    const front = ((Math.round(position) % STEPS.length) + STEPS.length) % STEPS.length;
    this.#faces[front]?.bakeAll();
    const isSeen = (index: number) => unroll > 0 || Math.abs(poseFace(index, position, this.#layout.faceHeight, 1).angle) < HORIZON;
    const isWhole = this.#stage.reduced || this.#isThumbnail || this.#stage.time > CURTAIN_S;
    for (const [index, face] of this.#faces.entries()) if (isWhole && isSeen(index)) face.bakeAll();
    const next = this.#faces.find((face) => !face.isBaked);
    next?.bakeOn();
    if (!next || unroll > 0) this.#ledge.bake(this.#layout, this.#stage.pixelRatio);
  }

  draw(game: Game): void {
    const { position, unroll } = game;
    const { yaw, roll, faceHeight } = this.#layout;
    const flat = easeInOut(unroll / OPEN);
    const drop = 1 - game.arrival;
    this.#yaw = mix(yaw - 15 * drop, 0, easeInOut(unroll / (OPEN * 0.6)));
    this.#turntable.style.transform = `translate3d(0, ${(-8 * drop).toFixed(2)}px, ${(-apothem(faceHeight)).toFixed(2)}px) rotateZ(${roll}deg) rotateY(${this.#yaw.toFixed(2)}deg)`;
    this.#floor.style.opacity = ((1 - flat) * (1 - 0.6 * drop)).toFixed(3);
    for (const [index, face] of this.#faces.entries()) this.#place(face, index, game);
    this.#lid.show(position * FACE_TURN, 1 - ramp(unroll, 0, 0.1));
    this.#ledge.show(unroll, apothem(faceHeight));
  }

  #place(face: Face, index: number, game: Game): void {
    const { faceHeight, faceWidth, x, y, width, height, shelf } = this.#layout;
    const { unroll } = game;
    const open = easeInOut(unroll / OPEN);
    const { y: along, z, angle } = poseFace(index, game.position, faceHeight, 1 - open);
    const place = game.ritual.findIndex(({ id }) => id === STEPS[index]?.id);
    // Towards us, until the strip is as wide as the stage.
    const size = mix(1, width / faceWidth, open);
    const at = { x: mix(0, width / 2 - x, open), y: along * size + mix(0, height / 2 - y, open), z: z + 130 * Math.sin(open * Math.PI), size, angle };
    const { style } = face.element;
    let opacity = 1;
    if (unroll > 0 && place < 0) {
      const fold = easeInOut((unroll - OPEN * 0.8) / 0.2);
      at.angle += 105 * fold * (stepsAbove(index, game.front) > 0 ? 1 : -1);
      at.z -= 260 * fold;
      opacity = 1 - ramp(fold, 0.5, 0.95);
    }
    if (unroll > 0 && place >= 0) {
      const column = shelveAt(shelf, place);
      const spot = standAt(shelf, place);
      // The two that are hardly in the picture slip into their columns; the one in front makes room for them.
      const from = index === game.front ? 0.38 : 0.28;
      const side = ramp(unroll, from, from + 0.15);
      const fall = ramp(unroll, from, from + 0.22);
      // The frame stays outside of the column.
      at.size = mix(size, Math.max(column.height / (faceHeight - 20), column.width / faceWidth), fall);
      at.x = mix(at.x, column.x + column.width / 2 - x, side);
      at.y = mix(at.y, column.height / 2 - y, fall);
      at.z += (index === game.front ? 2 : -90) * (1 - fall) * open;
      const scale = standOn(this.#layout);
      const base = column.height + BASE - y - at.y;
      const part = easeInOut((unroll - 0.6 - 0.05 * place) / 0.24);
      face.narrow(mix(faceWidth * at.size, column.width + 0.5, side) / at.size, side, {
        part,
        base: base / at.size,
        aside: (spot.x + spot.width / 2 - at.x - x) / at.size,
        scale: scale / at.size,
      });
    } else face.narrow(faceWidth, 0, LYING);
    style.opacity = opacity.toFixed(3);
    style.transform = `translate3d(${at.x.toFixed(2)}px, ${at.y.toFixed(2)}px, ${at.z.toFixed(2)}px) rotateX(${at.angle.toFixed(3)}deg) scale(${at.size.toFixed(4)})`;
    const isFront = index === game.front;
    face.sweep(isFront || unroll > 0 ? game.sweep - (unroll > 0 ? 0.08 * Math.max(0, place) : 0) : 0);
    face.light(at.angle, this.#yaw, isFront ? game.hop : 0, game.badge(index) * (1 - ramp(unroll, 0.2, 0.36)));
  }
}

/** How large the products stand on the shelf. All the same: no column is too narrow, and the wall is higher than they are. */
function standOn({ shelf, faceHeight }: Layout): number {
  const product = faceHeight / DRAWN_FOR;
  return Math.min((standAt(shelf, 0).width - 11) / (SHELF_SPAN * product), (shelf.height - 96) / (FOOT * 2 * product));
}
