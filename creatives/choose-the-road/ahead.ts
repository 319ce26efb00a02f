import { linear, type Pen, polygon } from './gradient.ts';
import type { Moment, Place } from './place.ts';
import type { Point } from './van-shape.ts';
import { FILM } from './view.ts';

/** From one line of the road to the next: of depth, and of way. */
const GAP = 1.15;
const EVERY = 190;
const LINES = 13;

/** How a road lies before the camera. */
export interface Lie {
  /** The land begins here, film units from the top. */
  readonly top: number;
  /** Half the road's width at the camera's foot. */
  readonly half: number;
  /** Its middle at depth `k`: 0 far, 1 at the foot. */
  readonly middle: (k: number) => number;
}

/** The far world through a longer lens, its horizon at `y`. */
export function drawFar(pen: Pen, place: Place, moment: Moment, [y, zoom]: readonly [number, number]): void {
  pen.save();
  pen.transform(zoom, 0, 0, zoom, 480 - 560 * zoom, y - place.horizon * zoom);
  place.drawFar(pen, moment);
  pen.restore();
}

/** A road towards the horizon; `way` grows when the camera drives forward, and falls when it looks back. */
export function drawAhead(pen: Pen, place: Place, { top, half, middle }: Lie, way: number): void {
  const at = (depth: number, across: number): Point => {
    const k = 1 / depth;
    return [middle(k) + across * half * k, top + (FILM.height - top) * k];
  };
  const band = (from: number, to: number, left: number, right: number) => {
    const depths = Array.from({ length: 17 }, (_, i) => from * (to / from) ** (i / 16));
    return [...depths.map((depth) => at(depth, left)), ...depths.toReversed().map((depth) => at(depth, right))];
  };
  const fade = ([far, near]: readonly [string, string]) => linear(pen, [0, top, 0, FILM.height], `${far} 0, ${near} 1`);
  pen.fillStyle = fade(place.ground);
  pen.fillRect(0, top, FILM.width, FILM.height - top);
  polygon(pen, band(0.8, 60, -1, 1), fade(place.asphalt));
  const line = `rgb(${place.light.rim} / 0.7)`;
  for (const side of [-0.93, 0.9]) polygon(pen, band(0.8, 60, side, side + 0.03), line);
  const step = way / EVERY;
  const first = Math.floor(step);
  for (let n = LINES; n > 0; n--) {
    const depth = (n - (step - first)) * GAP + 0.5;
    polygon(pen, band(depth, depth + GAP * 0.4, -0.02, 0.02), line);
    for (const side of [-1.6, 1.5]) {
      // Close ones stand aside, out of the picture.
      const [x, y] = at(depth, side * (1 + 0.6 / depth ** 2));
      const size = 3.4 / depth;
      pen.save();
      pen.translate(x, y);
      pen.scale(size, size);
      place.drawBeside(pen, Math.abs(first + n) * 2 + (side > 0 ? 1 : 0));
      pen.restore();
    }
  }
}
