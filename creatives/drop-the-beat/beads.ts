import { withAlpha } from '#creative-sdk/colour.ts';
import { clamp, easeOut, mix, ramp } from '#creative-sdk/motion.ts';
import type { Layout, Place } from './layout.ts';
import type { Palette } from './palette.ts';
import { LANES, type Lane } from './rhythm.ts';
import type { View } from './staging.ts';

/** Lights behind the bead, and how far they lag, parts of its way. */
const TAIL = 20;
const LAG = 0.007;
/** The part of its way that a bead spends inside its bud. */
const INSIDE = 0.3;
/** A hit's beam reaches its bud after this long, and is gone after that, seconds. */
const RISE_S = 0.14;
const BEAM_S = 0.55;
/** Points along a beam. */
const POINTS = 18;
/** Light around a beam's core: width and strength. */
const COATS = [
  [26, 0.16],
  [10, 0.4],
  [4.4, 0.3],
  [2.4, 0.55],
] as const;
/** Where the middle of a cap is seen beside that of its head, heads. */
const CAP = 0.45;
/** How fast a lane that is struck trembles, radians a second. */
const SWINGS = 46;

interface Path {
  readonly cap: Place;
  readonly foot: Place;
  readonly bow: Place;
  readonly end: Place;
}

/** From a bud's cap down its stem, and in a bow down to the pad's rim: a string that its notes strike. */
function pathOf({ pads, padRadius }: Layout, view: View, lane: Lane): Path {
  const { x, y, unit, roll, isRight } = view.poses[lane < 2 ? 0 : 1];
  const side = isRight ? 1 : -1;
  const stem = 2.06 * unit;
  const foot = { x: x + Math.sin(roll + 0.05) * side * stem, y: y + Math.cos(roll + 0.05) * stem };
  const pad = pads[lane] ?? foot;
  const end = { x: pad.x, y: pad.y - padRadius * (view.pads[lane]?.size ?? 1) };
  const swing = 9 * (view.pulses[lane] ?? 0) * Math.sin(view.flow * SWINGS);
  return { cap: { x: x + CAP * side * unit, y }, foot, bow: { x: foot.x + swing, y: mix(foot.y, end.y, 0.6) }, end };
}

/** Where a light is on its way: 0 at the cap, 1 on the pad. */
function placeAt({ cap, foot, bow, end }: Path, way: number): Place {
  const t = clamp((way - INSIDE) / (1 - INSIDE));
  const along = (axis: 'x' | 'y') =>
    t ? (1 - t) ** 2 * foot[axis] + 2 * t * (1 - t) * bow[axis] + t * t * end[axis] : mix(cap[axis], foot[axis], way / INSIDE);
  return { x: along('x'), y: along('y') };
}

/** Beads of light run down a bud's stem and along its lane to the pad and arrive on the beat: one sees when to tap. */
export function drawBeads(context: CanvasRenderingContext2D, layout: Layout, { palette, view }: { palette: Palette; view: View }): void {
  context.save();
  context.globalCompositeOperation = 'lighter';
  context.lineWidth = 2;
  for (const lane of LANES) {
    const { foot, bow, end } = pathOf(layout, view, lane);
    // A string is seen while its note comes or has just been struck.
    context.globalAlpha = view.lines * clamp((view.pads[lane]?.isAsked ? 0.4 : 0) + 0.5 * (view.pulses[lane] ?? 0));
    context.strokeStyle = palette.lanes[lane];
    context.beginPath();
    context.moveTo(foot.x, foot.y + 10);
    context.quadraticCurveTo(bow.x, bow.y, end.x, end.y);
    context.stroke();
  }
  for (const { lane, way } of view.beads) {
    const path = pathOf(layout, view, lane);
    for (let i = TAIL; i >= 0; i--) {
      const at = clamp(way - i * LAG);
      const t = clamp((at - INSIDE) / (1 - INSIDE));
      const { x, y } = placeAt(path, at);
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

/** On each hit a beam runs from the pad up the string and the stem into the bud's cap: one sees what the pad plays. */
export function drawBeams(context: CanvasRenderingContext2D, layout: Layout, { palette, view }: { palette: Palette; view: View }): void {
  context.save();
  context.globalCompositeOperation = 'lighter';
  context.lineCap = context.lineJoin = 'round';
  for (const lane of LANES) {
    const { age = 9, quality = 0 } = view.pads[lane] ?? {};
    if (age >= BEAM_S || view.lines < 0.01) continue;
    const path = pathOf(layout, view, lane);
    const last = POINTS * easeOut(age / RISE_S);
    context.beginPath();
    for (let i = 0; i <= last; i++) {
      const { x, y } = placeAt(path, 1 - i / POINTS);
      context.lineTo(x, y);
    }
    const light = view.lines * (1 - age / BEAM_S) * (quality > 0 ? 1 : 0.3);
    COATS.forEach(([width, strength], i) => {
      context.globalAlpha = light * strength;
      context.lineWidth = width;
      context.strokeStyle = i > 1 ? '#ffffff' : palette.lanes[lane];
      context.stroke();
    });
  }
  context.restore();
}
