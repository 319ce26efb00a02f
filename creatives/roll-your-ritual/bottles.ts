import { mixColour } from '#creative-sdk/colour.ts';
import { clamp } from '#creative-sdk/motion.ts';
import { clearWall, frosted, type Glaze, liquid, metal, satin, surface } from './glaze.ts';
import type { Spout } from './pouring.ts';
import { dish, lathe, type Solid, tube } from './solids.ts';

/** How a skin mirrors the studio: how much of it, and how blurred (parts of a softbox). */
export interface Polish {
  readonly gain: number;
  readonly blur: number;
}

export interface Part {
  readonly solid: Solid;
  readonly glaze: Glaze;
  /** Nothing for what lies under glass. */
  readonly polish?: Polish;
}

/** Half the side of the square that a product may fill, product units. */
export const REACH = 112;

const GLASS = { gain: 0.95, blur: 0.07 } as const;
const LACQUER = { gain: 0.6, blur: 0.2 } as const;
const CERAMIC = { gain: 0.55, blur: 0.3 } as const;
const FROST = { gain: 0.4, blur: 0.7 } as const;

/** The widest product that stands on the shelf, product units; all of them end this far below their middle. */
export const SHELF_SPAN = 92;
export const FOOT = 107;

const BONE = '#f4ecdf';

export interface Bottle {
  readonly parts: readonly Part[];
  /** What stands out farther than the rest, or comes off it, as its cap. Without it that is the print. */
  readonly front?: readonly Part[];
  /** How it stands on a shelf, where it does not lie on a face as it would stand. */
  readonly standing?: Omit<Bottle, 'spout'>;
  readonly spout: Spout;
  /** Where its print goes: middle and width, and the ink. */
  readonly print: { readonly y: number; readonly width: number; readonly ink: string; readonly x?: number };
  /** How wide it is, product units. */
  readonly span: number;
  /** Clear glass throws colour into its own shadow. */
  readonly caustic?: string;
}

const drop = (floor: string, cap: string): Bottle => ({
  parts: [
    { solid: lathe({ y0: -51, y1: -43, r: 14.5, top: [1, 1], foot: [1, 0] }), glaze: clearWall(floor), polish: GLASS },
    { solid: lathe({ y0: -12, y1: 89, r: 35.5, top: [1, 0], foot: [12, 11] }), glaze: liquid('#ffdb8c', '#a04c0e') },
    { solid: lathe({ y0: -18, y1: -6, r: 35.5, top: [6, 35.5], foot: [6, 35.5] }), glaze: surface('#f6b650') },
    { solid: lathe({ y0: -46, y1: 8, r: 4.2, top: [1, 0], foot: [14, 2.6] }), glaze: clearWall(floor, 2, 2) },
    { solid: lathe({ y0: -45, y1: 106, r: 46, top: [24, 29], foot: [13, 12] }), glaze: clearWall(floor, 10, 0.895), polish: GLASS },
  ],
  front: [
    { solid: lathe({ y0: -108, y1: -72, r: 11.5, top: [13, 10], foot: [8, -3] }), glaze: satin(mixColour(BONE, cap, 0.08), floor), polish: CERAMIC },
    { solid: lathe({ y0: -76, y1: -50, r: 20, top: [2.5, 2], foot: [1.5, 1] }), glaze: metal(cap), polish: LACQUER },
  ],
  spout: [0, -52, 76],
  print: { y: 36, width: 56, ink: '#3a1d08' },
  span: 92,
  caustic: '#ffc46a',
});

const flask = (floor: string, cap: string): Bottle => ({
  parts: [
    { solid: lathe({ y0: -66, y1: -56, r: 11.5, top: [1, 1], foot: [1, 0] }), glaze: satin(BONE, floor), polish: CERAMIC },
    { solid: lathe({ y0: -46, y1: 100, r: 31, top: [22, 18], foot: [7, 6] }), glaze: liquid('#e3efc2', '#6f8d4f') },
    { solid: lathe({ y0: -57, y1: 106, r: 35.5, top: [24, 22], foot: [8, 7] }), glaze: clearWall(floor), polish: GLASS },
  ],
  front: [{ solid: lathe({ y0: -108, y1: -64, r: 22, top: [22, 22], foot: [20, 12] }), glaze: metal(cap), polish: LACQUER }],
  spout: [0, -66, 78],
  print: { y: 28, width: 48, ink: '#22331d' },
  span: 74,
  caustic: '#d7e8a6',
});

const pump = (_floor: string, cap: string): Bottle => ({
  parts: [
    { solid: lathe({ y0: -6, y1: 36, r: 5.4, top: [2, 1], foot: [6, 4], isAcross: true, at: [6, -97] }), glaze: metal(cap), polish: LACQUER },
    { solid: lathe({ y0: -86, y1: -66, r: 5 }), glaze: metal(mixColour(cap, '#fff6e8', 0.35)), polish: LACQUER },
    { solid: lathe({ y0: -108, y1: -84, r: 16, top: [5, 4], foot: [3, 2] }), glaze: metal(cap), polish: LACQUER },
    { solid: lathe({ y0: -70, y1: -48, r: 21, top: [4, 4], foot: [1.5, 1] }), glaze: metal(cap), polish: LACQUER },
    { solid: lathe({ y0: -49, y1: 107, r: 43, top: [20, 20], foot: [14, 13] }), glaze: frosted('#f4faf6', '#8fc0b4'), polish: FROST },
  ],
  spout: [42, -95, 40],
  print: { y: 26, width: 58, ink: '#1f3d36' },
  span: 92,
});

