import { mixColour } from '#creative-sdk/colour.ts';
import { clamp } from '#creative-sdk/motion.ts';
import { fbm1, noise1 } from '#creative-sdk/random.ts';
import { curl } from './cat.ts';
import { ornaments } from './ornaments.ts';
import { lying, type Normal, type Relief, round, type Solid } from './relief.ts';
import { ellipse, oval, rod, roundBox, turned } from './shapes.ts';

/** The window's opening on the screen. */
export const pane = { x: 742, y: 132, width: 376, height: 396 } as const;

const OAK = '#b98a5a';
const DARK = '#3a2b22';

/** Grain that runs along x, in a few shades so that few colours are made. */
function oak(base: string, across: number): (x: number, y: number) => string {
  const shades = Array.from({ length: 9 }, (_, i) => mixColour(mixColour(base, '#4a2c16', 0.35), mixColour(base, '#ffe2b4', 0.22), i / 8));
  return (x, y) => {
    const grain = fbm1(y * across + 2 * noise1(x * 0.004, 4) + x * 0.003, 3, 8);
    return shades[Math.round(4 + 4 * Math.max(-1, Math.min(1, grain * 1.4)))] ?? base;
  };
}

export function furnish(relief: Relief, fabric: string): void {
  for (const solid of [
    ...curtains(),
    ...windowFrame(),
    ...sideboard(),
    ...ornaments(),
    ...armchair(fabric),
    ...sideTable(),
    ...slipper(862, 938),
    ...slipper(910, 930),
  ])
    relief.add(solid);
}

function windowFrame(): Solid[] {
  const { x, y, width, height } = pane;
  const bar = (cx: number, cy: number, w: number, h: number): Solid => ({
    area: [cx - w - 2, cy - h - 2, cx + w + 2, cy + h + 2],
    outline: roundBox({ x: cx, y: cy, w, h }, 2),
    surface: 5,
    colour: OAK,
    z: 8,
    gloss: 0.15,
  });
  const midX = x + width / 2;
  return [
    bar(x - 7, y + height / 2, 8, height / 2 + 14),
    bar(x + width + 7, y + height / 2, 8, height / 2 + 14),
    bar(midX, y - 7, width / 2 + 14, 8),
    bar(midX, y + height / 2, 6, height / 2),
    { ...bar(midX, y + height + 9, width / 2 + 26, 10), z: 30 },
    { ...bar(midX, y + height + 3, width / 2 + 26, 5), z: 24, surface: lying },
  ];
}

/** Linen that falls in folds: the light rakes over them. */
function curtains(): Solid[] {
  const hang = (left: number, right: number, seed: number): Solid => {
    const folds = (right - left) / 17;
    const along = (x: number) => ((x - left) / (right - left)) * folds;
    const fold = (x: number, y: number) => {
      const u = along(x);
      return 6.283 * (u + 0.55 * noise1(u * 0.7, seed + 2) + 0.18 * noise1(y * 0.006 + u, seed + 3));
    };
    return {
      area: [left - 12, 84, right + 12, 806],
      outline: (x, y) => {
        const sway = 5 * noise1(y * 0.004, seed) + 3 * noise1(y * 0.011, seed + 1);
        return Math.max(left + sway - x, x - right - sway * 0.6, 92 - y, y - 800 + 3 * Math.sin(along(x) * 3));
      },
      surface: (x, y, out) => {
        out[0] = 0.72 * Math.sin(fold(x, y));
        out[1] = 0.03;
        out[2] = 0.7;
      },
      colour: '#c8bba6',
      z: 26,
      open: (x, y) => 0.74 + 0.26 * Math.cos(fold(x, y)),
    };
  };
  const rail: Solid = {
    area: [650, 80, 1210, 100],
    outline: rod([660, 89, 1200, 89], 5),
    surface: 5,
    colour: DARK,
    z: 34,
    gloss: 0.5,
  };
  return [hang(672, 752, 3), hang(1108, 1188, 9), rail];
}

function armchair(fabric: string): Solid[] {
  const weave = [mixColour(fabric, '#1c0f0a', 0.05), fabric, mixColour(fabric, '#fff0dc', 0.03)] as const;
  const cloth = (x: number, y: number) =>
    weave[(Math.floor(x * 0.41) * 7 + Math.floor(y * 0.41) * 13 + (Math.floor(x * 0.41) ^ Math.floor(y * 0.41))) % 3] ?? fabric;
  const cushion = (box: readonly [number, number, number, number], r: number, more: Partial<Solid> = {}): Solid => {
    const [x, y, w, h] = box;
    const outline = roundBox({ x, y, w, h }, r);
    const { open, ...rest } = more;
    // Little light finds its way into the seams.
    const seam = (px: number, py: number) => (open?.(px, py) ?? 1) * (0.45 + 0.55 * Math.min(1, -outline(px, py) / 16));
    return { area: [x - w, y - h, x + w, y + h], outline, surface: r * 0.95, colour: cloth, z: 210, open: seam, ...rest };
  };
  const leg = (x: number, y: number, lean: number): Solid => ({
    area: [x - 20, y - 4, x + 20, y + 66],
    outline: rod([x, y, x + lean, y + 58], 7),
    surface: 7,
    colour: OAK,
    z: 220,
    gloss: 0.3,
  });
  const seatShade = (x: number, y: number) =>
    Math.min(1, 0.34 + Math.max(0, (y - 696) / 44)) * (1 - 0.85 * Math.exp(-(((x - 922) / 112) ** 2) - ((y - 736) / 20) ** 2));
  // The cat leans on it.
  const backShade = (x: number, y: number) =>
    (1 - 0.55 * Math.max(0, (y - 640) / 120)) * (1 - 0.6 * Math.exp(-(((x - 908) / 112) ** 2) - ((y - 692) / 62) ** 2));
  return [
    leg(792, 842, -10),
    leg(1068, 842, 10),
    cushion([930, 640, 160, 122], 70, { z: 150, open: backShade }),
    cushion([930, 812, 158, 42], 22, { z: 300, open: (_x, y) => 1 - 0.4 * Math.max(0, (y - 812) / 42) }),
    cushion([930, 742, 150, 48], 34, { z: 270, open: seatShade }),
    cushion([778, 740, 46, 108], 44, { z: 290 }),
    cushion([1082, 740, 46, 108], 44, { z: 290 }),
    { ...cushion([986, 652, 82, 60], 40, { z: 200 }), colour: '#d9cdb8', outline: pillow(986, 654) },
    ...curl(fabric),
  ];
}

