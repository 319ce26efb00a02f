import { mixColour } from '#creative-sdk/colour.ts';
import { clamp } from '#creative-sdk/motion.ts';
import type { Sky } from '#protocol/context.ts';

/** The colours of a northern sky. */
export interface Heaven {
  readonly zenith: string;
  readonly belly: string;
  readonly horizon: string;
  /** 0: lamps are off, 1: lamps light the picture. */
  readonly lamps: number;
}

type Table = readonly (readonly [hour: number, zenith: string, belly: string, horizon: string, lamps: number])[];

const cloudy: Table = [
  [0, '#141b2b', '#1d2637', '#2c3546', 1],
  [5, '#1d2739', '#2a3547', '#48505f', 1],
  [7, '#3b4a5e', '#566578', '#97a0a9', 0.9],
  [9, '#5b6c7d', '#7c8b98', '#b9c3c8', 0.55],
  [13, '#5d7488', '#8499a8', '#d3dee2', 0.35],
  [16, '#425a70', '#6f8799', '#cfdce0', 0.75],
  [18, '#3d4b5d', '#5b6879', '#a59f9f', 0.85],
  [20, '#252f43', '#364156', '#6b6672', 1],
  [24, '#141b2b', '#1d2637', '#2c3546', 1],
];
const clear: Table = [
  [0, '#0a1230', '#14224c', '#2c3d6b', 1],
  [5, '#172a55', '#3a4c80', '#8a7f95', 1],
  [6.6, '#3d68a6', '#94a9c9', '#f6c89a', 0.6],
  [9, '#3780c4', '#7fb6e3', '#dcedf6', 0.1],
  [17, '#3a7dbd', '#8db9dc', '#f1e6cf', 0.1],
  [19, '#3b5898', '#b18a9c', '#f7ad72', 0.7],
  [21, '#142249', '#2b3c6d', '#665f86', 1],
  [24, '#0a1230', '#14224c', '#2c3d6b', 1],
];
/** What the weather does to the light: everything goes towards this colour by this share. */
const casts: Readonly<Partial<Record<Sky, readonly [colour: string, share: number]>>> = {
  clouds: ['#9fb0bc', 0.2],
  snow: ['#dfe8ef', 0.34],
  fog: ['#b4bcc0', 0.5],
  storm: ['#0e1626', 0.46],
};

/** The sky at an hour of the day. Weather lightens it less the later it is. */
export function skyAt(hour: number, weather: Sky = 'rain'): Heaven {
  const table = weather === 'clear' ? clear : cloudy;
  const h = clamp(hour, 0, 24);
  const i = Math.max(
    1,
    table.findIndex(([at]) => at >= h),
  );
  const from = table[i - 1];
  const to = table[i];
  if (!from || !to) throw new Error('The table has two rows at least');
  const t = (h - from[0]) / (to[0] - from[0]);
  const lamps = from[4] + (to[4] - from[4]) * t;
  const [cast, share] = casts[weather] ?? [from[1], 0];
  const mixed = (a: string, b: string) => mixColour(mixColour(a, b, t), cast, weather === 'storm' ? share : share * (1.3 - lamps));
  return { zenith: mixed(from[1], to[1]), belly: mixed(from[2], to[2]), horizon: mixed(from[3], to[3]), lamps };
}
