import { lampAt, SLANT } from './lamps.ts';
import { lying, type Relief, round, type Solid } from './relief.ts';
import { ellipse, rod, roundBox, turned } from './shapes.ts';

const BRASS = '#b58a4c';
const IRON = '#2d2926';

/** The five lamps as bodies; shades glow when theirs is the light. */
export function hangLamps(relief: Relief): void {
  for (const solid of [...klokke(), ...lund(), ...sopp(), ...dis(), ...glo()]) relief.add(solid);
}

function klokke(): Solid[] {
  const x = 640;
  const radius = (u: number) => 10 + 78 * Math.min(1, u * 1.02) ** 0.62 + 4 * u ** 8;
  const z = 150;
  const side = round(x, (y) => radius((y - 172) / 112) + 1, -0.25);
  return [
    { area: [x - 4, 0, x + 4, 168], outline: rod([x, -10, x, 164], 1.8), surface: 2, colour: IRON, z },
    { area: [x - 14, 150, x + 14, 180], outline: roundBox({ x, y: 166, w: 9, h: 12 }, 4), surface: 6, colour: BRASS, z, gloss: 0.8 },
    { area: [x - 100, 170, x + 100, 288], outline: turned({ x, top: 174, foot: 286, radius }), surface: side, colour: '#74827a', z, gloss: 0.9 },
    {
      area: [x - 100, 270, x + 100, 302],
      outline: ellipse({ x, y: 285, w: 92, h: 13 }),
      surface: 10,
      colour: '#8d8a84',
      z,
      glow: { lamp: 0, level: (px, py) => 1 - 0.35 * Math.hypot((px - x) / 92, (py - 285) / 13) ** 3 },
    },
  ];
}

function lund(): Solid[] {
  const x = 1236;
  const z = 150;
  const radius = (u: number) => 84 + 20 * u;
  const linen = (px: number, py: number) => {
    const u = (py - 268) / 166;
    const across = Math.min(1, Math.abs(px - x) / radius(u));
    return 0.74 + 0.24 * Math.exp(-(((u - 0.52) / 0.42) ** 2)) - 0.26 * across ** 3;
  };
  return [
    ...stand(x, z),
    {
      area: [x - 110, 264, x + 110, 438],
      outline: turned({ x, top: 268, foot: 434, radius }),
      surface: round(x, (y) => radius((y - 268) / 166) + 1),
      colour: '#d8cbb4',
      z,
      glow: { lamp: 1, level: linen },
    },
    {
      area: [x - 110, 426, x + 110, 446],
      outline: ellipse({ x, y: 434, w: 104, h: 7 }),
      surface: 6,
      colour: '#b8a98f',
      z,
      glow: { lamp: 1, level: () => 0.98 },
    },
    {
      area: [x - 90, 258, x + 90, 276],
      outline: ellipse({ x, y: 268, w: 84, h: 6 }),
      surface: 6,
      colour: '#8d7f68',
      z,
      glow: { lamp: 1, level: () => 0.82 },
    },
  ];
}

function stand(x: number, z: number): Solid[] {
  return [
    { area: [x - 70, 838, x + 70, 872], outline: ellipse({ x, y: 858, w: 58, h: 13 }), surface: 12, colour: IRON, z, gloss: 0.4 },
    { area: [x - 60, 836, x + 60, 866], outline: ellipse({ x, y: 853, w: 56, h: 11 }), surface: lying, colour: '#453a33', z, gloss: 0.4 },
    {
      area: [x - 10, 430, x + 10, 856],
      outline: turned({ x, top: 430, foot: 854, radius: (u) => 5 + 3.5 * u }),
      surface: round(x, () => 9),
      colour: '#a4764a',
      z,
      gloss: 0.35,
    },
  ];
}

function glo(): Solid[] {
  const { bulb } = lampAt(2);
  const x = bulb.x;
  const y = bulb.y + bulb.z * SLANT;
  const r = 64;
  return [
    {
      area: [x - 50, y + 40, x + 50, y + 82],
      outline: roundBox({ x, y: y + 60, w: 36, h: 12 }, 7),
      surface: round(x, () => 38),
      colour: '#a4764a',
      z: 330,
      gloss: 0.3,
    },
    {
      area: [x - r, y - r, x + r, y + r],
      outline: ellipse({ x, y, w: r, h: r }),
      surface: r,
      colour: '#ddd6ca',
      z: 330,
      gloss: 0.5,
      glow: { lamp: 2, level: (px, py) => 1 - 0.34 * (Math.hypot(px - x, py - y - 6) / r) ** 3 },
    },
  ];
}

function sopp(): Solid[] {
  const x = 1512;
  const z = 66;
  const dome = (u: number) => 100 * Math.sqrt(Math.max(0, 1 - (1 - u) ** 2.3));
  const stem = (u: number) => 17 + 26 * u ** 2.2 + 10 * (1 - u) ** 6;
  return [
    {
      area: [x - 60, 560, x + 60, 672],
      outline: turned({ x, top: 566, foot: 668, radius: stem }),
      surface: round(x, (y) => stem((y - 566) / 102) + 1),
      colour: '#e0d4c2',
      z,
      gloss: 0.8,
      glow: { lamp: 3, level: (px, py) => Math.max(0, 0.9 - 0.36 * ((py - 566) / 102) - 0.3 * (Math.abs(px - x) / 44) ** 2) },
    },
    {
      area: [x - 106, 470, x + 106, 586],
      outline: turned({ x, top: 474, foot: 576, radius: dome }),
      surface: (px, py, out) => {
        out[0] = (px - x) / 101;
        out[1] = Math.min(0, (py - 574) / 101);
        out[2] = Math.sqrt(Math.max(0.04, 1 - out[0] ** 2 - out[1] ** 2));
      },
      colour: '#e6d6bf',
      z,
      gloss: 0.5,
      glow: { lamp: 3, level: (px, py) => Math.min(1, 0.76 + 0.24 * ((py - 474) / 102) ** 1.4 - 0.2 * (Math.abs(px - x) / 100) ** 4) },
    },
    {
      area: [x - 106, 566, x + 106, 588],
      outline: ellipse({ x, y: 576, w: 100, h: 9 }),
      surface: 8,
      colour: '#cfc1aa',
      z,
      glow: { lamp: 3, level: () => 1 },
    },
  ];
}

function dis(): Solid[] {
  const { bulb } = lampAt(4);
  const x = bulb.x;
  const y = bulb.y + bulb.z * SLANT;
  return [
    {
      area: [x - 104, y - 104, x + 104, y + 104],
      outline: ellipse({ x, y, w: 100, h: 100 }),
      surface: 9,
      colour: '#a79a8a',
      z: 40,
      gloss: 0.15,
      open: (px, py) => 0.86 + 0.05 * Math.sin(px * 0.7 + py * 0.3) * Math.sin(py * 0.5),
    },
    {
      area: [x - 58, y - 58, x + 58, y + 58],
      outline: ellipse({ x, y, w: 54, h: 54 }),
      surface: (px, py, out) => {
        const k = Math.hypot(px - x, py - y) / 54;
        const s = k > 0.05 ? -0.5 * k ** 3 : 0;
        out[0] = (s * (px - x)) / (k * 54 + 0.01);
        out[1] = (s * (py - y)) / (k * 54 + 0.01);
        out[2] = 1;
      },
      colour: '#b3a594',
      z: 40,
    },
  ];
}