/** A pillow put down a little askew. */
function pillow(cx: number, cy: number) {
  const box = roundBox({ x: 0, y: 0, w: 76, h: 52 }, 30);
  const [cos, sin] = [Math.cos(0.14), Math.sin(0.14)];
  return (x: number, y: number) => box((x - cx) * cos + (y - cy) * sin, (y - cy) * cos - (x - cx) * sin);
}

function sideTable(): Solid[] {
  const x = 662;
  return [
    { ...oval({ x, y: 880, w: 58, h: 15 }), surface: lying, colour: DARK, z: 180, gloss: 0.2 },
    { area: [x - 10, 690, x + 10, 884], outline: rod([x, 700, x, 878], 7), surface: 7, colour: DARK, z: 180, gloss: 0.5 },
    { ...oval({ x, y: 698, w: 84, h: 20 }), surface: 12, colour: mixColour(OAK, DARK, 0.4), z: 270 },
    { ...oval({ x, y: 690, w: 84, h: 20 }), surface: lying, colour: oak(OAK, 0.06), z: 180, gloss: 0.25 },
    cup(696, 688),
    ...books(632, 690),
  ];
}

/** Somebody is at home: a felt slipper, its toe to the viewer. */
function slipper(x: number, y: number): Solid[] {
  const felt: Solid = {
    area: [x - 24, y - 34, x + 24, y + 34],
    outline: roundBox({ x, y, w: 22, h: 33 }, 21),
    surface: 16,
    colour: '#86a096',
    z: 290,
  };
  const inside = ellipse({ x, y: y - 11, w: 15, h: 19 });
  return [felt, { ...felt, outline: inside, surface: 3, colour: '#cdb996', open: (_px, py) => 0.85 - 0.7 * clamp((py - y + 20) / 24) }];
}

function cup(x: number, foot: number): Solid {
  const radius = (u: number) => 19 - 5 * u * u;
  return {
    area: [x - 22, foot - 38, x + 22, foot + 1],
    outline: turned({ x, top: foot - 36, foot, radius }),
    surface: round(x, () => 20, 0.1),
    colour: '#e9e2d6',
    z: 184,
    gloss: 0.5,
  };
}

function books(x: number, foot: number): Solid[] {
  return ['#5d6f6b', '#c9a878'].map((colour, i) => ({
    area: [x - 50, foot - 34, x + 50, foot + 4],
    outline: roundBox({ x: x + i * 5, y: foot - 7 - i * 12, w: 42 - i * 6, h: 6 }, 2),
    surface: 4,
    colour,
    z: 190,
  }));
}

function sideboard(): Solid[] {
  const body = { x: 1626, y: 766, w: 228, h: 64 };
  const face = oak(OAK, 0.05);
  const slats = (x: number, _y: number, out: Normal) => {
    out[0] = 0.6 * Math.sin(((x - 1398) / 19) * 6.283);
    out[1] = 0;
    out[2] = 0.8;
  };
  const slatShade = (x: number, y: number) => (0.55 + 0.45 * Math.cos(((x - 1398) / 19) * 6.283)) * Math.min(1, 0.45 + (y - 706) / 60);
  const legs = [1424, 1828].map(
    (x): Solid => ({
      area: [x - 12, 824, x + 12, 860],
      outline: rod([x, 826, x, 852], 7),
      surface: 7,
      colour: DARK,
      z: 116,
    }),
  );
  return [
    ...legs,
    { area: [1396, 700, 1856, 832], outline: roundBox(body, 4), surface: slats, colour: face, z: 118, open: slatShade, gloss: 0.12 },
    { area: [1390, 690, 1862, 706], outline: roundBox({ x: 1626, y: 697, w: 232, h: 7 }, 3), surface: 5, colour: face, z: 122, gloss: 0.25 },
    {
      area: [1390, 636, 1862, 694],
      outline: (x, y) => Math.max(640 - y, y - 692, Math.abs(x - 1626) - 222 - (y - 640) * 0.19),
      surface: lying,
      colour: face,
      z: 60,
      gloss: 0.4,
    },
  ];
}
