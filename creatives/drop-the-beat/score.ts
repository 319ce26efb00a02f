import type { Layout } from './layout.ts';
import type { Palette } from './palette.ts';
import { BEATS, BEATS_A_LANE, LANES, type Track } from './rhythm.ts';

const BAR = 4;
/** How many eighths the track is. */
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

/** The visitor's own four bars, a row for each layer and the first at the foot: each eighth on which it sounds is lit. The playhead stands at `played` (0 to 1), what it has passed is in the light. */
export function drawTrack(
  context: CanvasRenderingContext2D,
  { ground, block: high }: Layout,
  { palette, track, played, alpha }: { palette: Palette; track: Track; played: number; alpha: number },
): void {
  if (alpha < 0.01) return;
  const step = ground.width / EIGHTHS;
  for (const lane of LANES) {
    const y = ground.y - (lane + 1) * high * alpha;
    for (let at = 0; at < EIGHTHS; at++) {
      const sounds = track.soundsAt(lane, at);
      context.globalAlpha = alpha * (sounds ? (at / EIGHTHS <= played ? 1 : 0.5) : 0.1);
      context.fillStyle = sounds ? palette.lanes[lane] : '#ffffff';
      context.beginPath();
      context.roundRect(ground.x + at * step, y, step - 1.4, high - 2.5, 2);
      context.fill();
    }
  }
  context.globalAlpha = alpha;
  context.fillStyle = '#ffffff';
  if (played < 1) context.fillRect(ground.x + played * ground.width - 1, ground.y - LANES.length * high - 3, 2, LANES.length * high + 4);
  context.globalAlpha = 1;
}
