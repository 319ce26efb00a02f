import { body, cabinWidth, mirror, roofHeight } from './body.ts';
import { type Mesh, mirrored, skin } from './mesh.ts';
import { sculpt } from './surface-nets.ts';
import { brake, wheel } from './wheel.ts';

export interface CarMeshes {
  readonly body: Mesh;
  readonly mirrors: Mesh;
  readonly brake: Mesh;
  readonly talon: Mesh;
  readonly plume: Mesh;
}

/** Computes the car in many small steps: run a few at a time, so that no frame is late. */
export function* sculptCar(): Generator<undefined, CarMeshes> {
  const half = yield* sculpt(body, { low: [-2.5, 0.1, -0.03], high: [2.5, 1.42, 1.05], cells: [196, 56, 46] });
  const shell = yield* skin(body, half, (x, y, z) => [roofHeight(x, Math.abs(z)) - y, cabinWidth(x, y) - Math.abs(z)]);
  const pod = yield* sculpt(mirror, { low: [-0.86, 0.88, 0.76], high: [-0.58, 1.08, 1.08], cells: [22, 16, 26] });
  const glass = yield* skin(mirror, pod, (_x, y) => [1, y - 0.985]);
  return { body: mirrored(shell), mirrors: mirrored(glass), brake: brake(), talon: yield* wheel('talon'), plume: yield* wheel('plume') };
}
