import { withAlpha } from '#creative-sdk/colour.ts';
import { linear } from '#creative-sdk/soft.ts';
import { type Layout, shieldOf } from './layout.ts';
import { SHIELDS } from './pace.ts';
import type { Palette } from './palette.ts';

/** A chip is drawn 24 wide about 0, 0; it breaks in two along a jagged line. */
const WHOLE = 'M0-12Q-5-9-12-9L-12-4Q-11 8 0 14Q11 8 12-4L12-9Q5-9 0-12Z';
const CRACK = 'L3-6-3-1 3 5 0 14';
const HALVES = [`M0-12${CRACK}Q-11 8-12-4L-12-9Q-5-9 0-12Z`, `M0-12${CRACK}Q11 8 12-4L12-9Q5-9 0-12Z`] as const;

interface ShieldState {
  readonly shields: number;
  /** 1 when one was just hit; fades. */
  readonly shock: number;
  readonly fade: number;
}

/** A dome of light over the card, and on the card's edge a chip of glass for each hit that it still takes. */
export function drawShields(c: CanvasRenderingContext2D, layout: Layout, state: ShieldState, palette: Palette): void {
  const { x, y, w } = layout.card;
  const { shields, shock, fade } = state;
  c.save();
  c.globalAlpha = fade * (shields > 0 ? 1 : shock);
  drawDome(c, layout, shock, palette);
  for (let i = 0; i < SHIELDS; i++) {
    const isBroken = i >= shields;
    // The one that was hit breaks apart while the shock fades.
    const apart = isBroken ? (i === shields ? 1 - shock : 1) : 0;
    for (const [side, part] of (isBroken ? HALVES : [WHOLE]).entries()) {
      c.save();
      c.translate(x + (i - (SHIELDS - 1) / 2) * w * 0.2, y - w * 0.25);
      c.scale(w / 172, w / 172);
      c.translate((side - 0.5) * apart * 5, apart * 2);
      c.rotate((side - 0.5) * apart * 0.4);
      c.globalAlpha = fade;
      drawPart(c, new Path2D(part), isBroken, palette);
      c.restore();
    }
  }
  c.restore();
}

function drawPart(c: CanvasRenderingContext2D, part: Path2D, isBroken: boolean, { mint, mintPale, mintDeep }: Palette): void {
  c.fillStyle = isBroken
    ? 'rgb(20 28 28 / 0.3)'
    : linear(
        c,
        [-12, -12, 12, 14],
        [
          [0, mintPale],
          [0.5, mint],
          [1, mintDeep],
        ],
      );
  c.fill(part);
  c.lineWidth = 1.1;
  c.strokeStyle = isBroken ? 'rgb(20 28 28 / 0.6)' : mintDeep;
  c.stroke(part);
}

function drawDome(c: CanvasRenderingContext2D, layout: Layout, shock: number, { mint, mintDeep }: Palette): void {
  const { x, y } = layout.card;
  const { rx, ry } = shieldOf(layout);
  const line = shock > 0 ? '#ffffff' : mintDeep;
  c.beginPath();
  c.ellipse(x, y, rx, ry, 0, Math.PI * 1.03, Math.PI * 1.97);
  c.fillStyle = linear(
    c,
    [0, y - ry, 0, y],
    [
      [0, withAlpha(mint, 0.3 + shock * 0.3)],
      [1, withAlpha(mint, 0)],
    ],
  );
  c.fill();
  c.strokeStyle = linear(
    c,
    [x - rx, 0, x + rx, 0],
    [
      [0, withAlpha(line, 0)],
      [0.5, withAlpha(line, 0.95)],
      [1, withAlpha(line, 0)],
    ],
  );
  c.lineWidth = 1.6 + shock * 3;
  c.stroke();
}
