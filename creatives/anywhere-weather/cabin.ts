import { mixColour, withAlpha } from '#creative-sdk/colour.ts';
import { createRandom } from '#creative-sdk/random.ts';
import type { Context } from './brush.ts';
import { type Box, type CabinPlan, windowOutline } from './cabin-plan.ts';
import type { CabinLight } from './world.ts';

/** Nested shells that make the round of a moulding. */
const SHELLS = 18;
const SPECKS_PER_PX2 = 0.02;

/** The cabin wall in one light, with holes where the glass is, and what lies on the glass. */
export function paintCabin(context: Context, plan: CabinPlan, light: CabinLight): void {
  const { width, height } = plan;
  const sheet = context.createLinearGradient(0, 0, 0, height);
  sheet.addColorStop(0, mixColour(light.wall, light.shade, 0.2));
  sheet.addColorStop(0.24, mixColour(light.wall, '#ffffff', 0.42));
  sheet.addColorStop(0.6, light.wall);
  sheet.addColorStop(1, mixColour(light.wall, light.shade, 0.42));
  context.fillStyle = sheet;
  context.fillRect(0, 0, width, height);
  for (const pane of plan.panes) spill(context, pane, light);
  if (plan.isWide) seam(context, plan, light);
  if (light.sun > 0) sunbeams(context, plan, light);
  specks(context, plan);
  context.save();
  context.beginPath();
  context.rect(0, 0, plan.isWide ? plan.panel.x - 15 : width, height);
  context.clip();
  for (const pane of plan.panes) moulding(context, pane, plan, light);
  context.restore();
  if (!plan.isWide) ledge(context, plan, light);
}

/** Daylight that the windows throw on the wall around them. */
function spill(context: Context, { x, y, width, height }: Box, light: CabinLight): void {
  const radius = height * 0.95;
  const gradient = context.createRadialGradient(0, 0, height * 0.3, 0, 0, radius);
  gradient.addColorStop(0, withAlpha(light.spill, 0.34));
  gradient.addColorStop(1, withAlpha(light.spill, 0));
  context.save();
  context.translate(x + width / 2, y + height * 0.55);
  context.fillStyle = gradient;
  context.fillRect(-radius, -radius, radius * 2, radius * 2);
  context.restore();
}

function seam(context: Context, { panel, height }: CabinPlan, light: CabinLight): void {
  const x = Math.round(panel.x - 15);
  const fall = context.createLinearGradient(x - 26, 0, x, 0);
  fall.addColorStop(0, withAlpha(light.shade, 0));
  fall.addColorStop(1, withAlpha(light.shade, 0.22));
  context.fillStyle = fall;
  context.fillRect(x - 26, 0, 26, height);
  context.fillStyle = withAlpha(mixColour(light.shade, '#1a2530', 0.35), 0.75);
  context.fillRect(x, 0, 1.2, height);
  context.fillStyle = withAlpha(mixColour(light.wall, '#ffffff', 0.8), 0.9);
  context.fillRect(x + 1.2, 0, 1.4, height);
}

/** The words stand on the back of the seat in front. */
function ledge(context: Context, { panel: { y }, width, height }: CabinPlan, light: CabinLight): void {
  const seat = context.createLinearGradient(0, y, 0, height);
  seat.addColorStop(0, mixColour(light.wall, light.shade, 0.4));
  seat.addColorStop(0.07, mixColour(light.wall, '#ffffff', 0.5));
  seat.addColorStop(1, mixColour(light.wall, light.shade, 0.2));
  context.shadowColor = withAlpha(mixColour(light.shade, '#1a2530', 0.4), 0.6);
  context.shadowBlur = 18 * context.getTransform().a;
  context.fillStyle = seat;
  context.fillRect(0, y, width, height - y);
  context.shadowBlur = 0;
  context.fillStyle = withAlpha('#ffffff', 0.75);
  context.fillRect(0, y, width, 1.4);
}

/** Patches of sun from the windows across the aisle. Their soft edge is that of a shadow, cast here by shapes off the stage. */
function sunbeams(context: Context, { panel, panes, width, height, isWide }: CabinPlan, light: CabinLight): void {
  const pane = panes[0];
  if (!pane || !isWide) return;
  const far = width * 2;
  const ratio = context.getTransform().a;
  for (let i = 0; i < 3; i++) {
    context.save();
    context.shadowColor = withAlpha(mixColour(light.bounce, '#ffffff', 0.5), light.sun);
    context.shadowBlur = 9 * ratio;
    context.shadowOffsetX = far * ratio;
    context.translate(panel.x + panel.width * (0.2 + 0.4 * i) - far, height * (0.36 + 0.09 * i));
    context.transform(1, 0.14, -0.62, 1, 0, 0);
    context.scale(0.52, 0.7);
    trace(context, { x: -pane.width / 2, y: -pane.height / 2, width: pane.width, height: pane.height }, 0);
    context.fillStyle = '#ffffff';
    context.fill();
    context.restore();
  }
}

/** The fine grain of moulded plastic. */
function specks(context: Context, { width, height }: CabinPlan): void {
  const random = createRandom(4);
  for (let i = 0; i < width * height * SPECKS_PER_PX2; i++) {
    context.fillStyle = random() < 0.5 ? 'rgb(30 44 56 / 0.05)' : 'rgb(255 255 255 / 0.13)';
    context.fillRect(random() * width, random() * height, 1, 1);
  }
}

