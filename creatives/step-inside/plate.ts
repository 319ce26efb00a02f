import { DAY, DUSK, HOURS, type Hour, type Light, type Rgb } from './hours.ts';
import { lightByLamps } from './lamps.ts';
import { paintOutdoors } from './outdoors.ts';
import { Ray } from './rays.ts';
import { Mirror, meet, shade, tone } from './shade.ts';
import type { Solid } from './solids.ts';
import { colourSurface, Surface } from './surface.ts';
import { Curtain } from './veils.ts';
import { lookInto, shadeWater } from './water.ts';

/** A piece of a panorama to be taken: a cylinder's columns and rows. */
export interface Shot {
  readonly eye: Light;
  /** Azimuth of the left edge and slope (rise over run) of the upper, and what one pixel adds. */
  readonly left: number;
  readonly top: number;
  readonly step: number;
  readonly columns: number;
  readonly rows: number;
  readonly lantern: Light;
}

/** Shadows are sampled in turn by this many neighbours, every other pixel of eight by eight, then shared among them. */
const TURNS = 32;
/** By how much each turn looks further round, radians. */
const ROUND = 2.4;
const MARGIN = 5;
const SKY_REACH = 4;
/** Metres: what is nearer takes away even the light that walls give back. */
const AIR_REACH = 0.6;
const LIGHTS = 8;
const FAR = 200;
/** Radians: wider than the sun is, for the softness of a long exposure. */
const SUN_RADIUS = 0.011;

/** Places within a pixel, and the pixels around it, itself first. */
const SUBPIXELS = [
  [-0.37, -0.12],
  [0.13, -0.37],
  [0.37, 0.13],
  [-0.13, 0.37],
] as const;
const NEIGHBOURS = [
  [0, 0],
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
  [1, 1],
  [-1, -1],
  [1, -1],
  [-1, 1],
] as const;

/** One piece of the villa, traced once and developed at every hour. The work comes in steps of one row, to be spread over frames. */
export class Plate {
  readonly images: readonly ImageData[];
  readonly #shot: Shot;
  readonly #width: number;
  readonly #far: Float32Array;
  /** Sky, air, the suns of day and dusk, the three colours of the lamps, and whether they are known. */
  readonly #light: Float32Array;
  /** The same, shared along its row. */
  readonly #shared: Float32Array;
  readonly #sums = new Float32Array(LIGHTS);
  readonly #solids: (Solid | undefined)[];
  readonly #normals: Float32Array;
  readonly #ray = new Ray();
  readonly #shadow = new Ray();
  readonly #surface = new Surface();
  readonly #mirror = new Mirror(new Surface(), new Ray());
  readonly #curtain = new Curtain();
  readonly #out: Rgb = { r: 0, g: 0, b: 0 };
  readonly #back: Rgb = { r: 0, g: 0, b: 0 };

  constructor(shot: Shot) {
    this.#shot = shot;
    this.#width = shot.columns + 2 * MARGIN;
    const size = this.#width * shot.rows;
    this.#far = new Float32Array(size);
    this.#light = new Float32Array(size * LIGHTS);
    this.#shared = new Float32Array(size * LIGHTS);
    this.#solids = new Array(size);
    this.#normals = new Float32Array(size * 3);
    this.images = HOURS.map(() => new ImageData(shot.columns, shot.rows));
  }

