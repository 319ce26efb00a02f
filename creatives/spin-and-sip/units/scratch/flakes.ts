import { clamp, mix } from '#creative-sdk/motion.ts';
import type { Layout } from './layout.ts';
import type { Point } from './mask.ts';
import type { Pen } from './pen.ts';

interface Flake {
  readonly x: number;
  readonly y: number;
  /** Where its corners are: angle and radius of each. */
  readonly corners: readonly (readonly [number, number])[];
  readonly speed: number;
  readonly spin: number;
  readonly delay: number;
}

const COUNT = 84;
const TAU = Math.PI * 2;
/** Seconds until the last flake has left. */
export const FLY_S = 1.5;

/** The frost leaves in plates: outwards, towards whoever looks on, and down. */
export class Flakes {
  #all: Flake[] = [];
  #at: Point = { x: 0, y: 0 };

  burst(at: Point, { width, height }: Layout, random: () => number): void {
    this.#at = at;
    this.#all = Array.from({ length: COUNT }, () => {
      const [x, y] = [random() * width, random() * height];
      const size = mix(5, 34, random() ** 2.2);
      const count = 3 + Math.floor(random() * 3);
      return {
        x,
        y,
        corners: Array.from({ length: count }, (_, k) => [((k + random() * 0.6) * TAU) / count, size * (0.6 + random() * 0.6)] as const),
        speed: mix(260, 820, random()),
        spin: (random() - 0.5) * 9,
        delay: Math.hypot(x - at.x, y - at.y) / 1500,
      };
    });
  }

  /** `age`: seconds since the burst; `ferns` is what the plates are made of. */
  draw(c: Pen, age: number, ferns: HTMLCanvasElement, ratio: number): void {
    for (const { x, y, corners, speed, spin, delay } of this.#all) {
      const t = age - delay;
      if (t < 0 || t > 1.1) continue;
      const away = Math.atan2(y - this.#at.y, x - this.#at.x);
      c.save();
      c.translate(x + Math.cos(away) * speed * t, y + Math.sin(away) * speed * t + 420 * t * t);
      c.rotate(spin * t);
      const grow = 1 + t * 1.5;
      // It tumbles: seen from its edge it is narrow, and once in a turn it flashes.
      c.scale(grow * Math.max(0.12, Math.abs(Math.cos(spin * t * 1.3))), grow);
      c.globalAlpha = clamp((1.1 - t) * 2.2) * 0.95;
      c.beginPath();
      for (const [angle, r] of corners) c.lineTo(Math.cos(angle) * r, Math.sin(angle) * r);
      c.closePath();
      c.fillStyle = `rgb(224 238 250 / ${0.42 + 0.4 * Math.abs(Math.sin(spin * t))})`;
      c.fill();
      c.save();
      c.clip();
      c.drawImage(ferns, (x - 40) * ratio, (y - 40) * ratio, 80 * ratio, 80 * ratio, -40, -40, 80, 80);
      c.restore();
      c.strokeStyle = '#fff';
      c.lineWidth = 1.1;
      c.stroke();
      c.restore();
    }
  }
}
