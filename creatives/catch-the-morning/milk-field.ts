/** The surface of the milk is where the joint field of the drops has this strength: a single drop keeps its radius. */
export const SKIN = 0.5625;

/** What one drop of radius `r` adds at a squared distance. Nothing beyond two radii. */
export function fieldOf(squared: number, r: number): number {
  const inside = 1 - squared / (4 * r * r);
  return inside <= 0 ? 0 : inside * inside;
}
