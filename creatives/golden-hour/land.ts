import { mixColour, withAlpha } from '#creative-sdk/colour.ts';
import { clamp } from '#creative-sdk/motion.ts';
import { chartDepths, chartRange, type Depth, FAR } from './archipelago.ts';
import { toPath } from './ink.ts';
import { type Island, type Point, toPathData } from './island.ts';
import type { Lamps } from './lamps.ts';
import { throughHaze } from './palette.ts';
import { asideX, landRise, type Shot } from './shot.ts';
import { project, type View } from './view.ts';

interface Cut {
  readonly island: Island;
  readonly x: number;
  readonly body: string;
  readonly east: string;
  readonly west: string;
  readonly grove: string;
}

/** The islands and the far range, cut once per size and printed at every hour. */
export class Land {
  readonly #lamps: Lamps;
  #range: Point[] = [];
  #depths: { readonly depth: Depth; readonly cuts: readonly Cut[] }[] = [];

  constructor(lamps: Lamps) {
    this.#lamps = lamps;
  }

  fit(view: View): void {
    this.#range = chartRange(view);
    this.#depths = chartDepths(view).map((depth) => ({ depth, cuts: depth.islands.map(({ x, island }) => cut(x, island)) }));
  }

  drawRange(shot: Shot): void {
    const { context, view, palette, camera } = shot;
    const period = view.lap * FAR.parallax * view.scale;
    const x = project(view, 0, camera, FAR.parallax);
    const rock = throughHaze(palette.land, palette, FAR.haze);
    const face = context.createLinearGradient(0, -FAR.high * view.rise, 0, 0);
    face.addColorStop(0, rock);
    face.addColorStop(1, mixColour(rock, palette.sky[4] ?? rock, 0.42));
    context.fillStyle = face;
    for (const at of [x - period, x, x + period]) {
      if (at + period / 2 < 0 || at - period / 2 > view.width) continue;
      context.save();
      context.translate(at, view.horizon);
      context.scale(view.scale, view.scale);
      context.beginPath();
      for (const [px, py] of this.#range) context.lineTo(px, py * landRise(shot, at + px * view.scale));
      context.fill();
      context.restore();
    }
  }

  draw(shot: Shot, index: number, haze?: number): void {
    const entry = this.#depths[index];
    if (!entry) return;
    const { context, view, camera } = shot;
    const y = view.horizon + entry.depth.low * view.scale;
    for (const item of entry.cuts) {
      const half = item.island.half * view.scale;
      const x = asideX(shot, project(view, item.x, camera, entry.depth.parallax), half);
      if (x + half < 0 || x - half > view.width) continue;
      context.save();
      context.translate(x, y);
      context.scale(view.scale, view.scale);
      this.#printIsland(shot, item, haze ?? entry.depth.haze, x);
      context.restore();
    }
  }

  #printIsland(shot: Shot, item: Cut, haze: number, x: number): void {
    const { context, palette, sun, moon, view } = shot;
    const rock = throughHaze(palette.land, palette, haze);
    reflect(shot, item, rock);
    const face = context.createLinearGradient(0, item.island.top, 0, 0);
    face.addColorStop(0, rock);
    face.addColorStop(1, mixColour(rock, palette.sky[3] ?? rock, 0.12 + haze * 0.34));
    context.fillStyle = face;
    context.fill(toPath(item.body));
    const light = palette.stars > 0.6 ? moon : sun;
    const aside = clamp((light.x - x) / (view.width * 0.22), -1, 1);
    const flankTint = throughHaze(palette.lit, palette, haze * 0.75);
    for (const [path, side] of [
      [item.east, aside],
      [item.west, -aside],
    ] as const) {
      const strength = clamp(0.14 + side * 0.78);
      if (strength < 0.02) continue;
      context.fillStyle = withAlpha(flankTint, strength * 0.85);
      context.fill(toPath(path));
    }
    context.fillStyle = mixColour(rock, palette.land, 0.4);
    context.fill(toPath(item.grove));
    if (palette.lamps > 0.02) for (const [lx, ly] of item.island.lamps) this.#lamps.light(shot, lx, ly, 1 - haze * 0.7);
    context.fillStyle = throughHaze(shot.inks.sand, palette, haze * 0.5);
    context.globalAlpha = 0.85 - palette.stars * 0.6;
    context.fillRect(-item.island.half * 0.97, -0.3, item.island.half * 1.94, 1.3);
    context.globalAlpha = 1;
  }
}

function cut(x: number, island: Island): Cut {
  return {
    x,
    island,
    body: toPathData(island.body),
    east: island.eastFlanks.map(toPathData).join(''),
    west: island.westFlanks.map(toPathData).join(''),
    grove: toPathData(island.grove),
  };
}

/** The island upside down in the water, shorter and fading. */
function reflect({ context, palette }: Shot, item: Cut, rock: string): void {
  context.save();
  context.scale(1, -0.62);
  const fade = context.createLinearGradient(0, item.island.top, 0, 0);
  fade.addColorStop(0.1, withAlpha(rock, 0));
  fade.addColorStop(1, withAlpha(mixColour(rock, palette.seaDeep, 0.35), 0.55));
  context.fillStyle = fade;
  context.fill(toPath(item.body));
  context.restore();
}
