import { type DesignSize, fillStage } from '#creative-sdk/design.ts';
import { LANES } from './rhythm.ts';

export interface Place {
  readonly x: number;
  readonly y: number;
}

interface Line extends Place {
  readonly width: number;
}

/** Everything in design units: 320 x 480 upright, 640 x 360 lying; the longer side of the stage adds units, nothing is cropped. */
export interface Layout extends DesignSize {
  /** Between the heads of the two buds, where the ribbons run. */
  readonly hero: Place;
  /** How far that place sinks for the end card, and how far the pads rise over the buttons of the poster. */
  readonly sink: number;
  readonly lift: number;
  /** How far the ribbons run to either side of it. */
  readonly reach: number;
  /** Radius of a bud's head. */
  readonly unit: number;
  /** How large the buds are while one plays, and beside the words of the poster and of the end card, of their own size. */
  readonly closed: number;
  readonly shown: number;
  readonly pads: readonly Place[];
  readonly padRadius: number;
  readonly hint: Line;
  /** How large the visitor's sound is written on the end card. */
  readonly title: number;
  /** How far the buds of the end card stand from their middle, heads, and from where to where the visitor's wave runs. */
  readonly spread: number;
  readonly wave: { readonly from: number; readonly to: number };
  /** How tall that is, heads. */
  readonly tall: number;
}

const UPRIGHT = { width: 320, height: 480 } as const;
const LYING = { width: 640, height: 360 } as const;

export function layOut(stageWidth: number, stageHeight: number, isStill: boolean): Layout {
  const isWide = stageWidth > stageHeight;
  const size = { isWide, ...fillStage(stageWidth, stageHeight, isWide ? LYING : UPRIGHT) };
  const { width, height } = size;
  const places = isWide ? lyingPlaces(width, height) : uprightPlaces(width, height);
  if (!isStill) return { ...size, ...places };
  const unit = Math.min(height * 0.236, width * 0.145);
  return { ...size, ...places, hero: { x: width / 2, y: height / 2 - unit * 0.46 }, reach: width / 2 + 8, unit };
}

/** A tall stage brings the pads up to the buds: a note's way stays short. */
function uprightPlaces(width: number, height: number) {
  const spare = height - UPRIGHT.height;
  const middle = width / 2;
  const y = height - 78 - spare * 0.28;
  return {
    hero: { x: middle, y: 186 + spare * 0.42 },
    reach: middle + 8,
    sink: 30 + spare * 0.1,
    lift: Math.max(0, 40 - spare * 0.28),
    unit: 58 + Math.min(17, spare * 0.085),
    closed: 1.06,
    shown: 0.9,
    padRadius: 32,
    pads: LANES.map((lane) => ({ x: middle + (lane - 1.5) * 69, y })),
    hint: { x: 20, y: y - 82, width: width - 40 },
    title: 54 + Math.min(24, spare * 0.12),
    spread: 1.66 - Math.min(0.3, spare * 0.0015),
    wave: { from: 0, to: width },
    tall: 1.75 + Math.min(0.4, spare * 0.002),
  };
}

/** A stage that is nearly square gives its height to the buds and the pads. */
function lyingPlaces(width: number, height: number) {
  const spare = Math.min(180, height - LYING.height);
  const middle = height / 2;
  const x = width / 2 + 122;
  const y = middle + 105 + spare * 0.38;
  const step = 88 + spare * 0.08;
  return {
    hero: { x, y: middle - 78 - spare * 0.06 },
    reach: Math.min(width / 2 - 112, 236),
    sink: 40 + spare * 0.2,
    lift: 0,
    unit: 62 + spare * 0.06,
    closed: 0.84 + spare * 0.0012,
    shown: 0.9 + spare * 0.0005,
    padRadius: 34 + spare * 0.07,
    pads: LANES.map((lane) => ({ x: x - spare * 0.12 + (lane - 1.5) * step, y })),
    hint: { x: 36, y: y - 8, width: 200 },
    title: 62,
    spread: 2.1 - spare * 0.003,
    wave: { from: 268, to: width },
    tall: 1.75,
  };
}
