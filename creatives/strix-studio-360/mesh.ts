import type { Field } from './solid.ts';
import type { Surface } from './surface-nets.ts';

/** Floats per vertex: position 3, normal 3, openness to the sky 1, two more that the shader of the part gives a meaning. */
export const STRIDE = 9;

export interface Mesh {
  readonly vertices: Float32Array;
  readonly triangles: Uint32Array;
}

export type Marks = (x: number, y: number, z: number) => readonly [number, number];

const STEP = 0.008;

/** Pulls the vertices of a sculpted surface onto the field and reads normals, openness and marks there. Yields often. */
export function* skin(field: Field, surface: Surface, marks: Marks): Generator<undefined, Mesh> {
  const count = surface.positions.length / 3;
  const vertices = new Float32Array(count * STRIDE);
  for (let i = 0; i < count; i++) {
    const [x = 0, y = 0, z = 0] = surface.positions.slice(i * 3, i * 3 + 3);
    vertices.set(toVertex(field, marks, [x, y, z]), i * STRIDE);
    if (i % 300 === 0) yield;
  }
  return { vertices, triangles: new Uint32Array(surface.triangles) };
}

function toVertex(field: Field, marks: Marks, start: readonly [number, number, number]): number[] {
  let [x, y, z] = start;
  let [nx, ny, nz] = [0, 1, 0];
  for (let pass = 0; pass < 2; pass++) {
    const gx = (field(x + STEP, y, z) - field(x - STEP, y, z)) / (2 * STEP);
    const gy = (field(x, y + STEP, z) - field(x, y - STEP, z)) / (2 * STEP);
    const gz = (field(x, y, z + STEP) - field(x, y, z - STEP)) / (2 * STEP);
    const steep = Math.hypot(gx, gy, gz) || 1;
    [nx, ny, nz] = [gx / steep, gy / steep, gz / steep];
    if (pass === 1) break;
    const off = Math.max(-0.03, Math.min(0.03, field(x, y, z) / steep));
    x -= nx * off;
    y -= ny * off;
    z -= nz * off;
  }
  return [x, y, z, nx, ny, nz, toOpenness(field, [x, y, z], [nx, ny, nz]), ...marks(x, y, z)];
}

type Triple = readonly [number, number, number];

/** 1 under the open sky, 0 in a crease: how far the field keeps growing along the normal. The ground counts too. */
function toOpenness(field: Field, [x, y, z]: Triple, [nx, ny, nz]: Triple): number {
  let shade = 0;
  let weight = 1;
  for (let step = 1; step < 5; step++, weight *= 0.7) {
    const far = 0.055 * step;
    const free = Math.min(field(x + nx * far, y + ny * far, z + nz * far), y + ny * far + 0.02);
    shade += weight * Math.max(0, far - free);
  }
  return Math.max(0.04, Math.min(1, 1 - 2 * shade));
}

/** Copies of a mesh, each with its vertices moved by `place(copy, x, y, z)`; normals go the same way without the shift. */
export function repeat(mesh: Mesh, copies: number, place: (copy: number, x: number, y: number, z: number) => Triple, flips = false): Mesh {
  const size = mesh.vertices.length / STRIDE;
  const vertices = new Float32Array(mesh.vertices.length * copies);
  const triangles = new Uint32Array(mesh.triangles.length * copies);
  for (let copy = 0; copy < copies; copy++) {
    for (let i = 0; i < size; i++) {
      const from = mesh.vertices.subarray(i * STRIDE, (i + 1) * STRIDE);
      const [x = 0, y = 0, z = 0, nx = 0, ny = 0, nz = 0] = from;
      const to = (copy * size + i) * STRIDE;
      vertices.set(from, to);
      vertices.set(place(copy, x, y, z), to);
      vertices.set(place(copy, nx, ny, nz), to + 3);
    }
    const order = flips && copy % 2 === 1 ? [0, 2, 1] : [0, 1, 2];
    for (let t = 0; t < mesh.triangles.length; t += 3)
      for (let c = 0; c < 3; c++) triangles[copy * mesh.triangles.length + t + c] = (mesh.triangles[t + (order[c] ?? 0)] ?? 0) + copy * size;
  }
  return { vertices, triangles };
}

/** The other half of a car: the mesh and its image in z = 0. */
export function mirrored(mesh: Mesh): Mesh {
  return repeat(mesh, 2, (copy, x, y, z) => [x, y, copy ? -z : z], true);
}

/** Meshes side by side in one. */
export function merge(meshes: readonly Mesh[]): Mesh {
  const vertices = new Float32Array(meshes.reduce((sum, m) => sum + m.vertices.length, 0));
  const triangles = new Uint32Array(meshes.reduce((sum, m) => sum + m.triangles.length, 0));
  let vertex = 0;
  let triangle = 0;
  for (const mesh of meshes) {
    vertices.set(mesh.vertices, vertex);
    triangles.set(
      mesh.triangles.map((i) => i + vertex / STRIDE),
      triangle,
    );
    vertex += mesh.vertices.length;
    triangle += mesh.triangles.length;
  }
  return { vertices, triangles };
}
