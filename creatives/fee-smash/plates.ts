import { withAlpha } from '#creative-sdk/colour.ts';
import { clamp, ramp } from '#creative-sdk/motion.ts';
import { linear } from '#creative-sdk/soft.ts';
import type { Pose } from './blade.ts';
import type { Piece, Plate } from './debris.ts';
import type { Fee } from './fees.ts';
import { bakeGlass, ROOM } from './glass.ts';
import { trace } from './paint.ts';
import type { Palette } from './palette.ts';

/** Whole tablets and their shards. Sprites are made when a fee first falls. */
export class Plates {
  readonly #palette: Palette;
  readonly #ratio: number;
  readonly #isBlank: boolean;
  readonly #sprites = new Map<string, HTMLCanvasElement>();
  readonly #patterns = new Map<HTMLCanvasElement, CanvasPattern>();

  constructor(palette: Palette, ratio: number, isBlank: boolean) {
    this.#palette = palette;
    this.#ratio = ratio;
    this.#isBlank = isBlank;
  }

  prepare(plate: Plate, fee: Fee): HTMLCanvasElement {
    const known = this.#sprites.get(plate.key);
    if (known) return known;
    const sprite = bakeGlass({ plate, fee, isBlank: this.#isBlank }, this.#palette, this.#ratio);
    this.#sprites.set(plate.key, sprite);
    return sprite;
  }

  drawWhole(c: CanvasRenderingContext2D, plate: Plate, fee: Fee, pose: Pose & { readonly scale: number }): void {
    const sprite = this.prepare(plate, fee);
    const { x, y, angle, scale } = pose;
    const { w, h } = plate;
    const room = h * ROOM;
    c.save();
    c.translate(x, y);
    c.rotate(angle);
    c.scale(scale, scale);
    c.drawImage(sprite, -w / 2 - room, -h / 2 - room, w + room * 2, h + room * 2);
    c.restore();
  }

  drawPiece(c: CanvasRenderingContext2D, piece: Piece): void {
    const sprite = this.#sprites.get(piece.plate.key);
    if (!sprite) return;
    const { x, y, angle, axis, tumble, middle, plate, age, endsAt, scale } = piece;
    const { w, h } = plate;
    const room = h * ROOM;
    const face = Math.cos(tumble);
    const left = clamp((endsAt - age) / 0.22);
    const size = scale * (0.25 + 0.75 * left);
    c.save();
    c.globalAlpha = left;
    c.translate(x, y);
    c.rotate(angle + axis);
    c.scale(size, size * (Math.abs(face) < 0.2 ? 0.2 : face));
    c.rotate(-axis);
    this.#drawSide(c, piece);
    trace(c, piece.outline);
    const pattern = this.#patternOf(c, sprite);
    if (!pattern) return c.restore();
    const unit = (w + room * 2) / sprite.width;
    pattern.setTransform({ a: unit, d: unit, e: -middle.x - w / 2 - room, f: -middle.y - h / 2 - room });
    c.fillStyle = pattern;
    c.fill();
    // A shard that turns to the light flares.
    const flare = Math.max(0, Math.sin(tumble * 1.3 + axis * 2)) ** 6 * ramp(Math.abs(tumble), 0.2, 0.7);
    if (flare > 0.03) {
      c.fillStyle = `rgb(240 248 255 / ${(flare * 0.75).toFixed(2)})`;
      c.fill();
    }
    c.globalAlpha = left * (0.35 + 0.65 * ramp(age, 0, 0.12));
    c.lineJoin = 'round';
    c.lineWidth = plate.isGiant ? 1.1 : 0.8;
    c.strokeStyle = 'rgb(235 244 255 / 0.85)';
    c.stroke();
    c.restore();
  }

  #patternOf(c: CanvasRenderingContext2D, sprite: HTMLCanvasElement): CanvasPattern | null {
    const known = this.#patterns.get(sprite);
    if (known) return known;
    const pattern = c.createPattern(sprite, 'repeat');
    if (pattern) this.#patterns.set(sprite, pattern);
    return pattern;
  }

  /** The broken side, in the brand's light. */
  #drawSide(c: CanvasRenderingContext2D, { outline, plate, angle, axis }: Piece): void {
    const deep = plate.h * 0.05;
    const [dx, dy] = [deep * Math.sin(angle + 0.6), deep * Math.cos(angle + 0.6)];
    const { mint, mintPale, mintDeep } = this.#palette;
    const reach = plate.h * 0.3;
    const [gx, gy] = [Math.cos(axis) * reach, Math.sin(axis) * reach];
    c.fillStyle = linear(
      c,
      [-gx, -gy, gx, gy],
      [
        [0, withAlpha(mintPale, 0.85)],
        [0.35, withAlpha(mint, 0.6)],
        [0.6, withAlpha(mintDeep, 0.8)],
        [1, withAlpha(mint, 0.75)],
      ],
    );
    c.translate(dx, dy);
    trace(c, outline);
    c.fill();
    c.translate(-dx, -dy);
  }
}
