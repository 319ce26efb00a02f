import { type DesignSize, fillStage } from '#creative-sdk/design.ts';
import type { Point } from './polygon.ts';

export interface Size {
  readonly w: number;
  readonly h: number;
}
/** A place of the bank card: its middle and its width. */
export interface CardPlace extends Point {
  readonly w: number;
  /** Turned in the picture, radians, and leant back, radians. */
  readonly roll: number;
  readonly pitch: number;
}

/** Everything in design units: at least 375 x 600 upright, 560 x 360 lying; a longer side of the stage adds units, nothing is cropped. */
export interface Layout extends DesignSize {
  readonly horizon: number;
  /** The card at play and on the end card. */
  readonly card: CardPlace;
  readonly hero: CardPlace;
  /** Fees come out from under a beam as high as this. */
  readonly top: number;
  /** The door of the strongroom at play, and how far all of the room moves for the end card. */
  readonly vault: Point & { readonly r: number };
  readonly pan: Point;
  /** In the end card's picture: left of this and above it the wall is plain stone, for words. */
  readonly drawers: Point;
  readonly small: Size;
  readonly giant: Size;
  /** Where a giant hovers. */
  readonly hover: Point;
  /** From the middle of one lane to the next. */
  readonly laneGap: number;
}

const UPRIGHT = { width: 375, height: 600 } as const;
const LYING = { width: 560, height: 360 } as const;

export function layOut(stageWidth: number, stageHeight: number): Layout {
  const isWide = stageWidth > stageHeight;
  const size = fillStage(stageWidth, stageHeight, isWide ? LYING : UPRIGHT);
  const places = isWide ? lying : upright;
  return { isWide, ...size, ...places(size.width, size.height) };
}

function upright(width: number, height: number) {
  const more = height - 667;
  const r = Math.min(width * 0.345, height * 0.29 - 58);
  const vault = { x: width / 2, y: Math.max(height * 0.43, 134 + r * 1.17), r };
  const pan = { x: Math.min(0, width / 2 - r * OPEN), y: Math.min(0, 206 + more * 0.62 - vault.y) };
  return {
    horizon: height * 0.695,
    top: 50,
    vault,
    pan,
    drawers: { x: 0, y: 132 },
    card: { x: width / 2, y: height - 102, w: 172, roll: 0, pitch: 0.98 },
    hero: heroIn(vault, pan),
    small: { w: 178, h: 88 },
    giant: { w: 284, h: 160 },
    hover: vault,
    laneGap: 46.5 + (width - 375) * 0.12,
  };
}

function lying(width: number, height: number) {
  const vault = { x: width * 0.61, y: height * 0.41, r: Math.min(height * 0.32, width * 0.176) };
  const pan = { x: width - vault.r * OPEN - vault.x, y: 0 };
  return {
    horizon: height * 0.8,
    top: 0,
    vault,
    pan,
    drawers: { x: vault.x + pan.x - vault.r * 1.28, y: 0 },
    card: { x: vault.x, y: height - 48, w: 128, roll: 0, pitch: 1.02 },
    hero: heroIn(vault, pan),
    small: { w: 124, h: 66 },
    giant: { w: 236, h: 132 },
    hover: vault,
    laneGap: Math.min(92, width * 0.195 - 33),
  };
}

/** So far the open door reaches from the vault's middle, in radii. */
const OPEN = 1.54;

/** Before the chamber's lower half: the gold behind it stays in sight. */
const heroIn = ({ x, y, r }: Layout['vault'], pan: Point): CardPlace => ({
  x: x + pan.x - r * 0.06,
  y: y + pan.y + r * 0.34,
  w: r * 1.42,
  roll: -0.13,
  pitch: 0.12,
});

/** The middle of a lane. */
export const laneX = ({ vault, laneGap }: Layout, lane: number) => vault.x + (lane - 2) * laneGap;

/** The shield as half an ellipse over the card. */
export function shieldOf({ card }: Layout): { rx: number; ry: number } {
  const rx = card.w * 0.74;
  return { rx, ry: rx * 0.6 };
}
