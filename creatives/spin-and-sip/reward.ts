import { bakeSprite } from '#creative-sdk/canvas.ts';
import { contrast, withAlpha } from '#creative-sdk/colour.ts';
import type { Flavour, Palette } from './flavours.ts';
import { bakePearl, stampPearl } from './pearl.ts';
import { SLOTS } from './wheel-physics.ts';

type Draw = CanvasRenderingContext2D;

/** All in parts of the rim's radius: where a label's middle is, half of its sprite's side, how long a line may be, and how high its capitals are. */
const PLACE = 0.555;
const HALF = 0.24;
const LONGEST = 0.345;
const CAPITAL = 0.71;
const LEADING = 0.04;
const PEARL = 0.052;
const DARK = '#3b160b';
const LIGHT = '#fffaf0';

/** The rewards of all eight jellies, one sprite each. */
export function bakeRewards(palette: Palette, radius: number, pixelRatio: number): readonly HTMLCanvasElement[] {
  const pearl = bakePearl(palette.pearl, radius * PEARL, pixelRatio);
  return palette.flavours.map((flavour) => bakeSprite(HALF * 2, HALF * 2, radius * pixelRatio, (c) => printReward(c, flavour, pearl)));
}

/** Each upright in the middle of its jelly, for a wheel turned by `turn`; the context is not turned. */
export function drawRewards(c: Draw, labels: readonly HTMLCanvasElement[], turn: number, radius: number): void {
  const half = HALF * radius;
  labels.forEach((label, slot) => {
    const angle = turn + ((slot + 0.5) / SLOTS) * Math.PI * 2;
    c.drawImage(label, Math.cos(angle) * PLACE * radius - half, Math.sin(angle) * PLACE * radius - half, half * 2, half * 2);
  });
}

/** Written large and drawn small: a browser that moves letters by whole pixels would write those of a fraction of one onto each other. */
const FONT = 100;

/** Like icing: dark on a pale jelly, cream on a deep one; free pearls are pearls. */
function printReward(c: Draw, { print, below, colour, light, deep }: Flavour, pearl: HTMLCanvasElement): void {
  const isLight = contrast(colour, LIGHT) >= 3.5;
  c.translate(HALF, HALF);
  c.fillStyle = isLight ? LIGHT : DARK;
  c.shadowColor = withAlpha(isLight ? deep : light, 0.9);
  c.shadowBlur = 5;
  c.textAlign = 'center';
  c.font = `600 ${FONT}px Unbounded`;
  const sizeOf = (text: string, largest: number) => Math.min(largest, (LONGEST * FONT) / c.measureText(text).width);
  const write = (text: string, size: number, y: number) => {
    c.save();
    c.translate(0, y);
    c.scale(size / FONT, size / FONT);
    c.fillText(text, 0, 0);
    c.restore();
  };
  const [upper, lower] = [sizeOf(print, 0.18), below ? sizeOf(below, 0.135) : (PEARL * 2) / CAPITAL];
  const half = (CAPITAL * (upper + lower) + LEADING) / 2;
  write(print, upper, CAPITAL * upper - half);
  if (below) write(below, lower, half);
  else for (const x of [-0.105, 0, 0.105]) stampPearl(c, pearl, x, half - PEARL, PEARL);
}
