/** The drawing of the world, in units of its own. */
export const WIDTH = 960;
export const HEIGHT = 440;
/** Luxembourg is as large as a finger then. */
export const MOST_ZOOM = 16;

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** What of the world is shown: the point in the middle, and how much larger than the whole. */
export interface MapView extends Point {
  readonly zoom: number;
}

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export const wholeMap: MapView = { x: WIDTH / 2, y: HEIGHT / 2, zoom: 1 };

const clamp = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value));

/** The nearest view that shows nothing outside of the world. */
export function clampView({ x, y, zoom }: MapView): MapView {
  const near = clamp(zoom, 1, MOST_ZOOM);
  const [right, down] = [WIDTH / 2 / near, HEIGHT / 2 / near];
  return { x: clamp(x, right, WIDTH - right), y: clamp(y, down, HEIGHT - down), zoom: near };
}

/** Nearer or farther; `at` stays where it is on the screen. */
export function zoomView(view: MapView, factor: number, at: Point = view): MapView {
  const zoom = clamp(view.zoom * factor, 1, MOST_ZOOM);
  const share = view.zoom / zoom;
  return clampView({ x: at.x + (view.x - at.x) * share, y: at.y + (view.y - at.y) * share, zoom });
}

/** By units of the drawing. */
export function panView({ x, y, zoom }: MapView, right: number, down: number): MapView {
  return clampView({ x: x + right, y: y + down, zoom });
}

/** As much of the view as a place may take that was looked for. */
const SHARE_OF_PLACE = 0.25;
const NEAREST_FOR_PLACE = 6;

/** A view with a place in its middle. A large country leaves the whole world as it is. */
export function viewOf({ left, top, right, bottom }: Box): MapView {
  const zoom = SHARE_OF_PLACE / Math.max((right - left) / WIDTH, (bottom - top) / HEIGHT, SHARE_OF_PLACE / NEAREST_FOR_PLACE);
  return clampView({ x: (left + right) / 2, y: (top + bottom) / 2, zoom });
}

/** A place is this far from the edge, in shares of the view. */
const MARGIN = 0.15;

/** The view moved by as little as shows the point. */
export function showPoint(view: MapView, { x, y }: Point): MapView {
  const [right, down] = [(WIDTH * (0.5 - MARGIN)) / view.zoom, (HEIGHT * (0.5 - MARGIN)) / view.zoom];
  return clampView({ ...view, x: clamp(view.x, x - right, x + right), y: clamp(view.y, y - down, y + down) });
}

export function toViewBox({ x, y, zoom }: MapView): string {
  return [x - WIDTH / 2 / zoom, y - HEIGHT / 2 / zoom, WIDTH / zoom, HEIGHT / zoom].map((part) => Math.round(part * 1000) / 1000).join(' ');
}

/** Part of the way from one view to another, 0 to 1: as quickly near as far. */
export function mixViews(from: MapView, to: MapView, part: number): MapView {
  const mix = (a: number, b: number) => a + (b - a) * part;
  return { x: mix(from.x, to.x), y: mix(from.y, to.y), zoom: from.zoom * (to.zoom / from.zoom) ** part };
}

const steps = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
} as const;

export const toStep = (key: string): Point | undefined => Object.entries(steps).find(([name]) => name === key)?.[1];

/** How much farther a place counts that lies beside the way, and one that lies more beside it than ahead. */
const ASIDE = 2;
const ASTRAY = WIDTH + HEIGHT;

/** The next place in a direction: the nearest ahead, or else the nearest on that side. */
export function findNext<Place extends Point>(from: Point, places: readonly Place[], step: Point): Place | undefined {
  const ahead = places.flatMap((place) => {
    const [x, y] = [place.x - from.x, place.y - from.y];
    const along = x * step.x + y * step.y;
    const aside = Math.abs(x * step.y) + Math.abs(y * step.x);
    return along > 0 ? [{ place, cost: along + ASIDE * aside + (aside > along ? ASTRAY : 0) }] : [];
  });
  return ahead.toSorted((a, b) => a.cost - b.cost)[0]?.place;
}
