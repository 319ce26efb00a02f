import { ramp } from '#creative-sdk/motion.ts';
import { grain } from './grain.ts';
import type { Hour, Light, Rgb } from './hours.ts';
import { lightByLamps } from './lamps.ts';
import type { Ray } from './rays.ts';
import { shade } from './shade.ts';
import { Surface } from './surface.ts';
import { VEIL } from './villa.ts';

/** The cloth in front of what a ray has hit. */
export class Curtain {
  readonly #surface = new Surface();
  readonly #behind: Rgb = { r: 0, g: 0, b: 0 };
  #isMet = false;
  #fold = 0;
  #alpha = 0;

  look({ x, y, z, dx, dy, dz }: { x: number; y: number; z: number; dx: number; dy: number; dz: number }, t: number, shadow: Ray): void {
    const s = this.#surface;
    const near = (VEIL.at - x) / dx;
    [s.x, s.y, s.z] = [VEIL.at, y + dy * near, z + dz * near];
    this.#isMet = near > 0 && near < t && s.z > VEIL.from && s.z < VEIL.to && s.y > 0.02 && s.y < VEIL.top;
    if (!this.#isMet) return;
    this.#hang(s.z);
    [s.nx, s.ny, s.nz] = [-Math.sign(dx), 0, 0];
    lightByLamps(s, shadow, [1, 0.6, 0.25]);
  }

  /** Folds, tighter at the rail; the selvedge is where the cloth lies double. */
  #hang(along: number): void {
    const s = this.#surface;
    const way = along * 34 + grain(along * 3, s.y * 0.5) * 5;
    this.#fold = Math.sin(way) * 0.5 + Math.sin(way * 0.47 + 1) * 0.3;
    this.#alpha = 0.72 + this.#fold * 0.2 + 0.2 * (1 - ramp(Math.min(along - VEIL.from, VEIL.to - along), 0, 0.05));
    [s.material, s.open, s.day, s.dusk] = ['linen', 0.85, 0.5, 0.7];
    [s.albedo.r, s.albedo.g, s.albedo.b] = [0.8, 0.75, 0.67];
  }

  /** Lays the veil over the colour of what stands behind it. */
  cover(out: Rgb, hour: Hour, lantern: Light): void {
    if (!this.#isMet) return;
    const s = this.#surface;
    const over = this.#behind;
    shade(over, s, hour, lantern);
    // Light from behind comes through the cloth.
    const through = Math.abs(hour.sun[0]) * (hour.id === 'dusk' ? 0.42 : 0.2);
    const tone = 0.84 + this.#fold * 0.3;
    over.r = (over.r + hour.sunLight[0] * through * 0.6) * tone;
    over.g = (over.g + hour.sunLight[1] * through * 0.56) * tone;
    over.b = (over.b + hour.sunLight[2] * through * 0.5) * tone;
    const a = Math.min(1, this.#alpha);
    out.r += (over.r - out.r) * a;
    out.g += (over.g - out.g) * a;
    out.b += (over.b - out.b) * a;
  }
}
