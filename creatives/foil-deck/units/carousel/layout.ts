import { type DesignSize, fillStage } from '#creative-sdk/design.ts';
import { clamp } from '#creative-sdk/motion.ts';

/** Everything in design units: 390 x 660 upright, 844 x 390 lying; the longer side of the stage adds units, nothing is cropped. */
export interface Layout extends DesignSize {
  /** Where the two halves meet. */
  readonly seam: number;
  /** Where uppers and soles pair up. */
  readonly middle: number;
  /** Units of the design a unit of a shoe. */
  readonly shoe: number;
  /** From one shoe to the next: a page, so that no neighbour is cut by the edge. */
  readonly spacing: number;
}

const UPRIGHT = { width: 390, height: 660 } as const;
const LYING = { width: 844, height: 390 } as const;

export function layOut(stageWidth: number, stageHeight: number, isStill: boolean): Layout {
  const isWide = stageWidth > stageHeight;
  const size = { isWide, ...fillStage(stageWidth, stageHeight, isWide ? LYING : UPRIGHT) };
  const { width, height } = size;
  if (isStill) {
    const still = Math.min(height / 400, width / 320);
    return { ...size, seam: height * 0.7, middle: width / 2, shoe: still, spacing: Math.max(width, still * 350) };
  }
  if (isWide) return { ...size, seam: height * 0.56, middle: width * 0.32, shoe: 0.78, spacing: width * 0.86 };
  const shoe = clamp(height / 690, 0.94, 1.08);
  return { ...size, seam: height - clamp(height * 0.45, 296, 346), middle: width / 2, shoe, spacing: Math.max(346 * shoe, width) };
}
