import { bakeSprite } from '#creative-sdk/canvas.ts';
import { inkOn } from '#creative-sdk/colour.ts';
import { fillSoft, linear } from '#creative-sdk/soft.ts';
import { drawGlaze, roundness } from './bowl.ts';
import { setName, widthIn } from './bowl-name.ts';
import { COPY } from './copy.ts';
import { INGREDIENTS } from './kinds.ts';
import type { Larder } from './larder.ts';
import type { Mix, Part } from './mix.ts';
import type { Palette } from './palette.ts';

type Draw = CanvasRenderingContext2D;

/** Sprites reach this far from the middle of the foot, in halves of the pouch's width. */
const HALF = 1.2;
const ABOVE = 3.4;
const BELOW = 0.3;
/** The pouch is so high, folded; its torn mouth, when it pours, is higher. */
const FOLD = -2.9;
const MOUTH = -3.1;
/** The middle of its front, left of the gusset. */
const FRONT = -0.09;
/** The middle of the window in its front, where the granola shows as a rising sun. */
const SUN = { y: -1.62, r: 0.56 } as const;
/** How high the hills in the colours of a mix rise over the dip. */
const HILLS = 0.34;

/** A matte paper pouch dipped in the colour of the bowl. All in halves of its width, the middle of its foot at 0, 0. */
export class Pouch {
  readonly #folded: HTMLCanvasElement;
  readonly #open: HTMLCanvasElement;
  readonly #bake: (isOpen: boolean, mix?: Mix) => HTMLCanvasElement;
  #packed: HTMLCanvasElement | undefined;
  #mix: Mix | undefined;

  constructor(palette: Palette, larder: Larder, { name, pixels }: { readonly name: string | undefined; readonly pixels: number }) {
    this.#bake = (isOpen, mix) =>
      bakeSprite(HALF * 2, ABOVE + BELOW, pixels, (c) => {
        c.translate(HALF, ABOVE);
        drawFront(c, palette, larder, mix?.parts ?? []);
        if (name) drawWords(c, palette, name, mix);
        drawCreases(c);
        if (isOpen) drawMouth(c, palette);
        else drawFold(c, palette);
      });
    this.#folded = this.#bake(false);
    this.#open = this.#bake(true);
  }

