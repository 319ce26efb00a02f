import type { Layout } from './layout.ts';
import type { Palette } from './palette.ts';
import { BEATS, BEATS_A_LANE, LANES, type Track } from './rhythm.ts';

const BAR = 5;
/** One layer of the end card's bars, and how many eighths they are. */
const BLOCK = 17;
const EIGHTHS = BEATS * 2;

/** A bar for each layer: it grows with every beat that is hit. */
export function drawScore(
  context: CanvasRenderingContext2D,
  { score }: Layout,
  { palette, track, pulses, alpha }: { palette: Palette; track: Track; pulses: readonly number[]; alpha: number },
): void {
  if (alpha < 0.01) return;
  const room = score.width / LANES.length;
  const bar = (lane: number, part: number) => {
    context.beginPath();
    context.roundRect(score.x + lane * room + 6, score.y, (room - 12) * part, BAR, BAR / 2);
    context.fill();
  };
  for (const lane of LANES) {
    context.globalAlpha = alpha * 0.12;
    context.fillStyle = '#ffffff';
    bar(lane, 1);
    const hits = track.hits.filter((hit) => hit.lane === lane).length;
    if (!hits) continue;
    context.globalAlpha = alpha * (0.75 + 0.25 * (pulses[lane] ?? 0));
    context.fillStyle = palette.lanes[lane];
    bar(lane, Math.min(1, hits / BEATS_A_LANE));
  }
  context.globalAlpha = 1;
}

/** The visitor's own four bars: on each eighth a block for every layer that sounds. They grow with `alpha`; what `played` (0 to 1) has passed is in the light. */
export function drawWave(
  context: CanvasRenderingContext2D,
  { ground }: Layout,
  { palette, track, played, alpha }: { palette: Palette; track: Track; played: number; alpha: number },
): void {
  if (alpha < 0.01) return;
  const step = ground.width / EIGHTHS;
  const block = (at: number, y: number, tall: number) => {
    context.beginPath();
    context.roundRect(ground.x + at * step + 0.7, ground.y - y - tall, step - 1.4, tall, 2);
    context.fill();
  };
  for (let at = 0; at < EIGHTHS; at++) {
    context.globalAlpha = alpha * (at / EIGHTHS <= played ? 1 : 0.7);
    context.fillStyle = palette.lanes[0];
    const sounding = LANES.filter(
      (lane) => track.loopsAt(lane, at) || (at % 2 === 0 && track.hits.some((hit) => hit.lane === lane && hit.beat === at / 2)),
    );
    if (!sounding.length) block(at, 0, 3);
    sounding.forEach((lane, i) => {
      context.fillStyle = palette.lanes[lane];
      block(at, i * BLOCK * alpha, (BLOCK - 1.5) * alpha);
    });
  }
  context.globalAlpha = 1;
}
