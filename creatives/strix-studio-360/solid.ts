/** A solid as a field: negative inside, positive outside, about metres near the surface. */
export type Field = (x: number, y: number, z: number) => number;
export type Vec3 = readonly [x: number, y: number, z: number];

/** Intersection of two solids with the edge between them rounded over about `radius`. */
export function meet(a: number, b: number, radius: number): number {
  const h = Math.max(radius - Math.abs(a - b), 0) / radius;
  return Math.max(a, b) + h * h * radius * 0.25;
}

/** Union of two solids with a fillet of about `radius`. */
export function join(a: number, b: number, radius: number): number {
  return -meet(-a, -b, radius);
}

/** A hill of height 1 over 0 that is about `width` wide. */
export function hill(x: number, width: number): number {
  return Math.exp(-((x / width) ** 2));
}
