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
const low = (solids: readonly Solid[], key: 'x0' | 'y0' | 'z0') => Math.min(...solids.map((solid) => solid[key]));
const high = (solids: readonly Solid[], key: 'x1' | 'y1' | 'z1') => Math.max(...solids.map((solid) => solid[key]));
function grow(solids: readonly Solid[]): Branch {
  const hull = box(
    'plaster',
    [low(solids, 'x0'), high(solids, 'x1')],
    [low(solids, 'y0'), high(solids, 'y1')],
    [low(solids, 'z0'), high(solids, 'z1')],
  );
  const [wide, tall, deep] = [hull.x1 - hull.x0, hull.y1 - hull.y0, hull.z1 - hull.z0];
  const axis = wide > tall && wide > deep ? 'x' : deep > tall ? 'z' : 'y';
  if (solids.length <= LEAF) return { hull, solids, low: undefined, high: undefined, axis };
  const sorted = [...solids].sort((a, b) => a[`${axis}0`] + a[`${axis}1`] - b[`${axis}0`] - b[`${axis}1`]);
  const middle = sorted.length >> 1;
  return { hull, solids: [], low: grow(sorted.slice(0, middle)), high: grow(sorted.slice(middle)), axis };
}
const root = grow(VILLA);

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
  /** Where it leaves the box that it was last tried on. */
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
    if (this.#enter(hull) >= this.t) return;
    if (low && high) {
      const isForward = (axis === 'x' ? this.dx : axis === 'y' ? this.dy : this.dz) > 0;
      this.#search(isForward ? low : high);
      return this.#search(isForward ? high : low);
    }
    for (let i = 0; i < solids.length; i++) {
      const solid = solids[i];
      const t = solid ? this.#meet(solid, this.t) : this.t;
      if (t >= this.t || t <= 1e-4) continue;
      this.t = t;
      this.solid = solid;
    }
  }

  isBlocked(far: number, passes: Material = 'lamp', { hull, solids, low, high }: Branch = root): boolean {
    if (this.#enter(hull) >= far) return false;
    if (low && high) return this.isBlocked(far, passes, low) || this.isBlocked(far, passes, high);
    for (let i = 0; i < solids.length; i++) {
      const solid = solids[i];
      if (!solid || solid.material === 'lamp' || solid.material === passes) continue;
      const t = this.#meet(solid, far);
      if (t < far && t > 1e-4) return true;
    }
    return false;
  }

  #meet(s: Solid, far: number): number {
    if (s.shape) return this.#march(s, s.shape, far);
    return s.isRound ? this.#enterBall(s) : this.#enter(s);
  }

  /** Steps through the box as far as the shape says that nothing is near. */
  #march(s: Solid, shape: Shape, far: number): number {
    const from = this.#enter(s);
    if (from >= far) return Number.POSITIVE_INFINITY;
    const pace = 1 / Math.sqrt(this.dx * this.dx + this.dy * this.dy + this.dz * this.dz);
    let t = Math.max(from, 2e-4);
    const out = this.#out;
    for (let step = 0; step < STEPS && t < out; step++) {
      const d = shape(this.x + this.dx * t, this.y + this.dy * t, this.z + this.dz * t);
      if (d < SKIN) return t;
      t += Math.max(d, SKIN) * pace;
    }
    return Number.POSITIVE_INFINITY;
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
    this.#out = far;
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
    return (-b - Math.sqrt(root)) / a;
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
