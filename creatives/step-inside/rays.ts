import { grain } from './grain.ts';
import { type Material, type Solid, VILLA } from './villa.ts';

interface Group {
  readonly hull: Solid;
  readonly solids: readonly Solid[];
}
const hullOf = (solids: readonly Solid[]): Solid => {
  const low = (key: 'x0' | 'y0' | 'z0') => Math.min(...solids.map((solid) => solid[key]));
  const high = (key: 'x1' | 'y1' | 'z1') => Math.max(...solids.map((solid) => solid[key]));
  return { material: 'stone', isRound: false, x0: low('x0'), x1: high('x1'), y0: low('y0'), y1: high('y1'), z0: low('z0'), z1: high('z1') };
};
const groups: readonly Group[] = VILLA.map((solids) => ({ hull: hullOf(solids), solids }));

/** A ray that is reused: to allocate one for each pixel would cost more than to trace it. */
export class Ray {
  x = 0;
  y = 0;
  z = 0;
  dx = 0;
  dy = 0;
  dz = 1;
  /** Metres to what was hit. */
  t = 0;
  solid: Solid | undefined;
  nx = 0;
  ny = 0;
  nz = 0;
  #ix = 0;
  #iy = 0;
  #iz = 0;

  from(x: number, y: number, z: number): this {
    this.x = x;
    this.y = y;
    this.z = z;
    return this;
  }

  /** The direction need not have length 1; `t` is then counted in its lengths. */
  towards(dx: number, dy: number, dz: number): this {
    this.dx = dx || 1e-9;
    this.dy = dy || 1e-9;
    this.dz = dz || 1e-9;
    this.#ix = 1 / this.dx;
    this.#iy = 1 / this.dy;
    this.#iz = 1 / this.dz;
    return this;
  }

  /** Finds the nearest surface no further than `far`. */
  cast(far: number): Solid | undefined {
    this.t = far;
    this.solid = undefined;
    for (const { hull, solids } of groups) {
      if (this.#enter(hull) >= this.t) continue;
      for (const solid of solids) {
        const t = solid.isRound ? this.#enterBall(solid) : this.#enter(solid);
        if (t >= this.t || t <= 1e-4) continue;
        this.t = t;
        this.solid = solid;
      }
    }
    if (this.solid) this.#faceOf(this.solid);
    return this.solid;
  }

  isBlocked(far: number, passes: Material = 'lamp'): boolean {
    for (const { hull, solids } of groups) {
      if (this.#enter(hull) >= far) continue;
      for (const solid of solids) {
        if (solid.material === 'lamp' || solid.material === passes) continue;
        const t = solid.isRound ? this.#enterBall(solid) : this.#enter(solid);
        if (t < far && t > 1e-4) return true;
      }
    }
    return false;
  }

  /** Where the ray enters the box; a negative number from inside, Infinity beside it. */
  #enter(s: Solid): number {
    const ax = (s.x0 - this.x) * this.#ix;
    const bx = (s.x1 - this.x) * this.#ix;
    const ay = (s.y0 - this.y) * this.#iy;
    const by = (s.y1 - this.y) * this.#iy;
    const az = (s.z0 - this.z) * this.#iz;
    const bz = (s.z1 - this.z) * this.#iz;
    const near = Math.max(ax < bx ? ax : bx, ay < by ? ay : by, az < bz ? az : bz);
    const far = Math.min(ax < bx ? bx : ax, ay < by ? by : ay, az < bz ? bz : az);
    return near > far || far < 0 ? Number.POSITIVE_INFINITY : near;
  }

  #enterBall(s: Solid): number {
    if (this.#enter(s) === Number.POSITIVE_INFINITY) return Number.POSITIVE_INFINITY;
    const rx = 2 / (s.x1 - s.x0);
    const ry = 2 / (s.y1 - s.y0);
    const rz = 2 / (s.z1 - s.z0);
    const ox = (this.x - (s.x0 + s.x1) / 2) * rx;
    const oy = (this.y - (s.y0 + s.y1) / 2) * ry;
    const oz = (this.z - (s.z0 + s.z1) / 2) * rz;
    const dx = this.dx * rx;
    const dy = this.dy * ry;
    const dz = this.dz * rz;
    const a = dx * dx + dy * dy + dz * dz;
    const b = ox * dx + oy * dy + oz * dz;
    const c = ox * ox + oy * oy + oz * oz - 1;
    const root = b * b - a * c;
    if (root < 0) return Number.POSITIVE_INFINITY;
    const t = (-b - Math.sqrt(root)) / a;
    return s.material === 'leaf' && root < a * 0.5 ? this.#fray(t, root / a) : t;
  }

  /** Leaves have no smooth outline: near its edge a crown is full of holes. */
  #fray(t: number, depth: number): number {
    const x = this.x + this.dx * t;
    const y = this.y + this.dy * t;
    const z = this.z + this.dz * t;
    return grain(x * 15 + z * 11, y * 17 - z * 6) * 0.7 + grain(x * 4 + 5, y * 5 + z * 4) * 0.3 > 0.35 + depth * 1.1 ? Number.POSITIVE_INFINITY : t;
  }

  #faceOf(s: Solid): void {
    const px = this.x + this.dx * this.t;
    const py = this.y + this.dy * this.t;
    const pz = this.z + this.dz * this.t;
    const ux = (px * 2 - s.x0 - s.x1) / (s.x1 - s.x0);
    const uy = (py * 2 - s.y0 - s.y1) / (s.y1 - s.y0);
    const uz = (pz * 2 - s.z0 - s.z1) / (s.z1 - s.z0);
    this.nx = 0;
    this.ny = 0;
    this.nz = 0;
    if (s.isRound) {
      const length = Math.hypot(ux / (s.x1 - s.x0), uy / (s.y1 - s.y0), uz / (s.z1 - s.z0));
      this.nx = ux / (s.x1 - s.x0) / length;
      this.ny = uy / (s.y1 - s.y0) / length;
      this.nz = uz / (s.z1 - s.z0) / length;
    } else if (Math.abs(ux) > Math.abs(uy) && Math.abs(ux) > Math.abs(uz)) this.nx = Math.sign(ux);
    else if (Math.abs(uy) > Math.abs(uz)) this.ny = Math.sign(uy);
    else this.nz = Math.sign(uz);
  }
}
