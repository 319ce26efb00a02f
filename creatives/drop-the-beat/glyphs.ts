import type { Lane } from './rhythm.ts';

/** The four voices as signs: a struck skin, one long wave, a stack of notes, a bright zigzag. Around the origin. */
export function drawGlyph(context: CanvasRenderingContext2D, { lane, r, colour }: { lane: Lane; r: number; colour: string }): void {
  const s = r * 0.36;
  context.save();
  context.strokeStyle = colour;
  context.fillStyle = colour;
  context.lineWidth = 2;
  context.lineCap = 'round';
  context.lineJoin = 'round';
  context.beginPath();
  if (lane === 0) drawSkin(context, s);
  else if (lane === 1) drawWave(context, s);
  else if (lane === 2) drawStack(context, s);
  else drawZigzag(context, s);
  context.stroke();
  context.restore();
}

function drawSkin(context: CanvasRenderingContext2D, s: number): void {
  context.arc(0, 0, s * 0.3, 0, Math.PI * 2);
  context.fill();
  context.moveTo(s, 0);
  context.arc(0, 0, s, 0, Math.PI * 2);
}

function drawWave(context: CanvasRenderingContext2D, s: number): void {
  for (let i = 0; i <= 24; i++) {
    const t = i / 24;
    context.lineTo((t * 2 - 1) * s * 1.2, -Math.sin(t * Math.PI * 2) * s * 0.75);
  }
}

function drawStack(context: CanvasRenderingContext2D, s: number): void {
  for (const [y, half] of [
    [-0.75, 0.6],
    [0, 0.85],
    [0.75, 1.1],
  ] as const) {
    context.moveTo(-s * half, y * s);
    context.lineTo(s * half, y * s);
  }
}

function drawZigzag(context: CanvasRenderingContext2D, s: number): void {
  for (const [x, y] of [
    [-1.2, 0.15],
    [-0.6, 0.15],
    [-0.25, -0.95],
    [0.25, 0.95],
    [0.6, 0.15],
    [1.2, 0.15],
  ] as const)
    context.lineTo(x * s, y * s);
}
