import { mixColour } from '#creative-sdk/colour.ts';
import { ramp } from '#creative-sdk/motion.ts';
import { project, type View } from './view.ts';

const ANCHOR_M = 20;
/** Farther than the watch, so that it is passed slowly. */
const NEARNESS = 0.25;
const arms = [new Path2D('M-1 25Q-11 42-5 66'), new Path2D('M4 25Q13 10 6-9')] as const;

/** A freediver goes down beside the watch, the scale of it all; the fins lose their colour as all orange does. */
export function drawDiver(context: CanvasRenderingContext2D, view: View, accent: string): void {
  const light = 1 - ramp(view.depth, 55, 95);
  const { width, height, scale, isWide } = view.layout;
  const y = project(view, ANCHOR_M, NEARNESS) - height * (isWide ? 0.12 : 0.227);
  const size = scale * (isWide ? 1 : 0.6);
  if (light < 0.01 || y > height + 130 * size) return;
  const [top, , bottom] = view.daylight.water;
  const rim = mixColour(top, '#ffffff', 0.4);
  const fin = mixColour(accent, bottom, ramp(view.depth, 2, 50));
  context.save();
  context.globalAlpha = light;
  context.translate(width * (isWide ? 0.86 : 0.79), y + Math.sin(view.time * 0.8) * 4 * scale);
  context.rotate(0.2 + Math.sin(view.time * 0.7) * 0.03);
  context.scale(size, size);
  context.lineCap = 'round';
  context.translate(1.1, -0.5);
  drawFigure(context, view.time, [rim, rim]);
  context.translate(-1.1, 0.5);
  drawFigure(context, view.time, ['#032039', fin]);
  context.fillStyle = rim;
  context.beginPath();
  context.ellipse(5.5, 40, 2.4, 4, -0.3, 0, 6.3);
  context.fill();
  drawBreath(context, view.time);
  context.restore();
}

/** Head down, seen from the side; about 100 units from the hand that leads to the ankles. */
function drawFigure(context: CanvasRenderingContext2D, time: number, [suit, fin]: readonly [string, string]): void {
  context.fillStyle = suit;
  for (const side of [-1, 1]) {
    const kick = Math.sin(time * 2.4) * side;
    context.strokeStyle = fin;
    context.lineWidth = 7;
    context.beginPath();
    context.moveTo(kick * 9, -56);
    context.quadraticCurveTo(kick * 15, -76, kick * 9 + side * 3, -103);
    context.stroke();
    context.strokeStyle = suit;
    context.beginPath();
    context.moveTo(side * 2, -8);
    context.quadraticCurveTo(side * 2 + kick * 2, -34, kick * 9, -56);
    context.stroke();
  }
  context.lineWidth = 5;
  for (const arm of arms) context.stroke(arm);
  context.beginPath();
  context.ellipse(0, 9, 8.5, 23, -0.05, 0, 6.3);
  context.ellipse(1, 38, 6, 7, 0, 0, 6.3);
  context.fill();
}

/** A string of air. */
function drawBreath(context: CanvasRenderingContext2D, time: number): void {
  context.strokeStyle = 'rgb(225 250 255 / 0.75)';
  context.lineWidth = 0.9;
  for (let i = 0; i < 6; i++) {
    const age = (time * 0.35 + i / 6) % 1;
    context.beginPath();
    context.arc(14 + age * 14 + Math.sin(age * 9 + i) * 3, 36 - age * 130, 1.2 + age * 3, 0, 6.3);
    context.stroke();
  }
}
