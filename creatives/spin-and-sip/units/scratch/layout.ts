import { type DesignSize, fillStage } from '#creative-sdk/design.ts';
import { clamp, mix, ramp } from '#creative-sdk/motion.ts';

/** Everything in design units: 390 x 660 upright, 844 x 390 lying; the longer side of the stage adds units, nothing is cropped. */
export interface Layout extends DesignSize {
  /** Where the far edge of the breakfast table crosses the middle of the room, and pixels of the design a unit of the room. */
  readonly room: { readonly x: number; readonly y: number; readonly scale: number };
  /** The foot of the first thing to read in the frost: what to do. */
  readonly order: { readonly x: number; readonly y: number };
  /** The headline in the frost. */
  readonly headline: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
  /** Height of the glass above the snow on the sill. */
  readonly pane: number;
  readonly isStill: boolean;
}

const UPRIGHT = { width: 390, height: 660 } as const;
const LYING = { width: 844, height: 390 } as const;
/** Snow on the sill while one plays, and on the end card. */
const SILL = { upright: 104, lying: 66 } as const;
const CARD = 300;

export function layOut(stageWidth: number, stageHeight: number, isStill: boolean): Layout {
  const isWide = stageWidth > stageHeight;
  const size = { isWide, ...fillStage(stageWidth, stageHeight, isWide ? LYING : UPRIGHT) };
  const { width, height } = size;
  if (isStill)
    return { ...size, isStill, room: { x: width * 0.52, y: height * 0.79, scale: height / 400 }, order: noBox, headline: noBox, pane: height };
  if (isWide) {
    const y = height - 98;
    const room = { x: width * 0.72, y, scale: Math.min(0.97, y / 366) };
    return {
      ...size,
      isStill,
      room,
      order: { x: width * 0.235, y: height * 0.2 - 11 },
      headline: { x: width * 0.055, y: height * 0.2, width: width * 0.36, height: height * 0.42 },
      pane: height - SILL.lying,
    };
  }
  const y = height - CARD - 46;
  const scale = clamp(y / 388, 0.88, 0.97);
  return {
    ...size,
    isStill,
    room: { x: width / 2 + 12, y, scale },
    // Above the faces: meltwater does not run there.
    order: { x: width / 2, y: y - 216 * scale - 58 },
    headline: { x: width * 0.08, y: y + 62, width: width * 0.92 - 78, height: Math.max(60, height - SILL.upright - y - 94) },
    pane: height - SILL.upright,
  };
}

const noBox = { x: 0, y: 0, width: 0, height: 0 };

/** To and fro over the faces, units of the room. */
export const PEEK = [
  [-132, -194],
  [132, -216],
  [120, -146],
  [-140, -112],
  [-130, -62],
  [70, -76],
  [60, -24],
  [-124, -14],
] as const;

/** The upper edge of the snow at `x`; `card` 0 while one plays … 1 on the end card, which is written on it. */
export function snowTop({ width, height, isWide, isStill }: Layout, x: number, card: number): number {
  const wave = Math.sin(x * 0.019 + 0.6) * 7 + Math.sin(x * 0.047 + 2) * 3;
  if (isStill) return height + 40;
  if (!isWide) return height - mix(SILL.upright, CARD, card) + wave + Math.abs(x / width - 0.5) * -14 * (1 + card);
  const drift = mix(height * 0.05, height - 46, ramp(x / width, 0.37, 0.59)) - 30 * (1 - ramp(x / width, 0, 0.3));
  return mix(height - SILL.lying, drift, card) + wave * 0.8;
}
