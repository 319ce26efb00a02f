import { withAlpha } from '#creative-sdk/colour.ts';
import { ramp } from '#creative-sdk/motion.ts';
import { wrapHour } from './day.ts';
import type { Shot } from './shot.ts';

/** One flock crosses the low sun in the morning and in the evening: places in the flock, units. */
export const flock = [
  [0, 0, 1],
  [-13, 5, 0.9],
  [-24, 11, 0.95],
  [14, 7, 0.85],
  [29, 12, 0.8],
  [-37, 15, 0.8],
  [4, 19, 0.7],
] as const;
/** Wing beats per second. */
const BEAT_HZ = 1.5;

export function drawBirds({ context, view, palette, hour, time }: Shot): void {
  const h = wrapHour(hour);
  const shown = Math.max(ramp(h, 5.6, 6.6) * (1 - ramp(h, 9, 10)), ramp(h, 16, 17.4) * (1 - ramp(h, 19.5, 20.1)));
  if (shown < 0.02) return;
  const isEvening = h > 12;
  const x = view.width * (isEvening ? 0.5 : 0.36) + time * 5 * view.scale;
  const y = view.horizon * (isEvening ? 0.5 : 0.46) - time * 0.8;
  context.strokeStyle = withAlpha(palette.land, 0.85 * shown);
  context.lineWidth = 1.25 * view.scale;
  context.lineCap = 'round';
  context.beginPath();
  for (const [dx, dy, size] of flock) {
    const [bx, by, s] = [x + dx * view.scale, y + dy * view.scale, size * 4.6 * view.scale];
    const beat = Math.sin(time * BEAT_HZ * 6.28 + dx) * 0.5 + 0.15;
    context.moveTo(bx - s, by - s * beat);
    context.quadraticCurveTo(bx - s * 0.45, by - s * (0.35 + beat * 0.3), bx, by);
    context.quadraticCurveTo(bx + s * 0.45, by - s * (0.35 + beat * 0.3), bx + s, by - s * beat);
  }
  context.stroke();
}
