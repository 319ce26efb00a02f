import type { Stage } from '#creative-sdk/creative.ts';
import { clamp, easeInOut, mix, ramp } from '#creative-sdk/motion.ts';
import { FOOT } from './bottles.ts';
import { BUNDLE_SIZE } from './bundle.ts';
import { Cylinder } from './cylinder.ts';
import { FACES, projectorOf, type Shape, turnOf } from './drum-pose.ts';
import { Face, type Pose } from './face.ts';
import type { Game } from './game.ts';
import { BASE, faceHeight, type Layout, productScale, standAt, standOn } from './layout.ts';
import { type Lean, leanOver } from './pouring.ts';
import { Ledge } from './shelf.ts';
import { STEPS } from './steps.ts';

/** Until then, seconds, a face at the drum's side may still be a plain one. */
const CURTAIN_S = 0.6;
/** How high a product is over its face in front, design units, and how much higher when it pours. */
const LIFT = 20;
const HOP = 26;
/** Turned so far, degrees, a product goes down onto its face and rolls with it. */
const SINKS = [3, 22] as const;
/** And so fast, faces a second. */
const RUSHES = [0.7, 2] as const;
/** What rolls faster than this, faces a second, is blurred over the way of this time, seconds, and over no more of a face: what settles is sharp. */
const BLURS_FROM = 2.8;
const SHUTTER_S = 0.018;
const MOST_SMEAR = 0.04;
/** Where the drum ends below, parts of its radius: its rim, seen from where we are. */
const FOOT_AT = 0.92;

/** The drum in the room: it rolls, and at the end serves the three that were kept while it rolls over the wall. */
export class Drum {
  readonly element = document.createElement('div');
  readonly #floor = document.createElement('div');
  readonly #faces: readonly Face[];
  readonly #cylinder: Cylinder;
  readonly #ledge;
  readonly #stage: Stage;
  readonly #isThumbnail: boolean;
  #layout: Layout;
  /** Where the last choice pours from, if it does. */
  mouth: Lean['mouth'] | undefined;

