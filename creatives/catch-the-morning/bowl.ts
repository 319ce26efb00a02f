import { bakeSprite } from '#creative-sdk/canvas.ts';
import { mixColour, withAlpha } from '#creative-sdk/colour.ts';
import { noise1 } from '#creative-sdk/random.ts';
import { fillSoft, linear, radial } from '#creative-sdk/soft.ts';
import { drawName } from './bowl-name.ts';
import { BOWL_HEIGHT, OPENING } from './layout.ts';
import type { Palette } from './palette.ts';

type Draw = CanvasRenderingContext2D;

/** Sprites reach this far from the middle of the rim, rim radii. */
const HALF = 1.15;
const ABOVE = 0.4;
const BELOW = 1.5;
/** Inner edge of the rim, rim radii. */
export const INNER = 0.935;
const FOOT = 0.44;

/** A stoneware bowl dipped in the brand's glaze. All in rim radii, the middle of the rim at 0, 0. */
export class Bowl {
  readonly #inside: HTMLCanvasElement;
  readonly #outside: HTMLCanvasElement;
  readonly #shadow: HTMLCanvasElement;

  constructor(palette: Palette, name: string | undefined, pixelsPerRadius: number) {
    const bake = (draw: (c: Draw) => void) =>
      bakeSprite(HALF * 2, ABOVE + BELOW, pixelsPerRadius, (c) => {
        c.translate(HALF, ABOVE);
        draw(c);
      });
    this.#inside = bake((c) => drawInside(c));
    this.#outside = bake((c) => {
      drawBody(c, palette);
      if (name) drawName(c, name, palette.mark, pixelsPerRadius);
      drawRim(c);
    });
    this.#shadow = bakeSprite(3, 1, 60, (c) => {
      c.scale(1, 0.32);
      fillSoft(c, 0.34, 'rgb(46 20 30 / 0.5)', (s) => s.arc(1.62, 1.5, 0.66, 0, 7));
      fillSoft(c, 0.12, 'rgb(34 14 26 / 0.62)', (s) => s.arc(1.5, 1.45, 0.46, 0, 7));
    });
  }

  /** `table`: where it stands, under the middle of the picture. */
  drawShadow(c: Draw, table = BOWL_HEIGHT): void {
    c.drawImage(this.#shadow, -1.5, table - 0.47, 3, 1);
  }

  drawInside(c: Draw): void {
    c.drawImage(this.#inside, -HALF, -ABOVE, HALF * 2, ABOVE + BELOW);
  }

  drawOutside(c: Draw): void {
    c.drawImage(this.#outside, -HALF, -ABOVE, HALF * 2, ABOVE + BELOW);
  }
}

function traceBody(c: Draw): void {
  const foot = BOWL_HEIGHT - 0.08;
  c.moveTo(-1, 0);
  c.bezierCurveTo(-1, 0.44, -0.8, 0.86, -FOOT, foot);
  c.lineTo(-FOOT + 0.02, foot + 0.06);
  c.bezierCurveTo(-0.3, foot + 0.15, 0.3, foot + 0.15, FOOT - 0.02, foot + 0.06);
  c.lineTo(FOOT, foot);
  c.bezierCurveTo(0.8, 0.86, 1, 0.44, 1, 0);
  c.ellipse(0, 0, 1, OPENING, 0, 0, Math.PI);
  c.closePath();
}

/** Light from the left, the sky's bounce at the right edge. */
export function roundness(c: Draw, colour: string): CanvasGradient {
  const lit = mixColour(colour, '#fffaf0', 0.36);
  const dark = mixColour(colour, '#3d2233', 0.5);
  return linear(
    c,
    [-1, 0, 1, 0.12],
    [
      [0, mixColour(colour, '#5a3a44', 0.22)],
      [0.1, mixColour(colour, lit, 0.6)],
      [0.28, lit],
      [0.5, colour],
      [0.76, mixColour(colour, dark, 0.55)],
      [0.92, dark],
      [1, mixColour(dark, '#ffb37a', 0.5)],
    ],
  );
}

function drawBody(c: Draw, palette: Palette): void {
  c.save();
  c.beginPath();
  traceBody(c);
  c.clip();
  c.fillStyle = roundness(c, palette.clay);
  c.fillRect(-1.2, -0.4, 2.4, 2);
  drawSpeckles(c);
  drawGlaze(c, palette.glaze);
  c.fillStyle = linear(
    c,
    [0, 0.3, 0, BOWL_HEIGHT + 0.06],
    [
      [0, 'rgb(40 14 30 / 0)'],
      [0.6, 'rgb(40 14 30 / 0.1)'],
      [1, 'rgb(30 10 26 / 0.52)'],
    ],
  );
  c.fillRect(-1.2, -0.4, 2.4, 2);
  // Shadow that the rim throws on the wall below it.
  c.lineWidth = 0.09;
  c.strokeStyle = 'rgb(90 50 40 / 0.16)';
  c.beginPath();
  c.ellipse(0, 0.05, 1, OPENING, 0, 0, Math.PI);
  c.stroke();
  drawWindow(c);
  c.restore();
}

function drawSpeckles(c: Draw): void {
  for (let i = 0; i < 110; i++) {
    const x = noise1(i * 3.7, 2) * 1.1;
    const y = 0.05 + (noise1(i * 5.1, 4) * 0.5 + 0.5) * 1.0;
    const r = 0.006 + 0.012 * Math.max(0, noise1(i * 2.9, 6)) ** 2;
    c.fillStyle = `rgb(112 72 48 / ${0.28 + 0.3 * Math.abs(noise1(i, 8))})`;
    c.beginPath();
    c.ellipse(x, y, r * Math.sqrt(Math.max(0.1, 1 - x * x)), r, 0, 0, 7);
    c.fill();
  }
}

/** The dip's edge runs round the bowl, so it hangs lower in the middle; here and there a drip stopped. */
function traceGlaze(c: Draw, sink: number): void {
  c.moveTo(-1.2, 1.6);
  for (let i = 0; i <= 80; i++) {
    const x = -1.02 + (i / 80) * 2.04;
    const round = Math.sqrt(Math.max(0, 1 - x * x));
    const wave = 0.02 * Math.sin(x * 7 + 1) + 0.014 * Math.sin(x * 17);
    c.lineTo(x, 0.42 + 0.235 * round + wave + sink);
  }
  c.lineTo(1.2, 1.6);
  c.closePath();
}

export function drawGlaze(c: Draw, glaze: string): void {
  fillSoft(c, 0.03, 'rgb(70 36 30 / 0.5)', (s) => traceGlaze(s, -0.012));
  c.beginPath();
  traceGlaze(c, 0);
  c.save();
  c.clip();
  c.fillStyle = roundness(c, glaze);
  c.fillRect(-1.2, 0, 2.4, 1.6);
  c.fillStyle = radial(
    c,
    [0.56, 1.02, 0.5],
    [
      [0, withAlpha(mixColour(glaze, '#ffc48a', 0.7), 0.34)],
      [1, withAlpha(glaze, 0)],
    ],
  );
  c.fillRect(-1.2, 0, 2.4, 1.6);
  c.lineWidth = 0.022;
  c.strokeStyle = withAlpha(mixColour(glaze, '#ffffff', 0.62), 0.75);
  c.beginPath();
  traceGlaze(c, 0.012);
  c.stroke();
  c.restore();
}

/** A window's bent reflection on the shoulder, hard-edged. */
function drawWindow(c: Draw): void {
  for (const [from, to, alpha] of [
    [-0.78, -0.63, 0.42],
    [-0.6, -0.55, 0.3],
  ] as const) {
    c.beginPath();
    c.moveTo(from, 0.26);
    c.bezierCurveTo(from, 0.5, from + 0.08, 0.7, from + 0.2, 0.86);
    c.lineTo(to + 0.17, 0.9);
    c.bezierCurveTo(to + 0.06, 0.7, to, 0.5, to, 0.28);
    c.closePath();
    c.fillStyle = linear(
      c,
      [0, 0.26, 0, 0.92],
      [
        [0, `rgb(255 255 255 / ${alpha})`],
        [1, 'rgb(255 255 255 / 0.05)'],
      ],
    );
    c.fill();
  }
}

function ring(c: Draw): void {
  c.ellipse(0, 0, 1, OPENING, 0, 0, Math.PI);
  c.ellipse(0, 0.008, INNER, OPENING * INNER, 0, Math.PI, 0, true);
  c.closePath();
}

function drawRim(c: Draw): void {
  c.beginPath();
  ring(c);
  c.fillStyle = linear(
    c,
    [-1, 0, 1, 0],
    [
      [0, '#f0ddc2'],
      [0.25, '#fffdf6'],
      [0.55, '#f9edd8'],
      [0.9, '#cfae90'],
      [1, '#f0b98a'],
    ],
  );
  c.fill();
  c.lineWidth = 0.014;
  c.strokeStyle = 'rgb(255 255 255 / 0.85)';
  c.beginPath();
  c.ellipse(0, 0.004, 0.985, OPENING * 0.98, 0, 0.9, Math.PI - 0.16);
  c.stroke();
}

function drawInside(c: Draw): void {
  c.beginPath();
  c.ellipse(0, 0, 1, OPENING, 0, 0, 7);
  c.fillStyle = '#f3e2c8';
  c.fill();
  c.lineWidth = 0.012;
  c.strokeStyle = 'rgb(255 255 255 / 0.8)';
  c.stroke();
  c.beginPath();
  c.ellipse(0, 0.012, INNER, OPENING * INNER, 0, 0, 7);
  c.fillStyle = linear(
    c,
    [-0.9, -0.1, 0.9, 0.2],
    [
      [0, '#7d5b4a'],
      [0.4, '#b9977c'],
      [0.8, '#ead3b4'],
      [1, '#f4e4cb'],
    ],
  );
  c.fill();
}
