import { withAlpha } from '#creative-sdk/colour.ts';
import { type Layout, shieldOf } from './layout.ts';
import { linear } from './paint.ts';
import type { Palette } from './palette.ts';

/** The domes of light over the card, one for each life. `shock` lights up what was hit. */
export function drawShields(
  c: CanvasRenderingContext2D,
  layout: Layout,
  state: { shields: number; shock: number; fade: number },
  palette: Palette,
): void {
  const { x, y } = layout.card;
  c.save();
  c.globalCompositeOperation = 'screen';
  for (let ring = 0; ring < 3; ring++) {
    const isBroken = ring >= state.shields;
    const isBreaking = ring === state.shields && state.shock > 0;
    if (isBroken && !isBreaking) continue;
    const { rx, ry } = shieldOf(layout, ring);
    const grown = isBreaking ? 1 + 0.16 * (1 - state.shock) : 1;
    c.globalAlpha = state.fade * (isBreaking ? state.shock : 1);
    drawDome(c, [x, y, rx * grown, ry * grown], isBreaking, palette);
  }
  c.restore();
}

function drawDome(
  c: CanvasRenderingContext2D,
  [x, y, rx, ry]: readonly [number, number, number, number],
  isHit: boolean,
  { mint, edge }: Palette,
): void {
  const line = isHit ? '#ffffff' : mint;
  c.beginPath();
  c.ellipse(x, y, rx, ry, 0, Math.PI * 1.03, Math.PI * 1.97);
  c.fillStyle = linear(
    c,
    [0, y - ry, 0, y],
    [
      [0, withAlpha(mint, 0.1)],
      [0.6, withAlpha(edge, 0.02)],
      [1, withAlpha(edge, 0)],
    ],
  );
  c.fill();
  c.strokeStyle = linear(
    c,
    [x - rx, 0, x + rx, 0],
    [
      [0, withAlpha(line, 0)],
      [0.25, withAlpha(line, 0.5)],
      [0.5, withAlpha(line, 0.95)],
      [0.75, withAlpha(line, 0.5)],
      [1, withAlpha(line, 0)],
    ],
  );
  for (const [width, alpha] of [
    [4.5, 0.2],
    [1.2, 1],
  ] as const) {
    c.lineWidth = width;
    const before = c.globalAlpha;
    c.globalAlpha = before * alpha;
    c.stroke();
    c.globalAlpha = before;
  }
}
