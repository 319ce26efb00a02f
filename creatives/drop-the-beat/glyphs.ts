import type { Lane } from './rhythm.ts';

/** The four voices as signs: a struck skin, one long wave, a stack of notes, a bright zigzag. Around the origin, about 1 to each side. */
const SIGNS = [
  'M1 0A1 1 0 1 1-1 0 1 1 0 1 1 1 0M.18 0A.18.18 0 1 1-.18 0 .18.18 0 1 1 .18 0M0 0h.01',
  'M-1.2 0C-.76-1-.44-1 0 0S.76 1 1.2 0',
  'M-.6-.75H.6M-.85 0H.85M-1.1.75H1.1',
  'M-1.2.15H-.6L-.25-.95.25.95.6.15H1.2',
] as const;

export function drawGlyph(context: CanvasRenderingContext2D, { lane, r, colour }: { lane: Lane; r: number; colour: string }): void {
  const s = r * 0.36;
  context.save();
  context.scale(s, s);
  context.strokeStyle = colour;
  context.lineWidth = 2 / s;
  context.lineCap = 'round';
  context.lineJoin = 'round';
  context.stroke(new Path2D(SIGNS[lane]));
  context.restore();
}
