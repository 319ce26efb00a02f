import { bakeSprite } from '#creative-sdk/canvas.ts';
import { inkOn } from '#creative-sdk/colour.ts';
import { fillSoft, linear } from '#creative-sdk/soft.ts';
import { drawGlaze, roundness } from './bowl.ts';
import { setName, widthIn } from './bowl-name.ts';
import { COPY } from './copy.ts';
import type { Larder } from './larder.ts';
import type { Palette } from './palette.ts';

type Draw = CanvasRenderingContext2D;

/** Sprites reach this far from the middle of the foot, in halves of the pouch's width. */
const HALF = 1.2;
const ABOVE = 3.4;
const BELOW = 0.3;
/** The pouch is so high, folded; its torn mouth, when it pours, is higher. */
const FOLD = -2.9;
const MOUTH = -3.1;
/** The middle of the window in its front, where the granola shows as a rising sun. */
const SUN = { y: -1.62, r: 0.56 } as const;

/** A matte paper pouch dipped in the colour of the bowl. All in halves of its width, the middle of its foot at 0, 0. */
export class Pouch {
  readonly #folded: HTMLCanvasElement;
  readonly #open: HTMLCanvasElement;

  constructor(palette: Palette, larder: Larder, { name, pixels }: { readonly name: string | undefined; readonly pixels: number }) {
    const bake = (isOpen: boolean) =>
      bakeSprite(HALF * 2, ABOVE + BELOW, pixels, (c) => {
        c.translate(HALF, ABOVE);
        drawFront(c, palette, larder);
        if (name) drawWords(c, palette, name);
        drawCreases(c);
        if (isOpen) drawMouth(c, palette);
        else drawFold(c, palette);
      });
    this.#folded = bake(false);
    this.#open = bake(true);
  }

  draw(c: Draw, isOpen: boolean): void {
    c.drawImage(isOpen ? this.#open : this.#folded, -HALF, -ABOVE, HALF * 2, ABOVE + BELOW);
  }
}

function traceBody(c: Draw): void {
  c.moveTo(-0.93, FOLD + 0.2);
  c.bezierCurveTo(-0.92, -2, -1.06, -1, -0.98, 0);
  c.quadraticCurveTo(0, 0.16, 0.7, 0.08);
  c.lineTo(0.98, -0.04);
  c.bezierCurveTo(1.06, -1, 0.92, -2, 0.93, FOLD + 0.2);
}

function drawFront(c: Draw, { clay, glaze, accent }: Palette, larder: Larder): void {
  c.save();
  c.beginPath();
  traceBody(c);
  fillPaper(c, clay);
  c.clip();
  c.save();
  c.translate(0, SUN.y);
  c.fillStyle = accent;
  for (let i = 0; i < 9; i++) {
    c.save();
    c.rotate((i / 4 - 1) * 1.3);
    c.beginPath();
    c.ellipse(0, -SUN.r - 0.24, 0.055, i % 2 ? 0.1 : 0.15, 0, 0, 7);
    c.fill();
    c.restore();
  }
  drawWindow(c, larder);
  c.restore();
  c.translate(0, -2.26);
  flatten(c);
  c.scale(1, 1.56);
  drawGlaze(c, glaze);
  c.restore();
}

/** Granola behind clear film. */
function drawWindow(c: Draw, larder: Larder): void {
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
    larder.drawStill(c, 'oat', (i * 5) / 14, 0.16);
    c.restore();
  }
  c.restore();
  c.lineWidth = 0.045;
  c.strokeStyle = 'rgb(40 14 30 / 0.4)';
  c.stroke();
}

function drawWords(c: Draw, { glaze, ink, cream }: Palette, name: string): void {
  const { lines, size } = setName(name, widthIn(c));
  c.save();
  c.fillStyle = inkOn(glaze, ink, cream);
  c.textAlign = 'center';
  c.font = '600 100px Fraunces';
  c.translate(0, lines.length > 1 ? -0.82 : -0.66);
  c.scale(size * 0.0145, size * 0.0145);
  for (const [i, line] of lines.entries()) c.fillText(line, 0, i * 104);
  c.scale(0.5, 0.5);
  c.fillText(COPY.pouch, 0, lines.length * 208 - 96);
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
