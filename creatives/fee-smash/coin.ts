import { bakeSprite } from '#creative-sdk/canvas.ts';
import { mixColour } from '#creative-sdk/colour.ts';
import { linear } from '#creative-sdk/soft.ts';
import { conic } from './paint.ts';
import type { Palette } from './palette.ts';

const FRAMES = 14;
/** Coins are baked with this radius, design units; the sprite's half side in radii. */
const RADIUS = 16;
const REACH = 1.16;

/** A turned disc of the brand's metal in every phase of its spin. */
export class CoinSprites {
  readonly #frames: readonly HTMLCanvasElement[];

  constructor(palette: Palette, pixelRatio: number) {
    this.#frames = Array.from({ length: FRAMES }, (_, i) => bakeCoin((i / FRAMES) * Math.PI, palette, pixelRatio));
  }

  /** `turn`: radians; half a turn looks the same. */
  draw(c: CanvasRenderingContext2D, x: number, y: number, size: number, turn: number): void {
    const i = Math.floor(((turn / Math.PI) % 1) * FRAMES);
    const frame = this.#frames[(i + FRAMES) % FRAMES];
    const half = size * REACH;
    if (frame) c.drawImage(frame, x - half, y - half, half * 2, half * 2);
  }
}

function bakeCoin(turn: number, palette: Palette, pixelRatio: number): HTMLCanvasElement {
  const side = RADIUS * REACH * 2;
  return bakeSprite(side, side, pixelRatio, (c) => {
    c.translate(side / 2, side / 2);
    c.scale(RADIUS, RADIUS);
    c.rotate(-0.3);
    const wide = Math.max(0.03, Math.abs(Math.cos(turn)));
    const deep = Math.sin(turn) * 0.2 * (Math.cos(turn) < 0 ? -1 : 1);
    drawEdge(c, wide, deep, palette);
    c.translate(-deep / 2, 0);
    c.scale(wide, 1);
    drawFace(c, palette, turn);
  });
}

function drawEdge(c: CanvasRenderingContext2D, wide: number, deep: number, { mint, mintDeep }: Palette): void {
  c.fillStyle = linear(
    c,
    [0, -1, 0, 1],
    [
      [0, mintDeep],
      [0.3, mixColour(mint, '#ffffff', 0.4)],
      [0.55, mintDeep],
      [0.8, mint],
      [1, mintDeep],
    ],
  );
  c.beginPath();
  c.ellipse(deep / 2, 0, wide, 1, 0, 0, 7);
  c.fill();
  c.fillRect(Math.min(deep, -deep) / 2, -1, Math.abs(deep), 2);
}

/** Brushed round: the light stands in it as two opposite fans. */
export function drawFace(c: CanvasRenderingContext2D, { mint, mintPale, mintDeep, mintInk, hasMark }: Palette, turn: number): void {
  const disc = (r: number) => {
    c.beginPath();
    c.arc(0, 0, r, 0, 7);
  };
  const mid = mixColour(mint, mintDeep, 0.3);
  disc(1);
  c.fillStyle = conic(c, 0.4 + turn, [mintPale, mint, mid, mint, '#ffffff', mint, mid, mint, mintPale]);
  c.fill();
  disc(0.82);
  c.fillStyle = mixColour(mintDeep, mint, 0.25);
  c.fill();
  disc(0.78);
  c.fillStyle = conic(c, 1.1 + turn, [mint, mid, mint, mintPale, mint, mid, mixColour(mint, mintDeep, 0.45), mid, mint]);
  c.fill();
  if (!hasMark) return;
  // The mark: two blades.
  for (const [dx, colour] of [
    [0.03, mintPale],
    [0, mintInk],
  ] as const) {
    c.fillStyle = colour;
    for (const x of [-0.2, 0.16]) {
      c.beginPath();
      c.moveTo(x - 0.2 + dx, 0.38 + dx);
      c.lineTo(x + 0.1 + dx, -0.38 + dx);
      c.lineTo(x + 0.28 + dx, -0.38 + dx);
      c.lineTo(x - 0.02 + dx, 0.38 + dx);
      c.fill();
    }
  }
}
