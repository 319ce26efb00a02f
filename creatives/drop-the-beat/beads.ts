import { withAlpha } from '#creative-sdk/colour.ts';
import { clamp, mix, ramp } from '#creative-sdk/motion.ts';
import type { Layout } from './layout.ts';
import type { Palette } from './palette.ts';
import type { View } from './staging.ts';

/** Lights behind the bead, and how far they lag, parts of its way. */
const TAIL = 20;
const LAG = 0.007;

/** Beads of light run down a bud's stem to the pad and arrive on the beat: one sees when to tap. */
export function drawBeads(context: CanvasRenderingContext2D, { pads, padRadius }: Layout, { palette, view }: { palette: Palette; view: View }): void {
  context.save();
  context.globalCompositeOperation = 'lighter';
  for (const { lane, way } of view.beads) {
    const [pose, pad] = [view.poses[lane < 2 ? 0 : 1], pads[lane]];
    if (!pad) continue;
    const stem = { x: pose.x, y: pose.y + pose.unit * 2.1 };
    const end = { x: pad.x, y: pad.y - padRadius };
    for (let i = TAIL; i >= 0; i--) {
      const t = clamp(way - i * LAG);
      const x = (1 - t) ** 2 * pose.x + 2 * t * (1 - t) * stem.x + t * t * end.x;
      const y = (1 - t) ** 2 * pose.y + 2 * t * (1 - t) * stem.y + t * t * end.y;
      const size = i ? mix(3, 7.5, t) * (1 - i / (TAIL + 2)) : mix(2, 4, t);
      context.globalAlpha = ramp(t, 0.04, 0.25) * (i ? 0.16 * (1 - i / TAIL) : 1);
      context.fillStyle = i ? withAlpha(palette.lanes[lane], 0.8) : '#ffffff';
      context.beginPath();
      context.arc(x, y, size, 0, Math.PI * 2);
      context.fill();
    }
  }
  context.restore();
}