  /** Yields after every row: pixels of work done. */
  *expose(): Generator<number, void> {
    for (let y = 0; y < this.#shot.rows; y++) {
      const row = y * this.#width;
      for (let x = 0; x < this.#width; x++) this.#trace(x, y);
      for (let i = row + MARGIN; i < row + this.#width - MARGIN; i++) this.#share(i, 1, this.#light, this.#shared, i * LIGHTS);
      yield this.#width * 0.6;
    }
    for (let y = 0; y < this.#shot.rows; y++) {
      for (let x = 0; x < this.#shot.columns; x++) this.#develop(x, y);
      yield this.#width * 0.4;
    }
    const sharp = this.images.map((image) => image.data.slice());
    for (let y = 0; y < this.#shot.rows; y++) {
      for (let x = 0; x < this.#shot.columns; x++) if (this.#isEdge(x + MARGIN, y)) this.#soften(x, y, sharp);
      yield this.#width * 0.05;
    }
  }

  #isEdge(x: number, y: number): boolean {
    const i = y * this.#width + x;
    if (this.#isFoliage(i)) return true;
    const below = y + 1 < this.#shot.rows ? i + this.#width : i;
    const above = y > 0 ? i - this.#width : i;
    return !(this.#isSame(i, i - 1) && this.#isSame(i, i + 1) && this.#isSame(i, above) && this.#isSame(i, below));
  }

  #isSame(i: number, j: number): boolean {
    return this.#solids[i] === this.#solids[j] && this.#isFace(j, this.#normals[i * 3] ?? 0, this.#normals[i * 3 + 1] ?? 0);
  }

  /** Whether the pixel shows the face of its solid that looks this way. */
  #isFace(i: number, nx: number, ny: number): boolean {
    return this.#solids[i]?.isRound !== false || (this.#normals[i * 3] === nx && this.#normals[i * 3 + 1] === ny);
  }

  #isFoliage(i: number): boolean {
    const material = this.#solids[i]?.material;
    return material === 'leaf' || material === 'bloom';
  }

  #isNear(i: number, j: number): boolean {
    const far = this.#far[i] ?? 0;
    return Math.abs((this.#far[j] ?? 0) - far) <= far * 0.06;
  }

  /** An edge's pixel takes from its neighbours the part of it that they cover. */
  #soften(column: number, y: number, sharp: readonly Uint8ClampedArray[]): void {
    const { columns, rows } = this.#shot;
    const own = (y * columns + column) * 4;
    const isInside = ([u, v]: readonly [number, number]) => column + u >= 0 && column + u < columns && y + v >= 0 && y + v < rows;
    const at = (side: readonly [number, number]) => (isInside(side) ? own + (side[1] * columns + side[0]) * 4 : own);
    // Leaves are smaller than what can be drawn sharply: they run into each other.
    const from = this.#isFoliage(y * this.#width + column + MARGIN)
      ? [own, ...NEIGHBOURS.slice(0, 5).map(at)]
      : SUBPIXELS.map(([dx, dy]) => {
          const ray = this.#aim(column + MARGIN + dx, y + dy);
          const solid = ray.cast(FAR);
          return at(
            NEIGHBOURS.find((side) => {
              const j = (y + side[1]) * this.#width + column + side[0] + MARGIN;
              return isInside(side) && this.#solids[j] === solid && this.#isFace(j, ray.nx, ray.ny);
            }) ?? NEIGHBOURS[0],
          );
        });
    this.images.forEach((image, h) => {
      const data = sharp[h];
      if (!data) return;
      for (let c = 0; c < 3; c++) image.data[own + c] = from.reduce((sum, at) => sum + (data[at + c] ?? 0), 0) / from.length;
    });
  }

  #aim(x: number, y: number): Ray {
    const { eye, left, top, step } = this.#shot;
    const azimuth = left + (x - MARGIN + 0.5) * step;
    const rise = top - (y + 0.5) * step;
    const length = Math.hypot(1, rise);
    return this.#ray.from(eye[0], eye[1], eye[2]).towards(Math.sin(azimuth) / length, rise / length, Math.cos(azimuth) / length);
  }

  #trace(x: number, y: number): void {
    const ray = this.#aim(x, y);
    const i = y * this.#width + x;
    const solid = ray.cast(FAR);
    this.#solids[i] = solid;
    this.#far[i] = ray.t;
    if (!solid) return;
    this.#normals[i * 3] = ray.nx;
    this.#normals[i * 3 + 1] = ray.ny;
    this.#normals[i * 3 + 2] = ray.nz;
    const s = this.#surface;
    // Light is smooth: along a face, every other pixel leaves it to its neighbours.
    if ((x + y) & 1 && x > 0 && this.#isSame(i, i - 1) && this.#isNear(i, i - 1)) return;
    meet(s, ray, solid);
    // Far apart for those who stand beside each other.
    const turn = ((((x >> 1) & 3) + (y & 7) * 4) * 13) % TURNS;
    lightByLamps(s, this.#shadow, this.#shot.lantern, turn);
    this.#lookUp(s, turn);
    const at = i * LIGHTS;
    const light = this.#light;
    light[at] = s.open;
    light[at + 1] = s.air;
    light[at + 2] = this.#sees(s, DAY, turn);
    light[at + 3] = this.#sees(s, DUSK, turn);
    light[at + 4] = s.lamps.r;
    light[at + 5] = s.lamps.g;
    light[at + 6] = s.lamps.b;
    light[at + 7] = 1;
  }

  /** One look towards the sky: a point on a sphere set on the surface, for cosine-weighted directions. */
  #lookUp(s: Surface, turn: number): void {
    const around = turn * ROUND;
    const z = 1 - (2 * turn + 1) / TURNS;
    const flat = Math.sqrt(1 - z * z);
    const ray = this.#shadow.from(s.x, s.y, s.z).towards(s.nx + flat * Math.cos(around), s.ny + z, s.nz + flat * Math.sin(around));
    s.open = ray.isBlocked(SKY_REACH, 'leaf') ? 0 : 1;
    s.air = s.open === 0 && ray.isBlocked(AIR_REACH, 'leaf') ? 0 : 1;
  }

  #sees(s: Surface, { sun }: Hour, turn: number): number {
    if (s.nx * sun[0] + s.ny * sun[1] + s.nz * sun[2] <= 0 && s.material !== 'leaf') return 0;
    const around = turn * ROUND;
    const wide = Math.sqrt((turn + 0.5) / TURNS) * SUN_RADIUS;
    const dx = Math.cos(around) * wide;
    const dy = Math.sin(around) * wide;
    return this.#shadow
      .from(s.x, s.y, s.z)
      .towards(sun[0] + dx, sun[1] + dy, sun[2] - dx)
      .isBlocked(60)
      ? 0
      : 1;
  }

