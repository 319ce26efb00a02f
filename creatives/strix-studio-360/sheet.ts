import { type Camera, toView } from './camera.ts';
import { toBounds } from './framing.ts';

/** The turntable picture (tools/strix-turntable.ts makes it): 36 angles in five layers of light that add up on a backdrop, and what they take from it. */
export const PICTURES = 36;
export const DEGREES = 360 / PICTURES;
export const FRAME = { width: 485, height: 200 } as const;

/** A grid of pictures in the sheet: `scale` of a frame, from its row `from` down. */
export interface SheetLayer {
  readonly top: number;
  readonly columns: number;
  readonly scale: number;
  /** Part of the frame's height that is cut off above: nothing happens there. */
  readonly from: number;
}

export const cellWidth = (layer: SheetLayer) => Math.floor(FRAME.width * layer.scale);
export const cellHeight = (layer: SheetLayer) => Math.round(FRAME.height * layer.scale * (1 - layer.from));
const bottom = (layer: SheetLayer) => layer.top + Math.ceil(PICTURES / layer.columns) * cellHeight(layer);

/** The car in black lacquer, its rims unlit: all reflections, on the car and in the floor. */
const base: SheetLayer = { top: 0, columns: 6, scale: 1, from: 0.08 };
/** What paint adds, grey. */
const tint: SheetLayer = { top: bottom(base), columns: 6, scale: 1, from: 0.08 };
const talon: SheetLayer = { top: bottom(tint), columns: 6, scale: 1, from: 0.36 };
const plume: SheetLayer = { top: bottom(talon), columns: 6, scale: 1, from: 0.36 };
/** What the lamps add. */
const lamps: SheetLayer = { top: bottom(plume), columns: 12, scale: 0.5, from: 0 };
/** What is left of the backdrop: nothing where the car stands, less in its shadow. */
const left: SheetLayer = { top: bottom(lamps), columns: 12, scale: 0.5, from: 0 };

export const layers = { base, tint, talon, plume, lamps, left } as const;
export type LayerName = keyof typeof layers;

export const SHEET = { width: FRAME.width * 6, height: bottom(left) } as const;

/** The car stands high in the frame: the light on the floor needs the room. */
export const sheetCamera: Camera = { elevation: 0.085, span: 2.34, side: 0, height: 0.6, shiftX: 0, shiftY: 0.06, reach: 3.1 };
export const sheetView = toView(sheetCamera, FRAME.width / FRAME.height);

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Where a picture lies in the sheet. */
export function toCell(name: LayerName, picture: number): Box {
  const layer = layers[name];
  const [width, height] = [cellWidth(layer), cellHeight(layer)];
  return { x: (picture % layer.columns) * width, y: layer.top + Math.floor(picture / layer.columns) * height, width, height };
}

/** Where a picture of the turntable goes on a stage so that its car, turned by `yaw` radians, fills what the camera would see it fill. */
export function toDestination(camera: Camera, yaw: number, stage: { width: number; height: number }): Box {
  const goal = toBounds(camera, yaw, stage.width / stage.height);
  const own = toBounds(sheetCamera, yaw, FRAME.width / FRAME.height);
  const width = ((goal.right - goal.left) / (own.right - own.left)) * stage.width;
  const height = (width * FRAME.height) / FRAME.width;
  return {
    x: ((goal.left + goal.right) * stage.width - (own.left + own.right) * width) / 2,
    y: goal.floor * stage.height - own.floor * height,
    width,
    height,
  };
}
