import { withAlpha } from '#creative-sdk/colour.ts';
import { linear } from '#creative-sdk/soft.ts';
import type { Layout } from './layout.ts';
import type { Palette } from './palette.ts';
import type { Lane } from './rhythm.ts';
import type { View } from './staging.ts';

/** One note on its way out of its bud. */
export interface Front {
  readonly lane: Lane;
  /** Seconds since it sounded. */
  readonly age: number;
  readonly strength: number;
}

/** How long a front is seen, seconds; where it begins and how fast it runs, heads. */
export const SEEN_S = 2.1;
const BEGIN = 0.7;
const SPEED = 1.55;
/** Points of a front that is no ring. */
const POINTS = 176;
const TAU = Math.PI * 2;
/** The field ends above and below the buds, heads: the words and the pads are there. */
const ABOVE = 1.5;
const BELOW = 2.5;

/** A front has the shape of the sign on its pad: a ring, a long wave, a stack, a zigzag. Waves round the bud, their swing (parts of its radius), lines, their width. */
const SHAPES = [
  { waves: 0, swing: 0, lines: 1, width: 3 },
  { waves: 14, swing: 0.045, lines: 1, width: 2.2 },
  { waves: 0, swing: 0, lines: 3, width: 1.4 },
  { waves: 44, swing: 0.035, lines: 1, width: 1.6 },
] as const;
/** Between two lines of a stack, heads. */
const STACK = 0.13;

/** The sound field: every note leaves its bud as a front, so that one sees the pattern that plays. */
export class Field {
  readonly #palette: Palette;
  #light: CanvasGradient[] = [];

  constructor(palette: Palette) {
    this.#palette = palette;
  }

  fit(context: CanvasRenderingContext2D, { hero, unit }: Layout): void {
    this.#light = this.#palette.lanes.map((lane) =>
      linear(
        context,
        [0, hero.y - ABOVE * unit, 0, hero.y + BELOW * unit],
        [
          [0, withAlpha(lane, 0)],
          [0.3, lane],
          [0.55, lane],
          [1, withAlpha(lane, 0)],
        ],
      ),
    );
  }

  draw(context: CanvasRenderingContext2D, { fronts, poses, hero, surge, wave }: View): void {
    context.save();
    context.globalCompositeOperation = 'lighter';
    context.lineJoin = 'round';
    // At the drop it fills the frame.
    context.translate(hero.x, hero.y);
    context.scale(1 + surge, 1 + surge);
    context.translate(-hero.x, -hero.y);
    for (const { lane, age, strength } of fronts) {
      const { x, y, unit } = poses[lane < 2 ? 0 : 1];
      const { waves, swing, lines, width } = SHAPES[lane];
      // On the end card the visitor's own wave stands before it.
      const left = (1 - age / SEEN_S) * strength * (1 - 0.65 * wave);
      context.strokeStyle = this.#light[lane] ?? '';
      context.beginPath();
      for (let line = 0; line < lines; line++) {
        const r = unit * (BEGIN + SPEED * age - line * STACK);
        context.moveTo(x + r, y);
        if (!waves) context.arc(x, y, r, 0, TAU);
        else
          for (let i = 1; i <= POINTS; i++) {
            const angle = (i / POINTS) * TAU;
            const reach = r * (1 + swing * Math.sin(angle * waves));
            context.lineTo(x + Math.cos(angle) * reach, y + Math.sin(angle) * reach);
          }
      }
      for (const [wide, alpha] of [
        [5, 0.16],
        [1, 1],
      ] as const) {
        context.globalAlpha = left * alpha;
        context.lineWidth = width * wide;
        context.stroke();
      }
    }
    context.restore();
  }
}