  constructor(stage: Stage, layout: Layout) {
    this.#stage = stage;
    this.#layout = layout;
    this.#isThumbnail = stage.config.mode === 'still';
    this.#cylinder = new Cylinder(stage.brand);
    this.#ledge = new Ledge(stage.brand.primary);
    this.element.className = 'world';
    this.#floor.className = 'floor';
    this.#faces = STEPS.map((step) => new Face(step, stage.brand, this.#isThumbnail));
    this.element.append(this.#ledge.element, this.#floor, this.#cylinder.element, ...this.#faces.map((face) => face.element));
    this.fit(layout);
  }

  fit(layout: Layout): void {
    this.#layout = layout;
    const { x, y, radius, faceWidth, scale } = layout;
    const ratio = scale * this.#stage.pixelRatio;
    Object.assign(this.#floor.style, { left: `${x - radius * 0.82}px`, top: `${y + radius * FOOT_AT - 26}px`, width: `${radius * 1.5}px` });
    this.#ledge.fit(layout);
    this.#cylinder.fit(radius * 1.2, ratio);
    const size = { width: faceWidth, height: faceHeight(layout), ratio, product: productScale(layout) };
    for (const face of this.#faces) face.plan(size);
  }

  /**
   * In the first frame only the face in front is drawn and its neighbours' floors, so that the page does not wait. Then one piece of work in each
   * step, the face that comes next before the one that leaves; later, whatever is seen.
   */
  bake({ front, finale, ritual }: Game): void {
    const { reduced, time } = this.#stage;
    const [first, ...others] = [0, 1, 4, 2, 3].flatMap((way) => this.#faces[(front + way) % FACES] ?? []);
    const isWhole = reduced || this.#isThumbnail || time > CURTAIN_S;
    for (const face of isWhole ? others.slice(0, finale > 0 ? 4 : 2) : []) face.bakeAll();
    first?.bakeAll();
    const next = others.find((face) => !face.isBaked);
    next?.bakeOn();
    if (!time) others[1]?.bakeOn();
    if (!next || finale > 0) this.#ledge.bake(this.#layout, this.#stage.pixelRatio);
    if (ritual.length === BUNDLE_SIZE) this.#ledge.blend(this.#layout, this.#stage.pixelRatio, [ritual, finale > 0.2]);
  }

  draw(game: Game): void {
    const { position, finale } = game;
    const { faceWidth, radius, yaw, roll, distance, shelf, ...layout } = this.#layout;
    const drop = 1 - game.arrival;
    // It comes to the wall, and rolls up over it and away.
    const comes = ramp(finale, 0, 0.16);
    const climbs = easeInOut((finale - 0.16) / 0.5);
    const counter = shelf.height + BASE;
    const size = mix(1, Math.min(1, (counter - 36) / (radius * FOOT_AT * 2)), comes);
    const shape = { width: faceWidth, radius, yaw, distance };
    const middle = shelf.x + shelf.width / 2;
    const x = mix(layout.x, middle, comes);
    const y = mix(mix(layout.y - 24 * drop, counter - 14 - radius * FOOT_AT * size, comes), -radius * 1.8, climbs);
    this.mouth = undefined;
    for (const [index, face] of this.#faces.entries()) this.#place(face, index, { game, shape, x, y, size });
    const faces = this.#faces.map((face) => face.paintingOf(Math.min(MOST_SMEAR, (game.speed - BLURS_FROM) * SHUTTER_S)));
    if (climbs < 1) this.#cylinder.paint(shape, { position, sweep: game.sweep }, faces);
    this.#cylinder.element.style.transform = `translate(${x.toFixed(2)}px, ${y.toFixed(2)}px) rotate(${roll}deg) scale(${size.toFixed(4)})`;
    this.#floor.style.opacity = (1 - 0.6 * drop).toFixed(3);
    this.#floor.style.translate = `0 ${(y - layout.y).toFixed(1)}px`;
    this.#ledge.show(finale);
  }

  #place(face: Face, index: number, { game, shape, x, y, size }: { game: Game; shape: Shape; x: number; y: number; size: number }): void {
    const { faceWidth, shelf, roll } = this.#layout;
    const place = game.ritual.findIndex(({ id }) => id === STEPS[index]?.id);
    const isServed = game.finale > 0 && place >= 0;
    // A kept one leaves when its face comes to the front.
    const left = game.spin - ((index - Math.round(game.position - game.spin) + 9 * FACES) % FACES);
    const hasLeft = isServed && left >= 0;
    const angle = hasLeft ? 0 : turnOf(index, game.position);
    const part = hasLeft ? easeInOut(left / 1.6) : 0;
    const up = hasLeft ? 1 : (1 - ramp(Math.abs(angle), ...SINKS)) * (1 - ramp(game.speed, ...RUSHES));
    const lean = game.essences.at(-1)?.id === STEPS[index]?.id ? game.lean * up : 0;
    const lift = hasLeft ? LIFT * part : LIFT * up + HOP * lean;
    const spot = projectorOf(shape)(0, angle, shape.radius + lift);
    const tilt = (roll * Math.PI) / 180;
    const spotX = x + size * (spot.x * Math.cos(tilt) - spot.y * Math.sin(tilt));
    const spotY = y + size * (spot.y * Math.cos(tilt) + spot.x * Math.sin(tilt));
    const column = standAt(shelf, Math.max(0, place));
    const unit = standOn(this.#layout);
    const leans = leanOver(face.bottle.spout, { x: spotX, y: spotY }, this.#layout, productScale(this.#layout) * spot.scale * size * face.fit, lean);
    if (lean > 0.8) this.mouth = leans.mouth;
    const pose: Pose = {
      x: mix(leans.x, column.x + column.width / 2, part),
      y: mix(leans.y, shelf.height + BASE - FOOT * unit, part) - 26 * Math.sin(part * Math.PI),
      scale: mix(spot.scale * size, unit / productScale(this.#layout), part),
      // While it is still near its face it comes out of its own picture there.
      alpha: clamp(up * 6),
      angle,
      lift,
      part,
      lean,
      turn: leans.turn,
      kept: game.badge(index) * (1 - ramp(game.finale, 0, 0.08)),
    };
    face.show(pose, [faceWidth, faceHeight(this.#layout)]);
  }
}
