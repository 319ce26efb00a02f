import { mixColour, toRgb } from '#creative-sdk/colour.ts';
import { clamp } from '#creative-sdk/motion.ts';
import { createRandom } from '#creative-sdk/random.ts';
import { bakePixels } from './pixels.ts';
import type { GroundKind, RitualStep } from './steps.ts';

/** Brightness 0 … 1 of a floor at a place; one unit is about the height of a face. */
type Tone = (x: number, y: number) => number;

/** Random values in a square that repeats: reading them is ten times as fast as computing them. */
const SIDE = 128;
const chance = Float32Array.from({ length: SIDE * SIDE }, createRandom(5));

function hash(x: number, y: number): number {
  return chance[(x & (SIDE - 1)) + (y & (SIDE - 1)) * SIDE] ?? 0;
}

export function noise(x: number, y: number): number {
  const i = Math.floor(x);
  const j = Math.floor(y);
  const fx = x - i;
  const fy = y - j;
  const u = fx * fx * (3 - 2 * fx);
  const v = fy * fy * (3 - 2 * fy);
  const a = hash(i, j);
  const c = hash(i, j + 1);
  return (a + (hash(i + 1, j) - a) * u) * (1 - v) + (c + (hash(i + 1, j + 1) - c) * u) * v;
}

const fbm = (x: number, y: number) => noise(x, y) * 0.55 + noise(x * 2.1 + 7, y * 2.1) * 0.28 + noise(x * 4.3, y * 4.3 + 3) * 0.17;

/** Sunlight on the bottom of shallow water: light is gathered where the warped waves agree. */
function water(px: number, py: number): number {
  const x = px * 7.6 - 250;
  const y = py * 7.6 - 250;
  let i = x;
  let j = y;
  let gathered = 1;
  for (let n = 1; n <= 5; n++) {
    const t = 11.7 * (1 - 3.5 / n);
    const next = x + Math.cos(t - i) + Math.sin(t + j);
    j = y + Math.sin(t - j) + Math.cos(t + i);
    i = next;
    const across = (x * 0.005) / Math.sin(i + t);
    const along = (y * 0.005) / Math.cos(j + t);
    gathered += 1 / Math.sqrt(across * across + along * along);
  }
  const light = Math.abs(1.17 - (gathered / 5) ** 1.4) ** 8;
  return clamp(0.34 + 0.66 * light + 0.08 * Math.sin(px * 3 + py * 4));
}

function silk(x: number, y: number): number {
  const bend = 0.55 * Math.sin(2.3 * y + 0.7) + 0.25 * Math.sin(4.1 * x - 2.3 * y);
  const fold = 5.2 * (x * 0.82 - y * 0.6) + 1.5 * bend;
  const fine = 13 * (x * 0.9 - y * 0.45) + 3 * bend + 1.4 * Math.sin(3 * y);
  const wide = Math.sin(fold);
  const sheen = Math.max(0, Math.sin(fold + 0.9)) ** 6;
  return clamp(0.42 + 0.27 * wide + 0.09 * Math.sin(fine) * (0.6 + 0.4 * wide) + 0.4 * sheen + 0.02 * hash(x * 400, y * 400));
}

function stone(x: number, y: number): number {
  const layer = y * 9 + 0.9 * fbm(x * 2.2, y * 3);
  const vein = noise(layer * 1.3, 3 + x * 0.5) * 0.3 + noise(layer * 4, x * 1.1) * 0.16;
  const pit = clamp((noise(x * 26, y * 60) - 0.83) * 7) * clamp((noise(x * 5, layer) - 0.45) * 4);
  return clamp(0.42 + vein + 0.1 * fbm(x * 7, y * 7) - 0.42 * pit + 0.05 * (hash(x * 500, y * 500) - 0.5));
}

function plaster(x: number, y: number): number {
  const stroke = fbm(x * 2.2 + y * 3, y * 2.6 - x * 1.8);
  const bow = x * 3 + 1.3 * Math.sin(y * 3 + x * 2);
  const slope = fbm(bow * 4 + 0.12, y * 17 + 0.12) - fbm(bow * 4, y * 17);
  return clamp(0.32 + 0.36 * stroke + 1.1 * slope + 0.06 * (hash(x * 500, y * 500) - 0.5));
}

/** Raked sand: rounded ridges that part around something, with a grain of their own. */
function sand(x: number, y: number): number {
  const sway = 0.1 * Math.sin(4.4 * x + 0.6) + 0.045 * Math.sin(9 * x + 3 * y) + 0.05 * fbm(x * 4, y * 4);
  const ridge = (y + sway) * 44;
  const slope = Math.cos(ridge) * 0.5 + 0.18 * Math.cos(ridge * 2 + 0.6);
  return clamp(0.54 + 0.3 * slope + 0.16 * (hash(x * 600, y * 600) - 0.5) + 0.08 * fbm(x * 3, y * 3));
}

/** Plaster in one colour; the light on it is behind what stands before it. */
function wall(x: number, y: number): number {
  const away = (x - 0.55) ** 2 + (y - 0.6) ** 2;
  return 0.7 / (1 + 4 * away) ** 1.6 + 0.1 * noise(x * 7 + y * 4, y * 10) + 0.05 * noise(x * 180, y * 180);
}

const tones: Readonly<Record<GroundKind, Tone>> = { water, silk, stone, plaster, sand, wall };
/** Soft floors are drawn smaller and enlarged, which takes a quarter of the time and cannot be seen. */
const fineness: Readonly<Record<GroundKind, number>> = { water: 0.5, silk: 0.5, stone: 1, plaster: 1, sand: 1, wall: 1 };

export function colourTable([dark, middle, light]: RitualStep['ramp']): readonly (readonly [number, number, number])[] {
  return Array.from({ length: 65 }, (_, i) => toRgb(i < 32 ? mixColour(dark, middle, i / 32) : mixColour(middle, light, (i - 32) / 32)));
}

/** The floor of one face, `width` x `height` design units. */
export function bakeGround(step: Pick<RitualStep, 'ground' | 'ramp'>, width: number, height: number, ratio: number): HTMLCanvasElement {
  const scale = Math.min(1.25, ratio) * fineness[step.ground];
  const columns = Math.ceil(width * scale);
  const rows = Math.ceil(height * scale);
  const picture = new ImageData(columns, rows);
  const { data } = picture;
  const table = colourTable(step.ramp);
  const tone = tones[step.ground];
  for (let row = 0, at = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++, at += 4) {
      const [r, g, b] = table[Math.round(tone((column + 0.5) / columns / (height / width), (row + 0.5) / rows) * 64)] ?? [0, 0, 0];
      data[at] = r;
      data[at + 1] = g;
      data[at + 2] = b;
      data[at + 3] = 255;
    }
  }
  return bakePixels(picture);
}
