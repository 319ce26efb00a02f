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
  /** How far that place sinks for the end card. */
  readonly sink: number;
  /** How far the ribbons run to either side of it. */
  readonly reach: number;
  /** Radius of a bud's head. */
  readonly unit: number;
  readonly pads: readonly Place[];
  readonly padRadius: number;
  /** The layers' bars, while they grow. */
  readonly score: Line;
  /** What the bars of the end card stand on. */
  readonly ground: Line;
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

function uprightPlaces(width: number, height: number) {
  const spare = height - UPRIGHT.height;
  const middle = width / 2;
  return {
    hero: { x: middle, y: 186 + spare * 0.42 },
    reach: middle + 8,
    sink: 29 + spare * 0.05,
    unit: 58 + Math.min(8, spare * 0.04),
    padRadius: 31,
    pads: LANES.map((lane) => ({ x: middle + (lane - 1.5) * 73, y: height - 47 })),
    score: { x: middle - 146, y: height - 114, width: 292 },
    ground: { x: middle - 140, y: height - 89, width: 280 },
  };
}

/** A stage that is nearly square gives its height to the buds and to the space between them and the pads. */
function lyingPlaces(width: number, height: number) {
  const spare = Math.min(180, height - LYING.height);
  const middle = height / 2;
  const x = width / 2 + 122 + spare * 0.07;
  const y = middle + 136 + spare * 0.36;
  return {
    hero: { x, y: middle - 60 - spare * 0.16 },
    reach: Math.min(width / 2 - 112, 236),
    sink: 12 + spare * 0.1,
    unit: 62 + spare * 0.06,
    padRadius: 31,
    pads: LANES.map((lane) => ({ x: x + (lane - 1.5) * 80, y })),
    score: spare > 100 ? { x: x - 160, y: y - 68, width: 320 } : { x: width / 2 - 284, y: middle + 126, width: 220 },
    ground: { x: x - 140, y: y + 30, width: 280 },
  };
}
