import { withAlpha } from '#creative-sdk/colour.ts';
import { clamp, ramp } from '#creative-sdk/motion.ts';
import type { Palette } from './flavours.ts';
import { type Camera, ringAt } from './glass.ts';
import { bakeWheel, JELLY, wedgePath } from './jelly.ts';
import { POINTER } from './layout.ts';
import { LitJelly } from './lit-jelly.ts';
import type { Reveal } from './reveal.ts';
import { bakeRim, bakeShade } from './rim.ts';
import { disc, radial } from './soft.ts';
import { SLOTS } from './wheel-physics.ts';

type Draw = CanvasRenderingContext2D;

const WIDTH = (Math.PI * 2) / SLOTS;
/** The wheel is smeared over what it turns in this time, seconds: a shutter, longer than the frame. */
const SHUTTER_S = 1 / 34;
const MOST_SMEAR = 0.55;

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

/** How far the wheel is smeared, radians, and in how many copies. */
export function smearOf(speed: number): { readonly angle: number; readonly copies: number } {
  const angle = clamp(speed * SHUTTER_S, -MOST_SMEAR, MOST_SMEAR);
  return { angle, copies: 1 + Math.ceil(Math.abs(angle) / 0.05) };
}

/** The wheel of jellies with its light and the cup's lip round it. */
export class Crown {
  readonly #palette: Palette;
  readonly #wheel: HTMLCanvasElement;
  readonly #rim: HTMLCanvasElement;
  readonly #shade: HTMLCanvasElement;
  readonly #lit: LitJelly;
  readonly #wedge: Path2D;
  readonly #radius: number;

  constructor(palette: Palette, radius: number, pixelRatio: number) {
    this.#palette = palette;
    this.#radius = radius;
    this.#wheel = bakeWheel(palette, radius, pixelRatio);
    this.#rim = bakeRim(palette, radius, pixelRatio);
    this.#shade = bakeShade(radius, pixelRatio);
    this.#lit = new LitJelly(radius);
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
    c.rotate(POINTER + turn);
    this.#drawSmeared(c, speed);
    this.#lit.draw(c, POINTER + turn, this.#palette.flavours, alpha * (1 - 0.8 * ramp(Math.abs(speed), 4, 13)));
    if (slot !== undefined) this.#drawWinner(c, slot, turn, reveal);
    c.rotate(-POINTER - turn);
    c.globalAlpha = alpha;
    c.drawImage(this.#shade, -R, -R, R * 2, R * 2);
    c.restore();
  }

  #drawSmeared(c: Draw, speed: number): void {
    const R = this.#radius;
    const { angle, copies } = smearOf(speed);
    const alpha = c.globalAlpha;
    for (let i = 0; i < copies; i++) {
      c.save();
      c.globalAlpha = alpha / (i + 1);
      c.rotate(-angle * (i / copies));
      c.drawImage(this.#wheel, -R, -R, R * 2, R * 2);
      c.restore();
    }
  }

  /** The others step back, the winner swells, then melts over the whole lid. */
  #drawWinner(c: Draw, slot: number, turn: number, reveal: Reveal): void {
    const flavour = this.#palette.flavours[slot];
    if (!flavour) return;
    const R = this.#radius;
    if (reveal.dim > 0) {
      disc(c, 0, 0, R * JELLY.liquid);
      c.fillStyle = `rgb(255 240 220 / ${0.62 * reveal.dim})`;
      c.fill();
      c.save();
      const grow = 1 + 0.07 * reveal.pulse;
      const middle = (slot + 0.5) * WIDTH;
      c.translate(Math.cos(middle) * R * 0.02 * reveal.dim, Math.sin(middle) * R * 0.02 * reveal.dim);
      c.scale(grow, grow);
      this.#drawWedge(c, slot, turn);
      c.restore();
    }
    if (reveal.spread > 0) this.#drawSpread(c, slot, reveal.spread);
  }

  #drawWedge(c: Draw, slot: number, turn: number): void {
    const R = this.#radius;
    c.save();
    c.rotate(slot * WIDTH);
    c.shadowColor = 'rgb(110 40 10 / 0.5)';
    c.shadowBlur = 16;
    c.shadowOffsetY = 5;
    c.fillStyle = '#fff';
    c.fill(this.#wedge);
    c.shadowColor = 'transparent';
    c.clip(this.#wedge);
    c.rotate(-slot * WIDTH);
    c.drawImage(this.#wheel, -R, -R, R * 2, R * 2);
    c.restore();
    const only = this.#palette.flavours.slice(slot, slot + 1);
    c.save();
    c.rotate(slot * WIDTH);
    this.#lit.draw(c, POINTER + turn + slot * WIDTH, only, 1);
    c.restore();
  }

  #drawSpread(c: Draw, slot: number, spread: number): void {
    const flavour = this.#palette.flavours[slot];
    if (!flavour) return;
    const R = this.#radius * JELLY.liquid;
    const middle = (slot + 0.5) * WIDTH;
    const half = WIDTH / 2 + (Math.PI - WIDTH / 2) * spread;
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
