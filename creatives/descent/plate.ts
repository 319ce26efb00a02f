import { bakeSprite } from '#creative-sdk/canvas.ts';

/** The box all watch sprites share, in watch units: the bezel's radius is 100, the origin is the axis of the hands. */
export const PLATE = { left: -130, top: -212, width: 266, height: 424 } as const;

interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** A baked picture and the box it fills, watch units. */
export interface Plate {
  readonly image: HTMLCanvasElement;
  readonly box: Box;
}

/** A square box around the axis. */
export const around = (half: number): Box => ({ left: -half, top: -half, width: half * 2, height: half * 2 });

/** Bakes in watch units. `pixels`: backing pixels of one unit. */
export function bakePlate(pixels: number, box: Box, draw: (context: CanvasRenderingContext2D) => void): Plate {
  const image = bakeSprite(box.width * pixels, box.height * pixels, 1, (context) => {
    context.scale(pixels, pixels);
    context.translate(-box.left, -box.top);
    draw(context);
  });
  return { image, box };
}

/** Stamps a baked plate; the context is in watch units. */
export function stamp(context: CanvasRenderingContext2D, plate: Plate, turn = 0): void {
  const { left, top, width, height } = plate.box;
  if (turn) context.rotate(turn);
  context.drawImage(plate.image, left, top, width, height);
  if (turn) context.rotate(-turn);
}

type Stops = readonly (readonly [at: number, colour: string])[];

/** The dial and the hands are enlarged by this factor when they are put into the watch. */
export const DIAL_SCALE = 1.055;

/** Turned metal: a sheen that goes round. `from` in radians, clockwise from three o'clock. */
export function sheen(context: CanvasRenderingContext2D, stops: Stops, from = 0): CanvasGradient {
  const gradient = context.createConicGradient(from, 0, 0);
  for (const [at, colour] of stops) gradient.addColorStop(at, colour);
  return gradient;
}

export function fade(context: CanvasRenderingContext2D, line: readonly [number, number, number, number], stops: Stops): CanvasGradient {
  const gradient = context.createLinearGradient(...line);
  for (const [at, colour] of stops) gradient.addColorStop(at, colour);
  return gradient;
}

export function glow(
  context: CanvasRenderingContext2D,
  circle: readonly [x: number, y: number, r0: number, r1: number],
  stops: Stops,
): CanvasGradient {
  const [x, y, r0, r1] = circle;
  const gradient = context.createRadialGradient(x, y, r0, x, y, r1);
  for (const [at, colour] of stops) gradient.addColorStop(at, colour);
  return gradient;
}

export function disc(context: CanvasRenderingContext2D, radius: number, fill: string | CanvasGradient): void {
  context.fillStyle = fill;
  context.beginPath();
  context.arc(0, 0, radius, 0, Math.PI * 2);
  context.fill();
}

export function ring(context: CanvasRenderingContext2D, radius: number, lineWidth: number, stroke: string | CanvasGradient): void {
  context.strokeStyle = stroke;
  context.lineWidth = lineWidth;
  context.beginPath();
  context.arc(0, 0, radius, 0, Math.PI * 2);
  context.stroke();
}

/** Steel as it turns in a room with a window at the upper right. */
export const steel: Stops = [
  [0, '#8b979f'],
  [0.06, '#5f6a72'],
  [0.14, '#aab4ba'],
  [0.2, '#59636b'],
  [0.3, '#2c343a'],
  [0.4, '#7d8890'],
  [0.46, '#c3ccd1'],
  [0.52, '#6b767e'],
  [0.62, '#3c454c'],
  [0.7, '#8f9aa2'],
  [0.79, '#dfe6ea'],
  [0.85, '#ffffff'],
  [0.9, '#dbe3e7'],
  [1, '#8b979f'],
];
