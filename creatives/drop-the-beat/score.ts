import { mixColour } from '#creative-sdk/colour.ts';
import type { Layout } from './layout.ts';
import type { Palette } from './palette.ts';
import { BEATS, BEATS_A_LANE, LANES, type Track } from './rhythm.ts';

const BAR = 4;
/** A bar of the wave for each eighth. */
const COLUMNS = BEATS * 2;
/** How loud a lane is in the wave, and how much of its note is left in the next bar. */
const LOUDNESS = [0.5, 0.34, 0.3, 0.26] as const;
const DECAYS = [0.4, 0.7, 0.75, 0.5] as const;

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

/** The visitor's own four bars as one sound wave between the buds: each note swells and dies away in its lane's colour. What is at `played` (0 to 1) leaps. */
export function drawWave(
  context: CanvasRenderingContext2D,
  { hero, wave, unit }: Layout,
  { palette, track, played, alpha }: { palette: Palette; track: Track; played: number; alpha: number },
): void {
  if (alpha < 0.01) return;
  const step = (wave * 2) / COLUMNS;
  const levels = [0, 0, 0, 0];
  context.save();
  context.globalAlpha = alpha;
  for (let i = 0; i < COLUMNS; i++) {
    const part = (i + 0.5) / COLUMNS;
    const leap = played < 1 ? Math.exp(-(((played - part) * 24) ** 2)) : 0;
    const high = unit * alpha * (0.7 + 0.5 * Math.sin(Math.PI * part)) * (1 + 0.35 * leap);
    let level = 0.04;
    const layers = LANES.map((lane) => {
      levels[lane] = track.soundsAt(lane, i) ? 1 : (levels[lane] ?? 0) * DECAYS[lane];
      level += LOUDNESS[lane] * (levels[lane] ?? 0);
      return level;
    });
    const bar = (tall: number, colour: string) => {
      const wide = step * 0.66;
      context.fillStyle = colour;
      context.beginPath();
      context.roundRect(hero.x - wave + (i + 0.5) * step - wide / 2, hero.y - tall, wide, tall * 2, wide / 2);
      context.fill();
    };
    // The last layer reaches out farthest: it lies under the others.
    for (const lane of LANES.toReversed()) {
      if (lane && (levels[lane] ?? 0) < 0.06) continue;
      bar((layers[lane] ?? 0) * high, mixColour(palette.lanes[lane], '#ffffff', 0.12 + 0.6 * leap));
    }
  }
  context.restore();
}
