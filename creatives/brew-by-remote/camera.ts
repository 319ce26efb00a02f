import { mix } from '#creative-sdk/motion.ts';
import { TV } from '#creative-sdk/screen.ts';

/** Looks at `x`, `y` of the room, enlarged `zoom` times. */
export interface Camera {
  readonly x: number;
  readonly y: number;
  readonly zoom: number;
}

/** The picture window of the bar, 16:9: the programme plays in it, so that full screen is only a camera close to the glass. */
export const pane = { x: 72, y: 44, width: 1152, height: 648 } as const;

/** Where the brewing glass stands: under the spout, on the rail. */
export const spot = { x: 1288, y: 846 } as const;

/** The programme fills the screen. */
export const atWindow: Camera = { x: pane.x + pane.width / 2, y: pane.y + pane.height / 2, zoom: TV.width / pane.width };
/** The whole bar. */
export const atBar: Camera = { x: TV.width / 2, y: TV.height / 2, zoom: 1 };
/** The glass under the spout. */
export const atCup: Camera = { x: spot.x - 40, y: spot.y - 108, zoom: 2.5 };

/** Between two views. Zooms multiply, so that the move looks steady. */
export function between(a: Camera, b: Camera, t: number): Camera {
  if (t <= 0) return a;
  if (t >= 1) return b;
  const zoom = a.zoom * (b.zoom / a.zoom) ** t;
  // The focus moves with the zoom's own share, so that a still point of the picture stays still.
  const share = a.zoom === b.zoom ? t : (1 / a.zoom - 1 / zoom) / (1 / a.zoom - 1 / b.zoom);
  return { x: mix(a.x, b.x, share), y: mix(a.y, b.y, share), zoom };
}

/** A place of the room on the screen. */
export function project(camera: Camera, x: number, y: number): { readonly x: number; readonly y: number } {
  return { x: TV.width / 2 + (x - camera.x) * camera.zoom, y: TV.height / 2 + (y - camera.y) * camera.zoom };
}
