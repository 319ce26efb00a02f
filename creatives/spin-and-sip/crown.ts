import { bakeSprite } from '#creative-sdk/canvas.ts';
import { withAlpha } from '#creative-sdk/colour.ts';
import { ramp } from '#creative-sdk/motion.ts';
import { disc, linear, radial } from '#creative-sdk/soft.ts';
import type { Palette } from './flavours.ts';
import { type Camera, ringAt } from './glass.ts';
import { bakeWheel, JELLY, wedgePath } from './jelly.ts';
import { POINTER } from './layout.ts';
import { LitJelly } from './lit-jelly.ts';
import type { Pearls } from './pearls.ts';
import type { Reveal } from './reveal.ts';
import { bakeRewards, drawRewards } from './reward.ts';
import { bakeRim, bakeShade } from './rim.ts';
import { SLOTS } from './wheel-physics.ts';

type Draw = CanvasRenderingContext2D;

const WIDTH = (Math.PI * 2) / SLOTS;
/** The blurred picture of the wheel is smeared over this angle, radians, at this speed. */
const SMEAR = 0.4;
const SMEARED_AT = 9;
const COPIES = 32;
/** The light round the winning wedge: strokes over each other, [width in radii, alpha]. */
const GLOW = [
  [0.16, 0.12],
  [0.11, 0.2],
  [0.065, 0.4],
  [0.035, 1],
] as const;

export interface Turning {
  readonly turn: number;
  /** Radians a second. */
  readonly speed: number;
  readonly reveal: Reveal;
  /** The slot that stands out: the won one, or the lit one. */
  readonly slot: number | undefined;
}

/** Where the lid of jellies lies. */
export function lidOf(camera: Camera) {
  const ring = ringAt(camera, 1);
  return { x: ring.x, y: ring.y + 0.2 * camera.r * camera.cos, r: camera.r * (1 - 0.03 * camera.cos) };
}

/** How much of the wheel is a blur, 0 … 1. */
export function blurOf(speed: number): number {
  return ramp(Math.abs(speed), 1.2, 5);
}

/** The wheel in fast motion: an even mean of many stands. */
function bakeSmeared(draw: (c: Draw) => void, pearls: Pearls, radius: number, pixelRatio: number): HTMLCanvasElement {
  const R = radius;
  const frozen = bakeSprite(R * 2, R * 2, pixelRatio, (c) => {
    c.translate(R, R);
    draw(c);
    pearls.stampOnWheel(c, R);
  });
  return bakeSprite(R * 2, R * 2, Math.min(1, pixelRatio), (c) => {
    c.translate(R, R);
    for (let i = 0; i < COPIES; i++) {
      c.globalAlpha = 1 / (i + 1);
      c.drawImage(frozen, -R, -R, R * 2, R * 2);
      c.rotate(-SMEAR / COPIES);
    }
  });
}

/** The wheel of jellies with its light and the cup's lip round it. */
export class Crown {
  readonly #palette: Palette;
  readonly #wheel: HTMLCanvasElement;
  readonly #rewards: readonly HTMLCanvasElement[];
  /** Wheel and pearls in fast motion. */
  readonly #smeared: HTMLCanvasElement;
  readonly #rim: HTMLCanvasElement;
  readonly #shade: HTMLCanvasElement;
  readonly #lit: LitJelly;
  readonly #wedge: Path2D;
  readonly #radius: number;

