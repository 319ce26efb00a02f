import { mixColour } from '#creative-sdk/colour.ts';
import { disc } from '#creative-sdk/soft.ts';
import type { Layout } from './layout.ts';
import type { Palette } from './palette.ts';
import { BEATS, LANES, type Track } from './rhythm.ts';

/** A bar of the wave for each eighth. */
const COLUMNS = BEATS * 2;
/** How loud a hit of each lane is in the wave, how loud what played by itself, and how much of a note is left in the next bar. */
const LOUDNESS = [0.44, 0.3, 0.28, 0.24] as const;
const BY_ITSELF = 0.14;
const DECAYS = [0.4, 0.7, 0.75, 0.5] as const;
/** Its middle lies this far below that of the heads, heads: it shows between the stems. */
const LOW = 0.4;

/** Under each pad's name a dot for each of its beats: a hit lights its own, a miss stays dark. */
export function drawScore(
  context: CanvasRenderingContext2D,
  { pads, padRadius }: Layout,
  { palette, track, pulses, alpha }: { palette: Palette; track: Track; pulses: readonly number[]; alpha: number },
): void {
  if (alpha < 0.01) return;
  for (const lane of LANES) {
    const pad = pads[lane];
    if (!pad) continue;
    track.beatsOf(lane).forEach((isHit, i) => {
      context.globalAlpha = alpha * (isHit ? 1 : 0.24);
      context.fillStyle = isHit ? mixColour(palette.lanes[lane], '#ffffff', 0.4 * (pulses[lane] ?? 0)) : '#ffffff';
      disc(context, pad.x + (i - 1.5) * 11, pad.y + padRadius + 30, isHit ? 3.6 : 2.6);
      context.fill();
    });
  }
  context.globalAlpha = 1;
}

/**
 * The visitor's own four bars as one sound wave behind the buds: each hit swells and dies away in its lane's colour, what played by itself is low, silence
 * a dot. What is at `played` (0 to 1) leaps.
 */
export function drawWave(
  context: CanvasRenderingContext2D,
  { hero, wave, tall, unit }: Layout,
  { palette, track, played, alpha }: { palette: Palette; track: Track; played: number; alpha: number },
): void {
  if (alpha < 0.01) return;
  const step = (wave * 2) / COLUMNS;
  const y = hero.y + unit * LOW;
  const levels = [0, 0, 0, 0];
  context.save();
  context.globalAlpha = alpha;
  for (let i = 0; i < COLUMNS; i++) {
    const part = (i + 0.5) / COLUMNS;
    const leap = played < 1 ? Math.exp(-(((played - part) * 24) ** 2)) : 0;
    const high = unit * alpha * (0.7 + tall * Math.sin(Math.PI * part) ** 2) * (1 + 0.3 * leap);
    let level = 0.04;
    const layers = LANES.map((lane) => {
      const left = (levels[lane] ?? 0) * DECAYS[lane];
      levels[lane] = track.isHit(lane, i) ? 1 : Math.max(left, track.loopsAt(lane, i) ? BY_ITSELF : 0);
      level += LOUDNESS[lane] * (levels[lane] ?? 0);
      return level;
    });
    const bar = (half: number, colour: string) => {
      const wide = step * 0.6;
      context.fillStyle = colour;
      context.beginPath();
      context.roundRect(hero.x - wave + (i + 0.5) * step - wide / 2, y - half, wide, half * 2, wide / 2);
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
