import { bakeSprite } from '#creative-sdk/canvas.ts';
import { mixColour } from '#creative-sdk/colour.ts';
import { disc, fillSoft } from '#creative-sdk/soft.ts';
import type { Palette } from './flavours.ts';

/** Where the sun is, as an angle seen from the cup, and the unit vector to it. */
export const SUN = (-128 * Math.PI) / 180;
export const SUN_AT = [Math.cos(SUN), Math.sin(SUN)] as const;

/** The rolled lip of the cup from above, radius 1 in a square of side 2.04. */
export function bakeRim(palette: Palette, radius: number, pixelRatio: number): HTMLCanvasElement {
  const bounce = mixColour('#ffe9d2', palette.tea, 0.14);
  return bakeSprite(2.04, 2.04, radius * pixelRatio, (c) => {
    c.translate(1.02, 1.02);
    c.lineWidth = 0.086;
    strokeRing(c, 0.957, '#fffaf1');
    c.lineWidth = 0.034;
    strokeRing(c, 0.983, around(c, ['#ffffff', bounce, '#d59d70', '#e9bd93', '#ffffff']));
    c.lineWidth = 0.03;
    strokeRing(c, 0.93, around(c, ['#d29a6c', '#efd0ac', '#fffdf7', '#fff4e2', '#d29a6c']));
    c.lineWidth = 0.006;
    strokeRing(c, 0.9985, 'rgb(148 82 44 / 0.5)');
    strokeRing(c, 0.915, 'rgb(120 56 26 / 0.45)');
    drawGlints(c);
  });
}

/** A ring of colours that begins at the sun and goes round clockwise. */
function around(c: CanvasRenderingContext2D, colours: readonly string[]): CanvasGradient {
  const gradient = c.createConicGradient(SUN, 0, 0);
  for (const [i, colour] of colours.entries()) gradient.addColorStop(i / (colours.length - 1), colour);
  return gradient;
}

function strokeRing(c: CanvasRenderingContext2D, r: number, style: string | CanvasGradient): void {
  disc(c, 0, 0, r);
  c.strokeStyle = style;
  c.stroke();
}

function drawGlints(c: CanvasRenderingContext2D): void {
  c.lineCap = 'round';
  for (const [from, to, r, width, alpha] of [
    [-0.55, 0.42, 0.962, 0.024, 1],
    [0.5, 0.58, 0.962, 0.02, 0.9],
    [2.75, 3.5, 0.94, 0.014, 0.95],
  ] as const) {
    c.beginPath();
    c.arc(0, 0, r, SUN + from, SUN + to);
    c.lineWidth = width;
    c.strokeStyle = `rgb(255 255 255 / ${alpha})`;
    c.stroke();
  }
}

/** The lip's shadow on the tea below. */
export function bakeShade(radius: number, pixelRatio: number): HTMLCanvasElement {
  return bakeSprite(2, 2, radius * pixelRatio, (c) => {
    c.translate(1, 1);
    disc(c, 0, 0, 0.917);
    c.clip();
    fillSoft(c, 0.09, 'rgb(92 22 4 / 0.5)', (s) => {
      s.rect(-2, -2, 4, 4);
      s.arc(0.05, 0.065, 0.9, 0, Math.PI * 2, true);
    });
  });
}