const veil = (floor: string, cap: string): Bottle => ({
  parts: [
    { solid: tube({ y0: -106, y1: 72, wide: 44, round: 33 }), glaze: crimped(satin('#fbf3e8', floor)), polish: { gain: 0.42, blur: 0.42 } },
    { solid: lathe({ y0: 70, y1: 107, r: 33.5, top: [1.5, 1], foot: [5, 4] }), glaze: metal(cap), polish: LACQUER },
  ],
  spout: [0, 107, -68],
  print: { y: -8, width: 52, ink: '#6a3a17' },
  span: 90,
});

/** The crimp of a tube: a fluted band at its flat end. */
function crimped(glaze: Glaze): Glaze {
  return (skin, dab) => {
    glaze(skin, dab);
    if (skin.v > 0.075) return;
    const flute = 0.94 + 0.07 * Math.sin(skin.x * 2.4) - (skin.v > 0.066 ? 0.1 : 0);
    dab.r *= flute;
    dab.g *= flute;
    dab.b *= flute;
  };
}

const JAR = { x: -14, y: -24 } as const;
const LID = { x: 30, y: 48 } as const;
const JAR_COLOUR = '#efd8c5';
const JAR_INK = '#5a3420';

const jar = (floor: string, cap: string): Bottle => ({
  parts: [
    { solid: dish({ ...LID, r: 56, height: lidHeight }), glaze: inShade(satin(cap, '#fff6e8')), polish: LACQUER },
    { solid: dish({ ...LID, r: 49, height: () => 0 }), glaze: inShade(satin(JAR_COLOUR, floor)), polish: CERAMIC },
  ],
  front: [
    { solid: dish({ ...JAR, r: 72, height: rimHeight }), glaze: satin(JAR_COLOUR, floor), polish: CERAMIC },
    { solid: dish({ ...JAR, r: 57, height: creamHeight }), glaze: cream(), polish: { gain: 0.34, blur: 0.5 } },
  ],
  spout: [52, -4, 26],
  print: { x: LID.x + 15, y: LID.y + 9, width: 38, ink: JAR_INK },
  span: 176,
  standing: {
    parts: [
      { solid: lathe({ y0: 38, y1: 107, r: 45, top: [3, 2], foot: [14, 13] }), glaze: satin(JAR_COLOUR, floor), polish: CERAMIC },
      { solid: lathe({ y0: 8, y1: 39, r: 46, top: [4, 3], foot: [1.5, 1] }), glaze: metal(cap), polish: LACQUER },
    ],
    print: { y: 71, width: 46, ink: JAR_INK },
    span: SHELF_SPAN,
  },
});

function lidHeight(_x: number, _y: number, r: number): number {
  return -9 * clamp((r - 46) / 10) ** 3;
}

function rimHeight(_x: number, _y: number, r: number): number {
  return r > 64 ? Math.sqrt(Math.max(0, 81 - (r - 64) ** 2)) : 9 - 0.16 * clamp(64 - r, 0, 7) ** 2;
}

/** A finger's swirl: a spiral ridge that climbs to a peak. */
function creamHeight(x: number, y: number, r: number): number {
  const turn = Math.atan2(y, x) - r * 0.155 + 0.25 * Math.sin(r * 0.12 + x * 0.04);
  const ridge = 0.5 + 0.5 * Math.cos(turn);
  const slump = clamp(r / 10) * clamp((60 - r) / 16);
  return 8.5 * ridge ** 1.6 * slump + 9 * Math.exp(-((r / 15) ** 2)) + 3 * clamp(1 - r / 57);
}

function cream(): Glaze {
  const body = satin('#fff8ec', '#ffe9cf');
  return (skin, dab) => {
    body(skin, dab);
    // The wall stands between the cream and the light, up on the left.
    const wall = clamp((skin.u - 0.8) / 0.2) * clamp(0.35 - ((skin.x - JAR.x) * 0.5 + (skin.y - JAR.y) * 0.5) / 60);
    const hollow = clamp(1 - skin.v / 9) * 0.1;
    const light = 1.03 - 0.34 * wall - hollow;
    dab.r = Math.min(255, dab.r * light);
    dab.g = Math.min(255, dab.g * (light - hollow * 0.25));
    dab.b = Math.min(255, dab.b * (light - hollow * 0.6));
  };
}

/** The jar stands on the lid's edge and shades it. */
function inShade(glaze: Glaze): Glaze {
  return (skin, dab) => {
    glaze(skin, dab);
    const away = Math.hypot(skin.x - JAR.x - 9, skin.y - JAR.y - 11) - 72;
    const light = 0.4 + 0.6 * clamp((away + 5) / 13);
    dab.r *= light;
    dab.g *= light;
    dab.b *= light;
  };
}

const makers: Readonly<Record<string, (floor: string, cap: string) => Bottle>> = { cleanse: pump, tone: flask, serum: drop, cream: jar, spf: veil };

/** `floor`: the colour it stands on, which shines back; `cap`: the brand's. */
export function makeBottle(id: string, floor: string, cap: string): Bottle {
  return (makers[id] ?? drop)(floor, cap);
}
