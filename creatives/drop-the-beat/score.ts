import type { Layout } from './layout.ts';
import type { Palette } from './palette.ts';
import { BEATS, BEATS_A_LANE, LANES, type Track } from './rhythm.ts';

const BAR = 4;
/** How many eighths the end card's bars are. */
const EIGHTHS = BEATS * 2;

/** Under each pad's name a bar: it grows with every beat that is hit. */
export function drawScore(
  context: CanvasRenderingContext2D,
  { pads, padRadius }: Layout,
  { palette, track, pulses, alpha }: { palette: Palette; track: Track; pulses: readonly number[]; alpha: number },
): void {
  if (alpha < 0.01) return;
  for (const lane of LANES) {
    const pad = pads[lane];
    if (!pad) continue;
    const bar = (part: number) => {
      context.beginPath();
      context.roundRect(pad.x - padRadius * 0.8, pad.y + padRadius + 28, padRadius * 1.6 * part, BAR, BAR / 2);
      context.fill();
    };
    context.globalAlpha = alpha * 0.14;
    context.fillStyle = '#ffffff';
    bar(1);
    const hits = track.hits.filter((hit) => hit.lane === lane).length;
    if (!hits) continue;
    context.globalAlpha = alpha * (0.75 + 0.25 * (pulses[lane] ?? 0));
    context.fillStyle = palette.lanes[lane];
    bar(Math.min(1, hits / BEATS_A_LANE));
  }
  context.globalAlpha = 1;
}

/** The visitor's own four bars: on each eighth a block for every layer that sounds. They grow with `alpha`; the playhead stands at `played` (0 to 1), what it has passed is in the light. */
export function drawWave(
  context: CanvasRenderingContext2D,
  { ground, block: high }: Layout,
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
    context.globalAlpha = alpha * (at / EIGHTHS <= played ? 1 : 0.6);
    context.fillStyle = palette.lanes[0];
    const sounding = LANES.filter((lane) => track.soundsAt(lane, at));
    if (!sounding.length) block(at, 0, 3);
    sounding.forEach((lane, i) => {
      context.fillStyle = palette.lanes[lane];
      block(at, i * high * alpha, (high - 1.5) * alpha);
    });
  }
  context.globalAlpha = alpha;
  context.fillStyle = '#ffffff';
  context.fillRect(ground.x + played * ground.width - 1, ground.y - LANES.length * high, 2, LANES.length * high + 5);
  context.globalAlpha = 1;
}
