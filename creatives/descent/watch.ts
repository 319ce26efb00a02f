import { withAlpha } from '#creative-sdk/colour.ts';
import type { Stage } from '#creative-sdk/creative.ts';
import type { Caustics } from './caustics.ts';
import { LightMap, type Spot } from './light-map.ts';
import { bakePlate, DIAL_SCALE, disc, PLATE, type Plate, stamp } from './plate.ts';
import type { View } from './view.ts';
import { bakeWatch, type WatchParts } from './watch-parts.ts';
import { drawRuns } from './watch-strap.ts';

const TURN = Math.PI * 2;
/** Ten past ten, the time that watches show in advertisements. */
const POSE_S = 10 * 3600 + 8 * 60 + 35;
/** The minute hand, radians. */
export const SET_TURN = ((POSE_S % 3600) / 3600) * TURN;

/** How the watch hangs in the picture right now. */
export interface Pose {
  readonly x: number;
  readonly y: number;
  /** CSS pixels of a watch unit. */
  readonly unit: number;
  /** Radians. */
  readonly roll: number;
  /** 0 dial, π back. */
  readonly flip: number;
  /** Radians the bezel is turned anticlockwise from the minute hand, to which a diver sets its pip. */
  readonly bezel: number;
  readonly spot: Spot;
}

/** The product: sprites baked once, lit every frame. */
export class Watch {
  readonly #stage: Stage;
  readonly #caustics: Caustics;
  readonly #light = new LightMap();
  #parts: WatchParts | undefined;
  #body = bakePlate(1, PLATE, () => {});
  /** All that stands still while the bezel does. */
  #face = bakePlate(1, PLATE, () => {});
  #faceTurn = Number.NaN;

  constructor(stage: Stage, caustics: Caustics) {
    this.#stage = stage;
    this.#caustics = caustics;
  }

  /** `unit`: CSS pixels of a watch unit at its largest. */
  resize(unit: number, glow: string, random: () => number): void {
    const { pixelRatio, brand, config } = this.#stage;
    const pixels = unit * pixelRatio;
    this.#parts = bakeWatch({ pixels, brand, glow, random, hasText: config.mode !== 'still' });
    this.#body = bakePlate(pixels, PLATE, () => {});
    this.#face = bakePlate(pixels, PLATE, () => {});
    this.#faceTurn = Number.NaN;
  }

