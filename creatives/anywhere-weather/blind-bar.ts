import { mixColour, withAlpha } from '#creative-sdk/colour.ts';
import type { Context } from './brush.ts';
import type { Box } from './cabin-plan.ts';

/** The lip of a blind: a moulded bar in the brand's colour with a tab for the finger, and its shadow on the world below. `y` is its lower edge. */
export function paintBar(context: Context, pane: Box, y: number, primary: string): void {
  const { x, width, height } = pane;
  const thick = height * 0.05;
  const shadow = context.createLinearGradient(0, y, 0, y + height * 0.1);
  shadow.addColorStop(0, 'rgb(6 22 34 / 0.42)');
  shadow.addColorStop(1, 'rgb(6 22 34 / 0)');
  context.fillStyle = shadow;
  context.fillRect(x, y, width, height * 0.1);
  const top = y - thick;
  const lacquer = context.createLinearGradient(0, top, 0, y);
  lacquer.addColorStop(0, mixColour(primary, '#ffffff', 0.55));
  lacquer.addColorStop(0.2, mixColour(primary, '#ffffff', 0.12));
  lacquer.addColorStop(0.55, primary);
  lacquer.addColorStop(1, mixColour(primary, '#2a1608', 0.38));
  context.fillStyle = 'rgb(8 16 24 / 0.3)';
  context.fillRect(x, top - height * 0.012, width, height * 0.012);
  context.fillStyle = lacquer;
  context.fillRect(x, top, width, thick);
  tab(context, { x: x + width / 2, y, half: width * 0.14, deep: height * 0.042 }, primary);
  const across = context.createLinearGradient(x, 0, x + width, 0);
  for (const [at, colour] of [
    [0, withAlpha('#1c1206', 0.3)],
    [0.2, withAlpha('#1c1206', 0)],
    [0.62, withAlpha('#ffffff', 0.22)],
    [1, withAlpha('#1c1206', 0.22)],
  ] as const)
    across.addColorStop(at, colour);
  context.fillStyle = across;
  context.fillRect(x, top, width, thick);
}

function tab(context: Context, { x, y, half, deep }: { x: number; y: number; half: number; deep: number }, primary: string): void {
  context.beginPath();
  context.moveTo(x - half * 1.35, y - 0.5);
  context.bezierCurveTo(x - half, y, x - half, y + deep, x - half * 0.62, y + deep);
  context.lineTo(x + half * 0.62, y + deep);
  context.bezierCurveTo(x + half, y + deep, x + half, y, x + half * 1.35, y - 0.5);
  const lacquer = context.createLinearGradient(0, y - deep, 0, y + deep);
  lacquer.addColorStop(0, primary);
  lacquer.addColorStop(0.75, mixColour(primary, '#2a1608', 0.12));
  lacquer.addColorStop(1, mixColour(primary, '#2a1608', 0.42));
  context.fillStyle = lacquer;
  context.fill();
  context.strokeStyle = withAlpha(mixColour(primary, '#2a1608', 0.75), 0.9);
  context.lineWidth = Math.max(1.5, deep * 0.22);
  context.lineCap = context.lineJoin = 'round';
  const arrow = deep * 0.46;
  context.beginPath();
  context.moveTo(x - arrow * 1.5, y - deep * 0.1);
  context.lineTo(x, y - deep * 0.1 - arrow);
  context.lineTo(x + arrow * 1.5, y - deep * 0.1);
  context.stroke();
}
