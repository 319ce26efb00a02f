import { mixColour, withAlpha } from '#creative-sdk/colour.ts';
import { ramp } from '#creative-sdk/motion.ts';
import { project, type View } from './view.ts';

const ANCHOR_M = 158;

/** A sperm whale far away, hardly visible: the only thing darker than the deep water. Nose to the left. */
const body = new Path2D(
  'M-1 .02C-1.010-.1-.97-.19-.86-.2C-.6-.22-.3-.205-.02-.17C.18-.145.24-.155.3-.12C.5-.085.68-.035.8-.03C.88-.075.95-.13 1.040-.15C1.020-.09.98-.04.945-.005C.99.03 1.030.08 1.040.14C.95.11.87.06.8.03C.6.07.35.125.06.15C-.05.2-.1.27-.16.28C-.19.24-.2.2-.19.165C-.4.17-.6.165-.78.14C-.76.1-.9.13-1 .02Z',
);

export function drawWhale(context: CanvasRenderingContext2D, view: View): void {
  const light = ramp(view.depth, 70, 125) * (1 - ramp(view.depth, 205, 262));
  if (light < 0.01) return;
  const { width, height, isWide } = view.layout;
  const half = isWide ? width * 0.42 : width * 0.86;
  const [top, , bottom] = view.daylight.water;
  context.save();
  context.globalAlpha = light * 0.9;
  context.translate(width * 0.98 - view.time * 0.018 * width, project(view, ANCHOR_M, 0.42) - height * 0.12);
  context.rotate(0.1 + Math.sin(view.time * 0.3) * 0.015);
  context.scale(half, half);
  const skin = context.createLinearGradient(0, -0.22, 0, 0.2);
  skin.addColorStop(0, top);
  skin.addColorStop(0.3, bottom);
  skin.addColorStop(1, bottom);
  context.fillStyle = skin;
  context.fill(body);
  context.globalAlpha *= 0.5;
  context.lineWidth = 0.006;
  const rim = context.createLinearGradient(0, -0.21, 0, -0.02);
  rim.addColorStop(0, mixColour(top, '#7fb8e6', 0.5));
  rim.addColorStop(1, withAlpha(top, 0));
  context.strokeStyle = rim;
  context.stroke(body);
  context.restore();
}
