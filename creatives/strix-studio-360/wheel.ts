import { turn } from './lathe.ts';
import { type Mesh, merge, repeat, STRIDE } from './mesh.ts';
import { type Field, join, meet } from './solid.ts';
import { sculpt } from './surface-nets.ts';

/** Two rims around one tyre. A rim is sculpted as one spoke in polar space and repeated around the hub. Metres; the outer face looks to +z. */
export const rims = ['talon', 'plume'] as const;
export type Rim = (typeof rims)[number];

const RIM_R = 0.285;
/** The parts are drawn for a tyre of 0.375 m. */
const SCALE = 0.396 / 0.375;

/** How far out the face of the rim stands at a radius: a dish that rises to its lip. */
const dish = (r: number) => 0.062 + 0.05 * (r / RIM_R) ** 2;

/** A slab in the face of the rim: within `half` metres of the line `off` across the spoke. */
const blade = (across: number, half: number, r: number, z: number, depth: number) =>
  meet(Math.abs(across) - half, Math.abs(z - dish(r) + depth) - depth, 0.012);

/** Five pairs of claws that open towards the lip. */
const talon: Field = (r, angle, z) => {
  const across = Math.abs(angle) * r - (0.022 + 0.2 * Math.max(0, r - 0.07));
  const claw = blade(across, 0.0225 - 0.011 * (r / RIM_R), r, z, 0.02);
  const hub = meet(r - 0.072, Math.abs(z - 0.05) - 0.022, 0.02);
  return join(claw, hub, 0.03);
};

/** Nine overlapping feathers, nearly closed. */
const plume: Field = (r, angle, z) => {
  const swept = (angle - 1.1 * (r - 0.18)) * r;
  const half = 0.62 * (Math.PI / 9) * r + 0.004;
  const feather = blade(swept, half, r, z + 0.16 * swept, 0.012);
  const groove = meet(Math.abs(swept + half * 0.25) - 0.004, r - 0.25, 0.01);
  const hub = meet(r - 0.07, Math.abs(z - 0.055) - 0.02, 0.02);
  return join(meet(feather, -groove, 0.008), hub, 0.02);
};

const spokes = { talon: { field: talon, count: 5 }, plume: { field: plume, count: 9 } } as const;

/** The shared round parts: tyre, barrel, lip. */
function round(): Mesh {
  const tyre = turn({
    material: 0,
    openness: 0.9,
    profile: [
      [0.288, 0.108],
      [0.297, 0.121],
      [0.315, 0.128],
      [0.338, 0.128],
      [0.358, 0.118],
      [0.37, 0.1],
      [0.3745, 0.06],
      [0.375, 0],
      [0.3745, -0.06],
      [0.365, -0.11],
      [0.3, -0.13],
    ],
  });
  const lip = turn({
    material: 1,
    openness: 0.9,
    profile: [
      [0.262, 0.03],
      [0.264, 0.085],
      [0.27, 0.108],
      [0.28, 0.116],
      [0.29, 0.112],
    ],
  });
  const barrel = turn({
    material: 1,
    openness: 0.25,
    profile: [
      [0.22, -0.12],
      [0.25, -0.02],
      [0.262, 0.03],
    ],
  });
  return merge([tyre, lip, barrel]);
}

/** Brake disc and calliper; they do not belong to a rim. */
export function brake(): Mesh {
  const disc = turn({
    material: 2,
    openness: 0.7,
    profile: [
      [0.02, 0.012],
      [0.09, 0.012],
      [0.215, 0.004],
      [0.22, -0.01],
    ],
  });
  const calliper = turn({
    material: 3,
    openness: 0.75,
    segments: 14,
    from: -0.08,
    to: 0.1,
    profile: [
      [0.135, 0.0],
      [0.138, 0.03],
      [0.15, 0.042],
      [0.205, 0.04],
      [0.228, 0.03],
      [0.235, 0.0],
    ],
  });
  return merge([disc, calliper]);
}

/** A whole wheel with this rim. */
export function* wheel(rim: Rim): Generator<undefined, Mesh> {
  const { field, count } = spokes[rim];
  const half = (Math.PI / count) * 1.04;
  const surface = yield* sculpt(field, { low: [0.0, -half, -0.01], high: [RIM_R - 0.015, half, 0.15], cells: [30, count > 6 ? 20 : 30, 20] });
  const spoke = bend(field, surface.positions, surface.triangles);
  const ring = repeat(spoke, count, (copy, x, y, z) => {
    const a = (copy * 2 * Math.PI) / count + Math.PI / 2;
    return [x * Math.cos(a) - y * Math.sin(a), x * Math.sin(a) + y * Math.cos(a), z];
  });
  return repeat(merge([round(), ring, cap()]), 1, (_copy, x, y, z) => [x * SCALE, y * SCALE, z]);
}

function cap(): Mesh {
  return turn({
    material: 5,
    openness: 1,
    segments: 28,
    profile: [
      [0, 0.084],
      [0.03, 0.083],
      [0.036, 0.076],
      [0.036, 0.05],
    ],
  });
}

/** From polar space (radius, angle, depth) to the world, with normals of the field. */
function bend(field: Field, polar: readonly number[], triangles: readonly number[]): Mesh {
  const count = polar.length / 3;
  const vertices = new Float32Array(count * STRIDE);
  const world: Field = (x, y, z) => field(Math.hypot(x, y), Math.atan2(y, x), z);
  const h = 0.003;
  for (let i = 0; i < count; i++) {
    const [r = 0, angle = 0, z = 0] = polar.slice(i * 3, i * 3 + 3);
    const [x, y] = [r * Math.cos(angle), r * Math.sin(angle)];
    const gx = world(x + h, y, z) - world(x - h, y, z);
    const gy = world(x, y + h, z) - world(x, y - h, z);
    const gz = world(x, y, z + h) - world(x, y, z - h);
    const steep = Math.hypot(gx, gy, gz) || 1;
    const openness = Math.max(0.1, Math.min(1, 1 - (dish(r) - z) * 16));
    vertices.set([x, y, z, gx / steep, gy / steep, gz / steep, openness, 4, r], i * STRIDE);
  }
  return { vertices, triangles: new Uint32Array(triangles) };
}
