/** Colour temperatures on offer, kelvin, from candle to daylight. */
export const kelvins = [1900, 2200, 2700, 3300, 4000] as const;
/** The one every lamp starts with. */
export const WARM = 2;

export type Rgb = readonly [number, number, number];

/** Light of each temperature as the eye sees it in a room at dusk: adapted a little, so that 4000 K is white rather than blue. */
const tints: readonly Rgb[] = [
  [255, 150, 66],
  [255, 176, 98],
  [255, 202, 140],
  [255, 226, 190],
  [248, 238, 232],
];

/** Tint at a place between two steps. */
export function tintAt(step: number): Rgb {
  const at = Math.min(tints.length - 1, Math.max(0, step));
  const from = tints[Math.floor(at)] ?? [255, 255, 255];
  const to = tints[Math.ceil(at)] ?? from;
  const t = at - Math.floor(at);
  const part = (i: 0 | 1 | 2) => Math.round(from[i] + (to[i] - from[i]) * t);
  return [part(0), part(1), part(2)];
}

export function kelvinAt(step: number): number {
  return kelvins[Math.min(kelvins.length - 1, Math.max(0, Math.round(step)))] ?? 2700;
}
