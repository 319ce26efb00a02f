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
  [0, '060a22 0c1334 16214c 26376a 3d5484 1c2e5a 080e28 0a0e22 1c2a4e eef1ff 7f97d8 2c3768 2a3a6c'],
  [4, '0a0f2e 191f4e 322f66 654f80 a07388 33386a 0d1433 0e1230 33305a eef1ff 9c8fc0 37396c 544a7c'],
  [5.3, '18215a 3b3a80 774f8c d98389 ffbf94 876a94 26305f 1f1c48 8f5c78 ffd2a0 ff9d7a 6d5880 c07890'],
  [6.3, '1d3f80 4a5a9e 84619a f3a285 ffdca4 b9888f 2b4a7a 26304f c9846a fff0c8 ffb26c b08a86 ffc9a0'],
  [7.6, '175498 256aa8 3f78aa 93c6c8 ffe9bd 5faaae 16587e 17424c 6f9a68 fff6d8 ffe2a4 e6d3b4 fff0d4'],
  [11, '0f569c 1568ac 2277b4 66c2da d8f3ec 2fb4c0 0a5e90 0e4b4a 55a86c fffbe8 fff3cc ffffff ffffff'],
  [14, '15529a 1e66ac 2f75b0 74bdd0 e6f0d8 38a8b4 0e5888 114848 68a666 fff8dc ffeebc fff6e0 fffaf0'],
  [16.2, '1f4a8e 345f9e 556ea4 b4b8b4 ffe2a6 6d9aa4 164a78 1b3c4a a08f5c fff1c4 ffd88c f0cfa0 ffe6c0'],
  [17.8, '23357c 4b4890 86588c ee9a72 ffd48a b47a86 2b396e 252a54 c8705a fff0c0 ffbc66 c48f80 ffc090'],
  [19.067, '241f5e 563283 a7457e f4795c ffc96c 96527f 2a1f58 1d1640 c0546a ffe9b0 ff9c50 7e5070 ff9e70'],
  [19.8, '16194a 382768 78387e cc5c70 f69866 5f3c74 191844 16123c 77406c ffc890 ff7a58 4c3a68 b85878'],
  [20.8, '0b1136 1c1d50 3a2c66 6c4474 a8667a 322c5c 0e1234 0e0f2e 332c58 eef1ff 9a86c0 343468 5a4676'],
  [22.3, '070b26 0e1438 18224f 2c3a6c 465a88 1f2f5c 090f2a 0a0e24 1e2a50 eef1ff 7f97d8 2c3768 2e3c6e'],
  [24, '060a22 0c1334 16214c 26376a 3d5484 1c2e5a 080e28 0a0e22 1c2a4e eef1ff 7f97d8 2c3768 2a3a6c'],
];
const rows = keys.map(([hour, row]) => ({ hour, colours: row.split(' ').map((hex) => `#${hex}`) }));

export function paletteAt(hour: number): Palette {
  const h = wrapHour(hour);
  const next = Math.max(1, rows.findIndex((row) => row.hour > h));
  const [before, after] = [rows[next - 1], rows[next]];
  if (!before || !after) throw new Error(`No colours for ${h} h`);
  const t = (h - before.hour) / (after.hour - before.hour);
  const [a, b, c, d, e, seaMid = '', seaDeep = '', land = '', lit = '', sun = '', halo = '', light = '', cloud = ''] = before.colours.map((colour, i) =>
    mixColour(colour, after.colours[i] ?? colour, t),
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
  return mixColour(colour, mixColour(palette.sky[3] ?? colour, palette.sky[2] ?? colour, 0.45), distance);
}
