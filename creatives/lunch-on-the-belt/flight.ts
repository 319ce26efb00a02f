import { clamp, easeInOut, mix } from '#creative-sdk/motion.ts';

export const FLIGHT_S = 0.72;

export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Where a dish is on its arc into the bag, `u` 0 … 1: `scale` of its lifted size, `spin` in radians. */
export function flyAt(from: Spot, to: Spot, u: number): Spot & { readonly scale: number; readonly spin: number } {
  const t = clamp(u);
  const along = easeInOut(t) * 0.75 + t * 0.25;
  const rise = Math.min(from.y * 0.36, Math.abs(to.x - from.x) * 0.16 + Math.abs(to.y - from.y) * 0.3);
  const y = mix(from.y, to.y, along) - Math.sin(Math.PI * along) * rise;
  return { x: mix(from.x, to.x, along), y, scale: mix(1, 0.34, along ** 2), spin: along * 0.5 };
}
