import { project, type View } from './view.ts';

const ANCHOR_M = 35;
/** Seconds from left to right and out again. */
const PASS_S = 9;

/** A manta crosses behind the watch, wings beating slowly. */
export function drawManta(context: CanvasRenderingContext2D, view: View): void {
  const { width, height, scale } = view.layout;
  const y = project(view, ANCHOR_M, 0.8) - height * 0.26;
  const span = (view.layout.isWide ? 0.27 * width : 0.47 * width) + 10 * scale;
  if (y < -span || y > height + span || view.depth > 110) return;
  const part = ((view.time + 0.4) % PASS_S) / PASS_S;
  context.save();
  context.globalAlpha = 0.9 * Math.min(1, (110 - view.depth) / 40);
  context.translate((-0.5 + part * 2) * width, y + Math.sin(view.time * 0.9) * 8 * scale - part * height * 0.05);
  context.rotate(-0.1 + Math.sin(view.time * 0.45) * 0.05);
  context.scale(span, span);
  paintManta(context, view, Math.sin(view.time * 1.75));
  context.restore();
}

/** In units of half the wing span, nose to the right; `beat` −1 … 1 lifts the wing tips. */
function paintManta(context: CanvasRenderingContext2D, view: View, beat: number): void {
  const near = 0.52 + beat * 0.2;
  const far = -0.44 - beat * 0.24;
  const [top, middle, bottom] = view.daylight.water;
  const back = context.createLinearGradient(0, far, 0, near);
  back.addColorStop(0, middle);
  back.addColorStop(0.5, bottom);
  back.addColorStop(1, '#02182f');
  context.lineWidth = 0.012;
  context.strokeStyle = bottom;
  context.beginPath();
  context.moveTo(-0.36, 0.02);
  context.quadraticCurveTo(-0.8, 0.03 + beat * 0.05, -1.15, 0.0 - beat * 0.06);
  context.stroke();
  context.fillStyle = back;
  context.fill(mantaPath(near, far));
  context.lineWidth = 0.014;
  context.strokeStyle = top;
  context.globalAlpha *= 0.8;
  const lit = new Path2D();
  lit.moveTo(0.36, -0.05);
  lit.bezierCurveTo(0.2, -0.16, 0.05, far * 0.72, -0.24, far);
  context.stroke(lit);
  context.fillStyle = top;
  context.globalAlpha *= 0.32;
  context.beginPath();
  context.ellipse(0.08, -0.04, 0.24, 0.05, 0.08, 0, Math.PI * 2);
  context.fill();
}

function mantaPath(near: number, far: number): Path2D {
  const path = new Path2D();
  path.moveTo(0.36, -0.05);
  path.bezierCurveTo(0.2, -0.16, 0.05, far * 0.72, -0.24, far);
  path.bezierCurveTo(-0.17, far * 0.62, -0.2, far * 0.3, -0.37, 0.01);
  path.bezierCurveTo(-0.2, near * 0.26, -0.2, near * 0.56, -0.3, near);
  path.bezierCurveTo(0.06, near * 0.86, 0.22, 0.26, 0.36, 0.07);
  // The two horns that steer plankton into its mouth.
  path.quadraticCurveTo(0.45, 0.1, 0.5, 0.065);
  path.quadraticCurveTo(0.45, 0.05, 0.405, 0.03);
  path.lineTo(0.405, -0.02);
  path.quadraticCurveTo(0.45, -0.03, 0.495, -0.055);
  path.quadraticCurveTo(0.44, -0.085, 0.36, -0.05);
  path.closePath();
  return path;
}
