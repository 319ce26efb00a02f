import { type Camera, project, toView } from './camera.ts';
import { BAR_Y, BAR_Z } from './dark-studio.ts';

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

/** Where a picture of the turntable goes on a stage so that it shows what the camera would see. */
export function toDestination(camera: Camera, stage: { width: number; height: number }): Box {
  const height = (stage.height * sheetCamera.span) / camera.span;
  const width = (height * FRAME.width) / FRAME.height;
  const focus = project(sheetView, 0, [camera.side, camera.height, 0]);
  const bar = project(sheetView, 0, [0, BAR_Y, BAR_Z]);
  return {
    x: (0.5 + camera.shiftX / 2) * stage.width - focus.x * width,
    // Seen from less high, bar and car are nearer to each other, and both stand lower.
    y: camera.barAt ? (camera.barAt + 0.05) * stage.height - bar.y * height : (0.5 - camera.shiftY / 2) * stage.height - focus.y * height,
    width,
    height,
  };
}
