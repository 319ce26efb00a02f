import { mixColour } from '#creative-sdk/colour.ts';
import type { Layout } from './layout.ts';
import type { Palette } from './palette.ts';
import { BEATS, LANES, type Track } from './rhythm.ts';
import type { View } from './staging.ts';

/** Two bars of the wave for each eighth: the note and how it dies away. */
const COLUMNS = BEATS * 4;
/** How loud a hit of each lane is in the wave, how loud what played by itself, how loud silence, and how much of a note is left in the next bar. */
const LOUDNESS = [0.5, 0.36, 0.3, 0.28] as const;
const BY_ITSELF = 0.24;
const SILENCE = 0.05;
const DECAYS = [0.58, 0.8, 0.82, 0.68] as const;
/** How wide a bar is, parts of its column. */
const WIDE = 0.56;

/**
 * The visitor's own four bars as one sound wave from edge to edge of the card. It grows out of the floor in front of the buds, which stand in it; the floor
 * mirrors its lower half. Each hit swells and dies away in its lane's colour. What is at `played` (0 to 1) leaps.
 */
export function drawWave(
  context: CanvasRenderingContext2D,
  { wave: { from, to }, tall, unit }: Layout,
  { palette, track, view, floor }: { palette: Palette; track: Track; view: View; floor: number },
): void {
  const { wave, played } = view;
  if (wave < 0.01) return;
  const step = (to - from) / COLUMNS;
  const levels = [0, 0, 0, 0];
  const paths = LANES.map(() => new Path2D());
  const bright = new Path2D();
  for (let i = 0; i < COLUMNS; i++) {
    const part = (i + 0.5) / COLUMNS;
    const leap = played < 1 ? Math.exp(-(((played - part) * 22) ** 2)) : 0;
    const high = unit * wave * (0.7 + tall * Math.sin(Math.PI * part) ** 2) * (1 + 0.3 * leap);
    const bar = (path: Path2D | undefined, level: number) => {
      const wide = step * WIDE;
      path?.roundRect(from + (i + 0.5) * step - wide / 2, floor - level * high, wide, level * high, [wide / 2, wide / 2, 0, 0]);
    };
    let level = SILENCE * (1 + (i % 3));
    for (const lane of LANES) {
      const isNew = i % 2 === 0;
      const note = isNew && track.isHit(lane, i / 2) ? 1 : isNew && track.loopsAt(lane, i / 2) ? BY_ITSELF : 0;
      const left = Math.max(note, (levels[lane] ?? 0) * DECAYS[lane]);
      levels[lane] = left;
      level += LOUDNESS[lane] * left;
      if (!lane || left > 0.06) bar(paths[lane], level);
    }
    if (leap > 0.3) bar(bright, level);
  }
  context.save();
  context.globalAlpha *= wave;
  // The last layer reaches out farthest: it lies under the others.
  for (const lane of LANES.toReversed()) {
    context.fillStyle = mixColour(palette.lanes[lane], '#ffffff', 0.12);
    context.fill(paths[lane] ?? bright);
  }
  context.fillStyle = 'rgb(255 255 255 / 0.6)';
  context.fill(bright);
  context.restore();
}
