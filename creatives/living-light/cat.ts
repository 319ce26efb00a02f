import { mixColour } from '#creative-sdk/colour.ts';
import { clamp } from '#creative-sdk/motion.ts';
import { noise1 } from '#creative-sdk/random.ts';
import type { Solid } from './relief.ts';
import { ellipse, type Outline, oval, turned } from './shapes.ts';

/** Where the head is drawn, asleep: left, top, width, height. */
export const HEAD = [806, 622, 104, 96] as const;
/** The middle of the face. */
export const FACE = { x: 858, y: 678 } as const;

const PALE = '#eee0cc';
const PINK = '#c08a7c';
const DARK = '#6c5d50';
const GREY = '#9f8f7e';
const coat = Array.from({ length: 13 }, (_, i) => mixColour(DARK, '#c0ad97', i / 12));
/** A grey tabby: stripes along `u`. */
const stripe = (u: number) => coat[Math.round(6 + 6 * clamp(1.6 * Math.sin(u), -1, 1))] ?? PALE;

/** Fur stands off in tufts. */
const furry =
  (outline: Outline): Outline =>
  (x, y) =>
    outline(x, y) + noise1(x * 0.24 + y * 0.15, 6);

type Place = readonly [x: number, y: number, w: number, h: number];

function lump([x, y, w, h]: Place, colour: Solid['colour'], z: number): Solid {
  const { area, outline } = oval({ x, y, w, h });
  return { area, outline: furry(outline), surface: Math.min(w, h), colour, z, soft: 3 };
}

/** How deep a place is in the fold between cat and seat, in few steps so that few colours are made. */
const depthAt = (y: number) => Math.round(8 * clamp((y - 690) / 44)) / 8;

/** The cloth it lies on throws its colour up into the fur, and keeps the light from its belly. */
const bedded =
  (fabric: string) =>
  (solid: Solid): Solid => {
    const { colour } = solid;
    return {
      ...solid,
      colour: (x, y) => mixColour(typeof colour === 'string' ? colour : colour(x, y), fabric, 0.08 + 0.5 * depthAt(y)),
      open: (_x, y) => 1 - 0.45 * depthAt(y),
    };
  };

/** The cat of the house on its chair, without its head. */
export function curl(fabric: string): Solid[] {
  const ring = ellipse({ x: 922, y: 694, w: 88, h: 36 });
  const tail: Solid = {
    ...lump([930, 700, 106, 50], (x) => (x < 892 ? DARK : stripe(x * 0.22 + 3.25)), 290),
    outline: furry((x, y) => Math.abs(ring(x, y)) - 10 + Math.max(0, 0.9 * (712 - y), 0.3 * (892 - x))),
    surface: 10,
  };
  return [
    lump([926, 684, 94, 46], (x, y) => stripe(0.2 * x + 0.04 * y + 2.4 * noise1(y * 0.05)), 270),
    lump([972, 704, 46, 34], (x, y) => stripe(0.16 * (x + y)), 276),
    lump([872, 692, 38, 38], PALE, 280),
    tail,
    lump([848, 722, 24, 12], PALE, 292),
  ].map(bedded(fabric));
}

/** Its head, looking at the viewer. */
export function head(fabric: string): Solid[] {
  const { x, y } = FACE;
  const ear = (side: number, size: number, colour: string): Solid => {
    const cx = x + side * 26;
    const lean: Outline = turned({ x: cx, top: y - 40 - size / 2, foot: y - 8, radius: (u) => size * u ** 0.8 });
    return { area: [cx - 26, y - 56, cx + 26, y - 4], outline: (px, py) => lean(px + side * 0.22 * (py - y + 24), py), surface: 7, colour, z: 290 };
  };
  const both = (make: (side: number) => Solid) => [make(-1), make(1)];
  return [
    ...both((side) => ear(side, 20, GREY)),
    ...both((side) => ear(side, 11, PINK)),
    lump([x, y, 43, 35], (px, py) => (py < y - 8 || Math.abs(px - x) > 30 ? stripe((px - x) * 0.42 + 1.6) : GREY), 292),
    ...both((side) => lump([x + side * 10, y + 15, 15, 12], PALE, 296)),
    { ...oval({ x, y: y + 8, w: 5.5, h: 3.6 }), surface: 4, colour: PINK, z: 298, gloss: 0.5 },
  ].map(bedded(fabric));
}
