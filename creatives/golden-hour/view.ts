import { clamp, mix } from '#creative-sdk/motion.ts';
import { DAY_H, GOLDEN_H } from './day.ts';

/** The golden sun stands here, and the world's zero under it, as a fraction of the width. */
export const ANCHOR = 0.655;
/** One day is one lap around the archipelago: so many wide stages long, or so many units. */
const LAP = { wideStages: 3, tall: 2000 } as const;
/** A flat stage shows this many units of the world top to bottom, a taller one as many side to side, a small one fewer: its places stay large. */
const UNITS = { high: 250, across: 500, small: 400 } as const;
/** A stage less wide than this is a small one, px; style.css has it too. */
export const SMALL = 340;

/** How the world is fitted to a stage: units of the world to CSS pixels. */
export interface View {
  readonly width: number;
  readonly height: number;
  readonly scale: number;
  /** The horizon, CSS pixels from the top. */
  readonly horizon: number;
  /** The stage's width in units, and the whole lap's. */
  readonly across: number;
  readonly lap: number;
  /** Land rises this much higher on tall stages. */
  readonly rise: number;
  readonly isWide: boolean;
  /** The noon sun's height over the horizon, as a part of the sky; on tall stages it stays under the headline. */
  readonly arc: number;
}

export function fitView(width: number, height: number): View {
  const isWide = width / height > 2.4;
  const scale = isWide ? height / UNITS.high : width / UNITS[width < SMALL ? 'small' : 'across'];
  const across = width / scale;
  const rise = isWide ? 1 : clamp(height / scale / 250, 1, 1.5);
  return {
    width,
    height,
    scale,
    horizon: height * (isWide ? 0.66 : 0.64),
    across,
    lap: isWide ? across * LAP.wideStages : LAP.tall,
    rise,
    isWide,
    arc: isWide ? 0.77 : 0.46,
  };
}

/** Which of the posters fits. */
export function shapeOf({ width, height, isWide }: View): 'wide' | 'box' | 'tall' {
  return isWide ? 'wide' : width > height ? 'box' : 'tall';
}

/** The way travelled at an hour, in units of the shore; `pan` adds to it. */
export function travelled(view: View, hour: number): number {
  return (view.lap * (hour - GOLDEN_H)) / DAY_H;
}

/** A place in a world that repeats: brings `x` into `from` … `from + period`. */
export function wrapTo(x: number, from: number, period: number): number {
  return from + ((((x - from) % period) + period) % period);
}

/** Where on the stage something stands, CSS pixels. `parallax`: 0 is the sky, 1 the shore. */
export function project(view: View, x: number, camera: number, parallax: number): number {
  const period = view.lap * parallax;
  const from = -(ANCHOR + (period / view.across - 1) / 2) * view.across;
  return view.width * ANCHOR + wrapTo(x - camera * parallax, from, period) * view.scale;
}

/** How far towards the viewer a point of the sea is: 0 at the horizon, 1 at the lower edge. Gives its parallax. */
export function parallaxAtSea(depth: number): number {
  return mix(0.36, 1.25, depth);
}
