import { withAlpha } from '#creative-sdk/colour.ts';
import { clamp, mix, ramp } from '#creative-sdk/motion.ts';
import type { Layout, Place } from './layout.ts';
import type { Palette } from './palette.ts';
import { LANES, type Lane } from './rhythm.ts';
import type { View } from './staging.ts';

/** Lights behind the bead, and how far they lag, parts of its way. */
const TAIL = 20;
const LAG = 0.007;
/** The part of its way that a bead spends inside its bud. */
const INSIDE = 0.3;
/** How fast a lane that is struck trembles, radians a second. */
const SWINGS = 46;

/** From the foot of a bud's stem in a bow down to the pad's rim: a string that its notes strike. */
function laneOf(
  { pads, padRadius }: Layout,
  view: View,
  lane: Lane,
): { readonly head: Place; readonly foot: Place; readonly bow: Place; readonly end: Place } {
  const { x, y, unit, roll, isRight } = view.poses[lane < 2 ? 0 : 1];
  const stem = 2.06 * unit;
  const foot = { x: x + Math.sin(roll + 0.05) * (isRight ? stem : -stem), y: y + Math.cos(roll + 0.05) * stem };
  const pad = pads[lane] ?? foot;
  const end = { x: pad.x, y: pad.y - padRadius * (view.pads[lane]?.size ?? 1) };
  const swing = 9 * (view.pulses[lane] ?? 0) * Math.sin(view.flow * SWINGS);
  return { head: { x, y }, foot, bow: { x: foot.x + swing, y: mix(foot.y, end.y, 0.6) }, end };
}

/** Beads of light run down a bud's stem and along its lane to the pad and arrive on the beat: one sees when to tap. */
export function drawBeads(context: CanvasRenderingContext2D, layout: Layout, { palette, view }: { palette: Palette; view: View }): void {
  context.save();
  context.globalCompositeOperation = 'lighter';
  context.lineWidth = 2;
  for (const lane of LANES) {
    const { foot, bow, end } = laneOf(layout, view, lane);
    const asked = view.pads[lane]?.approach === undefined ? 0.12 : 0.4;
    context.globalAlpha = view.lines * clamp(asked + 0.5 * (view.pulses[lane] ?? 0));
    context.strokeStyle = palette.lanes[lane];
    context.beginPath();
    context.moveTo(foot.x, foot.y + 10);
    context.quadraticCurveTo(bow.x, bow.y, end.x, end.y);
    context.stroke();
  }
  for (const { lane, way } of view.beads) {
    const { head, foot, bow, end } = laneOf(layout, view, lane);
    for (let i = TAIL; i >= 0; i--) {
      const at = clamp(way - i * LAG);
      const t = clamp((at - INSIDE) / (1 - INSIDE));
      const inside = Math.min(1, at / INSIDE);
      const along = (from: number, through: number, to: number) => (1 - t) ** 2 * from + 2 * t * (1 - t) * through + t * t * to;
      const x = t ? along(foot.x, bow.x, end.x) : mix(head.x, foot.x, inside);
      const y = t ? along(foot.y, bow.y, end.y) : mix(head.y, foot.y, inside);
      const size = i ? mix(5, 10, t) * (1 - i / (TAIL + 2)) : mix(4, 6, t);
      context.globalAlpha = ramp(at, 0.04, 0.25) * (i ? 0.16 * (1 - i / TAIL) : 1);
      context.fillStyle = i || !t ? withAlpha(palette.lanes[lane], 0.8) : '#ffffff';
      context.beginPath();
      context.arc(x, y, size, 0, Math.PI * 2);
      context.fill();
    }
  }
  context.restore();
}
