import { WINDOWS } from './blinds.ts';

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Where things are on the cabin wall, CSS pixels. */
export interface CabinPlan {
  readonly width: number;
  readonly height: number;
  /** The panes of glass, left to right, and how broad the moulding around each is. */
  readonly panes: readonly Box[];
  readonly reveal: number;
  /** Units of the world to CSS pixels. */
  readonly scale: number;
  /** Where the words go. */
  readonly panel: Box;
  readonly isWide: boolean;
}

/** A world is this high, in units, and each window looks at its own part of it, this far from the next. */
export const WORLD_HIGH = 220;
export const WINDOW_EVERY = 200;
/** Ratio of the height of a pane to its width, and to its moulding. */
const PANE_WIDTH = 0.745;
const REVEAL = 0.078;
const WINDOW_GAP = 0.02;
/** In a picture without words the camera comes so close that the outer windows are cut off: a part of its height. */
const PICTURE_PART = 0.8;
/** Words need this much room beside the windows, px. */
const WORDS_WIDE = 340;

export function planCabin(width: number, height: number, isPicture: boolean): CabinPlan {
  const isWide = width / height > 2.4;
  const room = isPicture
    ? { x: 0, y: 0, width, height }
    : isWide
      ? { x: 0, y: 0, width: width - WORDS_WIDE, height }
      : { x: 0, y: 0, width, height: height * (height < 300 ? 0.42 : 0.48) };
  const unit = isPicture ? Math.min(height * PICTURE_PART, width * 0.5) : windowUnit(room);
  const each = unit * (PANE_WIDTH + 2 * REVEAL + WINDOW_GAP);
  const left = isWide && !isPicture ? Math.max(16, (room.width - each * WINDOWS) * 0.5) : (room.width - each * WINDOWS) / 2;
  const top = room.y + (room.height - unit) / 2;
  const panes = Array.from({ length: WINDOWS }, (_, i) => ({
    x: left + each * i + unit * (REVEAL + WINDOW_GAP / 2),
    y: top,
    width: unit * PANE_WIDTH,
    height: unit,
  }));
  const end = left + each * WINDOWS;
  const panel = isWide
    ? { x: end + 20, y: 0, width: width - end - 44, height }
    : { x: Math.max(14, width * 0.05), y: room.height, width: width - 2 * Math.max(14, width * 0.05), height: height - room.height };
  return { width, height, panes, reveal: unit * REVEAL, scale: unit / WORLD_HIGH, panel, isWide };
}

/** The height of a pane so that three of them, with their mouldings, fill the room. */
function windowUnit(room: Box): number {
  const byHeight = (room.height - 8) / (1 + 2 * REVEAL);
  const byWidth = (room.width - 16) / (WINDOWS * (PANE_WIDTH + 2 * REVEAL + WINDOW_GAP));
  return Math.min(byHeight, byWidth);
}

/** A cabin window has the shape of a superellipse, |x|ⁿ + |y|ⁿ = 1. Returns points around it, `grow` px outside of the box. */
export function windowOutline({ x, y, width, height }: Box, grow = 0): readonly (readonly [number, number])[] {
  const [a, b] = [width / 2 + grow, height / 2 + grow];
  const power = 2 / 3.3;
  return Array.from({ length: 96 }, (_, i) => {
    const angle = (i / 96) * 2 * Math.PI;
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    return [x + width / 2 + Math.sign(cos) * Math.abs(cos) ** power * a, y + height / 2 + Math.sign(sin) * Math.abs(sin) ** power * b];
  });
}

/** A blind's lower edge when it is down, and its way up, as parts of the glass. */
const DOWN = 0.92;
const WAY = 0.88;

/** The lower edge of a blind that is up by `lift`: just above the sill when down, under the head when up. */
export function barY(pane: Box, lift: number): number {
  return pane.y + pane.height * (DOWN - WAY * lift);
}

/** The distance that a blind travels in a window of this height, px. */
export function liftTravel(height: number): number {
  return height * WAY;
}