  constructor(palette: Palette, pearls: Pearls, radius: number, pixelRatio: number) {
    this.#palette = palette;
    this.#radius = radius;
    this.#wheel = bakeWheel(palette, radius, pixelRatio);
    this.#rewards = bakeRewards(palette, radius, pixelRatio);
    const draw = (c: Draw) => {
      c.drawImage(this.#wheel, -radius, -radius, radius * 2, radius * 2);
      drawRewards(c, this.#rewards, 0, radius);
    };
    this.#smeared = bakeSmeared(draw, pearls, radius, pixelRatio);
    this.#rim = bakeRim(palette, radius, pixelRatio);
    this.#shade = bakeShade(radius, pixelRatio);
    this.#lit = new LitJelly(radius, pixelRatio);
    this.#wedge = wedgePath(radius);
  }

  drawLid(c: Draw, camera: Camera, { turn, speed, reveal, slot }: Turning, alpha: number): void {
    if (alpha <= 0) return;
    const lid = lidOf(camera);
    const R = this.#radius;
    c.save();
    c.globalAlpha = alpha;
    c.translate(lid.x, lid.y);
    c.scale(lid.r / R, (lid.r / R) * camera.sin);
    const lit = 1 - blurOf(speed);
    if (reveal.spread < 1) {
      this.#drawWheel(c, turn, speed);
      c.globalAlpha = alpha * lit;
      if (lit > 0) this.#drawLight(c, turn);
    }
    c.globalAlpha = alpha;
    if (slot !== undefined) this.#drawWinner(c, slot, turn, reveal);
    c.globalAlpha = alpha;
    this.#drawSunlight(c);
    c.drawImage(this.#shade, -R, -R, R * 2, R * 2);
    c.restore();
  }

  /** On the context not turned: the light stands still, and the print is upright wherever its jelly is. */
  #drawLight(c: Draw, turn: number): void {
    this.#lit.draw(c, POINTER + turn);
    drawRewards(c, this.#rewards, POINTER + turn, this.#radius);
  }

  /** Sun goes into the jellies on one side and comes out glowing on the other. */
  #drawSunlight(c: Draw): void {
    const R = this.#radius;
    c.globalCompositeOperation = 'overlay';
    disc(c, 0, 0, R * JELLY.liquid);
    c.fillStyle = linear(
      c,
      [-R * 0.6, -R * 0.72, R * 0.56, R * 0.66],
      [
        [0, 'rgb(96 24 10 / 0.34)'],
        [0.42, 'rgb(128 128 128 / 0)'],
        [1, 'rgb(255 250 226 / 0.5)'],
      ],
    );
    c.fill();
    c.globalCompositeOperation = 'source-over';
  }

  #drawWheel(c: Draw, turn: number, speed: number): void {
    const R = this.#radius;
    const blur = blurOf(speed);
    const alpha = c.globalAlpha;
    c.save();
    c.rotate(POINTER + turn);
    if (blur < 1) c.drawImage(this.#wheel, -R, -R, R * 2, R * 2);
    const copies = blur > 0 ? Math.min(3, 1 + Math.floor(Math.abs(speed) / SMEARED_AT)) : 0;
    for (let i = 0; i < copies; i++) {
      c.globalAlpha = (alpha * blur) / (i + 1);
      c.drawImage(this.#smeared, -R, -R, R * 2, R * 2);
      c.rotate(-Math.sign(speed) * SMEAR * 0.8);
    }
    c.restore();
  }

  /** The other wedges go dark, the winning one grows in a ring of light, then melts over the whole lid. */
  #drawWinner(c: Draw, slot: number, turn: number, reveal: Reveal): void {
    const flavour = this.#palette.flavours[slot];
    if (!flavour) return;
    const R = this.#radius;
    const alpha = c.globalAlpha;
    c.save();
    c.rotate(POINTER + turn);
    if (reveal.dim > 0) {
      disc(c, 0, 0, R * JELLY.liquid);
      c.fillStyle = `rgb(48 14 4 / ${0.65 * reveal.dim})`;
      c.fill();
    }
    if (reveal.spread > 0) this.#drawSpread(c, slot, reveal.spread);
    const left = reveal.dim * (1 - ramp(reveal.spread, 0.1, 0.8));
    if (left > 0) {
      c.globalAlpha = alpha * left;
      const grow = 1 + 0.06 * reveal.pulse;
      const middle = (slot + 0.5) * WIDTH;
      c.translate(Math.cos(middle) * R * 0.02 * reveal.dim, Math.sin(middle) * R * 0.02 * reveal.dim);
      c.scale(grow, grow);
      this.#drawWedge(c, slot, turn);
    }
    c.restore();
  }

  #drawWedge(c: Draw, slot: number, turn: number): void {
    const R = this.#radius;
    c.save();
    c.rotate(slot * WIDTH);
    for (const [width, alpha] of GLOW) {
      c.lineWidth = R * width;
      c.strokeStyle = `rgb(255 240 200 / ${alpha})`;
      c.stroke(this.#wedge);
    }
    c.clip(this.#wedge);
    c.rotate(-slot * WIDTH);
    c.drawImage(this.#wheel, -R, -R, R * 2, R * 2);
    c.rotate(-POINTER - turn);
    this.#drawLight(c, turn);
    c.restore();
  }

  #drawSpread(c: Draw, slot: number, spread: number): void {
    const flavour = this.#palette.flavours[slot];
    if (!flavour) return;
    const R = this.#radius * JELLY.liquid;
    const middle = (slot + 0.5) * WIDTH;
    const half = WIDTH / 2 + (Math.PI - WIDTH / 2) * spread;
    c.save();
    c.globalAlpha *= ramp(spread, 0, 0.15);
    c.beginPath();
    c.moveTo(0, 0);
    c.arc(0, 0, R, middle - half, middle + half);
    c.closePath();
    c.fillStyle = radial(
      c,
      [0, 0, R],
      [
        [0, flavour.colour],
        [0.7, flavour.colour],
        [0.94, flavour.light],
        [1, flavour.deep],
      ],
    );
    c.fill();
    if (spread < 1) {
      c.strokeStyle = withAlpha(flavour.light, 0.7);
      c.lineWidth = R * 0.03;
      c.stroke();
    }
    c.restore();
  }

  drawRim(c: Draw, camera: Camera, alpha: number): void {
    if (alpha <= 0) return;
    const ring = ringAt(camera, 1);
    const half = ring.rx * 1.02;
    c.save();
    c.globalAlpha = alpha;
    c.translate(ring.x, ring.y);
    c.scale(1, camera.sin);
    c.drawImage(this.#rim, -half, -half, half * 2, half * 2);
    c.restore();
  }
}
