import { withAlpha } from '#creative-sdk/colour.ts';
import { clamp, mix } from '#creative-sdk/motion.ts';
import type { Layout } from './layout.ts';
import type { Palette } from './palette.ts';

/** Points of one thread. */
const POINTS = 34;
/** A ribbon of this many threads, less one, is as wide as its weave. */
const WHOLE = 8;
/** No thread moves out farther than this, heads: the words are above. */
const HIGHEST = 1.4;

/** How far each lane's ribbon turns away from the horizon at the drop, radians. */
const TURNS = [0.5, -0.75, 1.15, -1.3] as const;

/** How each lane's ribbon is woven: waves over the stage's width, how far it swings and twists (heads), how fast it runs (radians a second). */
const WEAVES = [
  { waves: 1.15, swing: 0.62, twist: 1.4, run: 1.1, phase: 0.2, width: 0.62 },
  { waves: 1.9, swing: 0.78, twist: 2.1, run: -1.5, phase: 2.1, width: 0.72 },
  { waves: 2.6, swing: 0.56, twist: 1.7, run: 1.9, phase: 4.0, width: 0.86 },
  { waves: 3.7, swing: 0.4, twist: 2.9, run: -2.6, phase: 5.3, width: 0.5 },
] as const;

export interface Music {
  /** Presence of each lane's ribbon, 0 … 1. */
  readonly layers: readonly number[];
  /** Of how many threads each lane's ribbon is woven: each hit adds some. */
  readonly threads: readonly number[];
  /** Energy of each lane's last note, 1 … 0. */
  readonly pulses: readonly number[];
  /** How far the ribbons have burst out, 0 closed … 1. */
  readonly open: number;
  /** How far they fill the whole frame at the drop, 0 … 1. */
  readonly surge: number;
  /** Running time of the ribbons, seconds. */
  readonly flow: number;
}

interface Scope {
  readonly layout: Layout;
  readonly music: Music;
  readonly lane: number;
  readonly strength: number;
}

/** The equaliser: four ribbons of light, woven of threads. */
export class Ribbons {
  readonly #palette: Palette;
  #gradients: CanvasGradient[] = [];

  constructor(palette: Palette) {
    this.#palette = palette;
  }

  fit(context: CanvasRenderingContext2D, { width, hero, reach }: Layout): void {
    const { lanes, primary, accent } = this.#palette;
    // They run off the stage, or fade before they reach the words.
    const end = reach > width / 2 ? 0.12 : 0;
    this.#gradients = lanes.map((lane, i) => {
      const gradient = context.createLinearGradient(hero.x - reach, 0, hero.x + reach, 0);
      const [left, right] = i % 2 ? [lane, accent] : [primary, lane];
      gradient.addColorStop(0, withAlpha(left, end));
      gradient.addColorStop(0.24, withAlpha(left, 0.85));
      gradient.addColorStop(0.46, withAlpha('#ffffff', 0.95));
      gradient.addColorStop(0.54, withAlpha('#fff4ea', 0.95));
      gradient.addColorStop(0.76, withAlpha(right, 0.85));
      gradient.addColorStop(1, withAlpha(right, end));
      return gradient;
    });
  }

  /** Draws the ribbons of these lanes over each other, as light. */
  draw(
    context: CanvasRenderingContext2D,
    { layout, music, lanes, strength = 1 }: { layout: Layout; music: Music; lanes: readonly number[]; strength?: number },
  ): void {
    context.save();
    context.globalCompositeOperation = 'lighter';
    context.lineJoin = 'round';
    for (const lane of lanes) {
      context.save();
      surgeOut(context, layout, { surge: music.surge, lane });
      this.#drawRibbon(context, { layout, music, lane, strength: mix(strength, 1, music.surge) });
      context.restore();
    }
    context.restore();
  }

  #drawRibbon(context: CanvasRenderingContext2D, { layout, music, lane, strength }: Scope): void {
    const weave = WEAVES[lane];
    const gradient = this.#gradients[lane];
    const presence = (music.layers[lane] ?? 0) * strength;
    const fine = layout.unit / 58;
    if (!weave || !gradient || presence < 0.01) return;
    const pulse = music.pulses[lane] ?? 0;
    const last = (music.threads[lane] ?? 3) - 1;
    const rows = Array.from({ length: last + 1 }, (_, j) => threadAt(layout, music, { lane, side: ((j / last) * 2 - 1) * (last / WHOLE) }));
    context.strokeStyle = gradient;
    context.fillStyle = gradient;
    const [top, bottom] = [rows[0], rows[last]];
    if (top && bottom) {
      context.globalAlpha = presence * (0.09 + 0.05 * pulse + 0.1 * music.surge);
      context.beginPath();
      trace(context, top, layout);
      traceBack(context, bottom, layout);
      context.fill();
    }
    rows.forEach((row, j) => {
      const isEdge = j === 0 || j === last;
      context.globalAlpha = presence * ((isEdge ? 0.78 : 0.34) + 0.2 * pulse);
      context.lineWidth = (isEdge ? 1.3 : 0.75) * fine;
      context.beginPath();
      trace(context, row, layout);
      context.stroke();
      if (!isEdge) return;
      context.globalAlpha = presence * (0.09 + 0.05 * pulse);
      context.lineWidth = 6 * fine;
      context.stroke();
    });
  }
}

