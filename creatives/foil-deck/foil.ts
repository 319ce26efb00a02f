import { bakeSprite } from '#creative-sdk/canvas.ts';
import { createRandom } from '#creative-sdk/random.ts';
import { star } from './scenery.ts';

/** Card units. */
export const CARD = { width: 200, height: 290, radius: 13 } as const;

/** How the card lies to the light: −1 … 1 each, a quarter turn's sine or so. */
export interface Tilt {
  readonly x: number;
  readonly y: number;
}

/** The spectrum of a diffraction grating, in the order a tilt walks through it. */
const SPECTRUM = ['#ff5fa8', '#ffb347', '#f8ff7a', '#57ffb0', '#4bd8ff', '#8b7bff', '#ff6ce0'] as const;
const GOLD = ['#6b4310', '#c98f2d', '#fff3c0', '#e9bd57', '#8a5a17', '#f6d98a', '#fffbe6', '#b87d24'] as const;
/** Glints face one of so many ways. */
export const FACINGS = 6;

/** The rainbow as it falls on a card tilted so; the hues walk around a pole that moves against the tilt. */
export function foilGradient(c: CanvasRenderingContext2D, tilt: Tilt, turn: number): CanvasGradient {
  const gradient = c.createConicGradient(turn + tilt.x * 2.4 + tilt.y * 1.3, -tilt.x * 120, -40 - tilt.y * 150);
  const rounds = 3;
  const last = SPECTRUM.length * rounds;
  for (let i = 0; i <= last; i++) gradient.addColorStop(i / last, SPECTRUM[i % SPECTRUM.length] ?? SPECTRUM[0]);
  return gradient;
}

export function goldGradient(c: CanvasRenderingContext2D, tilt: Tilt): CanvasGradient {
  const gradient = c.createConicGradient(0.8 + tilt.x * 2.2 - tilt.y * 1.6, tilt.x * 40, tilt.y * 60);
  const last = GOLD.length * 2;
  for (let i = 0; i <= last; i++) gradient.addColorStop(i / last, GOLD[i % GOLD.length] ?? GOLD[0]);
  return gradient;
}

/** Where the foil lies thick: cloudy noise, cut by guilloche lines and a fine grain. One for all cards. */
export function bakeFoilMask(): HTMLCanvasElement {
  const { width, height } = CARD;
  return bakeSprite(width, height, 1, (c) => {
    const image = c.createImageData(width, height);
    const chance = createRandom(1913);
    const cloud = createCloud(chance);
    for (let y = 0; y < height; y++) {
      for (let x = 0; x < width; x++) {
        const [u, v] = [x - width / 2, y - height / 2 + 20];
        const ring = Math.hypot(u, v);
        const rosette = Math.sin(ring * 0.42 + 6 * Math.sin(Math.atan2(v, u) * 9));
        const bands = Math.sin((x + y) * 0.09 + cloud(x * 0.6, y * 0.6) * 5);
        const density = (0.34 + 0.66 * cloud(x, y)) * (0.62 + 0.24 * rosette + 0.3 * bands) * (0.62 + 0.5 * chance());
        image.data[(y * width + x) * 4 + 3] = Math.max(0, Math.min(255, density * 255));
      }
    }
    c.putImageData(image, 0, 0);
  });
}

/** Two octaves of value noise, 0 … 1. */
function createCloud(chance: () => number): (x: number, y: number) => number {
  const side = 32;
  const grid = Float32Array.from({ length: side * side }, () => chance());
  const at = (i: number, j: number) => grid[(j % side) * side + (i % side)] ?? 0;
  const smooth = (t: number) => t * t * (3 - 2 * t);
  const value = (x: number, y: number) => {
    const [i, j] = [Math.floor(x), Math.floor(y)];
    const [u, v] = [smooth(x - i), smooth(y - j)];
    return (at(i, j) * (1 - u) + at(i + 1, j) * u) * (1 - v) + (at(i, j + 1) * (1 - u) + at(i + 1, j + 1) * u) * v;
  };
  return (x, y) => value(x / 34, y / 34) * 0.64 + value(x / 11, y / 11) * 0.36;
}

/** Sprites of glints, one for each facing. */
export function bakeGlints(ratio: number): HTMLCanvasElement[] {
  const { width, height } = CARD;
  const chance = createRandom(77);
  return Array.from({ length: FACINGS }, () =>
    bakeSprite(width, height, ratio, (c) => {
      for (let i = 0; i < 34; i++)
        star(c, [chance() * width, chance() * height * 0.86], 0.7 + chance() ** 5 * 6.5, `rgb(255 255 255 / ${0.5 + chance() * 0.5})`);
    }),
  );
}

/** How brightly the glints of a facing shine at this tilt, 0 … 1. */
export function glintAt(facing: number, tilt: Tilt, time: number): number {
  const phase = tilt.x * 1.7 + tilt.y * 1.1 + time * 0.06 + facing / FACINGS;
  const near = Math.abs(phase - Math.round(phase)) * 2;
  return Math.max(0, 1 - near * 3.2);
}
