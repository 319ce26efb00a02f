import { bakeSprite } from '#creative-sdk/canvas.ts';
import { contrast, withAlpha } from '#creative-sdk/colour.ts';
import type { Flavour, Palette } from './flavours.ts';
import { spell } from './lettering.ts';
import { bakePearl, stampPearl } from './pearl.ts';
import { SLOTS } from './wheel-physics.ts';

type Draw = CanvasRenderingContext2D;

/** Where the word's foot and the middle of the sign are, and the size of the type, parts of the rim's radius. */
const WORD_AT = 0.6;
const SIGN_AT = 0.445;
const SIZE = 0.125;
/** The word may be this long. */
const LONGEST = 0.37;
const PEARLS = [
  [0, -0.05],
  [-0.06, 0.04],
  [0.06, 0.04],
] as const;
const DARK = '#3b160b';
const LIGHT = '#fffaf0';

/** The rewards of all eight jellies, to be laid on the wheel. */
export function bakeRewards(palette: Palette, radius: number, pixelRatio: number): HTMLCanvasElement {
  const pearl = bakePearl(palette.pearl, radius * 0.058, pixelRatio);
  return bakeSprite(2, 2, radius * pixelRatio, (c) => {
    c.translate(1, 1);
    palette.flavours.forEach((flavour, slot) => {
      c.save();
      c.rotate(((slot + 0.5) / SLOTS) * Math.PI * 2 + Math.PI / 2);
      printReward(c, flavour, pearl);
      c.restore();
    });
  });
}

/** The reward on its jelly, like icing: dark on a pale jelly, cream on a deep one; free pearls are pearls. Radius 1, the wedge upright over the origin. */
function printReward(c: Draw, { word, sign, colour, light, deep }: Flavour, pearl: HTMLCanvasElement): void {
  const isLight = contrast(colour, LIGHT) >= 2.4;
  c.fillStyle = isLight ? LIGHT : DARK;
  c.strokeStyle = c.fillStyle;
  c.shadowColor = withAlpha(isLight ? deep : light, 0.9);
  c.shadowBlur = 4;
  c.textAlign = 'center';
  drawWord(c, word);
  c.translate(0, -SIGN_AT);
  if (sign === 'off') {
    c.font = '600 .1px Unbounded';
    c.fillText('OFF', 0, 0.045);
  }
  if (sign === 'cup') drawCup(c, 0, 0.17);
  if (sign === 'cups') for (const x of [-0.072, 0.072]) drawCup(c, x, 0.13);
  c.shadowColor = withAlpha(LIGHT, 0.8);
  if (sign === 'pearls') for (const [x, y] of PEARLS) stampPearl(c, pearl, x, y, 0.058);
  c.shadowColor = 'transparent';
  if (sign === 'cup') drawArrow(c, colour);
}

/** Up: the cup grows. */
function drawArrow(c: Draw, colour: string): void {
  c.fillStyle = colour;
  c.beginPath();
  c.moveTo(0, -0.02);
  c.lineTo(0.038, 0.028);
  c.lineTo(-0.038, 0.028);
  c.rect(-0.013, 0.02, 0.026, 0.062);
  c.fill();
}

/** Letter by letter round the arc. */
function drawWord(c: Draw, word: string): void {
  c.font = `600 1px Unbounded`;
  const size = Math.min(SIZE, LONGEST / c.measureText(word).width);
  c.font = `600 ${size}px Unbounded`;
  c.letterSpacing = `${size * 0.05}px`;
  spell(c, word, (letter, middle) => {
    c.save();
    c.rotate(middle / (WORD_AT + size * 0.35));
    c.fillText(letter, 0, -WORD_AT);
    c.restore();
  });
}

function drawCup(c: Draw, x: number, size: number): void {
  c.save();
  c.translate(x, 0);
  c.scale(size, size);
  c.beginPath();
  c.moveTo(-0.42, -0.28);
  c.lineTo(0.42, -0.28);
  c.lineTo(0.3, 0.62);
  c.lineTo(-0.3, 0.62);
  c.rect(-0.5, -0.48, 1, 0.14);
  c.fill();
  c.lineWidth = 0.12;
  c.beginPath();
  c.moveTo(0.08, -0.4);
  c.lineTo(0.24, -0.84);
  c.stroke();
  c.restore();
}
