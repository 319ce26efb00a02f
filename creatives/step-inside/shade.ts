import { clamp } from '#creative-sdk/motion.ts';
import { grain } from './grain.ts';
import { DAY, DUSK, type Hour, type Light, type Rgb } from './hours.ts';
import { lightByLamps } from './lamps.ts';
import { paintOutdoors } from './outdoors.ts';
import type { Ray } from './rays.ts';
import type { Solid } from './solids.ts';
import { colourSurface, type Surface } from './surface.ts';
import { lookInto, shadeWater } from './water.ts';

/** What a reflection needs to know of a flame's colour. */
const FLAME = [1, 0.6, 0.25] as const;
const LANTERN_TOP = 0.45;

/** Fills the surface from what the ray has hit, but for its light. */
export function meet(s: Surface, ray: Ray, solid: Solid): void {
  s.material = solid.material;
  s.nx = ray.nx;
  s.ny = ray.ny;
  s.nz = ray.nz;
  s.facing = Math.abs(ray.dx * ray.nx + ray.dy * ray.ny + ray.dz * ray.nz);
  const [wide, tall, deep] = [solid.x1 - solid.x0, solid.y1 - solid.y0, solid.z1 - solid.z0];
  s.along = wide > tall && wide > deep ? 'x' : tall > deep ? 'y' : 'z';
  const off = solid.shape ? 0.008 : 0.002;
  s.x = ray.x + ray.dx * ray.t + ray.nx * off;
  s.y = ray.y + ray.dy * ray.t + ray.ny * off;
  s.z = ray.z + ray.dz * ray.t + ray.nz * off;
}

/** Light of the hour on a matt surface, or the surface's own. */
export function shade(out: Rgb, s: Surface, hour: Hour, lantern: Light): void {
  if (s.material === 'lamp') return shine(out, s, hour, lantern);
  const up = s.ny * 0.5 + 0.5;
  const seen = hour.id === 'day' ? s.day : hour.id === 'dusk' ? s.dusk : s.open;
  const facing = s.nx * hour.sun[0] + s.ny * hour.sun[1] + s.nz * hour.sun[2];
  const isLeaf = s.material === 'leaf' || s.material === 'bloom';
  // Leaves let light through.
  const direct = (isLeaf ? Math.abs(facing) * 0.75 + 0.2 : clamp(facing)) * seen;
  const { above, below, sunLight, lamps, bounce } = hour;
  const closed = (1 - s.open) * s.air * (1.15 - up * 0.4);
  out.r = s.albedo.r * ((below[0] + (above[0] - below[0]) * up) * s.open + bounce[0] * closed + sunLight[0] * direct + s.lamps.r * lamps);
  out.g = s.albedo.g * ((below[1] + (above[1] - below[1]) * up) * s.open + bounce[1] * closed + sunLight[1] * direct + s.lamps.g * lamps);
  out.b = s.albedo.b * ((below[2] + (above[2] - below[2]) * up) * s.open + bounce[2] * closed + sunLight[2] * direct + s.lamps.b * lamps);
}

function shine(out: Rgb, s: Surface, hour: Hour, lantern: Light): void {
  const isLantern = s.y < LANTERN_TOP;
  const [r, g, b] = isLantern ? lantern : ([1, 0.6, 0.27] as const);
  // A shade of cloth is brightest where one looks straight through it, and by day it is cloth.
  const cloth = isLantern ? 1 : (0.2 + 0.8 * s.facing) * (0.85 + 0.15 * Math.sin(s.y * 160));
  const k = (isLantern ? 5 : 0.95) * hour.lamps * cloth;
  const pale = (isLantern ? 0.3 : 1) * cloth;
  out.r = r * k + hour.bounce[0] * pale;
  out.g = g * k + hour.bounce[1] * pale;
  out.b = b * k + hour.bounce[2] * pale;
}

/** What shines back from water. Cast once, coloured at every hour. */
export class Mirror {
  /** Share of light that comes back, 0 where nothing does. */
  strength = 0;
  readonly #surface: Surface;
  readonly #ray: Ray;
  #isOutdoors = false;
  constructor(surface: Surface, ray: Ray) {
    this.#surface = surface;
    this.#ray = ray;
  }

  look(s: Surface, { dx, dy, dz }: Ray, shadow: Ray): void {
    this.strength = 0;
    if (s.material !== 'water') return;
    this.strength = 0.025 + 0.975 * (1 - clamp(-dy)) ** 5;
    const nx = (grain(s.x * 2.1, s.z * 3.6) + grain(s.x * 5.7 + 9, s.z * 8.6) * 0.5 - 0.75) * 0.05;
    const nz = (grain(s.x * 2.1 + 31, s.z * 3.6 + 7) + grain(s.x * 4.8 + 5, s.z * 7.8) * 0.5 - 0.75) * 0.05;
    const facing = 2 * (dx * nx + dy + dz * nz);
    const ray = this.#ray.from(s.x, s.y, s.z).towards(dx - facing * nx, Math.abs(dy - facing), dz - facing * nz);
    const solid = ray.cast(60);
    this.#isOutdoors = !solid;
    if (!solid) return;
    const far = this.#surface;
    meet(far, ray, solid);
    far.distance = s.distance + ray.t;
    colourSurface(far);
    if (far.material === 'water') lookInto(far, ray);
    far.open = 0.7;
    far.air = 0.8;
    far.day = isLit(shadow, far, DAY) ? 1 : 0;
    far.dusk = isLit(shadow, far, DUSK) ? 1 : 0;
    lightByLamps(far, shadow, FLAME);
  }

  colour(out: Rgb, hour: Hour, lantern: Light): void {
    if (this.#isOutdoors) paintOutdoors(out, this.#ray.dx, this.#ray.dy, this.#ray.dz, hour);
    else if (this.#surface.material === 'water') shadeWater(out, this.#surface, hour);
    else shade(out, this.#surface, hour, lantern);
  }
}

function isLit(ray: Ray, s: Surface, { sun }: Hour): boolean {
  if (s.nx * sun[0] + s.ny * sun[1] + s.nz * sun[2] <= 0) return false;
  return !ray.from(s.x, s.y, s.z).towards(sun[0], sun[1], sun[2]).isBlocked(40);
}

/** A film's curve (Narkowicz' fit of ACES), then display gamma; by the root of the light, of which it needs the finest steps where it is dark. */
const TONES = Uint8ClampedArray.from({ length: 2048 }, (_, i) => {
  const x = (i / 800) ** 2;
  return clamp((x * (2.51 * x + 0.03)) / (x * (2.43 * x + 0.59) + 0.14)) ** (1 / 2.2) * 255;
});
export const tone = (x: number) => TONES[Math.min(2047, Math.sqrt(x) * 800) | 0] ?? 0;
