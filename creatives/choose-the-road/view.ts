import { clamp } from '#creative-sdk/motion.ts';

/** The film is drawn in these units. */
export const FILM = { width: 960, height: 540 } as const;
/** Sky and ground go on this far above and below it, for a phone upright. */
export const BEYOND = 300;
/** Where the film would crop the van, it keeps this part of its width in the picture. */
const KEPT_WIDTH = 600;
/** On a phone upright it takes this share of the height, as long as the van's length is in the picture. */
const TALL = { from: 1.25, share: 0.7, kept: 432 } as const;

export interface View {
  /** Of the stage, CSS pixels. */
  readonly width: number;
  readonly height: number;
  /** CSS pixels per film unit, and where the film's corner lies. */
  readonly scale: number;
  readonly x: number;
  readonly y: number;
  /** Sky and ground go on above and below the film, and its sides are cropped. */
  readonly isTall: boolean;
}

/** The film covers the stage; where that would crop the van, it lies across it instead. */
export function fitView(width: number, height: number): View {
  const least = width / FILM.width;
  const isTall = height > width * TALL.from;
  const most = isTall ? [(height * TALL.share) / FILM.height, width / TALL.kept] : [height / FILM.height, width / KEPT_WIDTH];
  const scale = Math.max(least, Math.min(...most));
  return {
    width,
    height,
    scale,
    x: (width - FILM.width * scale) / 2,
    y: (height - FILM.height * scale) / 2,
    isTall,
  };
}

/** On a phone upright three pictures lie under the fork, one above the other: their height, from one to the next, and what is free below the last; CSS pixels. */
export function stripsOf(height: number): { readonly each: number; readonly step: number; readonly foot: number } {
  const each = clamp(Math.round(height / 10), 48, 92);
  return { each, step: each + 8, foot: 14 };
}
