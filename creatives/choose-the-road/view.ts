/** The film is drawn in these units. */
export const FILM = { width: 960, height: 540 } as const;
/** Where the film would crop the van, it keeps this part of its width in the picture. */
const KEPT_WIDTH = 600;
/** On a phone upright: the part that the van needs, and the middle between where it stands at the fork and on its way. */
const TALL = { from: 1.25, kept: 480, middle: 430 } as const;
/** The film stands above the middle there, controls below it: share of what it leaves. */
const TALL_ABOVE = 0.42;

export interface View {
  /** Of the stage, CSS pixels. */
  readonly width: number;
  readonly height: number;
  /** CSS pixels per film unit, and where the film's corner lies. */
  readonly scale: number;
  readonly x: number;
  readonly y: number;
  /** The visible part of the film, film units. */
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  /** Sky and ground go on above and below the film. */
  readonly isTall: boolean;
}

/** The film covers the stage; where that would crop the van, it lies across it instead. */
export function fitView(width: number, height: number): View {
  const cover = Math.max(width / FILM.width, height / FILM.height);
  const isTall = height > width * TALL.from;
  const scale = Math.max(width / FILM.width, Math.min(cover, width / (isTall ? TALL.kept : KEPT_WIDTH)));
  const x = isTall ? width / 2 - TALL.middle * scale : (width - FILM.width * scale) / 2;
  const y = (height - FILM.height * scale) * (isTall ? TALL_ABOVE : 0.5);
  const inside = (low: number, at: number) => Math.max(low, at);
  return {
    width,
    height,
    scale,
    x,
    y,
    left: inside(0, -x / scale),
    right: Math.min(FILM.width, (width - x) / scale),
    top: inside(0, -y / scale),
    bottom: Math.min(FILM.height, (height - y) / scale),
    isTall,
  };
}
