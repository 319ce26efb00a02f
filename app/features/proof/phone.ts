/** CSS pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** An ad of a phone's width; what is wider stands on a tablet. */
export const NARROW = 400;
/** What a phone has around its screen: at its sides, and at its head and foot. */
const THIN = 10;
const THICK = 28;

/** A phone that is at least as large as the ad in it, longer than it is wide, or turned. */
export function toPhone({ width, height }: Size, isTurned: boolean): Size {
  const [across, up] = isTurned ? [THICK, THIN] : [THIN, THICK];
  const least = { width: width + 2 * across, height: height + 2 * up };
  if (width > NARROW) return least;
  return isTurned ? { ...least, width: Math.max(least.width, least.height * 1.2) } : { ...least, height: Math.max(least.height, least.width * 1.5) };
}
