import { mixColour, withAlpha } from '#creative-sdk/colour.ts';
import { clamp, mix, ramp } from '#creative-sdk/motion.ts';
import { createRandom } from '#creative-sdk/random.ts';
import type { Orb, Shot } from './shot.ts';
import { parallaxAtSea, wrapTo } from './view.ts';

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
    this.#paintRipples(shot);
    this.#paintGlitter(shot, shot.sun, mixColour(palette.sun, shot.brand.primary, 0.3), ramp(shot.sun.lift, -0.06, 0.06));
    this.#paintGlitter(shot, shot.moon, '#dfe6ff', ramp(shot.moon.lift, 0, 0.3) * palette.stars * 0.7);
  }

  #paintRipples({ context, view, palette, camera, time }: Shot): void {
    const tints = [withAlpha(palette.sky[3] ?? '#ffffff', 0.26), withAlpha(palette.seaDeep, 0.34)];
    for (const [parity, tint] of tints.entries()) {
      context.beginPath();
      for (let i = parity; i < this.#ripples.length; i += 2) {
        const ripple = this.#ripples[i];
        if (!ripple) continue;
        const parallax = parallaxAtSea(ripple.depth);
        const period = view.lap * parallax;
        const x = wrapTo(ripple.x * period - camera * parallax, -view.across * 0.1, period) * view.scale;
        const long = mix(14, 78, ripple.depth) * ripple.long * view.scale * (1 + 0.25 * Math.sin(time * 0.9 + ripple.phase));
        if (x - long > view.width) continue;
        context.rect(x - long / 2, mix(view.horizon + 1, view.height, ripple.depth), long, mix(0.5, 1.5, ripple.depth) * view.scale);
      }
      context.fillStyle = tint;
      context.fill();
    }
  }

  /** Dashes that widen towards the viewer, three tones from near the horizon down. */
  #paintGlitter({ context, view, time }: Shot, orb: Orb, colour: string, strength: number): void {
    if (strength < 0.01) return;
    const deep = view.height - view.horizon;
    const spread = 1 + 1.5 * clamp(orb.lift);
    for (const third of [0, 1, 2]) {
      context.beginPath();
      for (let i = third; i < this.#glints.length; i += 3) {
        const glint = this.#glints[i];
        const row = Math.floor(i / GLINTS_PER_ROW) / GLINT_ROWS;
        const pulse = glint ? Math.sin(time * glint.rate + glint.phase) : 0;
        if (!glint || pulse < -0.55 + row * 0.25) continue;
        const depth = row ** 1.35;
        const reach = orb.radius * (0.42 + row * 1.15) * spread;
        const long = orb.radius * (0.24 + row * 0.85) * glint.long * (0.62 + 0.38 * pulse) * (1.1 - Math.abs(glint.side) * 0.5);
        context.rect(orb.x + glint.side * reach - long / 2 + pulse * 2, view.horizon + 1 + depth * deep, long, mix(0.8, 2.1, depth) * view.scale);
      }
      context.fillStyle = withAlpha(colour, strength * mix(0.92, 0.4, third / 2) * (1 - 0.3 * clamp(orb.lift)));
      context.fill();
    }
    const core = context.createLinearGradient(0, view.horizon, 0, view.horizon + deep * 0.8);
    core.addColorStop(0, withAlpha(colour, 0.5 * strength * (1 - 0.6 * clamp(orb.lift))));
    core.addColorStop(1, withAlpha(colour, 0));
    context.fillStyle = core;
    context.beginPath();
    context.moveTo(orb.x - orb.radius * 0.7, view.horizon);
    context.lineTo(orb.x + orb.radius * 0.7, view.horizon);
    context.lineTo(orb.x + orb.radius * 1.7 * spread, view.horizon + deep);
    context.lineTo(orb.x - orb.radius * 1.7 * spread, view.horizon + deep);
    context.fill();
  }
}
