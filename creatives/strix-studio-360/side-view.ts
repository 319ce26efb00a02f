import { mixColour } from '#creative-sdk/colour.ts';
import { ARCH_R, AXLE_X, AXLE_Y, roofHeight } from './body.ts';
import { contour, type Point } from './contour.ts';
import { drawContour, toScreen } from './dark-studio.ts';
import type { Look } from './look.ts';

interface Area {
  readonly width: number;
  readonly height: number;
}

/** The last resort, without graphics card and without pictures: the same car as a drawing of its flank. */
export function drawSide(context: CanvasRenderingContext2D, area: Area, look: Look): void {
  const flat = { ...look, camera: { ...look.camera, elevation: 0.03 } };
  const screen = toScreen(flat, area);
  const metre = screen([1, 0, 0.9])[0] - screen([0, 0, 0.9])[0];
  const to = ([x, y]: Point) => screen([x, y, 0.4]);
  context.save();
  context.globalAlpha = look.key;
  drawHull(context, to, look.wipe > 0.5 ? look.paint.hex : look.before.hex);
  drawWindows(context, to);
  for (const x of [AXLE_X.front, AXLE_X.rear]) drawWheel(context, to([x, AXLE_Y]), metre);
  context.restore();
  drawContour(context, screen, flat, Math.max(look.bar, look.key) * 0.8);
}

type Placing = (point: Point) => readonly [number, number];

function trace(context: CanvasRenderingContext2D, points: readonly Point[], to: Placing): void {
  context.beginPath();
  for (const point of points) context.lineTo(...to(point));
  context.closePath();
}

function drawHull(context: CanvasRenderingContext2D, to: Placing, hex: string): void {
  const [, top] = to([0, 1.34]);
  const [, low] = to([0, 0.2]);
  const paint = context.createLinearGradient(0, top, 0, low);
  paint.addColorStop(0, mixColour(hex, '#ffffff', 0.35));
  paint.addColorStop(0.3, mixColour(hex, '#ffffff', 0.08));
  paint.addColorStop(0.42, mixColour(hex, '#ffffff', 0.3));
  paint.addColorStop(0.5, mixColour(hex, '#000000', 0.25));
  paint.addColorStop(1, mixColour(hex, '#000000', 0.8));
  const under: readonly Point[] = [
    [2.37, 0.84],
    [2.33, 0.5],
    [2.22, 0.24],
    [2.1, 0.18],
    [-2.2, 0.17],
    [-2.36, 0.24],
    [-2.42, 0.45],
  ];
  trace(context, [...contour, ...under], to);
  context.fillStyle = paint;
  context.fill();
  context.fillStyle = '#0b0c0e';
  trace(
    context,
    [
      [-2.34, 0.27],
      [2.24, 0.28],
      [2.1, 0.17],
      [-2.2, 0.16],
    ],
    to,
  );
  context.fill();
}

function drawWindows(context: CanvasRenderingContext2D, to: Placing): void {
  const xs = Array.from({ length: 40 }, (_, i) => -0.86 + (2.66 * i) / 39);
  const upper = xs.map((x): Point => [x, Math.max(0.965 + 0.032 * x, roofHeight(x, 0.6) - 0.06)]);
  trace(context, [...upper, [-0.86, 0.935]], to);
  context.fillStyle = '#0c0f13';
  context.fill();
  context.strokeStyle = 'rgb(255 255 255 / .5)';
  context.lineWidth = 1;
  context.stroke();
}

function drawWheel(context: CanvasRenderingContext2D, [x, y]: readonly [number, number], metre: number): void {
  const disc = (radius: number, fill: string) => {
    context.fillStyle = fill;
    context.beginPath();
    context.arc(x, y, radius * metre, 0, 7);
    context.fill();
  };
  disc(ARCH_R, '#08090b');
  disc(AXLE_Y, '#0e0e10');
  disc(0.3, '#2a2d31');
  context.strokeStyle = '#c3c8cd';
  context.lineWidth = metre * 0.035;
  for (let spoke = 0; spoke < 10; spoke++) {
    const angle = (Math.floor(spoke / 2) * 2 * Math.PI) / 5 + (spoke % 2 ? 0.24 : -0.24) - Math.PI / 2;
    context.beginPath();
    context.moveTo(x, y);
    context.lineTo(x + Math.cos(angle) * 0.285 * metre, y + Math.sin(angle) * 0.285 * metre);
    context.stroke();
  }
  disc(0.07, '#33373c');
}
