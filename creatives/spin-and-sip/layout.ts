import { type DesignSize, fillStage } from '#creative-sdk/design.ts';
export interface Circle {
  readonly x: number;
  readonly y: number;
  readonly r: number;
}

/** Everything in design units: 320 x 480 upright, 640 x 360 lying; the longer side of the stage adds units, nothing is cropped. */
export interface Layout extends DesignSize {
  /** The cup from above: its outer rim. */
  readonly wheel: Circle;
  /** The cup from the side: the middle of its rim. */
  readonly cup: Circle;
}

/** Height of the cup as a multiple of its radius, and how much narrower its foot is. */
export const CUP_HEIGHT = 2.3;
export const CUP_FOOT = 0.72;
/** From the side, in its radii: how far the straw stands over the middle of its rim, and from the straw's end to the foot's edge. */
const STRAW_RISE = 0.29;
const CUP_SPAN = 2.69;
/** Where the straw points: the angle of its tip as seen from the middle of the cup. */
export const POINTER = (-47 * Math.PI) / 180;

const UPRIGHT = { width: 320, height: 480, header: 104, footer: 72 } as const;
const LYING = { width: 640, height: 360 } as const;

export function layOut(stageWidth: number, stageHeight: number, isStill: boolean): Layout {
  const isWide = stageWidth > stageHeight;
  const size = { isWide, ...fillStage(stageWidth, stageHeight, isWide ? LYING : UPRIGHT) };
  const { width, height } = size;
  if (isStill) return { ...size, ...stillPlaces(width, height) };
  return { ...size, ...(isWide ? lyingPlaces(width, height) : uprightPlaces(width, height)) };
}

function uprightPlaces(width: number, height: number) {
  const free = height - UPRIGHT.header - UPRIGHT.footer;
  const r = Math.min(width * 0.43, free * 0.47);
  const wheel = { x: width / 2, y: UPRIGHT.header + free * 0.49, r };
  // Between the logo above and the coupon below, the straw's end and the foot's edge included.
  const top = 48 + (height - 480) * 0.16;
  const room = height - 214 - (height - 480) * 0.13 - top;
  const cupRadius = Math.min(120, room / CUP_SPAN);
  const cup = { x: width / 2 - 4, y: top + (room - cupRadius * CUP_SPAN) / 2 + cupRadius * STRAW_RISE, r: cupRadius };
  return { wheel, cup };
}

function lyingPlaces(width: number, height: number) {
  const x = width / 2 + 136;
  return { wheel: { x, y: height / 2 + 6, r: Math.min(height * 0.445, width * 0.25) }, cup: { x: x + 6, y: height / 2 - 108, r: 106 } };
}

function stillPlaces(width: number, height: number) {
  const r = Math.min(width * 0.43, height * 0.475);
  const wheel = { x: width / 2 - r * 0.16, y: height / 2 + r * 0.02, r };
  return { wheel, cup: wheel };
}
