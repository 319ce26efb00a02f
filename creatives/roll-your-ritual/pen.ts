import type { Project } from './drum-pose.ts';

/** Where something is drawn, and how a place on the drum is seen there. */
export interface Pen {
  readonly c: CanvasRenderingContext2D;
  readonly project: Project;
}

/** A piece of the cylinder: from and to along its axle, and its radius. */
export type Piece = readonly [from: number, to: number, radius: number];

/** What is farther round than this, degrees, shows its back. */
export const HORIZON = 88;
/** From one groove of a rim to the next, degrees. */
const GROOVE = 4;
/** The room as the metal mirrors it, from above to below. */
export const METAL = ['#6f5136', '#fff6e2', '#c9a075', '#fffaf0', '#e6c8a2', '#9b7450', '#d9b68d', '#5a412b'];

/** Colours at equal distances along a line. */
export function shades(
  { c }: Pick<Pen, 'c'>,
  colours: readonly string[],
  [x0, y0, x1, y1]: readonly [number, number, number, number],
): CanvasGradient {
  const gradient = c.createLinearGradient(x0, y0, x1, y1);
  for (const [i, colour] of colours.entries()) gradient.addColorStop(i / (colours.length - 1), colour);
  return gradient;
}

/** A line round the drum at one place along its axle, between two angles. */
export function arc({ c, project }: Pen, [x, radius]: readonly [number, number], [from, to]: readonly [number, number]): void {
  for (let n = 0; n <= 44; n++) {
    const spot = project(x, from + ((to - from) * n) / 44, radius);
    c.lineTo(spot.x, spot.y);
  }
}

/** The outline of what is seen of a piece. */
export function band(pen: Pen, [from, to, radius]: Piece): void {
  pen.c.beginPath();
  arc(pen, [from, radius], [HORIZON, -HORIZON]);
  arc(pen, [to, radius], [-HORIZON, HORIZON]);
}

/** A knurled rim: its grooves show that it turns. `turn`: degrees. */
export function rim(pen: Pen, piece: Piece, turn: number): void {
  const { c, project } = pen;
  const [from, to, radius] = piece;
  band(pen, piece);
  c.fillStyle = shades(pen, METAL, [0, -radius, 0, radius]);
  c.fill();
  c.beginPath();
  for (let angle = (turn % GROOVE) - HORIZON + GROOVE; angle < HORIZON; angle += GROOVE) {
    const left = project(from + 1.5, angle, radius);
    const right = project(to - 1.5, angle, radius);
    c.moveTo(left.x, left.y);
    c.lineTo(right.x, right.y);
  }
  c.lineWidth = 1.6;
  c.strokeStyle = 'rgb(74 48 26 / 0.55)';
  c.stroke();
  c.lineWidth = 1;
  c.strokeStyle = 'rgb(255 250 236 / 0.8)';
  for (const x of [from + 0.5, to - 0.5]) {
    c.beginPath();
    arc(pen, [x, radius], [HORIZON, -HORIZON]);
    c.stroke();
  }
}
