import { inkOn } from '#creative-sdk/colour.ts';
import type { Stage } from '#creative-sdk/creative.ts';
import { easeInOut, mix, ramp } from '#creative-sdk/motion.ts';
import { apothem, FACE_TURN, poseFace } from './drum-pose.ts';
import { Face, HORIZON } from './face.ts';
import type { Game } from './game.ts';
import { type Layout, shelveAt } from './layout.ts';
import { STEPS } from './steps.ts';
import { Vial } from './vial.ts';

/** Height of a face that the products were drawn for, design units. */
const DRAWN_FOR = 262;

/** Until then, seconds, a face at the drum's side may still be a plain panel. */
const CURTAIN_S = 0.6;

/** The drum in the room: five faces and an end, in CSS 3D. */
export class Drum {
  readonly element = document.createElement('div');
  readonly #turntable = document.createElement('div');
  readonly #floor = document.createElement('div');
  readonly #faces: readonly Face[];
  readonly #vial: Vial;
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
    this.#vial = new Vial(stage.brand);
    this.#turntable.append(this.#vial.element, ...this.#faces.map((face) => face.element));
    this.element.append(this.#floor, this.#turntable);
    this.fit(layout);
  }

  fit(layout: Layout): void {
    this.#layout = layout;
    const { x, y, faceWidth, faceHeight } = layout;
    this.element.style.perspectiveOrigin = `${layout.isWide ? x : layout.width / 2}px ${y}px`;
    Object.assign(this.#turntable.style, { left: `${x}px`, top: `${y}px` });
    Object.assign(this.#floor.style, { left: `${x - faceWidth * 0.62}px`, top: `${y + faceHeight * 0.66}px`, width: `${faceWidth * 1.4}px` });
    this.#vial.fit(faceWidth, faceHeight);
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
    this.#faces.find((face) => !face.isBaked)?.bakeOn();
  }

  draw(game: Game): void {
    const { position, unroll } = game;
    const { yaw, roll, faceHeight } = this.#layout;
    const flat = easeInOut(unroll / 0.55);
    const drop = 1 - game.arrival;
    this.#turntable.style.transform = `translate3d(0, ${(-34 * drop).toFixed(2)}px, ${(-apothem(faceHeight)).toFixed(2)}px) rotateZ(${roll}deg) rotateY(${mix(yaw - 15 * drop, 0, flat).toFixed(2)}deg)`;
    this.#floor.style.opacity = ((1 - flat) * (1 - 0.6 * drop)).toFixed(3);
    for (const [index, face] of this.#faces.entries()) this.#place(face, index, game);
    this.#vial.show(position * FACE_TURN, game.essences, game.amount, game.slosh, 1 - ramp(unroll, 0, 0.16));
  }

  #place(face: Face, index: number, game: Game): void {
    const { faceHeight, x, y } = this.#layout;
    const { unroll } = game;
    const curl = 1 - easeInOut(unroll / 0.5);
    const pose = poseFace(index, game.position, faceHeight, curl);
    const step = STEPS[index];
    const place = step ? game.ritual.indexOf(step) : -1;
    const out = mix(1, 0.4, easeInOut(unroll / 0.5));
    const shelf = shelveAt(this.#layout.shelf, game.ritual, place);
    const go = easeInOut((unroll - 0.4 - 0.04 * Math.max(0, place)) / 0.42);
    const { style } = face.element;
    let at = { x: 0, y: pose.y * out, z: pose.z, scale: out };
    if (shelf) {
      const scale = Math.max(shelf.height / faceHeight, 0.2);
      const to = { x: shelf.x + shelf.width / 2 - x, y: shelf.y + shelf.height / 2 - y, z: apothem(faceHeight), scale };
      at = { x: mix(at.x, to.x, go), y: mix(at.y, to.y, go), z: mix(at.z, to.z, go), scale: mix(at.scale, to.scale, go) };
      face.narrow(unroll > 0 ? mix(this.#layout.faceWidth, shelf.width / scale, go) : undefined, go);
      style.opacity = '1';
    } else {
      face.narrow(undefined);
      style.opacity = (1 - ramp(unroll, 0.34, 0.55)).toFixed(3);
    }
    style.transform = `translate3d(${at.x.toFixed(2)}px, ${at.y.toFixed(2)}px, ${at.z.toFixed(2)}px) rotateX(${pose.angle.toFixed(3)}deg) scale(${at.scale.toFixed(4)})`;
    const isFront = index === game.front;
    face.light(pose.angle, isFront ? game.hop : 0, game.badge(index) * (1 - ramp(unroll, 0.2, 0.36)));
    face.sweep(isFront || unroll > 0 ? game.sweep - (unroll > 0 ? 0.08 * Math.max(0, place) : 0) : 0);
  }
}
