import { bakeSprite, createLayer, type Layer } from '#creative-sdk/canvas.ts';
import type { Stage } from '#creative-sdk/creative.ts';
import { clamp, ramp } from '#creative-sdk/motion.ts';
import { DUSK, NIGHT } from './hours.ts';
import { type Lens, project, sight } from './lens.ts';
import { BEDSIDE } from './suite.ts';
import { LANTERNS } from './terrace.ts';
import type { Visit } from './visit.ts';

const COUNT = 90;
const SIZE = 64;

interface Spark {
  /** −1 … 1 across the path of light, and its slope below the horizon. */
  readonly across: number;
  readonly rise: number;
  readonly phase: number;
  readonly pace: number;
}

/** What lives in the baked picture: light dances on the sea, flames breathe, the sun dazzles. */
export class Glints {
  readonly #layer: Layer;
  readonly #stage: Stage;
  readonly #warm: HTMLCanvasElement;
  readonly #cool: HTMLCanvasElement;
  readonly #sparks: readonly Spark[];

  constructor(stage: Stage) {
    this.#stage = stage;
    this.#layer = createLayer(stage, 'processor');
    this.#warm = bakeGlow('255 190 110');
    this.#cool = bakeGlow('190 215 255');
    this.#sparks = Array.from({ length: COUNT }, () => ({
      across: (stage.random() + stage.random() - 1) * 1.3,
      rise: -0.012 - stage.random() ** 1.6 * 0.11,
      phase: stage.random() * 6.28,
      pace: 1.6 + stage.random() * 3.4,
    }));
  }

  fit(): void {
    this.#layer.resize();
  }

  draw(visit: Visit, t: number): void {
    const c = this.#layer.context;
    c.clearRect(0, 0, this.#stage.width, this.#stage.height);
    if (visit.walk || visit.doors < 0.3) return;
    c.globalCompositeOperation = 'lighter';
    const dusk = clamp(1 - Math.abs(visit.hour - 1) * 1.4);
    const night = ramp(visit.hour, 1.3, 2);
    if (dusk > 0) this.#drawSun(c, visit, dusk);
    if (visit.here.id === 'pool') {
      if (dusk > 0) this.#drawPath(c, visit, { azimuth: DUSK.sunAzimuth, alpha: dusk, glow: this.#warm, t });
      if (night > 0) this.#drawPath(c, visit, { azimuth: NIGHT.sunAzimuth, alpha: night * 0.8, glow: this.#cool, t });
    }
    if (visit.hour > 0.5) this.#drawFlames(c, visit, ramp(visit.hour, 0.5, 1.2), t);
    c.globalCompositeOperation = 'source-over';
  }

  #drawSun(c: CanvasRenderingContext2D, { lens, yaw, lift, here }: Visit, dusk: number): void {
    if (here.id === 'suite') return;
    const at = project(lens, yaw, lift, [DUSK.sunAzimuth - here.facing, 0.08]);
    if (!at) return;
    const size = lens.focal * 0.5;
    c.globalAlpha = dusk * 0.42;
    c.drawImage(this.#warm, at.x - size / 2, at.y - size / 2, size, size);
  }

  #drawPath(
    c: CanvasRenderingContext2D,
    { lens, yaw, lift, here }: Visit,
    { azimuth, alpha, glow, t }: { azimuth: number; alpha: number; glow: HTMLCanvasElement; t: number },
  ): void {
    for (const { across, rise, phase, pace } of this.#sparks) {
      const beat = Math.max(0, Math.sin(t * pace + phase)) ** 6;
      if (beat < 0.04) continue;
      const at = project(lens, yaw, lift, [azimuth - here.facing + across * (0.028 - rise * 0.55), rise]);
      if (!at) continue;
      const size = lens.focal * (0.005 - rise * 0.09) * (0.6 + beat);
      c.globalAlpha = alpha * beat * 0.75;
      c.drawImage(glow, at.x - size, at.y - size * 0.28, size * 2, size * 0.56);
    }
  }

  #drawFlames(c: CanvasRenderingContext2D, { lens, yaw, lift, here }: Visit, alpha: number, t: number): void {
    const isPool = here.id === 'pool';
    const flames = isPool ? LANTERNS.map(([x, z]) => [x, 0.22, z] as const) : BEDSIDE;
    flames.forEach(([x, y, z], i) => {
      const [azimuth, rise] = sight(here.eye, here.facing, [x, y, z]);
      const at = project(lens, yaw, lift, [azimuth, rise]);
      const distance = Math.hypot(x - here.eye[0], z - here.eye[2]);
      if (!at || isOut(lens, at.x)) return;
      const breath = isPool ? 0.42 + 0.08 * Math.sin(t * 5.1 + i * 2) + 0.06 * Math.sin(t * 11.7 + i * 5) : 0.4;
      const size = (lens.focal * 1.25) / distance;
      c.globalAlpha = alpha * breath;
      c.drawImage(this.#warm, at.x - size / 2, at.y - size / 2, size, size);
    });
  }
}

const isOut = ({ width }: Lens, x: number) => x < -width || x > width * 2;

function bakeGlow(rgb: string): HTMLCanvasElement {
  return bakeSprite(
    SIZE,
    SIZE,
    1,
    (c) => {
      const glow = c.createRadialGradient(SIZE / 2, SIZE / 2, 0, SIZE / 2, SIZE / 2, SIZE / 2);
      for (const [at, alpha] of [
        [0, 1],
        [0.12, 0.62],
        [0.35, 0.2],
        [1, 0],
      ] as const)
        glow.addColorStop(at, `rgb(${at < 0.2 ? '255 250 236' : rgb} / ${alpha})`);
      c.fillStyle = glow;
      c.fillRect(0, 0, SIZE, SIZE);
    },
    'processor',
  );
}
