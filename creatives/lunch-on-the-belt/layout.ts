import { clamp } from '#creative-sdk/motion.ts';

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Where everything stands, CSS pixels. */
export interface Layout {
  /** One row: brand, belt, till. Else they are stacked. */
  readonly isStrip: boolean;
  /** A phone's strips have no room for the headline and for each chosen dish: 'small' is 100 high, 'slim' is 50 and opens, or is a card after one dish. */
  readonly strip?: 'small' | 'slim';
  readonly head: Box;
  /** All decks of it, one above the other. */
  readonly belt: Box;
  /** A tall place has more of the belt: an S of three. */
  readonly decks: 1 | 3;
  readonly till: Box;
  /** Diameter of a plate at rest. */
  readonly plate: number;
  /** So far above the middle of the belt a plate stands: under it is its name. */
  readonly rise: number;
  /** Size of type and bag, 1 at a height of 90. */
  readonly unit: number;
  /** Centres of the closed bag in the till and of the open one on the counter, and their heights. */
  readonly bag: { readonly x: number; readonly y: number; readonly size: number };
  readonly openBag: { readonly x: number; readonly y: number; readonly size: number };
}

const STRIP_FROM = 4;
/** Heights of a phone's strips, and the width from which on there is room beside the belt as on a desktop. */
const SLIM_BELOW = 70;
const SMALL_BELOW = 130;
const SMALL_TO = 500;
/** Room for the belt from which there are three decks of it, its widths. */
const TALL_FROM = 0.95;

export function fitLayout(width: number, height: number): Layout {
  if (height < SLIM_BELOW) return fitSlim(width, height);
  if (height < SMALL_BELOW && width < SMALL_TO) return fitSmall(width, height);
  return width / height >= STRIP_FROM ? fitStrip(width, height) : fitStack(width, height);
}

/** Few dishes, but as large as the strip is high; brand, bag and call to action stand beside. */
function fitSmall(width: number, height: number): Layout {
  const side = width - 128;
  const head = { x: side, y: 0, width: 128, height: 34 };
  return {
    isStrip: true,
    strip: 'small',
    head,
    belt: { x: 0, y: 0, width: side, height },
    decks: 1,
    till: { x: side, y: head.height, width: 128, height: height - head.height },
    plate: height * 0.92,
    rise: 3,
    unit: 1,
    bag: { x: side + 28, y: head.height + 37, size: 52 },
    openBag: { x: 46, y: height * 0.61, size: 97 },
  };
}

/** One whole dish, its name, and half of the next between brand and call to action. The bag comes only when it is packed. */
function fitSlim(width: number, height: number): Layout {
  const head = { x: 0, y: 0, width: 82, height };
  const till = { x: width - 78, y: 0, width: 78, height };
  const belt = { x: head.width, y: 0, width: till.x - head.width, height };
  const bag = { x: belt.x + 26, y: height / 2 + 2, size: 0 };
  return {
    isStrip: true,
    strip: 'slim',
    head,
    belt,
    decks: 1,
    till,
    plate: height * 0.97,
    rise: 0,
    unit: 1,
    bag,
    openBag: { ...bag, y: height * 0.64, size: height * 1.04 },
  };
}

function fitStrip(width: number, height: number): Layout {
  const unit = height / 90;
  const head = { x: 0, y: 0, width: 134 * unit, height };
  const till = { x: width - 178 * unit, y: 0, width: 178 * unit, height };
  const belt = { x: head.width, y: 0, width: till.x - head.width, height };
  return {
    isStrip: true,
    head,
    belt,
    decks: 1,
    till,
    plate: 86 * unit,
    rise: unit,
    unit,
    bag: { x: till.x + 37 * unit, y: 51 * unit, size: 70 * unit },
    openBag: { x: belt.x + 56 * unit, y: 54 * unit, size: 92 * unit },
  };
}

function fitStack(width: number, height: number): Layout {
  const unit = clamp(Math.min(width / 300, height / 260), 0.8, 1.5);
  const head = { x: 0, y: 0, width, height: 52 * unit };
  const till = { x: 0, y: height - 88 * unit, width, height: 88 * unit };
  const room = till.y - head.height;
  const decks = room > width * TALL_FROM ? 3 : 1;
  const plate = Math.min((room / decks) * 0.74, width * 0.37);
  const deep = Math.min(room, plate * 1.36 * decks);
  const belt = { x: 0, y: head.height + (room - deep) / 2, width, height: deep };
  return {
    isStrip: false,
    head,
    belt,
    decks,
    till,
    plate,
    rise: 6 * unit,
    unit,
    bag: { x: till.x + 78 * unit, y: till.y + 48 * unit, size: 68 * unit },
    openBag:
      decks > 1
        ? { x: width / 2, y: belt.y + deep * 0.27, size: Math.min(width * 0.71, deep * 0.53) }
        : { x: width * 0.24, y: belt.y + deep * 0.57, size: Math.min(deep * 0.96, width * 0.46) },
  };
}
