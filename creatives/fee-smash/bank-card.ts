import { bakeSprite } from '#creative-sdk/canvas.ts';
import { mixColour, withAlpha } from '#creative-sdk/colour.ts';
import { linear } from '#creative-sdk/soft.ts';
import { traceWaves } from './guilloche.ts';
import type { CardPlace } from './layout.ts';
import type { Palette } from './palette.ts';

/** Design of the card, ID-1 proportions. */
const W = 260;
const H = 164;
const CORNER = 14;
/** The perspective is drawn in this many strips. */
const STRIPS = 48;
/** How near the eye is: bigger bends more. */
const NEARNESS = 0.5;

/** Side of the square in which a leaning card is baked. */
const ROOM = 360;

/** The bank card: drawn flat once, shown at any lean. */
export class BankCard {
  readonly #front: HTMLCanvasElement;
  readonly #under: HTMLCanvasElement;
  readonly #baked = new Map<string, HTMLCanvasElement>();

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

  /** `sheen`: where a band of light stands on it, 0 … 1; outside of that there is none. */
  draw(c: CanvasRenderingContext2D, { x, y, w, roll, pitch }: CardPlace, sheen = 0): void {
    const baked = this.#baked.get(pitch.toFixed(4));
    c.save();
    c.translate(x, y);
    c.rotate(roll);
    c.scale(w / W, w / W);
    if (baked) c.drawImage(baked, -ROOM / 2, -ROOM / 2, ROOM, ROOM);
    else this.#drawLeaning(c, pitch, STRIPS);
    if (sheen > 0 && sheen < 1) drawSheen(c, sheen, Math.cos(pitch));
    c.restore();
  }

  /** A card that keeps its lean is drawn row by row once: strips in every frame would show their seams. */
  bake(pitch: number, pixelRatio: number): void {
    const sprite = bakeSprite(ROOM, ROOM, pixelRatio, (c) => {
      c.translate(ROOM / 2, ROOM / 2);
      this.#drawLeaning(c, pitch, 0);
    });
    this.#baked.set(pitch.toFixed(4), sprite);
  }

  #drawLeaning(c: CanvasRenderingContext2D, pitch: number, strips: number): void {
    const thick = 2.2 + 4.5 * Math.sin(pitch);
    for (const [sprite, down] of [
      [this.#under, thick],
      [this.#under, thick / 2],
      [this.#front, 0],
    ] as const) {
      c.save();
      c.translate(0, down);
      traceRim(c, pitch);
      c.clip();
      if (strips > 0) drawStrips(c, sprite, pitch, strips);
      else drawRows(c, sprite, pitch);
      c.restore();
    }
  }
}

function drawSheen(c: CanvasRenderingContext2D, at: number, squash: number): void {
  c.scale(1, squash);
  c.beginPath();
  c.roundRect(-W / 2 + 2, -H / 2 + 2, W - 4, H - 4, CORNER);
  const x = (at * 2.2 - 1.1) * W;
  c.fillStyle = linear(
    c,
    [x - 40, -14, x + 40, 14],
    [
      [0, 'rgb(255 255 255 / 0)'],
      [0.5, 'rgb(255 255 255 / 0.62)'],
      [0.56, 'rgb(255 255 255 / 0.25)'],
      [1, 'rgb(255 255 255 / 0)'],
    ],
  );
  c.fill();
}

/** Parts of the height (0 … 1) to where they stand in perspective, and how near that is. */
function inPerspective(part: number, pitch: number): { y: number; near: number } {
  const flat = (part - 0.5) * H;
  const near = 1 / (1 - (flat / W) * Math.sin(pitch) * NEARNESS);
  return { y: flat * Math.cos(pitch) * near, near };
}

/** The card's outline as it leans. It cuts off the steps in which the face is drawn. */
function traceRim(c: CanvasRenderingContext2D, pitch: number): void {
  c.beginPath();
  for (let i = 0; i < 36; i++) {
    const corner = (Math.floor(i / 9) + 0.5) * (Math.PI / 2);
    const angle = corner + ((i % 9) / 8 - 0.5) * (Math.PI / 2);
    const flat = Math.sign(Math.sin(corner)) * (H / 2 - CORNER) + Math.sin(angle) * CORNER;
    const { y, near } = inPerspective(flat / H + 0.5, pitch);
    c.lineTo((Math.sign(Math.cos(corner)) * (W / 2 - CORNER) + Math.cos(angle) * CORNER) * near, y);
  }
}

function drawStrips(c: CanvasRenderingContext2D, sprite: HTMLCanvasElement, pitch: number, strips: number): void {
  const row = sprite.height / strips;
  for (let i = 0; i < strips; i++) {
    const [top, bottom] = [inPerspective(i / strips, pitch), inPerspective((i + 1) / strips, pitch)];
    const half = (W / 2 + 0.6) * ((top.near + bottom.near) / 2);
    c.drawImage(sprite, 0, i * row, sprite.width, Math.min(row + 1, sprite.height - i * row), -half, top.y, half * 2, bottom.y - top.y + 0.4);
  }
}

/** One source slice for every row of pixels, on the pixel grid. */
function drawRows(c: CanvasRenderingContext2D, sprite: HTMLCanvasElement, pitch: number): void {
  const { d: ratio, f: middle } = c.getTransform();
  const pull = (Math.sin(pitch) * NEARNESS) / W;
  const partAt = (y: number) => y / (Math.cos(pitch) + y * pull) / H + 0.5;
  const first = Math.floor(inPerspective(0, pitch).y * ratio + middle);
  const last = Math.ceil(inPerspective(1, pitch).y * ratio + middle);
  for (let row = first; row < last; row++) {
    const y = (row - middle) / ratio;
    const [from, to] = [partAt(y), partAt(y + 1 / ratio)];
    const half = (W / 2 + 0.6) * inPerspective((from + to) / 2, pitch).near;
    c.drawImage(sprite, 0, from * sprite.height, sprite.width, (to - from) * sprite.height, -half, y, half * 2, 1 / ratio);
  }
}

function drawFace(c: CanvasRenderingContext2D, palette: Palette, name: string): void {
  const { mint, mintPale, mintDeep, mintInk, hasMark } = palette;
  c.beginPath();
  c.roundRect(0, 0, W, H, CORNER);
  c.clip();
  c.fillStyle = linear(
    c,
    [0, 0, W, H],
    [
      [0, mintPale],
      [0.28, mint],
      [0.62, mixColour(mint, '#0d6a58', 0.3)],
      [1, mixColour(mintDeep, '#052b26', 0.4)],
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
  if (hasMark) drawBlades(c, mintInk);
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

/** A long name takes two lines. */
function drawName(c: CanvasRenderingContext2D, name: string, ink: string): void {
  c.fillStyle = ink;
  c.textBaseline = 'alphabetic';
  c.font = '700 22px Sora';
  const lines = c.measureText(name).width > 260 ? halve(name) : [name];
  const widest = Math.max(...lines.map((line) => c.measureText(line).width));
  const size = Math.min(lines.length > 1 ? 17 : 22, (22 * 166) / widest);
  c.font = `700 ${size}px Sora`;
  for (const [i, line] of lines.entries()) c.fillText(line, 22, (lines.length > 1 ? 30 : 40) + i * size * 1.15);
}

/** In two, at the space nearest to the middle. */
function halve(text: string): string[] {
  const middle = text.length / 2;
  const spaces = [...text.matchAll(/ /g)].map((match) => match.index);
  const [best] = spaces.sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle));
  return best === undefined ? [text] : [text.slice(0, best), text.slice(best + 1)];
}
