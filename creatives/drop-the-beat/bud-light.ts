import { clamp, ramp } from '#creative-sdk/motion.ts';

/** Radiance of a direction, split by lamp, so that the coloured lamps take their colour later. */
export interface Radiance {
  white: number;
  /** The cold edge from behind, on the outer side. */
  rim: number;
  /** The ribbons' own light from the inner side. */
  glow: number;
  /** What coloured lacquer gives back in its own colour: a bright horizon over a dark floor. */
  depth: number;
}

/** Soft-edged window: 1 inside `low` … `high`. */
const pane = (x: number, low: number, high: number, edge: number) => ramp(x, low - edge, low + edge) * (1 - ramp(x, high - edge, high + edge));

/**
 * The studio as a mirror sees it: a tall strip on the outer side, a large softbox above, a card low in front, and lamps of the brand's colours.
 * x to the inner side, y up, z to the camera.
 */
export function studio(x: number, y: number, z: number, out: Radiance): void {
  let white = 0.03 + 0.05 * clamp(y) + 0.015 * clamp(-y);
  let rim = 0;
  let glow = 0;
  if (x < -0.05) {
    const u = z / -x;
    const v = y / -x;
    white += 25 * pane(u, -0.02, 0.46, 0.045) * pane(v, -0.95, 1.05, 0.06) * (0.3 + 0.7 * ramp(v, -1, 0.9)) * (0.8 + 0.5 * u);
    white += 3 * pane(u, 0.6, 0.7, 0.05) * pane(v, -0.95, 1.05, 0.06) * ramp(v, -1, 0.9);
    rim = 5 * (1 - ramp(u, -1.5, -0.4)) * pane(v, -2.4, 2.2, 0.9) * (0.5 + 0.5 * ramp(v, -1.6, 1.4));
  }
  if (y > 0.05) {
    const u = x / y;
    const v = z / y;
    white += 16 * pane(u, -0.42, 0.8, 0.07) * pane(v, -0.25, 0.36, 0.05) * (0.35 + 0.65 * ramp(u, 0.8, -0.5));
  }
  if (y < -0.1) white += 0.6 * pane(x / -y, -1, 1.4, 0.4) * pane(z / -y, -0.1, 0.9, 0.3);
  if (x > 0.05) {
    const u = z / x;
    const v = y / x;
    glow = 4.2 * pane(v, -0.3, 0.36, 0.36) * pane(u, -0.7, 0.5, 0.6) + 3.4 * (1 - ramp(u, -1.4, -0.2)) * pane(v, -2, 2, 1);
  }
  out.white = white;
  out.rim = rim;
  out.glow = glow;
  out.depth = ramp(y, -0.16, 0.04) * (1 - 0.8 * ramp(y, 0, 0.75)) + 0.9 * pane(y, -0.85, -0.4, 0.14);
}
