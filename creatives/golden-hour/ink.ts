import { mixColour } from '#creative-sdk/colour.ts';
import type { Palette } from './palette.ts';
import { underLight } from './palette.ts';

/** The tones that everything is drawn in; the hour mixes the colour of each. */
export type Tone =
  | 'land'
  | 'lit'
  | 'leaf'
  | 'sand'
  | 'wood'
  | 'roof'
  | 'tile'
  | 'wall'
  | 'deep'
  | 'sail'
  | 'shade'
  | 'jib'
  | 'accent'
  | 'teal'
  | 'glow'
  | 'foam';
export type Inks = Readonly<Record<Tone, string>>;

/** One shape: SVG path data in units, printed in a tone; `at` moves and scales it. */
export interface Print {
  readonly tone: Tone;
  readonly d: string;
  readonly at?: readonly [x: number, y: number, scale: number];
}

export interface BrandInks {
  readonly primary: string;
  readonly accent: string;
}

export function mixInks(palette: Palette, { primary, accent }: BrandInks): Inks {
  const under = (own: string) => underLight(own, palette.light);
  const cloth = under(primary);
  return {
    land: palette.land,
    lit: mixColour(palette.land, palette.lit, 0.6),
    leaf: mixColour(palette.land, palette.lit, 0.28),
    sand: under('#f6deb0'),
    wood: mixColour(palette.land, under('#96633f'), 0.6),
    roof: mixColour(palette.land, under('#d09a58'), 0.62),
    tile: mixColour(palette.land, under('#cf4f38'), 0.7),
    wall: mixColour(palette.land, under('#f4e2c0'), 0.8),
    deep: mixColour(palette.land, under('#2b2340'), 0.5),
    sail: mixColour(cloth, mixColour(primary, palette.sun, 0.4), 0.72 - palette.stars * 0.5),
    shade: mixColour(cloth, mixColour(primary, palette.halo, 0.5), 0.6 - palette.stars * 0.45),
    jib: mixColour(cloth, mixColour(primary, palette.halo, 0.85), 0.66 - palette.stars * 0.5),
    accent: mixColour(under(accent), accent, 0.3 * (1 - palette.stars)),
    teal: under('#2fb0a4'),
    glow: mixColour(mixColour(palette.land, under('#6b4a34'), 0.5), accent, palette.lamps),
    foam: under('#ffffff'),
  };
}

const paths = new Map<string, Path2D>();

/** A Path2D for path data, made once. */
export function toPath(d: string): Path2D {
  const known = paths.get(d);
  if (known) return known;
  const path = new Path2D(d);
  paths.set(d, path);
  return path;
}

export function print(context: CanvasRenderingContext2D, prints: readonly Print[], inks: Inks): void {
  for (const { tone, d, at } of prints) {
    context.fillStyle = inks[tone];
    if (!at) {
      context.fill(toPath(d));
      continue;
    }
    context.save();
    context.translate(at[0], at[1]);
    context.scale(at[2], Math.abs(at[2]));
    context.fill(toPath(d));
    context.restore();
  }
}
