/** The film is drawn in these units. */
export const FILM = { width: 960, height: 540 } as const;
/** On upright stages the film keeps at least this part of its width in the picture. */
const KEPT_WIDTH = 600;

export interface View {
  /** CSS pixels per film unit, and where the film's corner lies. */
  readonly scale: number;
  readonly x: number;
  readonly y: number;
  /** The visible part of the film, film units. */
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** The film covers the stage; where that would crop the van, it lies across the middle instead. */
export function fitView(width: number, height: number): View {
  const cover = Math.max(width / FILM.width, height / FILM.height);
  const scale = Math.max(width / FILM.width, Math.min(cover, width / KEPT_WIDTH));
  const x = (width - FILM.width * scale) / 2;
  const y = (height - FILM.height * scale) / 2;
  const inside = (low: number, at: number) => Math.max(low, at);
  return {
    scale,
    x,
    y,
    left: inside(0, -x / scale),
    right: Math.min(FILM.width, (width - x) / scale),
    top: inside(0, -y / scale),
    bottom: Math.min(FILM.height, (height - y) / scale),
  };
}
