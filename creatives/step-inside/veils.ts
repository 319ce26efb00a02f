import { ramp } from '#creative-sdk/motion.ts';
import { grain } from './grain.ts';
import type { Hour, Light, Rgb } from './hours.ts';
import { lightByLamps } from './lamps.ts';
import type { Ray } from './rays.ts';
import { shade } from './shade.ts';
import { Surface } from './surface.ts';
import { VEILS, type Veil } from './villa.ts';

/** The nearest cloth or pane in front of what a ray has hit. */
export class Curtain {
  readonly #surface = new Surface();
  readonly #behind: Rgb = { r: 0, g: 0, b: 0 };
  #veil: Veil | undefined;
  #fold = 0;
  #alpha = 0;

  look({ x, y, z, dx, dy, dz }: { x: number; y: number; z: number; dx: number; dy: number; dz: number }, t: number, shadow: Ray): void {
    this.#veil = undefined;
    let near = t;
    for (const veil of VEILS) {
      const isX = veil.axis === 'x';
      const at = isX ? (veil.at - x) / dx : (veil.at - z) / dz;
      if (at <= 0 || at >= near) continue;
      const along = isX ? z + dz * at : x + dx * at;
      const height = y + dy * at;
      if (along < veil.from || along > veil.to || height < 0.02 || height > veil.top) continue;
      near = at;
      this.#veil = veil;
    }
    if (!this.#veil) return;
    const s = this.#surface;
    [s.x, s.y, s.z] = [x + dx * near, y + dy * near, z + dz * near];
    const isX = this.#veil.axis === 'x';
    this.#hang(isX ? s.z : s.x, this.#veil);
    [s.nx, s.ny, s.nz] = isX ? [-Math.sign(dx), 0, 0] : [0, 0, -Math.sign(dz)];
    lightByLamps(s, shadow, [1, 0.6, 0.25]);
  }

  /** Folds, tighter at the rail; the selvedge is where the cloth lies double. */
  #hang(along: number, veil: Veil): void {
    const s = this.#surface;
    const way = along * 34 + grain(along * 3, s.y * 0.5) * 5;
    this.#fold = Math.sin(way) * 0.5 + Math.sin(way * 0.47 + 1) * 0.3;
    this.#alpha = 0.72 + this.#fold * 0.2 + 0.2 * (1 - ramp(Math.min(along - veil.from, veil.to - along), 0, 0.05));
    [s.material, s.open, s.day, s.dusk] = ['linen', 0.85, 0.5, 0.7];
    [s.albedo.r, s.albedo.g, s.albedo.b] = [0.8, 0.75, 0.67];
  }

  /** Lays the veil over the colour of what stands behind it. */
  cover(out: Rgb, hour: Hour, lantern: Light): void {
    if (!this.#veil) return;
    const s = this.#surface;
    const over = this.#behind;
    shade(over, s, hour, lantern);
    // Light from behind comes through the cloth.
    const through = Math.abs(s.nx * hour.sun[0] + s.nz * hour.sun[2]) * (hour.id === 'dusk' ? 0.42 : 0.2);
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
