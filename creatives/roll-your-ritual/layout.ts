import { type DesignSize, fillStage } from '#creative-sdk/design.ts';
import { SHELF_SPAN } from './bottles.ts';
import { BUNDLE_SIZE } from './bundle.ts';
import { FACE_TURN } from './drum-pose.ts';

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Everything in design units: 300 x 600 upright, 640 x 360 lying; the longer side of the stage adds units, nothing is cropped. */
export interface Layout extends DesignSize {
  /** The drum: its middle, its size, and how it is turned towards us, degrees. */
  readonly x: number;
  readonly y: number;
  readonly faceWidth: number;
  readonly radius: number;
  readonly yaw: number;
  readonly roll: number;
  /** How far away we are from it. */
  readonly distance: number;
  /** The foot of the vial, while the drum rolls, and its scale. */
  readonly vial: { readonly x: number; readonly y: number; readonly scale: number };
  /** The wall behind the chosen three at the end; the stone on which they stand begins at its foot. */
  readonly shelf: Box;
}

const UPRIGHT = { width: 300, height: 600, header: 100, footer: 118 } as const;
const LYING = { width: 640, height: 360 } as const;
const NEAR = 1150;
/** From the wall to the line on which the products stand. */
export const BASE = 17;
/** Free at either end of the shelf. */
const AIR = 15;

/** Where one of the three stands. */
export function standAt({ width, ...shelf }: Box, place: number): Box {
  const column = (width - 2 * AIR) / BUNDLE_SIZE;
  return { ...shelf, x: shelf.x + AIR + column * place, width: column };
}

/** How wide a column is, parts of one at the native size. */
export const unitOf = (shelf: Box) => standAt(shelf, 0).width / 90;

/** Radius of a drum that the products were drawn for, design units. */
const DRAWN_FOR = 184;

/** Product units to design units, on a face. */
export const productScale = ({ radius }: Layout) => radius / DRAWN_FOR;

/** Round the drum, from one fold to the next. */
export const faceHeight = ({ radius }: Layout) => (radius * FACE_TURN * Math.PI) / 180;

/** Product units to design units on the shelf: no column is too narrow, and above the three the wall is seen. */
export function standOn({ shelf, isWide }: Layout): number {
  return Math.min((standAt(shelf, 0).width - 7) / SHELF_SPAN, (shelf.height + BASE) / (isWide ? 400 : 440));
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
  const shelf = { x: 0, y: 0, width, height: 350 + (height - 600) * 0.8 };
  const radius = Math.min(width * 0.583, free * 0.46);
  const drum = { x: width * 0.445, y: height - UPRIGHT.footer - 31 - radius * 0.96, faceWidth: width * 0.527, radius };
  return { ...drum, yaw: -12, roll: 0, distance: NEAR, vial: { x: width - 55, y: height - 126, scale: 0.93 }, shelf };
}

function lyingPlaces(width: number, height: number) {
  const shelf = { x: width / 2 - 40, y: 0, width: width / 2 + 40, height: height - 62 };
  const drum = { x: width / 2 + 124, y: height / 2, faceWidth: 215, radius: Math.min(212, height * 0.428) };
  return { ...drum, yaw: -12, roll: 0, distance: NEAR, vial: { x: width - 56, y: height - 32, scale: 0.95 }, shelf };
}

/** The whole drum and the vial, from farther away. */
function stillPlaces(width: number, height: number) {
  const radius = Math.min(height * 0.44, width * 0.43);
  const shelf = { x: 0, y: 0, width, height };
  const drum = { x: width * 0.47, y: height * 0.485, faceWidth: radius * 1.16, radius, yaw: -24, roll: -4, distance: 2600 };
  return { ...drum, vial: { x: Math.min(width * 0.9, drum.x + radius * 1.36), y: height * 0.9, scale: radius / 200 }, shelf };
}
