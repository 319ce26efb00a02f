import { mixColour } from '#creative-sdk/colour.ts';
import { linear, type Pen } from '#creative-sdk/gradient.ts';
import { clamp, mix } from '#creative-sdk/motion.ts';
import { noise1 } from '#creative-sdk/random.ts';

export interface Stream {
  readonly x: number;
  readonly from: number;
  readonly to: number;
  /** Width at the mouth in units; 0 draws nothing. */
  readonly width: number;
  /** 0: the tip is still at the mouth, 1: it has landed. */
  readonly fall: number;
  readonly colours: readonly [dark: string, light: string];
  readonly t: number;
}

/** A falling liquid: two splines with a travelling turbulence, thinner the faster it falls. */
export function drawStream(pen: Pen, stream: Stream): void {
  const { x, from, width, fall, t } = stream;
  if (width < 0.2 || fall <= 0) return;
  const to = mix(from, stream.to, fall);
  const steps = 12;
  const sway = (u: number) => noise1(u * 3.2 - t * 7, x) * 1.6 * u;
  const half = (u: number) => (width / 2) * (1 - 0.42 * clamp(u * 1.4)) * (1 + 0.16 * noise1(u * 9 - t * 16, x + 4));
  pen.beginPath();
  for (let i = 0; i <= steps; i++) pen.lineTo(x + sway(i / steps) - half(i / steps), mix(from, to, i / steps));
  for (let i = steps; i >= 0; i--) pen.lineTo(x + sway(i / steps) + half(i / steps), mix(from, to, i / steps));
  const [dark, light] = stream.colours;
  pen.fillStyle = linear(
    pen,
    [x - width / 2, 0, x + width / 2, 0],
    `${light} 0, ${mixColour(dark, light, 0.75)} .22, ${dark} .5, ${mixColour(dark, light, 0.3)} .82, ${light} 1`,
  );
  pen.fill();
}

/** Rings where a stream meets the surface, inside the unit disc seen at `sin`. */
export function drawRipples(
  pen: Pen,
  { x, y, r, sin, t, strength }: { x: number; y: number; r: number; sin: number; t: number; strength: number },
): void {
  if (strength <= 0.02) return;
  for (let i = 0; i < 3; i++) {
    const age = (t * 1.6 + i / 3) % 1;
    pen.strokeStyle = `rgb(255 232 196 / ${(0.5 * strength * (1 - age)).toFixed(3)})`;
    pen.lineWidth = 1.4;
    pen.beginPath();
    pen.ellipse(x, y, 3 + r * age, (3 + r * age) * sin, 0, 0, 7);
    pen.stroke();
  }
}
