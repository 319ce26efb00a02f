import { type DesignSize, fillStage } from '#creative-sdk/design.ts';
import { BUNDLE_SIZE } from './bundle.ts';

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Everything in design units: 300 x 600 upright, 640 x 360 lying; the longer side of the stage adds units, nothing is cropped. */
export interface Layout extends DesignSize {
  /** The drum: its middle, one face, and how it is turned towards us, degrees. */
  readonly x: number;
  readonly y: number;
  readonly faceWidth: number;
  readonly faceHeight: number;
  readonly yaw: number;
  readonly roll: number;
  /** The wall behind the chosen three at the end; the stone on which they stand begins at its foot. */
  readonly shelf: Box;
}

const UPRIGHT = { width: 300, height: 600, header: 84, footer: 118 } as const;
const LYING = { width: 640, height: 360 } as const;
/** From the wall to the line on which the products stand, and the depth of the stone's top. */
export const BASE = 17;
export const LEDGE = 26;
/** Free at either end of the shelf. */
const AIR = 13;

/** The column of one of the chosen three. */
export function shelveAt(shelf: Box, place: number): Box {
  const width = shelf.width / BUNDLE_SIZE;
  return { ...shelf, x: shelf.x + width * place, width };
}

/** Where one of the three stands: a little nearer to the middle than its column, so that none touches the frame. */
export function standAt({ width, ...shelf }: Box, place: number): Box {
  return shelveAt({ ...shelf, x: shelf.x + AIR, width: width - 2 * AIR }, place);
}

export function layOut(stageWidth: number, stageHeight: number, isStill: boolean): Layout {
  const isWide = stageWidth > stageHeight * 1.1;
  const size = { isWide, ...fillStage(stageWidth, stageHeight, isWide ? LYING : UPRIGHT) };
  const { width, height } = size;
  if (isStill) return { ...size, ...stillPlaces(width, height) };
  return { ...size, ...(isWide ? lyingPlaces(width, height) : uprightPlaces(width, height)) };
}

function uprightPlaces(width: number, height: number) {
  const free = height - UPRIGHT.header - UPRIGHT.footer;
  const faceHeight = Math.min(262 * (width / 300), free * 0.66);
  const faceWidth = Math.min(width * 0.66, faceHeight);
  const shelf = { x: 0, y: 0, width, height: 372 + (height - 600) * 0.7 };
  return { x: width * 0.522, y: UPRIGHT.header + free / 2 - 2, faceWidth, faceHeight, yaw: -20, roll: 0, shelf };
}

function lyingPlaces(width: number, height: number) {
  const shelf = { x: width / 2 - 40, y: 0, width: width / 2 + 40, height: height - 96 };
  return { x: width / 2 + 130, y: height / 2, faceWidth: 286, faceHeight: 236, yaw: -16, roll: 0, shelf };
}

/** The whole drum in the middle. */
function stillPlaces(width: number, height: number) {
  const faceHeight = Math.min(height * 0.6, width * 0.64);
  return { x: width * 0.5, y: height * 0.5, faceWidth: faceHeight * 1.08, faceHeight, yaw: -26, roll: -4, shelf: { x: 0, y: 0, width, height } };
}
