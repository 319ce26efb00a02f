import type { Pen } from '#creative-sdk/gradient.ts';
import { clamp } from '#creative-sdk/motion.ts';

export interface Steam {
  readonly x: number;
  readonly y: number;
  /** How wide the cup is and how high the steam climbs. */
  readonly spread: number;
  readonly rise: number;
  readonly amount: number;
  readonly t: number;
}

/** Warm wisps over a cup. Each puff's place follows from the time alone. */
export function drawSteam(pen: Pen, puffs: readonly HTMLCanvasElement[], { x, y, spread, rise, amount, t }: Steam): void {
  if (amount <= 0.01) return;
  const count = 11;
  pen.globalCompositeOperation = 'screen';
  for (let i = 0; i < count; i++) {
    const turn = t * 0.2 + i / count;
    const age = turn - Math.floor(turn);
    const round = Math.floor(turn) + i * 7.3;
    const sprite = puffs[i % puffs.length];
    if (!sprite) continue;
    const width = spread * (0.26 + 0.5 * age);
    const height = rise * (0.42 + 0.5 * age);
    const drift = Math.sin(round * 3.1 + age * 4.2) * spread * (0.1 + 0.34 * age);
    pen.globalAlpha = 0.36 * amount * clamp(age * 5) * (1 - age) ** 1.4;
    pen.drawImage(sprite, x + drift - width / 2, y - rise * age - height * 0.6, width, height);
  }
  pen.globalAlpha = 1;
  pen.globalCompositeOperation = 'source-over';
}
