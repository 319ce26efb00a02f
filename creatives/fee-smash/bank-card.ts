import { bakeSprite } from '#creative-sdk/canvas.ts';
import { mixColour, withAlpha } from '#creative-sdk/colour.ts';
import { traceWaves } from './guilloche.ts';
import type { CardPlace } from './layout.ts';
import { linear } from './paint.ts';
import type { Palette } from './palette.ts';

/** Design of the card, ID-1 proportions. */
const W = 260;
const H = 164;
const CORNER = 14;
/** The perspective is drawn in this many strips. */
const STRIPS = 48;
/** How near the eye is: bigger bends more. */
const NEARNESS = 0.5;

/** The bank card: drawn flat once, shown at any lean. */
export class BankCard {
  readonly #front: HTMLCanvasElement;
  readonly #under: HTMLCanvasElement;

  constructor(palette: Palette, name: string, pixelRatio: number) {
    this.#front = bakeSprite(W, H, pixelRatio, (c) => drawFace(c, palette, name));
    this.#under = bakeSprite(W, H, pixelRatio, (c) => {
      c.fillStyle = linear(
        c,
        [0, 0, W, 0],
        [
          [0, palette.mintDeep],
          [0.5, mixColour(palette.mint, palette.mintDeep, 0.4)],
          [1, palette.mintDeep],
        ],
      );
      c.beginPath();
      c.roundRect(0, 0, W, H, CORNER);
      c.fill();
    });
  }

  draw(c: CanvasRenderingContext2D, { x, y, w, roll, pitch }: CardPlace): void {
    c.save();
    c.translate(x, y);
    c.rotate(roll);
    c.scale(w / W, w / W);
    const thick = 2.2 + 4.5 * Math.sin(pitch);
    for (const down of [1, 0.5]) {
      c.save();
      c.translate(0, thick * down);
      drawLeaning(c, this.#under, pitch);
      c.restore();
    }
    drawLeaning(c, this.#front, pitch);
    c.restore();
  }
}

function drawLeaning(c: CanvasRenderingContext2D, sprite: HTMLCanvasElement, pitch: number): void {
  const [cos, sin] = [Math.cos(pitch), Math.sin(pitch)];
  const at = (part: number) => {
    const flat = (part - 0.5) * H;
    const near = 1 / (1 - (flat / W) * sin * NEARNESS);
    return { y: flat * cos * near, near };
  };
  const row = sprite.height / STRIPS;
  for (let i = 0; i < STRIPS; i++) {
    const [top, bottom] = [at(i / STRIPS), at((i + 1) / STRIPS)];
    const half = (W / 2) * ((top.near + bottom.near) / 2);
    c.drawImage(sprite, 0, i * row, sprite.width, Math.min(row + 1, sprite.height - i * row), -half, top.y, half * 2, bottom.y - top.y + 0.4);
  }
}

function drawFace(c: CanvasRenderingContext2D, palette: Palette, name: string): void {
  const { mint, mintPale, mintDeep, mintInk } = palette;
  c.beginPath();
  c.roundRect(0, 0, W, H, CORNER);
  c.clip();
  c.fillStyle = linear(
    c,
    [0, 0, W, H],
    [
      [0, mintPale],
      [0.28, mint],
      [0.62, mixColour(mint, '#2c6be0', 0.28)],
      [1, mixColour(mintDeep, '#2b2a9a', 0.35)],
    ],
  );
  c.fillRect(0, 0, W, H);
  c.lineWidth = 0.6;
  c.strokeStyle = withAlpha('#ffffff', 0.36);
  c.beginPath();
  traceWaves(c, [-4, H * 0.18, W + 8, H * 0.9], 22);
  c.stroke();
  c.fillStyle = linear(
    c,
    [0, 0, W * 0.8, 0],
    [
      [0, 'rgb(255 255 255 / 0.45)'],
      [1, 'rgb(255 255 255 / 0)'],
    ],
  );
  c.beginPath();
  c.moveTo(0, 0);
  c.lineTo(W * 0.62, 0);
  c.lineTo(W * 0.24, H);
  c.lineTo(0, H);
  c.fill();
  drawWatermark(c);
  drawChip(c, mintInk);
  drawWaves(c, mintInk);
  drawBlades(c, mintInk);
  if (name) drawName(c, name, mintInk);
  c.lineWidth = 2.4;
  c.strokeStyle = linear(
    c,
    [0, 0, W, H],
    [
      [0, 'rgb(255 255 255 / 0.95)'],
      [0.4, 'rgb(255 255 255 / 0.2)'],
      [1, withAlpha(mint, 0.8)],
    ],
  );
  c.beginPath();
  c.roundRect(1, 1, W - 2, H - 2, CORNER - 1);
  c.stroke();
}

function drawChip(c: CanvasRenderingContext2D, ink: string): void {
  c.fillStyle = linear(
    c,
    [22, 58, 62, 92],
    [
      [0, '#fff6df'],
      [0.45, '#e3c07a'],
      [0.6, '#fff0cc'],
      [1, '#b98d45'],
    ],
  );
  c.beginPath();
  c.roundRect(22, 58, 42, 32, 6);
  c.fill();
  c.strokeStyle = withAlpha(ink, 0.5);
  c.lineWidth = 1;
  c.beginPath();
  c.roundRect(35, 66, 16, 16, 4);
  for (const [x, y, to] of [
    [22, 70, 35],
    [22, 79, 35],
    [51, 70, 64],
    [51, 79, 64],
  ] as const) {
    c.moveTo(x, y);
    c.lineTo(to, y);
  }
  c.stroke();
}

/** The brand's mark as large as the card, in light. */
function drawWatermark(c: CanvasRenderingContext2D): void {
  for (const [x, alpha] of [
    [110, 0.2],
    [186, 0.13],
  ] as const) {
    c.fillStyle = linear(
      c,
      [0, 0, 0, H],
      [
        [0, `rgb(255 255 255 / ${alpha})`],
        [1, 'rgb(255 255 255 / 0.02)'],
      ],
    );
    c.beginPath();
    c.moveTo(x - 10, H + 4);
    c.lineTo(x + 76, -4);
    c.lineTo(x + 128, -4);
    c.lineTo(x + 42, H + 4);
    c.fill();
  }
}

/** Contactless. */
function drawWaves(c: CanvasRenderingContext2D, ink: string): void {
  c.strokeStyle = withAlpha(ink, 0.8);
  c.lineWidth = 2.2;
  c.lineCap = 'round';
  for (const r of [7, 13, 19]) {
    c.beginPath();
    c.arc(72, 74, r, -0.62, 0.62);
    c.stroke();
  }
}

/** The brand's mark, top right. */
function drawBlades(c: CanvasRenderingContext2D, ink: string): void {
  c.fillStyle = ink;
  for (const x of [206, 222]) {
    c.beginPath();
    c.moveTo(x - 7, 44);
    c.lineTo(x + 6, 18);
    c.lineTo(x + 16, 18);
    c.lineTo(x + 3, 44);
    c.fill();
  }
}

function drawName(c: CanvasRenderingContext2D, name: string, ink: string): void {
  c.fillStyle = ink;
  c.font = '700 22px Sora';
  const size = Math.min(22, (22 * 168) / c.measureText(name).width);
  c.font = `700 ${size}px Sora`;
  c.textBaseline = 'alphabetic';
  c.fillText(name, 22, 40);
}
