import { mix, ramp } from '#creative-sdk/motion.ts';
import { lampAt, SLANT } from './lamps.ts';
import { lying, type Relief, round, type Solid } from './relief.ts';
import { oval, rod, roundBox, turned } from './shapes.ts';

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
      ...oval({ x, y: 285, w: 92, h: 13 }),
      surface: 10,
      colour: '#8d8a84',
      z,
      glow: { lamp: 0, level: (px, py) => 1 - 0.4 * Math.hypot((px - x) / 92, (py - 285) / 13) ** 2 },
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
    // The weave: warp and weft let the light through unevenly.
    return (
      0.62 + 0.36 * Math.exp(-(((u - 0.56) / 0.4) ** 2) - (across / 0.8) ** 2) - 0.14 * across ** 4 + 0.012 * Math.sin(px * 1.7) * Math.sin(py * 0.8)
    );
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
      ...oval({ x, y: 434, w: 104, h: 7 }),
      surface: 6,
      colour: '#b8a98f',
      z,
      glow: { lamp: 1, level: () => 0.98 },
    },
    {
      ...oval({ x, y: 268, w: 84, h: 6 }),
      surface: 6,
      colour: '#8d7f68',
      z,
      glow: { lamp: 1, level: () => 0.7 },
    },
  ];
}

function stand(x: number, z: number): Solid[] {
  return [
    { ...oval({ x, y: 858, w: 58, h: 13 }), surface: 12, colour: IRON, z, gloss: 0.4 },
    { ...oval({ x, y: 853, w: 56, h: 11 }), surface: lying, colour: '#453a33', z, gloss: 0.4 },
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
      ...oval({ x, y, w: r, h: r }),
      surface: r,
      colour: '#ddd6ca',
      z: 330,
      gloss: 0.5,
      // Its foot and the rug take the light from its lower half.
      open: (_px, py) => 1 - 0.5 * ((py - y + r) / (2 * r)) ** 3,
      glow: { lamp: 2, level: (px, py) => 1 - 0.5 * (Math.hypot(px - x, py - y - 8) / r) ** 2.6 },
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
      glow: { lamp: 3, level: (px, py) => Math.max(0, 0.92 - 0.52 * (Math.abs(py - 576) / 92) ** 0.7 - 0.3 * ((px - x) / 40) ** 2) },
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
      // Thick glass at the crown and the rim, the bulb's core low in the middle.
      glow: { lamp: 3, level: (px, py) => 0.36 + 0.62 * Math.exp(-(((px - x) / 74) ** 2) - ((py - 560) / 66) ** 2) },
    },
    {
      ...oval({ x, y: 576, w: 100, h: 9 }),
      surface: 8,
      colour: '#cfc1aa',
      z,
      glow: { lamp: 3, level: (px) => 1 - 0.3 * ((px - x) / 100) ** 2 },
    },
  ];
}

function dis(): Solid[] {
  const { bulb } = lampAt(4);
  const x = bulb.x;
  const y = bulb.y + bulb.z * SLANT;
  return [
    { area: [x - 70, y + 70, x - 50, y + 160], outline: rod([x - 60, y + 70, x - 60, y + 146], 1.4), surface: 2, colour: IRON, z: 40 },
    {
      ...oval({ x: x - 60, y: y + 150, w: 6, h: 9 }),
      surface: 6,
      colour: BRASS,
      z: 40,
      gloss: 0.9,
    },
    {
      ...oval({ x, y, w: 98, h: 98 }),
      surface: 8,
      colour: '#f0e6d6',
      z: 40,
      gloss: 0.8,
      glow: { lamp: 4, level: () => 1 },
    },
    {
      ...oval({ x, y, w: 88, h: 88 }),
      surface: (px, py, out) => {
        // A shallow dish with a round lip.
        const k = Math.hypot(px - x, py - y) / 88;
        const s = mix(-0.7 * k, 0.8, ramp(k, 0.85, 0.95));
        out[0] = (s * (px - x)) / 88;
        out[1] = (s * (py - y)) / 88;
        out[2] = 1;
      },
      colour: '#8a7d70',
      z: 46,
      gloss: 0.25,
    },
  ];
}
