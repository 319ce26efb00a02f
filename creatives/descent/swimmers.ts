import { project, type View } from './view.ts';

/** Where they cross (share of the width at t = 0), pace (widths per second), size, stroke phase. */
const swimmers = [
  [0.76, 0.018, 1, 0],
  [0.99, 0.013, 0.7, 2],
] as const;

/** Two people crawl along the surface above; from here they are shadows against the light. */
export function drawSwimmers(context: CanvasRenderingContext2D, view: View): void {
  const { width, scale } = view.layout;
  const y = project(view, 0, 1) - view.layout.height * 0.375;
  if (y < -80 * scale || view.surface < 0.02) return;
  context.strokeStyle = '#063a52';
  context.fillStyle = '#063a52';
  context.lineCap = 'round';
  for (const [from, pace, size, phase] of swimmers) {
    context.save();
    context.globalAlpha = 0.82 * view.surface * size;
    context.translate(((from + view.time * pace) % 1.2) * width, y + Math.sin(view.time * 1.3 + phase) * 2 * scale - (1 - size) * 26 * scale);
    context.scale(scale * size, scale * size);
    drawSwimmer(context, view.time * 3.1 + phase);
    context.restore();
  }
}

/** Front crawl to the right, seen from the side and below; about 60 units long. */
function drawSwimmer(context: CanvasRenderingContext2D, stroke: number): void {
  context.beginPath();
  context.ellipse(0, 0, 15, 4.6, 0.06, 0, Math.PI * 2);
  context.ellipse(18, -1.5, 4.2, 3.8, 0, 0, Math.PI * 2);
  context.fill();
  for (const side of [0, Math.PI]) {
    const turn = stroke + side;
    const elbow = { x: 11 + Math.cos(turn) * 9, y: 1 + Math.max(-2, Math.sin(turn) * 9) };
    context.lineWidth = 3.2;
    context.beginPath();
    context.moveTo(10, 0);
    context.quadraticCurveTo(elbow.x, elbow.y, 11 + Math.cos(turn - 0.35) * 19, 1 + Math.max(-3, Math.sin(turn - 0.35) * 15));
    context.stroke();
    const kick = Math.sin(stroke * 2 + side) * 3.4;
    context.lineWidth = 3.6;
    context.beginPath();
    context.moveTo(-11, 1);
    context.quadraticCurveTo(-21, 1 + kick * 0.4, -31, 1.5 + kick);
    context.stroke();
  }
}
