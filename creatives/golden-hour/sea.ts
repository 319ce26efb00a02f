import { mixColour, withAlpha } from '#creative-sdk/colour.ts';
import { clamp, mix, ramp } from '#creative-sdk/motion.ts';
import { createRandom } from '#creative-sdk/random.ts';
import type { Orb, Shot } from './shot.ts';
import { parallaxAtSea, type View, wrapTo } from './view.ts';

/** A streak of light or shade on the water. */
interface Ripple {
  /** Share of its lap. */
  readonly x: number;
  readonly depth: number;
  readonly phase: number;
  readonly long: number;
}

interface Glint {
  readonly side: number;
  readonly phase: number;
  readonly rate: number;
  readonly long: number;
}

const GLINT_ROWS = 44;
const GLINTS_PER_ROW = 3;

export type Box = readonly [x: number, y: number, width: number, height: number];

/** The water: its colour, its streaks and the path of light under the sun and the moon. */
export class Sea {
  readonly #ripples: Ripple[];
  readonly #glints: Glint[];

  constructor() {
    const random = createRandom(9);
    this.#ripples = Array.from({ length: 260 }, () => ({ x: random(), depth: random() ** 1.5, phase: random() * 6.28, long: 0.5 + random() }));
    this.#glints = Array.from({ length: GLINT_ROWS * GLINTS_PER_ROW }, () => ({
      side: (random() + random() - 1) * 1.25,
      phase: random() * 6.28,
      rate: 0.8 + random() * 1.8,
      long: 0.45 + random() * 0.9,
    }));
  }

  draw(shot: Shot): void {
    const { context, view, palette } = shot;
    const { height, horizon, width } = view;
    const water = context.createLinearGradient(0, horizon, 0, height);
    water.addColorStop(0, mixColour(palette.sky[4] ?? palette.seaMid, palette.seaMid, 0.3));
    water.addColorStop(0.1, mixColour(palette.sky[3] ?? palette.seaMid, palette.seaMid, 0.6));
    water.addColorStop(0.42, palette.seaMid);
    water.addColorStop(1, palette.seaDeep);
    context.fillStyle = water;
    context.fillRect(0, horizon, width, height - horizon);
    const shine = ramp(shot.sun.lift, -0.22, 0.04);
    this.#paintSheen(shot, shot.sun, mixColour(palette.halo, palette.sun, 0.25), shine);
    this.#paintSheen(shot, shot.moon, '#93a8ea', ramp(shot.moon.lift, 0, 0.3) * palette.stars * 0.8);
    this.#paintRipples(shot);
    this.#paintGlitter(shot, shot.sun, mixColour(palette.sun, shot.brand.primary, 0.3), ramp(shot.sun.lift, -0.06, 0.06));
    this.#paintGlitter(shot, shot.moon, '#dfe6ff', ramp(shot.moon.lift, 0, 0.3) * palette.stars * 0.7);
  }

  #paintRipples({ context, view, palette, camera, time }: Shot): void {
    const tints = [withAlpha(palette.sky[3] ?? '#ffffff', 0.26), withAlpha(palette.seaDeep, 0.34)];
    for (const [i, boxes] of this.ripples(view, camera, time).entries()) {
      context.beginPath();
      for (const box of boxes) context.rect(...box);
      context.fillStyle = tints[i] ?? '';
      context.fill();
    }
  }

  /** The streaks in view, the light ones and the dark ones. */
  ripples(view: View, camera: number, time: number): readonly Box[][] {
    const lists: Box[][] = [[], []];
    for (const [i, { x: share, depth, phase, long: size }] of this.#ripples.entries()) {
      const parallax = parallaxAtSea(depth);
      const period = view.lap * parallax;
      const x = wrapTo(share * period - camera * parallax, -view.across * 0.1, period) * view.scale;
      const long = mix(14, 78, depth) * size * view.scale * (1 + 0.25 * Math.sin(time * 0.9 + phase));
      if (x - long < view.width)
        lists[i % 2]?.push([x - long / 2, mix(view.horizon + 1, view.height, depth), long, mix(0.5, 1.5, depth) * view.scale]);
    }
    return lists;
  }

  /** Dashes that widen towards the viewer, three tones from near the horizon down. */
  #paintGlitter({ context, view, time }: Shot, orb: Orb, colour: string, strength: number): void {
    if (strength < 0.01) return;
    for (const [third, boxes] of this.glints(view, orb, time).entries()) {
      context.beginPath();
      for (const box of boxes) context.rect(...box);
      context.fillStyle = withAlpha(colour, strength * mix(0.92, 0.4, third / 2) * (1 - 0.3 * clamp(orb.lift)));
      context.fill();
    }
  }

  /** The dashes under a light, three lists from strong to faint. */
  glints(view: View, orb: Orb, time: number): readonly Box[][] {
    const deep = view.height - view.horizon;
    const spread = 1 + 1.5 * clamp(orb.lift);
    const lists: Box[][] = [[], [], []];
    for (const [i, glint] of this.#glints.entries()) {
      const row = Math.floor(i / GLINTS_PER_ROW) / GLINT_ROWS;
      const pulse = Math.sin(time * glint.rate + glint.phase);
      if (pulse < -0.55 + row * 0.25) continue;
      const depth = row ** 1.35;
      const reach = orb.radius * (0.42 + row * 1.15) * spread;
      const long = orb.radius * (0.24 + row * 0.85) * glint.long * (0.62 + 0.38 * pulse) * (1.1 - Math.abs(glint.side) * 0.5);
      lists[i % 3]?.push([
        orb.x + glint.side * reach - long / 2 + pulse * 2,
        view.horizon + 1 + depth * deep,
        long,
        mix(0.8, 2.1, depth) * view.scale,
      ]);
    }
    return lists;
  }

  /** The light lies on the water: wide and warm under a low sun. */
  #paintSheen({ context, view }: Shot, orb: Orb, colour: string, strength: number): void {
    if (strength < 0.01) return;
    const deep = view.height - view.horizon;
    const low = 1 - clamp(orb.lift * 1.4);
    context.save();
    context.beginPath();
    context.rect(0, view.horizon, view.width, deep);
    context.clip();
    context.translate(orb.x, view.horizon);
    for (const [wide, high, alpha] of [
      [view.horizon * (0.9 + low * 1.5), deep * 0.62, 0.3 + 0.32 * low],
      [orb.radius * (2.1 - low * 0.6), deep * 1.05, 0.34 + 0.22 * low],
    ] as const) {
      context.save();
      context.scale(wide, high);
      const sheen = context.createRadialGradient(0, 0, 0, 0, 0, 1);
      sheen.addColorStop(0, withAlpha(colour, alpha * strength));
      sheen.addColorStop(0.4, withAlpha(colour, alpha * strength * 0.45));
      sheen.addColorStop(1, withAlpha(colour, 0));
      context.fillStyle = sheen;
      context.fillRect(-1, 0, 2, 1);
      context.restore();
    }
    context.restore();
  }
}