function surgeOut(context: CanvasRenderingContext2D, { hero }: Layout, { surge, lane }: { surge: number; lane: number }): void {
  if (!surge) return;
  context.translate(hero.x, hero.y);
  context.rotate((TURNS[lane] ?? 0) * surge);
  context.scale(1 + surge, 1 + 0.8 * surge);
  context.translate(-hero.x, -hero.y);
}

/** Heights of one thread's points. `side` −1 … 1 across the ribbon. */
function threadAt(layout: Layout, music: Music, { lane, side }: { lane: number; side: number }): Float32Array {
  const weave = WEAVES[lane] ?? WEAVES[0];
  const heights = new Float32Array(POINTS);
  const pulse = music.pulses[lane] ?? 0;
  const force = layout.unit * (0.06 + 1.04 * music.open) * (0.9 + 0.4 * pulse);
  const limit = layout.unit * HIGHEST;
  for (let i = 0; i < POINTS; i++) {
    const x = (i / (POINTS - 1)) * 2 - 1;
    const pinch = mix(Math.cos((x * Math.PI) / 2) ** 0.8, 0.45 + 0.55 * Math.cos((x * Math.PI) / 2), clamp(music.open * 1.4 - 0.4));
    const lobes = 0.55 + 0.45 * Math.cos(x * Math.PI * 2.3 + weave.phase);
    const angle = x * Math.PI * weave.waves + weave.phase + music.flow * weave.run;
    const turn = x * Math.PI * weave.twist - music.flow * weave.run * 0.6 + weave.phase * 2;
    const across = side * weave.width * Math.cos(turn) * (0.5 + 0.5 * lobes);
    const height = pinch * force * (Math.sin(angle) * weave.swing * (0.35 + lobes) * 1.15 + across);
    heights[i] = Math.tanh(height / limit) * limit;
  }
  return heights;
}

const spot = ({ hero, reach }: Layout, i: number) => hero.x + ((i / (POINTS - 1)) * 2 - 1) * reach;

function trace(context: CanvasRenderingContext2D, heights: Float32Array, layout: Layout): void {
  const y = (i: number) => layout.hero.y + (heights[clamp(i, 0, POINTS - 1)] ?? 0);
  context.moveTo(spot(layout, 0), y(0));
  for (let i = 1; i < POINTS - 1; i++) {
    context.quadraticCurveTo(spot(layout, i), y(i), (spot(layout, i) + spot(layout, i + 1)) / 2, (y(i) + y(i + 1)) / 2);
  }
  context.lineTo(spot(layout, POINTS - 1), y(POINTS - 1));
}

function traceBack(context: CanvasRenderingContext2D, heights: Float32Array, layout: Layout): void {
  const y = (i: number) => layout.hero.y + (heights[i] ?? 0);
  for (let i = POINTS - 1; i >= 0; i--) context.lineTo(spot(layout, i), y(i));
}
