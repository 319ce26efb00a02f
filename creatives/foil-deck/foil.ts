import { bakeSprite } from '#creative-sdk/canvas.ts';
import { createRandom } from '#creative-sdk/random.ts';
import { star } from './scenery.ts';

/** Card units. */
export const CARD = { width: 200, height: 290, radius: 13 } as const;

/** Half of the room that a front takes with the figure that stands out over its frame. */
export const FRONT = { x: 138, y: 190 } as const;

/** How the card lies to the light: −1 … 1 each, a quarter turn's sine or so. */
export interface Tilt {
  readonly x: number;
  readonly y: number;
}

/** The spectrum of a diffraction grating, in the order a tilt walks through it. */
export const SPECTRUM = ['#ff2f92', '#ff9320', '#ffe93b', '#22f59a', '#1cb9ff', '#6f4dff', '#ff43d6'] as const;
const GOLD = ['#6b4310', '#c98f2d', '#fff3c0', '#e9bd57', '#8a5a17', '#f6d98a', '#fffbe6', '#b87d24'] as const;
/** Glints face one of so many ways. */
export const FACINGS = 6;

/** The rainbow as it falls on a card tilted so; the hues walk around a pole that moves against the tilt. */
export function foilGradient(c: CanvasRenderingContext2D, tilt: Tilt, turn: number): CanvasGradient {
  const gradient = c.createConicGradient(turn + tilt.x * 2.4 + tilt.y * 1.3, -tilt.x * 120, -40 - tilt.y * 150);
  const rounds = 2;
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

/** So many kinds of cell, each turned to the light in its own way. */
export const CELL_KINDS = 2;
/** Side of a cell, card units. */
const CELL = 25;
/** Distance of the grating's lines, card units. */
const GRATING = 1.7;

/** Cracked ice: the ground is split into triangles, each ruled with a fine grating. One mask for each kind of cell, the same for all cards. */
export function bakeFoilMasks(ratio: number): HTMLCanvasElement[] {
  const chance = createRandom(1913);
  const cells = splitGround(chance).map((corners) => ({
    corners,
    strength: 0.1 + chance() ** 1.6 * 0.62,
    angle: Math.floor(chance() * 6) * 0.52,
    kind: Math.floor(chance() * CELL_KINDS),
  }));
  return Array.from({ length: CELL_KINDS }, (_, kind) =>
    bakeSprite(CARD.width, CARD.height, ratio, (c) => {
      for (const cell of cells) if (cell.kind === kind) drawCell(c, cell);
    }),
  );
}

type Corner = readonly [x: number, y: number];
type Triangle = readonly [Corner, Corner, Corner];

function splitGround(chance: () => number): Triangle[] {
  const columns = Math.ceil(CARD.width / CELL) + 2;
  const rows = Math.ceil(CARD.height / CELL) + 2;
  const at = Array.from(
    { length: columns * rows },
    (_, i): Corner => [((i % columns) - 0.5 + (chance() - 0.5) * 0.7) * CELL, (Math.floor(i / columns) - 0.5 + (chance() - 0.5) * 0.7) * CELL],
  );
  const triangles: Triangle[] = [];
  for (let i = 0; i + columns + 1 < at.length; i++) {
    const [a, b, c, d] = [at[i], at[i + 1], at[i + columns], at[i + columns + 1]];
    if (!a || !b || !c || !d || (i + 1) % columns === 0) continue;
    if (chance() < 0.5) triangles.push([a, b, c], [b, d, c]);
    else triangles.push([a, b, d], [a, d, c]);
  }
  return triangles;
}

function drawCell(c: CanvasRenderingContext2D, { corners, strength, angle }: { corners: Triangle; strength: number; angle: number }): void {
  const [a, b, d] = corners;
  const [x, y] = [(a[0] + b[0] + d[0]) / 3, (a[1] + b[1] + d[1]) / 3];
  c.save();
  c.beginPath();
  for (const [px, py] of corners) c.lineTo(px, py);
  c.closePath();
  c.clip();
  c.translate(x, y);
  c.rotate(angle);
  c.fillStyle = `rgb(0 0 0 / ${(strength * 0.55).toFixed(3)})`;
  c.fillRect(-CELL * 1.5, -CELL * 1.5, CELL * 3, CELL * 3);
  c.fillStyle = `rgb(0 0 0 / ${strength.toFixed(3)})`;
  for (let o = -CELL * 1.4; o < CELL * 1.4; o += GRATING) c.fillRect(-CELL * 1.5, o, CELL * 3, GRATING * 0.4);
  c.restore();
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
