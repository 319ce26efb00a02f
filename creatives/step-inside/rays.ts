import { box, type Material, type Shape, type Solid } from './solids.ts';
import { VILLA } from './villa.ts';

/** A tree of boxes in boxes, so that a ray may pass by most bodies at once. */
interface Branch {
  readonly hull: Solid;
  readonly solids: readonly Solid[];
  /** The two halves, and along which axis they lie. */
  readonly low: Branch | undefined;
  readonly high: Branch | undefined;
  readonly axis: 'x' | 'y' | 'z';
}
const LEAF = 3;
const AXES = ['x', 'y', 'z'] as const;
const low = (solids: readonly Solid[], axis: 'x' | 'y' | 'z') => Math.min(...solids.map((solid) => solid[`${axis}0`]));
const high = (solids: readonly Solid[], axis: 'x' | 'y' | 'z') => Math.max(...solids.map((solid) => solid[`${axis}1`]));
const hullOf = (solids: readonly Solid[]) => {
  const [x, y, z] = AXES.map((axis) => [low(solids, axis), high(solids, axis)] as const);
  return box('plaster', x ?? [0, 0], y ?? [0, 0], z ?? [0, 0]);
};
/** How many rays meet the box, more or less. */
const faceOf = ({ x0, x1, y0, y1, z0, z1 }: Solid) => (x1 - x0) * (y1 - y0) + (y1 - y0) * (z1 - z0) + (z1 - z0) * (x1 - x0);
function grow(solids: readonly Solid[]): Branch {
  const hull = hullOf(solids);
  if (solids.length <= LEAF) return { hull, solids, low: undefined, high: undefined, axis: 'x' };
  const cuts = AXES.map((axis) => {
    const sorted = [...solids].sort((a, b) => a[`${axis}0`] + a[`${axis}1`] - b[`${axis}0`] - b[`${axis}1`]);
    const halves = [sorted.slice(0, sorted.length >> 1), sorted.slice(sorted.length >> 1)] as const;
    return { axis, halves, cost: faceOf(hullOf(halves[0])) + faceOf(hullOf(halves[1])) };
  });
  const { axis, halves } = cuts.reduce((a, b) => (a.cost <= b.cost ? a : b));
  return { hull, solids: [], low: grow(halves[0]), high: grow(halves[1]), axis };
}
/** Walls, roofs and floors apart from what stands about, whose boxes they would stretch; a ray that one of them stops needs to look no further. */
const isLarge = (solid: Solid) => Math.max(solid.x1 - solid.x0, solid.z1 - solid.z0) > 3;
const root: Branch = { ...grow(VILLA), solids: [], low: grow(VILLA.filter(isLarge)), high: grow(VILLA.filter((solid) => !isLarge(solid))) };

/** A shape is met this near to its skin, metres, within this many steps. */
const SKIN = 0.002;
const STEPS = 64;

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
  /** Where it enters and leaves the box that it was last tried on. */
  #near = 0;
  #out = 0;

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
    this.#search(root);
    if (this.solid) this.#faceOf(this.solid);
    return this.solid;
  }

  #search({ hull, solids, low, high, axis }: Branch): void {
    if (!this.#enter(hull) || this.#near >= this.t) return;
    if (low && high) {
      const isForward = (axis === 'x' ? this.dx : axis === 'y' ? this.dy : this.dz) > 0;
      this.#search(isForward ? low : high);
      return this.#search(isForward ? high : low);
    }
    for (let i = 0; i < solids.length; i++) {
      const solid = solids[i];
      if (!solid || !this.#meet(solid, this.t)) continue;
      this.t = this.#near;
      this.solid = solid;
    }
  }

  isBlocked(far: number, passes: Material = 'lamp', { hull, solids, low, high }: Branch = root): boolean {
    if (!this.#enter(hull) || this.#near >= far) return false;
    if (low && high) return this.isBlocked(far, passes, low) || this.isBlocked(far, passes, high);
    for (let i = 0; i < solids.length; i++) {
      const solid = solids[i];
      if (!solid || solid.material === 'lamp' || solid.material === passes) continue;
      if (this.#meet(solid, far)) return true;
    }
    return false;
  }

  /** Whether the body is met nearer than `far`; #near is then where. */
  #meet(s: Solid, far: number): boolean {
    if (!this.#enter(s) || this.#near >= far) return false;
    if (s.shape) return this.#march(s.shape, Math.min(far, this.#out));
    return (!s.isRound || this.#enterBall(s)) && this.#near < far && this.#near > 1e-4;
  }

  /** Steps through the box as far as the shape says that nothing is near. */
  #march(shape: Shape, out: number): boolean {
    const pace = 1 / Math.sqrt(this.dx * this.dx + this.dy * this.dy + this.dz * this.dz);
    let t = Math.max(this.#near, 2e-4);
    for (let step = 0; step < STEPS && t < out; step++) {
      const d = shape(this.x + this.dx * t, this.y + this.dy * t, this.z + this.dz * t);
      if (d < SKIN) {
        this.#near = t;
        return true;
      }
      t += d * pace;
    }
    return false;
  }

  /** Whether the ray meets the box; where it enters it, a negative number from inside, and where it leaves it. Told in fields: to return numbers would cost memory. */
  #enter(s: Solid): boolean {
    const ax = (s.x0 - this.x) * this.#ix;
    const bx = (s.x1 - this.x) * this.#ix;
    const ay = (s.y0 - this.y) * this.#iy;
    const by = (s.y1 - this.y) * this.#iy;
    const az = (s.z0 - this.z) * this.#iz;
    const bz = (s.z1 - this.z) * this.#iz;
    this.#near = Math.max(ax < bx ? ax : bx, ay < by ? ay : by, az < bz ? az : bz);
    this.#out = Math.min(ax < bx ? bx : ax, ay < by ? by : ay, az < bz ? bz : az);
    return this.#near <= this.#out && this.#out >= 0;
  }

  #enterBall(s: Solid): boolean {
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
    const root = b * b - a * (ox * ox + oy * oy + oz * oz - 1);
    this.#near = (-b - Math.sqrt(root)) / a;
    return root >= 0;
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
    if (s.shape) {
      const d = s.shape(px, py, pz);
      this.nx = s.shape(px + SKIN, py, pz) - d;
      this.ny = s.shape(px, py + SKIN, pz) - d;
      this.nz = s.shape(px, py, pz + SKIN) - d;
      const length = Math.hypot(this.nx, this.ny, this.nz) || 1;
      this.nx /= length;
      this.ny /= length;
      this.nz /= length;
    } else if (s.isRound) {
      const length = Math.hypot(ux / (s.x1 - s.x0), uy / (s.y1 - s.y0), uz / (s.z1 - s.z0));
      this.nx = ux / (s.x1 - s.x0) / length;
      this.ny = uy / (s.y1 - s.y0) / length;
      this.nz = uz / (s.z1 - s.z0) / length;
    } else if (Math.abs(ux) > Math.abs(uy) && Math.abs(ux) > Math.abs(uz)) this.nx = Math.sign(ux);
    else if (Math.abs(uy) > Math.abs(uz)) this.ny = Math.sign(uy);
    else this.nz = Math.sign(uz);
  }
}
