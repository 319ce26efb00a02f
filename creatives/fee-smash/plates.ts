import { withAlpha } from '#creative-sdk/colour.ts';
import { clamp, mix, ramp } from '#creative-sdk/motion.ts';
import type { Pose } from './blade.ts';
import type { Piece, Plate } from './debris.ts';
import type { Fee } from './fees.ts';
import { bakeGlass, cornerOf, ROOM } from './glass.ts';
import type { Layout } from './layout.ts';
import { linear, trace } from './paint.ts';
import type { Palette } from './palette.ts';

/** Glass bends what is behind it: shown this much bigger and lighter. */
const LENS = 1.42;

/** Whole tablets and their shards. Sprites are made when a fee first falls. */
export class Plates {
  readonly #palette: Palette;
  readonly #layout: Layout;
  readonly #behind: HTMLCanvasElement;
  readonly #ratio: number;
  readonly #isBlank: boolean;
  readonly #sprites = new Map<string, HTMLCanvasElement>();
  readonly #patterns = new Map<HTMLCanvasElement, CanvasPattern>();

  constructor(palette: Palette, layout: Layout, behind: HTMLCanvasElement, ratio: number, isBlank: boolean) {
    this.#palette = palette;
    this.#layout = layout;
    this.#behind = behind;
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
    c.save();
    c.beginPath();
    c.roundRect(-w / 2, -h / 2, w, h, cornerOf(plate));
    c.clip();
    this.#drawBehind(c, pose);
    c.restore();
    c.drawImage(sprite, -w / 2 - room, -h / 2 - room, w + room * 2, h + room * 2);
    c.restore();
  }

  /** What is behind `pose`, bent; the context stands in the plate's own coordinates. */
  #drawBehind(c: CanvasRenderingContext2D, { x, y, angle, scale, h: plateHeight }: Pose & { readonly scale: number }): void {
    const { width, height, horizon } = this.#layout;
    c.scale(1 / scale, 1 / scale);
    c.rotate(-angle);
    // A thick plate shows the lit horizon upside down.
    const oy = mix(y, horizon - plateHeight * 0.4, 0.72);
    c.scale(LENS, -LENS);
    c.drawImage(this.#behind, -x, -oy, width, height);
    c.fillStyle = 'rgb(10 26 32 / 0.5)';
    c.fillRect(-x, -oy, width, height);
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
    c.scale(size, size * (Math.abs(face) < 0.08 ? 0.08 : face));
    c.rotate(-axis);
    this.#drawSide(c, piece);
    trace(c, piece.outline);
    this.#fillBent(c, piece);
    const unit = (w + room * 2) / sprite.width;
    fillFrom(c, this.#patternOf(c, sprite), { a: unit, d: unit, e: -middle.x - w / 2 - room, f: -middle.y - h / 2 - room });
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

  /** Every shard bends the city in its own way: `axis` is as good as chance. Fills the path at hand; cheaper than to clip by it. */
  #fillBent(c: CanvasRenderingContext2D, { x, y, axis, plate: { h } }: Piece): void {
    const { width, horizon } = this.#layout;
    const unit = (LENS * width) / this.#behind.width;
    const sx = clamp(x + Math.cos(axis * 5) * 46, 0, width);
    const sy = mix(y, horizon - h * 0.5, 0.5) + Math.sin(axis * 7) * 50;
    fillFrom(c, this.#patternOf(c, this.#behind), { a: unit, d: unit, e: -sx * LENS, f: -sy * LENS });
    const sheen = h * 0.32;
    const [gx, gy] = [Math.cos(axis * 3) * sheen, Math.sin(axis * 3) * sheen];
    c.fillStyle = linear(
      c,
      [-gx, -gy, gx, gy],
      [
        [0, 'rgb(190 222 255 / 0.62)'],
        [0.45, 'rgb(80 122 126 / 0.3)'],
        [1, 'rgb(7 14 14 / 0.55)'],
      ],
    );
    c.fill();
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

function fillFrom(c: CanvasRenderingContext2D, pattern: CanvasPattern | null, place: DOMMatrix2DInit): void {
  if (!pattern) return;
  pattern.setTransform(place);
  c.fillStyle = pattern;
  c.fill();
}