  draw(context: CanvasRenderingContext2D, view: View, pose: Pose): void {
    const parts = this.#parts;
    const body = this.#body.image.getContext('2d');
    if (!parts || !body) return;
    this.#light.draw(view, this.#caustics, pose.spot);
    const isFront = Math.cos(pose.flip) >= 0;
    if (isFront) this.#assemble(parts, SET_TURN - pose.bezel);
    toUnits(body);
    drawBody(body, parts, { view, pose, base: isFront ? this.#face : parts.back, isFront, light: this.#light.canvas });
    context.save();
    context.translate(pose.x, pose.y);
    context.rotate(pose.roll);
    context.scale(pose.unit, pose.unit);
    if (view.lume > 0.02) drawHalo(context, parts, view);
    drawEdge(context, parts, pose.flip);
    context.scale(Math.max(0.02, Math.abs(Math.cos(pose.flip))), 1);
    drawRuns(context, parts.run, view);
    stamp(context, this.#body);
    context.globalAlpha = 1 - view.sun;
    stamp(context, parts.rim);
    context.globalAlpha = 1;
    if (isFront) drawLume(context, parts, view, pose);
    context.restore();
  }

  #assemble(parts: WatchParts, turn: number): void {
    const context = this.#face.image.getContext('2d');
    if (!context || turn === this.#faceTurn) return;
    this.#faceTurn = turn;
    toUnits(context);
    context.clearRect(PLATE.left, PLATE.top, PLATE.width, PLATE.height);
    stamp(context, parts.front);
    stamp(context, parts.scale, turn);
    stamp(context, parts.gloss);
  }
}

/** Makes the plate's context count in watch units. */
function toUnits(context: CanvasRenderingContext2D): void {
  context.setTransform(context.canvas.width / PLATE.width, 0, 0, context.canvas.height / PLATE.height, 0, 0);
  context.translate(-PLATE.left, -PLATE.top);
}

function stampHand(context: CanvasRenderingContext2D, hand: Plate, turn: number): void {
  context.save();
  context.scale(DIAL_SCALE, DIAL_SCALE);
  stamp(context, hand, turn);
  context.restore();
}

interface BodyLook {
  readonly view: View;
  readonly pose: Pose;
  readonly base: Plate;
  readonly isFront: boolean;
  readonly light: HTMLCanvasElement;
}

function drawBody(context: CanvasRenderingContext2D, parts: WatchParts, look: BodyLook): void {
  const { view, pose } = look;
  context.globalCompositeOperation = 'copy';
  stamp(context, look.base);
  context.globalCompositeOperation = 'source-over';
  if (look.isFront) {
    const turns = handTurns(view.time);
    context.globalAlpha = 0.9;
    context.globalCompositeOperation = 'lighter';
    stamp(context, parts.sunray, -0.35 + pose.roll * 5 + Math.sin(view.time * 0.5) * 0.13);
    context.globalAlpha = 1;
    context.globalCompositeOperation = 'source-over';
    stamp(context, parts.indices);
    for (const [index, turn] of turns.entries()) {
      const hand = parts.hands[index];
      if (!hand) continue;
      const lift = 1.2 + index * 0.8;
      context.translate(-lift, lift * 1.5);
      stampHand(context, hand.shadow, turn);
      context.translate(lift, -lift * 1.5);
      stampHand(context, hand.body, turn);
    }
    drawPinion(context);
    stamp(context, parts.crystal);
  }
  context.globalCompositeOperation = 'multiply';
  context.drawImage(look.light, PLATE.left, PLATE.top, PLATE.width, PLATE.height);
  context.globalCompositeOperation = 'destination-in';
  stamp(context, look.base);
  context.globalCompositeOperation = 'source-over';
}

function drawPinion(context: CanvasRenderingContext2D): void {
  disc(context, 4.6, '#59646b');
  disc(context, 3.9, '#d5dde1');
  disc(context, 1.7, '#7b868d');
}

/** Hour, minute and second hand, radians. The seconds sweep. */
function handTurns(time: number): readonly [number, number, number] {
  const now = POSE_S + time;
  return [(now / 43200) * TURN, (now / 3600) * TURN, (now / 60) * TURN];
}

function drawHalo(context: CanvasRenderingContext2D, parts: WatchParts, view: View): void {
  context.globalCompositeOperation = 'screen';
  context.globalAlpha = view.lume;
  stamp(context, parts.halo);
  context.globalAlpha = 1;
  context.globalCompositeOperation = 'source-over';
}

/** Half-way through a turn one sees the flank of the case. */
function drawEdge(context: CanvasRenderingContext2D, parts: WatchParts, flip: number): void {
  const side = Math.sin(flip);
  if (Math.abs(side) < 0.04) return;
  const thick = side * 17;
  const narrow = Math.abs(Math.cos(flip));
  for (let slice = 0; slice <= 6; slice++) {
    context.save();
    context.translate((thick * slice) / 6 - thick / 2, 0);
    context.scale(Math.max(0.02, narrow), 1);
    stamp(context, parts.flank);
    context.restore();
  }
}

function drawLume(context: CanvasRenderingContext2D, parts: WatchParts, view: View, pose: Pose): void {
  const light = view.lume * (1 - view.torch * 0.55);
  if (light < 0.01) return;
  context.globalCompositeOperation = 'screen';
  context.globalAlpha = light * (0.94 + Math.sin(view.time * 1.6) * 0.06);
  stamp(context, parts.indexLume);
  stamp(context, parts.pipLume, SET_TURN - pose.bezel);
  for (const [index, turn] of handTurns(view.time).entries()) {
    const hand = parts.hands[index];
    if (hand) stampHand(context, hand.lume, turn);
  }
  if (pose.bezel > 0.01) drawDiveArc(context, view, pose.bezel % TURN);
  context.globalAlpha = 1;
  context.globalCompositeOperation = 'source-over';
}

/** The dive time as a thread of light from the pip to the minute hand, which now points at it on the bezel. */
function drawDiveArc(context: CanvasRenderingContext2D, view: View, turn: number): void {
  context.lineCap = 'round';
  for (const [lineWidth, alpha] of [
    [4.5, 0.25],
    [1.5, 0.95],
  ] as const) {
    context.lineWidth = lineWidth;
    context.strokeStyle = withAlpha(view.glow, alpha);
    context.beginPath();
    context.arc(0, 0, 72, SET_TURN - TURN / 4 - turn, SET_TURN - TURN / 4);
    context.stroke();
  }
}
