import { type DesignSize, fillStage } from '#creative-sdk/design.ts';
import type { Pose } from './pose.ts';

/** Everything in design units: 320 x 480 upright, 640 x 360 lying; the longer side of the stage adds units, nothing is cropped. */
export interface Layout extends DesignSize {
  /** The middle of the deck, of the circle and of the fan. */
  readonly deck: { readonly x: number; readonly y: number; readonly s: number };
  readonly circle: { readonly x: number; readonly y: number; readonly r: number };
  readonly slots: { readonly x: number; readonly y: number; readonly step: number; readonly s: number };
  /** The card that is won. */
  readonly picture: { readonly x: number; readonly y: number; readonly s: number };
}

const UPRIGHT = { width: 320, height: 480 } as const;
const LYING = { width: 640, height: 360 } as const;

export function layOut(stageWidth: number, stageHeight: number, isStill = false): Layout {
  const isWide = stageWidth > stageHeight;
  const size = { isWide, ...fillStage(stageWidth, stageHeight, isWide ? LYING : UPRIGHT) };
  if (isStill) return { ...size, ...still(size.width, size.height) };
  return { ...size, ...(isWide ? lying(size.width, size.height) : upright(size.width, size.height)) };
}

function upright(width: number, height: number) {
  const x = width / 2;
  const room = height - 480;
  const y = 261 + room * 0.45;
  const s = Math.min(0.87 + room / 480, (width - 60) / 220, 1.2);
  return {
    deck: { x, y, s },
    circle: { x, y: y + 18, r: 116 },
    slots: { x, y: height - 45, step: 42, s: 0.24 },
    picture: { x, y: 262 + room * 0.5, s: Math.min(0.95 + room / 500, 1.22) },
  };
}

function lying(width: number, height: number) {
  const x = width / 2 + 140;
  const room = height - 360;
  const s = Math.min(0.96 + room / 690, 1.22);
  return {
    deck: { x: x + 6, y: height / 2 + 8, s },
    circle: { x, y: height / 2, r: 117 * s },
    slots: { x: width / 2 - 148, y: height / 2 + 96, step: 42, s: 0.24 },
    picture: { x: x + 14, y: height / 2 + 12, s: s + 0.06 },
  };
}

/** Thumbnails have no column of words: all stands in the middle. */
function still(width: number, height: number) {
  const s = Math.min(height / 360, width / 560);
  const middle = { x: width / 2, y: height / 2 + 14 * s };
  return { ...lying(width, height), deck: { ...middle, s }, circle: { ...middle, r: 170 * s } };
}

/** Place `i` in the deck, 0 on top. */
export function deckPose({ deck }: Layout, i: number): Pose {
  return {
    x: deck.x,
    y: deck.y + i * 5.5 * deck.s,
    s: deck.s * (1 - i * 0.026),
    rz: [0, 1.6, -1.4, 2, -2][i] ?? 0,
    rx: 0,
    ry: 0,
    flip: i ? 180 : 0,
    dim: i ? 0.22 : 0,
  };
}

/** Place `i` of five in an open fan: one in front, as large as the poster lets it, its kin behind it. */
export function fanPose({ deck }: Layout, i: number): Pose {
  const u = i - 2;
  const far = Math.abs(u);
  const [x, y, s, rz] = [
    [0, -4, 1.18, 0],
    [50, -26, 0.8, 9],
    [70, 46, 0.74, 19],
  ][far] ?? [0, 0, 1, 0];
  const side = Math.sign(u);
  return {
    x: deck.x + side * (x ?? 0) * deck.s,
    y: deck.y + (y ?? 0) * deck.s,
    s: deck.s * (s ?? 1),
    rz: side * (rz ?? 0),
    rx: 0,
    ry: -u * 8,
    flip: 0,
    dim: 0,
  };
}

export function slotPose({ slots }: Layout, k: number): Pose {
  const u = k - 1;
  return { x: slots.x + u * slots.step, y: slots.y + Math.abs(u) * 3, s: slots.s, rz: u * 7, rx: 0, ry: 0, flip: 0, dim: 0 };
}

/** Corner `k` of the triangle on the circle, which has turned by `turn` radians and drawn in to `reach` 1 … 0. */
export function ritualPose({ circle, deck }: Layout, k: number, turn: number, reach: number): Pose {
  const angle = -Math.PI / 2 + (k * Math.PI * 2) / 3 + turn;
  const [ux, uy] = [Math.cos(angle), Math.sin(angle)];
  const r = circle.r * (0.28 + 0.62 * reach);
  return { x: circle.x + ux * r, y: circle.y + uy * r, s: deck.s * (0.3 + 0.16 * reach), rz: ux * 12, rx: uy * 16, ry: -ux * 26, flip: 0, dim: 0 };
}
