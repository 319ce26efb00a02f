import { type Part, REACH } from './bottles.ts';
import type { Dab } from './glaze.ts';
import { bakePixels, layOver } from './pixels.ts';
import type { Skin } from './solids.ts';

/** Walks every pixel of a part that it covers, in a square of `side` pixels round the product's middle. */
function trace({ solid }: Part, side: number, visit: (pixel: number, skin: Skin, cover: number) => void): void {
  const perUnit = side / (REACH * 2);
  const skin: Skin = { x: 0, y: 0, u: 0, v: 0, nx: 0, ny: 0, nz: 1, depth: 0 };
  const [left, top, right, bottom] = solid.box.map((edge) => (edge + REACH) * perUnit);
  const to = (edge: number | undefined) => Math.min(side, Math.ceil((edge ?? 0) + 1));
  const from = (edge: number | undefined) => Math.max(0, Math.floor((edge ?? 0) - 1));
  for (let row = from(top); row < to(bottom); row++) {
    for (let column = from(left); column < to(right); column++) {
      skin.x = (column + 0.5) / perUnit - REACH;
      skin.y = (row + 0.5) / perUnit - REACH;
      solid.find(skin);
      const cover = skin.depth * perUnit + 0.5;
      if (cover > 0) visit(row * side + column, skin, Math.min(1, cover));
    }
  }
}

/** The product in soft light, without its travelling reflections. */
export function bakeProduct(parts: readonly Part[], side: number): HTMLCanvasElement {
  const picture = new ImageData(side, side);
  const dab: Dab = { r: 0, g: 0, b: 0, a: 1 };
  for (const part of parts) {
    trace(part, side, (pixel, skin, cover) => {
      part.glaze(skin, dab);
      layOver(picture.data, pixel * 4, dab.r, dab.g, dab.b, dab.a * cover);
    });
  }
  return bakePixels(picture);
}

/** Which way every polished point of a product mirrors the room, ready for any tilt of its face. `pixel`: which they are; the fields cover the square. */
export interface Mirror {
  readonly side: number;
  readonly pixel: Int32Array;
  readonly x: Float32Array;
  readonly y: Float32Array;
  readonly z: Float32Array;
  readonly gain: Float32Array;
  readonly blur: Float32Array;
}

/** The camera's distance, product units: it makes a highlight end somewhere along a straight wall. */
const CAMERA = 430;

export function bakeMirror(parts: readonly Part[], side: number): Mirror {
  const fields = () => new Float32Array(side * side);
  const all = { x: fields(), y: fields(), z: fields(), gain: fields(), blur: fields() };
  for (const part of parts) {
    const { polish } = part;
    if (!polish) continue;
    trace(part, side, (at, { x, y, nx, ny, nz }, cover) => {
      if (cover < 0.5 && all.gain[at]) return;
      const facing = (nx * -x + ny * -y + nz * CAMERA) / CAMERA;
      all.x[at] = 2 * facing * nx + x / CAMERA;
      all.y[at] = 2 * facing * ny + y / CAMERA;
      all.z[at] = 2 * facing * nz - 1;
      all.gain[at] = polish.gain * cover;
      all.blur[at] = polish.blur;
    });
  }
  return { side, pixel: Int32Array.from(all.gain.keys()).filter((at) => (all.gain[at] ?? 0) > 0), ...all };
}