function trace(context: Context, pane: Box, grow: number): void {
  context.beginPath();
  for (const [x, y] of windowOutline(pane, grow)) context.lineTo(x, y);
  context.closePath();
}

function moulding(context: Context, pane: Box, { reveal }: CabinPlan, light: CabinLight): void {
  const { y, height } = pane;
  const bright = mixColour(light.bounce, '#ffffff', 0.3);
  context.save();
  context.shadowColor = withAlpha(mixColour(light.shade, '#101a24', 0.4), 0.55);
  context.shadowBlur = reveal * 0.7;
  context.shadowOffsetY = reveal * 0.2;
  trace(context, pane, reveal);
  context.fillStyle = light.wall;
  context.fill();
  context.restore();
  for (let i = 0; i <= SHELLS; i++) {
    const t = i / SHELLS;
    const grow = reveal * (1 - t) + 1;
    // A lip that catches light outside, a hollow, and a bright throat beside the glass; the sill looks up into the light, the head does not.
    const lip = Math.max(0, 1 - t * 7);
    const hollow = Math.sin(Math.min(1, t * 1.25) * Math.PI) ** 1.4;
    const gradient = context.createLinearGradient(0, y - grow, 0, y + height + grow);
    const base = mixColour(light.wall, light.shade, 0.15 + hollow * 0.32);
    gradient.addColorStop(0, mixColour(mixColour(base, light.shade, 0.5 * (1 - lip)), bright, lip * 0.9));
    gradient.addColorStop(0.3, mixColour(base, bright, 0.12 + 0.25 * t));
    gradient.addColorStop(0.62, mixColour(base, bright, 0.3 + 0.3 * t));
    gradient.addColorStop(0.93, mixColour(mixColour(base, light.spill, 0.22 * t), bright, lip > 0 ? 0.1 : 0.42 + 0.5 * t));
    gradient.addColorStop(1, mixColour(base, lip > 0 ? light.shade : bright, lip > 0 ? 0.5 : 0.5 + 0.4 * t));
    trace(context, pane, grow);
    context.fillStyle = gradient;
    context.fill();
  }
  glass(context, pane, light);
}

function glass(context: Context, pane: Box, light: CabinLight): void {
  trace(context, pane, 1.6);
  context.fillStyle = mixColour(light.shade, '#1c2731', 0.72);
  context.fill();
  context.globalCompositeOperation = 'destination-out';
  trace(context, pane, 0);
  context.fill();
  context.globalCompositeOperation = 'source-over';
  context.save();
  trace(context, pane, 0);
  context.clip();
  innerShadow(context, pane);
  sheen(context, pane);
  context.restore();
  trace(context, pane, 0.4);
  context.strokeStyle = withAlpha(mixColour(light.bounce, '#ffffff', 0.5), 0.4);
  context.lineWidth = 0.8;
  context.stroke();
}

/** The glass sits deep in its frame. */
function innerShadow(context: Context, pane: Box): void {
  context.save();
  context.shadowColor = 'rgb(8 16 24 / 0.75)';
  context.shadowBlur = pane.height * 0.065;
  context.shadowOffsetY = pane.height * 0.022;
  context.lineWidth = 6;
  context.strokeStyle = 'rgb(8 16 24 / 1)';
  trace(context, pane, 3.6);
  context.stroke();
  context.restore();
}

/** A reflection, hair scratches, and the little hole that every cabin window breathes through, with its breath of frost. */
function sheen(context: Context, { x, y, width, height }: Box): void {
  const streak = context.createLinearGradient(x, y, x + width, y + height * 0.75);
  streak.addColorStop(0.2, 'rgb(255 255 255 / 0)');
  streak.addColorStop(0.21, 'rgb(255 255 255 / 0.13)');
  streak.addColorStop(0.37, 'rgb(255 255 255 / 0.05)');
  streak.addColorStop(0.372, 'rgb(255 255 255 / 0)');
  streak.addColorStop(0.41, 'rgb(255 255 255 / 0)');
  streak.addColorStop(0.412, 'rgb(255 255 255 / 0.06)');
  streak.addColorStop(0.45, 'rgb(255 255 255 / 0.02)');
  streak.addColorStop(0.452, 'rgb(255 255 255 / 0)');
  context.fillStyle = streak;
  context.fillRect(x, y, width, height);
  const random = createRandom(Math.round(x) + 3);
  context.lineWidth = 0.5;
  for (let i = 0; i < 9; i++) {
    const from = [x + random() * width, y + random() * height] as const;
    context.strokeStyle = `rgb(255 255 255 / ${0.08 + 0.12 * random()})`;
    context.beginPath();
    context.moveTo(...from);
    context.quadraticCurveTo(from[0] + 14, from[1] - 4 + random() * 8, from[0] + 18 + random() * 26, from[1] + (random() - 0.5) * 22);
    context.stroke();
  }
  const [holeX, holeY] = [x + width / 2, y + height * 0.945];
  const frost = context.createRadialGradient(holeX, holeY, 1, holeX, holeY, height * 0.05);
  frost.addColorStop(0, 'rgb(255 255 255 / 0.26)');
  frost.addColorStop(1, 'rgb(255 255 255 / 0)');
  context.fillStyle = frost;
  context.fillRect(holeX - 20, holeY - 20, 40, 40);
  context.fillStyle = 'rgb(20 30 40 / 0.7)';
  context.beginPath();
  context.arc(holeX, holeY, 1.3, 0, 7);
  context.fill();
}
