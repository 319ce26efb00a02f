import { inkOn } from '#creative-sdk/colour.ts';
import type { Stage } from '#creative-sdk/creative.ts';
import { easeInOut, mix, ramp } from '#creative-sdk/motion.ts';
import { apothem, FACE_TURN, poseFace } from './drum-pose.ts';
import { Face, HORIZON } from './face.ts';
import type { Game } from './game.ts';
import { BASE, type Layout, productScale, standAt, standOn } from './layout.ts';
import { Lid } from './lid.ts';
import { Ledge, OPEN } from './shelf.ts';
import { STEPS } from './steps.ts';

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
    this.element.style.perspective = `${layout.distance}px`;
    this.element.style.perspectiveOrigin = `${layout.isWide ? x : layout.width / 2}px ${y}px`;
    Object.assign(this.#turntable.style, { left: `${x}px`, top: `${y}px` });
    Object.assign(this.#floor.style, { left: `${x - faceWidth * 0.62}px`, top: `${y + faceHeight * 0.66}px`, width: `${faceWidth * 1.4}px` });
    this.#lid.fit(faceWidth, faceHeight);
    this.#ledge.fit(layout);
    this.#plan();
  }

  #plan(): void {
    const { faceWidth, faceHeight, scale } = this.#layout;
    const size = { width: faceWidth, height: faceHeight, ratio: scale * this.#stage.pixelRatio, product: productScale(this.#layout) };
    for (const face of this.#faces) face.plan(size);
  }

  /**
   * In the first frame only the face in front is drawn, so that the page does not wait. Then one piece of work in each step, in the order in which
   * the faces come by; later, whatever is seen.
   */
  bake({ position, unroll, ritual }: Game): void {
    const front = ((Math.round(position) % STEPS.length) + STEPS.length) % STEPS.length;
    this.#faces[front]?.bakeAll();
    const isSeen = (index: number) => unroll > 0 || Math.abs(poseFace(index, position, this.#layout.faceHeight, 1).angle) < HORIZON;
    const isWhole = this.#stage.reduced || this.#isThumbnail || this.#stage.time > CURTAIN_S;
    for (const [index, face] of this.#faces.entries()) if (isWhole && isSeen(index)) face.bakeAll();
    const next = this.#faces.find((face) => !face.isBaked);
    next?.bakeOn();
    if (!next || unroll > 0) this.#ledge.bake(this.#layout, this.#stage.pixelRatio);
    if (unroll > 0) this.#ledge.paint(ritual);
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
    const { faceHeight, faceWidth, x, y, height, shelf } = this.#layout;
    const { unroll } = game;
    const open = easeInOut(unroll / OPEN);
    const { y: along, z, angle } = poseFace(index, game.position, faceHeight, 1 - open);
    const place = game.ritual.findIndex(({ id }) => id === STEPS[index]?.id);
    // Towards us, until the strip is nearly as wide as its wall.
    const size = mix(1, (shelf.width * 0.88) / faceWidth, open);
    const left = mix(0, shelf.x + shelf.width / 2 - x, open);
    // The strip parts, and what was kept comes back from below, clear of the vial.
    const isFront = index === game.front;
    const parted = isFront ? 0 : ramp(unroll, 0.26, 0.44);
    const strip = along * size + mix(0, height / 2 - y, open) + Math.sign(along) * 400 * parted;
    const top = parted < 1 ? strip : height + 150 - y;
    const spot = standAt(shelf, Math.max(0, place));
    face.leave({
      part: place < 0 ? 0 : easeInOut((unroll - (isFront ? OPEN : 0.48 + 0.04 * place)) / 0.26),
      base: (shelf.height + BASE - y - top) / size,
      aside: (spot.x + spot.width / 2 - x - left) / size,
      scale: standOn(this.#layout) / size,
      set: 1 - ramp(unroll, OPEN + 0.08, OPEN + 0.18),
    });
    const { style } = face.element;
    style.opacity = (place < 0 ? 1 - ramp(unroll, OPEN, OPEN + 0.1) : 1).toFixed(3);
    style.transform = `translate3d(${left.toFixed(2)}px, ${top.toFixed(2)}px, ${z.toFixed(2)}px) rotateX(${angle.toFixed(3)}deg) scale(${size.toFixed(4)})`;
    face.sweep(isFront || unroll > 0 ? game.sweep - (unroll > 0 ? 0.08 * Math.max(0, place) : 0) : 0);
    face.light(angle, this.#yaw, isFront ? game.hop : 0, game.badge(index) * (1 - ramp(unroll, 0.2, 0.36)));
  }
}
