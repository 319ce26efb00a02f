/** Where the parts stand, CSS pixels. Everything else follows from these. */
export interface Layout {
  readonly width: number;
  readonly height: number;
  /** Size of type and controls against the 300x600 (or 640x360) drawing. */
  readonly scale: number;
  readonly isWide: boolean;
  readonly watch: { readonly x: number; readonly y: number; readonly radius: number };
  /** The sun above the water; outside the picture. */
  readonly sun: { readonly x: number; readonly y: number };
  /** Pixels of picture between the surface and the floor for things in the plane of the watch. */
  readonly travel: number;
}

export function layOut(width: number, height: number, isStill = false): Layout {
  const isWide = width > height * 1.1;
  const scale = isWide ? Math.min(width / 640, height / 360) : Math.min(width / 300, height / 600);
  const middle = { x: width * 0.5, y: height * 0.5, radius: height * 0.3 };
  const lying = isStill ? middle : { x: width - 258 * scale, y: height * 0.5, radius: 122 * scale };
  const watch = isWide ? lying : { x: width * 0.452, y: height * 0.565, radius: 98 * scale };
  return { width, height, scale, isWide, watch, sun: { x: width * 0.74, y: -height * 0.3 }, travel: height * 2.2 };
}
