import type { Field, Vec3 } from './solid.ts';

export interface Grid {
  readonly low: Vec3;
  readonly high: Vec3;
  readonly cells: Vec3;
}

export interface Surface {
  readonly positions: number[];
  readonly triangles: number[];
}

/** Fields change at most this fast per metre: what is farther from zero than that can reach is left out of the sculpting. */
const STEEPEST = 1.9;
const BLOCK = 4;

/** The skin of a solid by naive surface nets. Yields often, so that the work can be spread over frames. */
export function* sculpt(field: Field, grid: Grid): Generator<undefined, Surface> {
  const [nx, ny, nz] = grid.cells;
  const samples = yield* sample(field, grid);
  const at = (i: number, j: number, k: number) => samples[i + (nx + 1) * (j + (ny + 1) * k)] ?? 1;
  const vertexOf = new Int32Array(nx * ny * nz).fill(-1);
  const positions: number[] = [];
  for (let k = 0; k < nz; k++) {
    for (let j = 0; j < ny; j++) {
      for (let i = 0; i < nx; i++) {
        const middle = toCrossing(at, i, j, k);
        if (!middle) continue;
        vertexOf[i + nx * (j + ny * k)] = positions.length / 3;
        positions.push(...middle.map((v, axis) => toWorld(grid, axis, v)));
      }
    }
    if (k % 4 === 0) yield;
  }
  return { positions, triangles: yield* stitch(at, vertexOf, grid.cells) };
}

function toWorld({ low, high, cells }: Grid, axis: number, v: number): number {
  const from = low[axis] ?? 0;
  return from + (v * ((high[axis] ?? 0) - from)) / (cells[axis] ?? 1);
}

/** The field on all grid points, block by block; a block that is far from the surface gets the value of its middle. */
function* sample(field: Field, grid: Grid): Generator<undefined, Float32Array> {
  const [nx, ny, nz] = grid.cells;
  const samples = new Float32Array((nx + 1) * (ny + 1) * (nz + 1));
  const x = (i: number) => toWorld(grid, 0, i);
  const y = (j: number) => toWorld(grid, 1, j);
  const z = (k: number) => toWorld(grid, 2, k);
  const half = BLOCK / 2;
  const reach = Math.hypot(x(half) - x(0), y(half) - y(0), z(half) - z(0)) * STEEPEST;
  for (let k0 = 0; k0 <= nz; k0 += BLOCK) {
    for (let j0 = 0; j0 <= ny; j0 += BLOCK) {
      for (let i0 = 0; i0 <= nx; i0 += BLOCK) {
        const middle = field(x(i0 + half), y(j0 + half), z(k0 + half));
        const isFar = Math.abs(middle) > reach;
        for (let k = k0; k < Math.min(k0 + BLOCK, nz + 1); k++)
          for (let j = j0; j < Math.min(j0 + BLOCK, ny + 1); j++)
            for (let i = i0; i < Math.min(i0 + BLOCK, nx + 1); i++)
              samples[i + (nx + 1) * (j + (ny + 1) * k)] = isFar ? middle : field(x(i), y(j), z(k));
      }
      if (j0 % (BLOCK * 4) === 0) yield;
    }
  }
  return samples;
}

type Lookup = (i: number, j: number, k: number) => number;

/** Mean of the places where the surface crosses the edges of a cell, in cells; undefined when it does not. */
function toCrossing(at: Lookup, i: number, j: number, k: number): Vec3 | undefined {
  const corner = (c: number) => at(i + (c & 1), j + ((c >> 1) & 1), k + (c >> 2));
  let inside = 0;
  for (let c = 0; c < 8; c++) if (corner(c) < 0) inside |= 1 << c;
  if (inside === 0 || inside === 255) return undefined;
  let [x, y, z, n] = [0, 0, 0, 0];
  for (let axis = 0; axis < 3; axis++) {
    for (let c = 0; c < 8; c++) {
      const d = c | (1 << axis);
      if (c === d || ((inside >> c) & 1) === ((inside >> d) & 1)) continue;
      const t = corner(c) / (corner(c) - corner(d));
      x += (c & 1) + (axis === 0 ? t : 0);
      y += ((c >> 1) & 1) + (axis === 1 ? t : 0);
      z += (c >> 2) + (axis === 2 ? t : 0);
      n++;
    }
  }
  return [i + x / n, j + y / n, k + z / n];
}

/** Two triangles across every grid edge that the surface crosses. */
function* stitch(at: Lookup, vertexOf: Int32Array, [nx, ny, nz]: Vec3): Generator<undefined, number[]> {
  const triangles: number[] = [];
  const vertex = (i: number, j: number, k: number) => vertexOf[i + nx * (j + ny * k)] ?? -1;
  const quad = (isFront: boolean, corners: readonly [number, number, number, number]) => {
    const [a, b, c, d] = corners;
    if (Math.min(a, b, c, d) < 0) return;
    if (isFront) triangles.push(a, b, c, a, c, d);
    else triangles.push(a, c, b, a, d, c);
  };
  for (let k = 1; k < nz; k++) {
    for (let j = 1; j < ny; j++) {
      for (let i = 1; i < nx; i++) {
        const isIn = at(i, j, k) < 0;
        const v = vertex(i, j, k);
        if (isIn !== at(i + 1, j, k) < 0) quad(isIn, [vertex(i, j - 1, k - 1), vertex(i, j, k - 1), v, vertex(i, j - 1, k)]);
        if (isIn !== at(i, j + 1, k) < 0) quad(isIn, [vertex(i - 1, j, k - 1), vertex(i - 1, j, k), v, vertex(i, j, k - 1)]);
        if (isIn !== at(i, j, k + 1) < 0) quad(isIn, [vertex(i - 1, j - 1, k), vertex(i, j - 1, k), v, vertex(i - 1, j, k)]);
      }
    }
    if (k % 6 === 0) yield;
  }
  return triangles;
}