  /** Adds up the light of neighbours on the same face, `step` apart, the near ones first: so weighted, every turn counts as much, and no shadow steps. */
  #share(i: number, step: number, light: Float32Array, into: Float32Array, at: number): void {
    const solid = this.#solids[i];
    for (let u = -MARGIN; u < MARGIN; u++) {
      const j = i + u * step;
      // Nothing is known above the first row and below the last one either.
      if (!light[j * LIGHTS + 7] || this.#solids[j] !== solid || !this.#isNear(i, j)) continue;
      if (this.#normals[j * 3 + 1] !== this.#normals[i * 3 + 1] && !solid?.isRound) continue;
      const weight = Math.min(3, MARGIN + 0.5 - Math.abs(u + 0.5));
      for (let k = 0; k < LIGHTS; k++) into[at + k] = (into[at + k] ?? 0) + (light[j * LIGHTS + k] ?? 0) * weight;
    }
  }

  #receive(s: Surface, i: number): void {
    const sums = this.#sums.fill(0);
    this.#share(i, this.#width, this.#shared, sums, 0);
    const mean = (k: number) => (sums[k] ?? 0) / (sums[7] ?? 1);
    s.open = mean(0);
    s.air = mean(1);
    s.day = mean(2);
    s.dusk = mean(3);
    s.lamps.r = mean(4);
    s.lamps.g = mean(5);
    s.lamps.b = mean(6);
  }

  #develop(column: number, y: number): void {
    const x = column + MARGIN;
    const i = y * this.#width + x;
    const solid = this.#solids[i];
    const s = this.#surface;
    const ray = this.#aim(x, y);
    ray.t = this.#far[i] ?? 0;
    this.#mirror.strength = 0;
    if (solid) {
      ray.nx = this.#normals[i * 3] ?? 0;
      ray.ny = this.#normals[i * 3 + 1] ?? 0;
      ray.nz = this.#normals[i * 3 + 2] ?? 0;
      meet(s, ray, solid);
      s.distance = ray.t;
      this.#receive(s, i);
      colourSurface(s);
      if (s.material === 'water') lookInto(s, ray);
      this.#mirror.look(s, ray, this.#shadow);
    }
    this.#curtain.look(ray, ray.t, this.#shadow);
    for (let h = 0; h < HOURS.length; h++) {
      const hour = HOURS[h];
      const image = this.images[h];
      if (hour && image) this.#print(hour, image, (y * this.#shot.columns + column) * 4, solid);
    }
  }

  #print(hour: Hour, image: ImageData, at: number, solid: Solid | undefined): void {
    const out = this.#out;
    const { dx, dy, dz } = this.#ray;
    const { lantern } = this.#shot;
    if (!solid) paintOutdoors(out, dx, dy, dz, hour);
    else if (solid.material === 'water') shadeWater(out, this.#surface, hour);
    else shade(out, this.#surface, hour, lantern);
    const k = this.#mirror.strength;
    if (k >= 0.035) {
      this.#mirror.colour(this.#back, hour, lantern);
      out.r += (this.#back.r - out.r) * k;
      out.g += (this.#back.g - out.g) * k;
      out.b += (this.#back.b - out.b) * k;
    }
    this.#curtain.cover(out, hour, lantern);
    image.data[at] = tone(out.r * hour.exposure);
    image.data[at + 1] = tone(out.g * hour.exposure);
    image.data[at + 2] = tone(out.b * hour.exposure);
    image.data[at + 3] = 255;
  }
}
