/** One point of a solid's skin as the camera above sees it. Reused from pixel to pixel. */
export interface Skin {
  x: number;
  y: number;
  /** Across −1 … 1 and along 0 … 1, where the solid has such a thing. */
  u: number;
  v: number;
  nx: number;
  ny: number;
  nz: number;
  /** Distance inside the outline, product units; negative is outside. */
  depth: number;
}

/** A shape lying on the face, product units: y down, the product's middle at 0. */
export interface Solid {
  readonly box: readonly [left: number, top: number, right: number, bottom: number];
  /** Fills `skin`, whose x and y are given. */
  find(skin: Skin): void;
}

/** How far a rounded end draws the outline in, `from` its end: an ellipse `long` by `deep`. */
function drawIn(from: number, [long, deep]: readonly [number, number]): number {
  if (from >= long) return 0;
  const part = 1 - Math.max(0, from) / long;
  return deep * (1 - Math.sqrt(Math.max(0, 1 - part * part)));
}

interface LatheOptions {
  readonly y0: number;
  readonly y1: number;
  readonly r: number;
  /** Rounding of the two ends: how long and how deep. */
  readonly top?: readonly [number, number];
  readonly foot?: readonly [number, number];
  /** Lies across instead: the axis runs along x. */
  readonly isAcross?: boolean;
  readonly at?: readonly [x: number, y: number];
}

/** Turned on a lathe: a cylinder with rounded ends. */
export function lathe({ y0, y1, r, top = [2, 2], foot = [2, 2], isAcross = false, at = [0, 0] }: LatheOptions): Solid {
  const radius = (y: number) => r - drawIn(y - y0, top) - drawIn(y1 - y, foot);
  const box = isAcross ? ([y0 + at[0], at[1] - r, y1 + at[0], at[1] + r] as const) : ([at[0] - r, y0 + at[1], at[0] + r, y1 + at[1]] as const);
  let row = Number.NaN;
  let here = 1;
  let slope = 0;
  let length = 1;
  const measure = (along: number) => {
    row = along;
    here = Math.max(0.01, radius(along));
    slope = Math.max(-4, Math.min(4, radius(along + 0.6) - radius(along - 0.6))) / 1.2;
    length = Math.sqrt(1 + slope * slope);
  };
  return {
    box,
    find(skin) {
      const along = isAcross ? skin.x - at[0] : skin.y - at[1];
      const across = isAcross ? skin.y - at[1] : skin.x - at[0];
      // Pixels come row by row: most have the profile of the one before.
      if (along !== row) measure(along);
      const u = Math.max(-1, Math.min(1, across / here));
      skin.u = u;
      skin.v = (along - y0) / (y1 - y0);
      skin.nx = (isAcross ? -slope : u) / length;
      skin.ny = (isAcross ? u : -slope) / length;
      skin.nz = Math.sqrt(1 - u * u) / length;
      skin.depth = Math.min((here - Math.abs(across)) / length, along - y0, y1 - along);
    },
  };
}

/** A squeeze tube: round at its cap (`y1`), flat at its crimp (`y0`). */
export function tube({ y0, y1, wide, round }: { y0: number; y1: number; wide: number; round: number }): Solid {
  return {
    box: [-wide, y0, wide, y1],
    find(skin) {
      const v = (skin.y - y0) / (y1 - y0);
      const half = wide + (round - wide) * v * v * (3 - 2 * v);
      const thick = 2.5 + (round - 2.5) * Math.sin((Math.min(1, Math.max(0, v)) * Math.PI) / 2);
      const swell = (round - 2.5) * 0.9 * Math.cos((Math.min(1, Math.max(0, v)) * Math.PI) / 2) * (Math.PI / 2 / (y1 - y0));
      const u = Math.max(-0.995, Math.min(0.995, skin.x / half));
      const cos = Math.sqrt(1 - u * u);
      const dx = (thick * u) / (half * cos);
      const dy = -swell * cos;
      const length = Math.sqrt(dx * dx + dy * dy + 1);
      skin.u = u;
      skin.v = v;
      skin.nx = dx / length;
      skin.ny = dy / length;
      skin.nz = 1 / length;
      skin.depth = Math.min(half - Math.abs(skin.x), skin.y - y0, y1 - skin.y);
    },
  };
}

interface DishOptions {
  readonly x: number;
  readonly y: number;
  readonly r: number;
  /** Height over the face at a place from the middle, product units. */
  height(x: number, y: number, r: number): number;
}

/** Round, seen along its axis: a jar, a lid, the cream in it. */
export function dish({ x, y, r, height }: DishOptions): Solid {
  const at = (dx: number, dy: number) => height(dx, dy, Math.sqrt(dx * dx + dy * dy));
  return {
    box: [x - r, y - r, x + r, y + r],
    find(skin) {
      const dx = skin.x - x;
      const dy = skin.y - y;
      const here = Math.sqrt(dx * dx + dy * dy);
      skin.depth = r - here;
      if (here > r + 1) return;
      skin.u = here / r;
      skin.v = height(dx, dy, here);
      const slopeX = at(dx + 0.7, dy) - skin.v;
      const slopeY = at(dx, dy + 0.7) - skin.v;
      const length = Math.sqrt(slopeX * slopeX + slopeY * slopeY + 0.49);
      skin.nx = -slopeX / length;
      skin.ny = -slopeY / length;
      skin.nz = 0.7 / length;
    },
  };
}
