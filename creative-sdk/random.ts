/** A seeded sequence of numbers 0 ≤ x < 1 (mulberry32). */
export function createRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** Smooth one-dimensional noise in −1 … 1 with the period of the integers, for ridges, sway and flicker. */
export function noise1(x: number, seed = 0): number {
  const at = (i: number) => {
    const h = Math.sin(i * 127.1 + seed * 311.7) * 43758.5453;
    return (h - Math.floor(h)) * 2 - 1;
  };
  const i = Math.floor(x);
  const f = x - i;
  return at(i) + (at(i + 1) - at(i)) * f * f * (3 - 2 * f);
}

/** Sum of `octaves` of noise1, each twice as fine and half as strong. About −1 … 1. */
export function fbm1(x: number, octaves = 4, seed = 0): number {
  let sum = 0;
  let gain = 0.5;
  for (let o = 0; o < octaves; o++, x *= 2, gain /= 2) sum += noise1(x, seed + o) * gain;
  return sum;
}
