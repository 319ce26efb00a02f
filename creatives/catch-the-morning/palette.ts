import { contrast, inkOn, mixColour } from '#creative-sdk/colour.ts';
import type { Brand } from '#protocol/brand.ts';

/** Colours of one moment of the morning. */
export interface Hour {
  /** From the zenith to the horizon. */
  readonly sky: readonly [string, string, string, string];
  /** From the farthest ridge to the ground at our feet. */
  readonly hills: readonly [string, string, string, string, string];
  readonly cloud: string;
}

export interface Palette {
  readonly dawn: Hour;
  readonly day: Hour;
  readonly glaze: string;
  readonly clay: string;
  /** The name on the bowl. */
  readonly mark: string;
  readonly cream: string;
  readonly ink: string;
  readonly accent: string;
}

const CLAY = '#f6ead6';
const INK = '#13343a';
const CREAM = '#fff6e4';

/** The brand's accent tints the sky, its primary glazes the bowl. */
export function mixPalette({ primary, accent }: Brand): Palette {
  const dawn: Hour = {
    sky: [
      mixColour('#17374d', accent, 0.06),
      mixColour('#3c4f6c', accent, 0.16),
      mixColour('#b36d78', accent, 0.5),
      mixColour('#ffc48a', accent, 0.3),
    ],
    hills: [mixColour('#a8667a', accent, 0.25), '#7b5676', '#4a4a6b', '#24405a', '#b0714f'],
    cloud: mixColour('#e79c8e', accent, 0.35),
  };
  const day: Hour = {
    sky: ['#8fd0cc', '#c9e6d3', mixColour('#ffedc6', accent, 0.1), mixColour('#ffd9a3', accent, 0.32)],
    hills: [mixColour('#f8d3a8', accent, 0.3), mixColour('#f3b67c', accent, 0.3), '#8fbf9f', '#3c8f86', '#f0c987'],
    cloud: '#fff8ea',
  };
  return { dawn, day, glaze: primary, clay: CLAY, mark: contrast(primary, CLAY) >= 4.5 ? primary : inkOn(CLAY, INK), cream: CREAM, ink: INK, accent };
}

/** The sky between dawn and day, mixed by way of gold so that it never looks grey. */
export function skyAt({ dawn, day, accent }: Palette, t: number): readonly string[] {
  const gold = [
    mixColour('#5aa6b0', accent, 0.1),
    mixColour('#e6c9a4', accent, 0.2),
    mixColour('#ffcf8d', accent, 0.35),
    mixColour('#ffe3a6', accent, 0.1),
  ];
  return dawn.sky.map((from, i) => {
    const middle = gold[i] ?? from;
    const to = day.sky[i] ?? from;
    return t < 0.5 ? mixColour(from, middle, t * 2) : mixColour(middle, to, t * 2 - 1);
  });
}
