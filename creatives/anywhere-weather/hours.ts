import { mixColour } from '#creative-sdk/colour.ts';
import { clamp } from '#creative-sdk/motion.ts';

/** A cloudy northern sky at one hour. */
export interface Sky {
  readonly zenith: string;
  readonly belly: string;
  readonly horizon: string;
  /** 0: lamps are off, 1: lamps light the picture. */
  readonly lamps: number;
}

const table: readonly (readonly [hour: number, zenith: string, belly: string, horizon: string, lamps: number])[] = [
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

export function skyAt(hour: number): Sky {
  const h = clamp(hour, 0, 24);
  const i = Math.max(
    1,
    table.findIndex(([at]) => at >= h),
  );
  const from = table[i - 1];
  const to = table[i];
  if (!from || !to) throw new Error('The table has two rows at least');
  const t = (h - from[0]) / (to[0] - from[0]);
  return {
    zenith: mixColour(from[1], to[1], t),
    belly: mixColour(from[2], to[2], t),
    horizon: mixColour(from[3], to[3], t),
    lamps: from[4] + (to[4] - from[4]) * t,
  };
}
