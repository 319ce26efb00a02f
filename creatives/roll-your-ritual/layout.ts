import { type DesignSize, fillStage } from '#creative-sdk/design.ts';
import { FOOT, SHELF_SPAN } from './bottles.ts';
import { BUNDLE_SIZE } from './bundle.ts';
import { apothem, circumradius } from './drum-pose.ts';

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
  /** How far away we are from it. */
  readonly distance: number;
  /** The foot of the vial, while the drum rolls, and its scale. */
  readonly vial: { readonly x: number; readonly y: number; readonly scale: number };
  /** Where the vial hangs and mixes, before the shelf is there. */
  readonly hero: { readonly x: number; readonly y: number; readonly scale: number };
  /** The wall behind the chosen three at the end; the stone on which they stand begins at its foot. */
  readonly shelf: Box;
}

const UPRIGHT = { width: 300, height: 600, header: 100, footer: 118 } as const;
const LYING = { width: 640, height: 360 } as const;
const NEAR = 1150;
/** From the wall to the line on which the products stand, and the depth of the stone's top. */
export const BASE = 17;
export const LEDGE = 26;
/** Free at either end of the shelf, and the place of the vial at its right. */
const AIR = 15;
const VIAL = 46;

/** Where one of the three stands, and after them the vial. */
export function standAt({ width, ...shelf }: Box, place: number): Box {
  const column = (width - 2 * AIR - VIAL) / BUNDLE_SIZE;
  return { ...shelf, x: shelf.x + AIR + column * place, width: place < BUNDLE_SIZE ? column : VIAL };
}

/** Height of a face that the products were drawn for, design units. */
const DRAWN_FOR = 262;

/** Product units to design units, on a face. */
export const productScale = ({ faceHeight }: Layout) => faceHeight / DRAWN_FOR;

/** The same on the shelf: no column is too narrow, and the wall is higher than they are. */
export function standOn({ shelf, isWide }: Layout): number {
  return Math.min((standAt(shelf, 0).width - 7) / SHELF_SPAN, (shelf.height - (isWide ? 64 : 160)) / (FOOT * 2));
}

/** Where the corner of the lid that points away from us is seen: the thumb-wheel touches it. */
export function rimAt({ x, y, isWide, width, yaw, faceWidth, faceHeight, distance }: Layout): { x: number; y: number } {
  const angle = (yaw * Math.PI) / 180;
  const radius = circumradius(faceHeight);
  const right = (faceWidth / 2) * Math.cos(angle) - radius * Math.sin(angle);
  const back = (faceWidth / 2) * Math.sin(angle) + radius * Math.cos(angle) + apothem(faceHeight);
  const eye = isWide ? x : width / 2;
  return { x: eye + ((x + right - eye) * distance) / (distance + back), y };
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
  const faceHeight = Math.min(268 * (width / 300), free * 0.66);
  const shelf = { x: 0, y: 0, width, height: 372 + (height - 600) * 0.7 };
  const vial = { x: width - 31, y: height - 70, scale: 0.54 };
  const hero = { x: width / 2, y: shelf.height - 136, scale: 1.08 };
  return {
    x: width * 0.53,
    y: UPRIGHT.header + free / 2 - 4,
    faceWidth: width * 0.7,
    faceHeight,
    yaw: -11,
    roll: 0,
    distance: NEAR,
    vial,
    hero,
    shelf,
  };
}

function lyingPlaces(width: number, height: number) {
  const shelf = { x: width / 2 - 40, y: 0, width: width / 2 + 40, height: height - 96 };
  const vial = { x: 249, y: height - 93, scale: 0.43 };
  const hero = { x: 150, y: height * 0.8, scale: 1.3 };
  return { x: width / 2 + 134, y: height / 2, faceWidth: 262, faceHeight: 236, yaw: -11, roll: 0, distance: NEAR, vial, hero, shelf };
}

/** The whole drum and the vial, from so far away that the faces above and below are seen too. */
function stillPlaces(width: number, height: number) {
  const faceHeight = Math.min(height * 0.53, width * 0.5);
  const shelf = { x: 0, y: 0, width, height };
  const vial = { x: width * 0.89, y: height * 0.87, scale: faceHeight / 255 };
  const drum = { x: width * 0.44, y: height * 0.485, faceWidth: faceHeight * 1.08, faceHeight, yaw: -24, roll: -4, distance: 2600 };
  return { ...drum, vial, hero: vial, shelf };
}
