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
  readonly panes: readonly [Box, Box, Box];
  readonly reveal: number;
  /** Units of the world to CSS pixels, and where its middle is seen. */
  readonly scale: number;
  readonly middle: number;
  /** Where the words go. */
  readonly panel: Box;
  readonly isWide: boolean;
  /** As on a phone: the words have room to be large. */
  readonly isRoomy: boolean;
}

/** The glass shows this much of a world's height, units. */
export const WORLD_HIGH = 220;
/** Ratio of the height of a pane to its width, and to its moulding. On a phone the windows are taller. */
const PANE_WIDTH = 0.745;
const TALL_WIDTH = 0.62;
const REVEAL = 0.078;
const WINDOW_GAP = 0.02;
/** In a picture without words the camera comes so close that the outer windows are cut off: a part of its height. */
const PICTURE_PART = 0.8;
/** At least this much glass of the outer windows is seen beside the middle one, px. */
const PEEK = 12;
/** Words need this much room beside the windows, px. */
const WORDS_WIDE = 354;

interface Room {
  readonly width: number;
  readonly height: number;
  /** The middle window alone fills it, and the edges of the picture cut its neighbours. */
  readonly isClose: boolean;
}

export function planCabin(width: number, height: number, isPicture: boolean): CabinPlan {
  const isWide = width / height > 1.7;
  const isTall = !isPicture && height > width * 1.3;
  const room = toRoom(width, height, { isPicture, isWide, isTall });
  const part = isTall ? TALL_WIDTH : PANE_WIDTH;
  const unit = isPicture ? Math.min(height * PICTURE_PART, width * 0.5) : windowUnit(room, part);
  const each = unit * (part + 2 * REVEAL + WINDOW_GAP);
  const left = isWide && !isPicture && !room.isClose ? Math.max(16, (room.width - each * WINDOWS) * 0.5) : (room.width - each * WINDOWS) / 2;
  const toPane = (i: number): Box => ({
    x: left + each * i + unit * (REVEAL + WINDOW_GAP / 2),
    y: (room.height - unit) / 2,
    width: unit * part,
    height: unit,
  });
  const end = room.isClose ? room.width - 6 : left + each * WINDOWS;
  const side = Math.max(14, width * 0.05);
  const panel = isWide
    ? { x: end + 20, y: 0, width: width - end - 40, height }
    : { x: side, y: room.height, width: width - 2 * side, height: height - room.height };
  return {
    width,
    height,
    panes: [toPane(0), toPane(1), toPane(2)],
    reveal: unit * REVEAL,
    scale: unit / WORLD_HIGH,
    middle: left + each * 1.5,
    panel,
    isWide,
    isRoomy: isTall || (isWide && height > 340),
  };
}

function toRoom(width: number, height: number, { isPicture, isWide, isTall }: { isPicture: boolean; isWide: boolean; isTall: boolean }): Room {
  if (isPicture) return { width, height, isClose: true };
  if (isWide) return { width: width - WORDS_WIDE, height, isClose: width / height < 2.9 };
  if (isTall) return { width, height: Math.min(height * 0.56, width * 1.22), isClose: true };
  return { width, height: height * (height < 300 ? 0.42 : 0.48), isClose: false };
}

/** The height of a pane so that the windows, with their mouldings, fill the room. */
function windowUnit({ width, height, isClose }: Room, part: number): number {
  const byHeight = (height - 8) / (1 + 2 * REVEAL);
  const byWidth = isClose ? (width / 2 - PEEK) / (part / 2 + 2 * REVEAL + WINDOW_GAP) : (width - 16) / (WINDOWS * (part + 2 * REVEAL + WINDOW_GAP));
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
