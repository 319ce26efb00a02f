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
  readonly head: Box;
  /** All decks of it, one above the other. */
  readonly belt: Box;
  /** A tall place has more of the belt: at the side of the picture it turns into the next deck. An odd number, so that its middle is in view. */
  readonly decks: number;
  readonly till: Box;
  /** Diameter of a plate at rest. */
  readonly plate: number;
  /** Size of type and bag, 1 at a height of 90. */
  readonly unit: number;
  /** Centres of the closed bag in the till and of the open one on the counter, and their heights. */
  readonly bag: { readonly x: number; readonly y: number; readonly size: number };
  readonly openBag: { readonly x: number; readonly y: number; readonly size: number };
}

const STRIP_FROM = 4;
/** Room for the belt from which there are three decks of it, its widths. */
const TALL_FROM = 0.95;

export function fitLayout(width: number, height: number): Layout {
  return width / height >= STRIP_FROM ? fitStrip(width, height) : fitStack(width, height);
}

function fitStrip(width: number, height: number): Layout {
  const unit = height / 90;
  const head = { x: 0, y: 0, width: 134 * unit, height };
  const till = { x: width - 172 * unit, y: 0, width: 172 * unit, height };
  const belt = { x: head.width, y: 0, width: till.x - head.width, height };
  return {
    isStrip: true,
    head,
    belt,
    decks: 1,
    till,
    plate: 74 * unit,
    unit,
    bag: { x: till.x + 31 * unit, y: 39 * unit, size: 52 * unit },
    openBag: { x: belt.x + 42 * unit, y: 45 * unit, size: 68 * unit },
  };
}

function fitStack(width: number, height: number): Layout {
  const unit = clamp(Math.min(width / 300, height / 260), 0.8, 1.5);
  const head = { x: 0, y: 0, width, height: 52 * unit };
  const till = { x: 0, y: height - 88 * unit, width, height: 88 * unit };
  const room = till.y - head.height;
  const decks = room > width * TALL_FROM ? 3 : 1;
  const plate = Math.min((room / decks) * 0.8, width * 0.42);
  const deep = Math.min(room, plate * 1.3 * decks);
  const belt = { x: 0, y: head.height + (room - deep) / 2, width, height: deep };
  return {
    isStrip: false,
    head,
    belt,
    decks,
    till,
    plate,
    unit,
    bag: { x: till.x + 88 * unit, y: till.y + 36 * unit, size: 54 * unit },
    openBag:
      decks > 1
        ? { x: width / 2, y: belt.y + deep * 0.33, size: width * 0.5 }
        : { x: width * 0.16, y: belt.y + deep / 2, size: Math.min(deep * 0.7, width * 0.24) },
  };
}
