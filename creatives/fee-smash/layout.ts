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
  /** The door of the strongroom at play; on the end card its middle is that of the card. */
  readonly vault: Point & { readonly r: number };
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
  const vault = { x: width / 2, y: height * 0.43, r: Math.min(width * 0.372, height * 0.212) };
  return {
    horizon: height * 0.695,
    vault,
    card: { x: width / 2, y: height - 102, w: 172, roll: 0, pitch: 0.98 },
    hero: { x: width / 2, y: Math.min(vault.y, 206 + more * 0.62), w: vault.r * 1.5, roll: -0.13, pitch: 0.12 },
    small: { w: 178, h: 88 },
    giant: { w: 284, h: 160 },
    hover: vault,
    laneGap: 46.5 + (width - 375) * 0.12,
  };
}

function lying(width: number, height: number) {
  const vault = { x: width / 2 + 52, y: height * 0.43, r: height * 0.35 };
  return {
    horizon: height * 0.8,
    vault,
    card: { x: width / 2, y: height - 48, w: 128, roll: 0, pitch: 1.02 },
    hero: { x: width / 2 + 132, y: vault.y, w: 190, roll: -0.13, pitch: 0.12 },
    small: { w: 124, h: 66 },
    giant: { w: 236, h: 132 },
    hover: vault,
    laneGap: Math.min(92, width * 0.15),
  };
}

/** The middle of a lane. */
export const laneX = ({ width, laneGap }: Layout, lane: number) => width / 2 + (lane - 2) * laneGap;

/** The shield as half an ellipse over the card. */
export function shieldOf({ card }: Layout): { rx: number; ry: number } {
  const rx = card.w * 0.74;
  return { rx, ry: rx * 0.6 };
}
