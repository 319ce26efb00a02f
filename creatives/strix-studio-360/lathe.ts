import { type Mesh, STRIDE } from './mesh.ts';

/** A profile point of something turned around the z axis: radius and depth in metres. */
export type Turned = readonly [radius: number, z: number];

export interface Lathe {
  readonly profile: readonly Turned[];
  /** What the wheel's shader reads: 0 rubber, 1 barrel, 2 disc, 3 calliper, 4 spoke. */
  readonly material: number;
  readonly openness: number;
  readonly segments?: number;
  /** Turns of the circle it covers; a full one by default. */
  readonly from?: number;
  readonly to?: number;
}

/** A solid of revolution around z. Neighbouring profile points share a smooth normal. */
export function turn({ profile, material, openness, segments = 56, from = 0, to = 1 }: Lathe): Mesh {
  const rows = profile.length;
  const vertices = new Float32Array((segments + 1) * rows * STRIDE);
  const triangles: number[] = [];
  for (let s = 0; s <= segments; s++) {
    const angle = (from + ((to - from) * s) / segments) * 2 * Math.PI;
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    profile.forEach(([radius, z], row) => {
      const [nr, nz] = toNormal(profile, row);
      vertices.set([cos * radius, sin * radius, z, cos * nr, sin * nr, nz, openness, material, radius], (s * rows + row) * STRIDE);
      if (s === segments || row === rows - 1) return;
      const a = s * rows + row;
      triangles.push(a, a + rows, a + 1, a + 1, a + rows, a + rows + 1);
    });
  }
  return { vertices, triangles: new Uint32Array(triangles) };
}

function toNormal(profile: readonly Turned[], row: number): readonly [number, number] {
  const [r0, z0] = profile[Math.max(0, row - 1)] ?? [0, 0];
  const [r1, z1] = profile[Math.min(profile.length - 1, row + 1)] ?? [0, 0];
  const length = Math.hypot(r1 - r0, z1 - z0) || 1;
  return [-(z1 - z0) / length, (r1 - r0) / length];
}
