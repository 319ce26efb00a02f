import { type DesignSize, fillStage } from '#creative-sdk/design.ts';
import { mix } from '#creative-sdk/motion.ts';

/** Where the bowl is: the middle of its rim and half of the rim's width. */
export interface Place {
  readonly x: number;
  readonly y: number;
  readonly r: number;
}

/** Everything in design units: 300 x 600 upright, 640 x 360 lying, 300 x 250 nearly square; the longer side of the stage adds units, nothing is cropped. */
export interface Layout extends DesignSize {
  readonly isSquare: boolean;
  /** The bowl in play, in the middle of its way. */
  readonly play: Place;
  /** The bowl of the end card, and of the still. */
  readonly end: Place;
  /** The pouch beside it, in play and at the end: the middle of its foot and half of its width. */
  readonly pouch: readonly [Place, Place];
  /** The bowl's way: its middle stays between these, clear of the pouch. */
  readonly from: number;
  readonly to: number;
  /** How fast all falls: slower from a short sky. */
  readonly pace: number;
  /** Height of the farthest ridge. */
  readonly horizon: number;
  /** Where the sun stands at the end. */
  readonly sun: { readonly x: number; readonly y: number; readonly r: number };
}

/** How open the bowl's rim looks: the camera stands a little above the table. */
export const OPENING = 0.27;
/** From rim to table, in rim radii. */
export const BOWL_HEIGHT = 1.12;
export const LANES = 5;

const UPRIGHT = { width: 300, height: 600 } as const;
const LYING = { width: 640, height: 360 } as const;
const SQUARE = { width: 300, height: 250 } as const;
/** Neither side is so many times the other. */
const NEARLY = 1.45;

export function layOut(stageWidth: number, stageHeight: number, isStill: boolean): Layout {
  const isSquare = !isStill && stageWidth < stageHeight * NEARLY && stageHeight < stageWidth * NEARLY;
  const isWide = !isSquare && stageWidth > stageHeight;
  const size = { isWide, isSquare, ...fillStage(stageWidth, stageHeight, isSquare ? SQUARE : isWide ? LYING : UPRIGHT) };
  const { width, height } = size;
  if (isSquare) return { ...size, ...square(width, height) };
  return { ...size, ...(isWide ? lying(width, height, isStill) : upright(width, height)) };
}

function upright(width: number, height: number) {
  const r = 56;
  // The rim passes over the pouch's fold, and the wall ends before it: the pouch stands nearer.
  const [from, to] = [r + 6, width - 113];
  return {
    pace: 1,
    play: { x: (from + to) / 2, y: height - 124, r },
    end: { x: 104, y: height * 0.5 + 66, r: 78 },
    pouch: [
      { x: width - 34, y: height - 14, r: 29 },
      { x: width - 66, y: height * 0.5 + 150, r: 62 },
    ] as const,
    from,
    to,
    horizon: height * 0.56,
    sun: { x: width * 0.72, y: height * 0.35, r: 46 },
  };
}

function lying(width: number, height: number, isStill: boolean) {
  const r = 54;
  const [from, to] = [r + 8, width - 158];
  const end = isStill ? { x: width * 0.42, y: height * 0.62, r: 96 } : { x: width * 0.65, y: height * 0.56, r: 94 };
  return {
    pace: 1,
    play: { x: (from + to) / 2, y: height - 92, r },
    end,
    pouch: [
      { x: width - 54, y: height - 30, r: 36 },
      { x: end.x + 138, y: end.y + 96, r: 58 },
    ] as const,
    from,
    to,
    horizon: height * 0.56,
    sun: { x: isStill ? width * 0.725 : width * 0.84, y: height * 0.36, r: isStill ? 66 : 46 },
  };
}

function square(width: number, height: number) {
  const r = 42;
  const [from, to] = [r + 6, width - 108];
  return {
    pace: 0.66,
    play: { x: (from + to) / 2, y: height - 60, r },
    end: { x: width - 118, y: height * 0.6, r: 36 },
    pouch: [
      { x: width - 29, y: height - 14, r: 24 },
      { x: width - 44, y: height * 0.6 + 43, r: 40 },
    ] as const,
    from,
    to,
    horizon: height * 0.54,
    sun: { x: width * 0.74, y: height * 0.4, r: 30 },
  };
}

/** The middle of a lane, 0 … LANES − 1. */
export function laneX({ from, to }: Layout, lane: number): number {
  return mix(from, to, lane / (LANES - 1));
}

export function laneAt({ from, to }: Layout, x: number): number {
  return Math.round(Math.min(1, Math.max(0, (x - from) / (to - from))) * (LANES - 1));
}
