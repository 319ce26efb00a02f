import { mixColour, toRgb } from '#creative-sdk/colour.ts';
import { ramp } from '#creative-sdk/motion.ts';
import { wrapHour } from './day.ts';

/** Everything the hour decides about colour. */
export interface Palette {
  /** From the top of the sky to the horizon; stands at skyStops. */
  readonly sky: readonly string[];
  readonly seaMid: string;
  readonly seaDeep: string;
  /** The darkest land; distance mixes haze into it. */
  readonly land: string;
  /** Flanks that face the light. */
  readonly lit: string;
  readonly sun: string;
  readonly halo: string;
  /** Multiplies the own colour of things that people made. */
  readonly light: string;
  readonly cloud: string;
  /** 0 by day, 1 by night. */
  readonly lamps: number;
  readonly stars: number;
}

export const skyStops = [0, 0.3, 0.56, 0.82, 1] as const;

/** Rows: hour, then sky (5), sea mid, sea deep, land, lit, sun, halo, light, cloud. White text stands on the first three sky colours: each keeps 4.5:1. */
const keys: readonly (readonly [number, string])[] = [
  [0, '060a22 0c1334 16214c 26376a 3d5484 1c2e5a 080e2a 090d24 5c78b8 eef1ff 7f97d8 5c78b8 2a3a6c'],
  [4, '0a0f2e 191f4e 322f66 654f80 a07388 33386a 0d1436 0d1132 46457c eef1ff 9c8fc0 37396c 544a7c'],
  [5.3, '18215e 3d3a86 7e4c90 e47f86 ffbd86 8f6a9a 28306a 1f1a4c a8607a ffd6a0 ff9670 75587e e08a92'],
  [6.3, '1b4088 4c599f 885a96 fb9f74 ffe2a0 c78c88 2a4c86 242c56 e08c62 fff2c8 ffae5c bc8f84 ffcb98'],
  [6.9, '17499a 3a66ac 5a74a8 eac4a0 ffeab8 8fb0a4 1c5686 1c4050 d89c58 fff4d0 ffc878 d8b89a ffe0b8'],
  [7.6, '13529c 236bad 3a7ab0 9cd2cc ffeebc 5cb8b4 125c86 14464e 92b066 fff6d8 ffdf94 f0dcb8 fff2d6'],
  [11, '0b54a2 0f68b4 1c78bc 62cbe4 e4faee 2cc4c8 066296 0b4e4c 7cc468 fffbe8 fff3cc ffffff ffffff'],
  [14, '1050a0 1a66b2 2b77b6 74cadc f2f6d6 34bcc0 0a5e92 0e4c4a 8cc464 fff8dc ffecb4 fff6e0 fffaf0'],
  [16.2, '1c4a96 3562a6 5671a8 c4c2b0 ffe6a2 70a6aa 134e82 17453f c8a658 fff1c4 ffd480 f6d4a0 ffeac4'],
  [17.8, '23357c 4b4890 86588c ee9a72 ffd48a b47a86 2b396e 252a54 c8705a fff0c0 ffbc66 c48f80 ffc090'],
  [19.067, '241f62 583287 ab447e f87a58 ffcd6a a4547c 2a1f5c 1c1542 ff7a58 ffedb6 ff9848 86546e ff9a68'],
  [19.8, '16194a 382768 78387e cc5c70 f69866 5f3c74 191844 16123c 77406c ffc890 ff7a58 4c3a68 b85878'],
  [20.8, '0b1136 1c1d50 3a2c66 6c4474 a8667a 322c5c 0e1238 0d0e30 463c70 eef1ff 9a86c0 343468 5a4676'],
  [22.3, '070b26 0e1438 18224f 2c3a6c 465a88 1f2f5c 090f2c 090d26 5c78b8 eef1ff 7f97d8 5c78b8 2e3c6e'],
  [24, '060a22 0c1334 16214c 26376a 3d5484 1c2e5a 080e2a 090d24 5c78b8 eef1ff 7f97d8 5c78b8 2a3a6c'],
];
const rows = keys.map(([hour, row]) => ({ hour, colours: row.split(' ').map((hex) => `#${hex}`) }));

export function paletteAt(hour: number): Palette {
  const h = wrapHour(hour);
  const next = Math.max(
    1,
    rows.findIndex((row) => row.hour > h),
  );
  const [before, after] = [rows[next - 1], rows[next]];
  if (!before || !after) throw new Error(`No colours for ${h} h`);
  const t = (h - before.hour) / (after.hour - before.hour);
  const [a, b, c, d, e, seaMid = '', seaDeep = '', land = '', lit = '', sun = '', halo = '', light = '', cloud = ''] = before.colours.map(
    (colour, i) => mixColour(colour, after.colours[i] ?? colour, t),
  );
  const sky = [a, b, c, d, e].map((colour) => colour ?? '');
  const lamps = h > 12 ? ramp(h, 17.6, 19.7) : 1 - ramp(h, 5, 6.2);
  const stars = h > 12 ? ramp(h, 19.7, 21.4) : 1 - ramp(h, 3.9, 5.4);
  return { sky, seaMid, seaDeep, land, lit, sun, halo, light, cloud, lamps, stars };
}

/** The colour of a thing under a coloured light. */
export function underLight(own: string, light: string): string {
  const b = toRgb(light);
  const part = (v: number, i: number) =>
    Math.round((v * (b[i] ?? 255)) / 255)
      .toString(16)
      .padStart(2, '0');
  return `#${toRgb(own).map(part).join('')}`;
}

/** What the air does to colour: 0 at hand, 1 at the horizon. */
export function throughHaze(colour: string, palette: Palette, distance: number): string {
  return mixColour(colour, mixColour(palette.sky[3] ?? colour, palette.sky[2] ?? colour, 0.36), distance);
}
