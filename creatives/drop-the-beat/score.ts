import { mixColour } from '#creative-sdk/colour.ts';
import { disc } from '#creative-sdk/soft.ts';
import type { Layout } from './layout.ts';
import type { Palette } from './palette.ts';
import { LANES, type Track } from './rhythm.ts';

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