  draw(c: Draw, isOpen: boolean): void {
    stamp(c, isOpen ? this.#open : this.#folded);
  }

  /** The visitor's mix, packed: its name, its colours and what is in it, printed from the foot up as `part` goes from 0 to 1. */
  drawPacked(c: Draw, mix: Mix, part: number): void {
    if (this.#mix !== mix) this.#packed = this.#bake(false, mix);
    this.#mix = mix;
    if (!this.#packed) return;
    c.save();
    c.beginPath();
    c.rect(-HALF, BELOW, HALF * 2, -(ABOVE + BELOW) * part);
    c.clip();
    stamp(c, this.#packed);
    c.restore();
  }
}

function stamp(c: Draw, sprite: HTMLCanvasElement): void {
  c.drawImage(sprite, -HALF, -ABOVE, HALF * 2, ABOVE + BELOW);
}

function traceBody(c: Draw): void {
  c.moveTo(-0.93, FOLD + 0.2);
  c.bezierCurveTo(-0.92, -2, -1.06, -1, -0.98, 0);
  c.quadraticCurveTo(0, 0.16, 0.7, 0.08);
  c.lineTo(0.98, -0.04);
  c.bezierCurveTo(1.06, -1, 0.92, -2, 0.93, FOLD + 0.2);
}

function drawFront(c: Draw, { clay, glaze, accent }: Palette, larder: Larder, parts: readonly Part[]): void {
  c.save();
  c.beginPath();
  traceBody(c);
  fillPaper(c, clay);
  c.clip();
  c.save();
  c.translate(FRONT, SUN.y);
  c.fillStyle = accent;
  for (let i = 0; i < 9; i++) {
    c.save();
    c.rotate((i / 4 - 1) * 1.3);
    c.beginPath();
    c.ellipse(0, -SUN.r - 0.24, 0.055, i % 2 ? 0.1 : 0.15, 0, 0, 7);
    c.fill();
    c.restore();
  }
  drawWindow(c, larder, parts);
  c.restore();
  c.translate(0, -2.26);
  flatten(c);
  c.scale(1, 1.56);
  let high = HILLS;
  for (const [i, { kind, share }] of parts.entries()) {
    c.save();
    // Moved aside, each by its own way, so that no two have the same ridge.
    c.translate(-((i * 0.15) % 0.25), -high);
    drawGlaze(c, INGREDIENTS[kind].colour);
    c.restore();
    high -= (HILLS * share) / 100;
  }
  drawGlaze(c, glaze);
  c.restore();
}

/** Granola behind clear film, and between its flakes what was caught. */
function drawWindow(c: Draw, larder: Larder, parts: readonly Part[]): void {
  c.save();
  c.beginPath();
  c.arc(0, 0, SUN.r, 0, 7);
  c.fillStyle = '#7a4416';
  c.fill();
  c.clip();
  for (let i = 0; i < 60; i++) {
    c.save();
    c.rotate(i * 2.4);
    c.translate(0, 0.075 * Math.sqrt(60 - i));
    c.rotate(i * 1.7);
    const kind = i % 3 ? undefined : parts[(i / 3) % parts.length]?.kind;
    larder.drawStill(c, kind ?? 'oat', (i * 5) / 14, 0.16);
    c.restore();
  }
  c.restore();
  c.lineWidth = 0.045;
  c.strokeStyle = 'rgb(40 14 30 / 0.4)';
  c.stroke();
}

function drawWords(c: Draw, { glaze, ink, cream }: Palette, name: string, mix: Mix | undefined): void {
  const measure = widthIn(c);
  const brand = setName(name, measure);
  const blend = mix ? setName(mix.name, measure) : { lines: [], size: 0 };
  c.save();
  c.fillStyle = inkOn(glaze, ink, cream);
  c.textAlign = 'center';
  c.font = '600 100px Fraunces';
  c.translate(FRONT, mix ? -1.04 : -0.98);
  c.scale(1.3, 1.3);
  for (const { lines, size } of [brand, blend, { lines: [COPY.pouch], size: mix ? 0.13 : 0.2 }]) {
    for (const line of lines) {
      c.translate(0, size * 0.74 + 0.07);
      c.save();
      c.scale(size / 100, size / 100);
      c.fillText(line, 0, 0);
      c.restore();
    }
  }
  c.restore();
}

/** The side's gusset, which lies in the shadow, the fold of the foot, and where the paper gives. */
function drawCreases(c: Draw): void {
  c.save();
  c.beginPath();
  traceBody(c);
  c.clip();
  fillSoft(c, 0.16, 'rgb(40 14 30 / 0.42)', (s) => s.ellipse(0, 0.2, 1.1, 0.3, 0, 0, 7));
  for (const [x, alpha] of [
    [0.7, 0.2],
    [0.86, 0.26],
  ] as const) {
    c.fillStyle = `rgb(40 14 30 / ${alpha})`;
    c.beginPath();
    c.moveTo(x, -3);
    c.quadraticCurveTo(x + 0.06, -1.2, x - 0.02, 0.2);
    c.lineTo(2, 0);
    c.lineTo(2, -3);
    c.fill();
  }
  fillSoft(c, 0.04, 'rgb(255 252 240 / 0.55)', (s) => s.rect(0.655, -3, 0.04, 3));
  for (const [x, tip] of [
    [-0.8, -0.3],
    [-0.5, -0.72],
    [0.5, 0.3],
  ] as const)
    fillSoft(c, 0.06, 'rgb(40 14 30 / 0.4)', (s) => {
      s.moveTo(x, FOLD + 0.3);
      s.lineTo(tip, FOLD + 1);
      s.lineTo(x + 0.12, FOLD + 0.3);
    });
  c.restore();
}

/** Folded over to the front and held by a tin tie in the colour of the bowl, its ends bent. */
function drawFold(c: Draw, { clay, glaze }: Palette): void {
  fillSoft(c, 0.14, 'rgb(40 14 30 / 0.7)', (s) => s.rect(-0.92, FOLD + 0.2, 1.84, 0.26));
  c.save();
  c.rotate(-0.012);
  for (const [x, y, high, colour] of [
    [0.95, FOLD, 0.4, clay],
    [0.99, FOLD + 0.1, 0.13, glaze],
  ] as const) {
    c.beginPath();
    c.roundRect(-x, y, x * 2, high, 0.04);
    fillPaper(c, colour);
  }
  c.fillStyle = linear(
    c,
    [0, FOLD, 0, FOLD + 0.4],
    [
      [0, 'rgb(255 252 240 / 0.75)'],
      [0.2, 'rgb(255 252 240 / 0)'],
      [0.6, 'rgb(40 14 30 / 0)'],
      [1, 'rgb(40 14 30 / 0.3)'],
    ],
  );
  c.fillRect(-0.95, FOLD, 1.9, 0.4);
  c.restore();
}

function drawMouth(c: Draw, { clay }: Palette): void {
  c.beginPath();
  c.moveTo(-0.93, FOLD + 0.24);
  c.lineTo(-0.98, MOUTH);
  c.lineTo(0.98, MOUTH);
  c.lineTo(0.93, FOLD + 0.24);
  fillPaper(c, clay);
  c.beginPath();
  c.ellipse(0, MOUTH, 0.98, 0.2, 0, 0, 7);
  c.fillStyle = '#5c3524';
  c.fill();
  c.lineWidth = 0.05;
  c.strokeStyle = '#fff6e4';
  c.stroke();
}

/** The bowl's light, but flatter. */
function flatten(c: Draw): void {
  c.translate(0.34, 0);
  c.scale(1.4, 1);
}

function fillPaper(c: Draw, colour: string): void {
  c.save();
  flatten(c);
  c.fillStyle = roundness(c, colour);
  c.fill();
  c.restore();
}
