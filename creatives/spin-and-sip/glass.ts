import { withAlpha } from '#creative-sdk/colour.ts';
import { linear } from '#creative-sdk/soft.ts';
import { CUP_FOOT, CUP_HEIGHT } from './layout.ts';

type Draw = CanvasRenderingContext2D;

/** The cup as the camera sees it now. */
export interface Camera {
  readonly x: number;
  /** The middle of the rim. */
  readonly y: number;
  readonly r: number;
  /** Sine and cosine of the camera's elevation: 1 and 0 from above. */
  readonly sin: number;
  readonly cos: number;
}

/** The surface of the drink, part of the cup's height. */
export const LEVEL = 0.9;

/** The radius at a height 0 (foot) … 1 (rim), parts of the rim's. */
export const widthAt = (height: number) => CUP_FOOT + (1 - CUP_FOOT) * height;

/** Where a ring of the cup at this height is: its middle and half axes. */
export function ringAt({ x, y, r, sin, cos }: Camera, height: number, inset = 1) {
  const rx = r * widthAt(height) * inset;
  return { x, y: y + (1 - height) * CUP_HEIGHT * r * cos, rx, ry: rx * sin };
}

/** Outlines the cup's body between two heights: front edge below; above the back edge, or the front edge when the top is cut off. */
export function traceBody(c: Draw, camera: Camera, [low, high]: readonly [number, number], { inset = 1, isTopCut = false } = {}): void {
  const bottom = ringAt(camera, low, inset);
  const top = ringAt(camera, high, inset);
  c.moveTo(top.x - top.rx, top.y);
  c.lineTo(bottom.x - bottom.rx, bottom.y);
  c.ellipse(bottom.x, bottom.y, bottom.rx, bottom.ry, 0, Math.PI, 0, true);
  c.lineTo(top.x + top.rx, top.y);
  c.ellipse(top.x, top.y, top.rx, top.ry, 0, 0, Math.PI, !isTopCut);
  c.closePath();
}

/** The far wall, seen through the empty cup. */
export function drawBackWall(c: Draw, camera: Camera, alpha: number): void {
  c.save();
  c.globalAlpha = alpha;
  c.beginPath();
  traceBody(c, camera, [0, 1]);
  c.fillStyle = linear(
    c,
    [camera.x - camera.r, 0, camera.x + camera.r, 0],
    [
      [0, 'rgb(255 255 255 / 0.75)'],
      [0.2, 'rgb(255 250 240 / 0.28)'],
      [0.75, 'rgb(255 244 228 / 0.22)'],
      [1, 'rgb(196 120 70 / 0.4)'],
    ],
  );
  c.fill();
  c.restore();
}

/** Reflections on the near wall: a tall softbox left, its echo, a cool edge right, the thick foot. */
export function drawFrontWall(c: Draw, camera: Camera, alpha: number): void {
  c.save();
  c.globalAlpha = alpha;
  c.beginPath();
  traceBody(c, camera, [0, 1]);
  c.clip();
  const { x, r } = camera;
  c.fillStyle = linear(
    c,
    [x - r, 0, x + r, 0],
    [
      [0, 'rgb(110 40 12 / 0.34)'],
      [0.09, 'rgb(255 255 255 / 0.06)'],
      [0.5, 'rgb(255 255 255 / 0)'],
      [0.86, 'rgb(90 24 6 / 0.1)'],
      [0.96, 'rgb(255 226 196 / 0.42)'],
      [1, 'rgb(120 50 20 / 0.4)'],
    ],
  );
  c.fillRect(x - r, camera.y - r, r * 2, r * 4);
  drawStrip(c, camera, { from: -0.8, to: -0.56, low: 0.1, high: 0.93, alpha: 0.78 });
  drawStrip(c, camera, { from: -0.5, to: -0.45, low: 0.14, high: 0.93, alpha: 0.42 });
  drawStrip(c, camera, { from: 0.82, to: 0.88, low: 0.3, high: 0.9, alpha: 0.5 });
  const foot = ringAt(camera, 0.015);
  c.lineWidth = r * 0.05;
  c.strokeStyle = 'rgb(255 248 236 / 0.55)';
  c.beginPath();
  c.ellipse(foot.x, foot.y - r * 0.01, foot.rx, foot.ry, 0, 0.1, Math.PI - 0.1);
  c.stroke();
  c.restore();
}

/** A reflection that follows the wall's slope. `from` and `to` are places across, −1 … 1. */
function drawStrip(c: Draw, camera: Camera, strip: { from: number; to: number; low: number; high: number; alpha: number }): void {
  const bottom = ringAt(camera, strip.low);
  const top = ringAt(camera, strip.high);
  const sag = (ring: typeof top, u: number) => ring.y + ring.ry * Math.sqrt(1 - u * u);
  c.beginPath();
  c.moveTo(top.x + top.rx * strip.from, sag(top, strip.from));
  c.lineTo(top.x + top.rx * strip.to, sag(top, strip.to));
  c.lineTo(bottom.x + bottom.rx * strip.to, sag(bottom, strip.to));
  c.lineTo(bottom.x + bottom.rx * strip.from, sag(bottom, strip.from));
  c.closePath();
  c.fillStyle = linear(
    c,
    [0, top.y, 0, bottom.y],
    [
      [0, `rgb(255 255 255 / ${strip.alpha})`],
      [0.6, `rgb(255 252 244 / ${strip.alpha * 0.55})`],
      [1, 'rgb(255 252 244 / 0.04)'],
    ],
  );
  c.fill();
}

/** The lip: `half` 'back' is drawn before what stands in the cup, 'front' after it. */
export function drawLip(c: Draw, camera: Camera, half: 'back' | 'front', alpha: number): void {
  const ring = ringAt(camera, 1);
  const [from, to] = half === 'back' ? [Math.PI, Math.PI * 2] : [0, Math.PI];
  c.save();
  c.globalAlpha = alpha;
  c.lineCap = 'round';
  for (const [width, dy, colour] of [
    [0.085, 0.012, withAlpha('#b9744a', 0.55)],
    [0.07, 0, '#fff7ea'],
    [0.022, -0.014, '#ffffff'],
  ] as const) {
    c.beginPath();
    c.ellipse(ring.x, ring.y + dy * camera.r, ring.rx * 0.97, ring.ry * 0.97, 0, from, to);
    c.lineWidth = camera.r * width;
    c.strokeStyle = colour;
    c.stroke();
  }
  c.restore();
}
