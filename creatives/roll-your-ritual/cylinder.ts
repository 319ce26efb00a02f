import { bakeSprite } from '#creative-sdk/canvas.ts';
import { create } from '#creative-sdk/element.ts';
import type { Brand } from '#protocol/brand.ts';
import { FACE_TURN, FACES, projectorOf, type Shape } from './drum-pose.ts';
import { Lid } from './lid.ts';
import { arc, band, HORIZON, type Pen, rim, shades } from './pen.ts';

/** What is painted on one face of the drum. */
export interface Painting {
  readonly colour: string;
  /** Until it is there the face has one colour. */
  readonly picture: HTMLCanvasElement | undefined;
  /** Of what is painted in it; another one is another picture. */
  readonly state: string;
}

/** What the drum shows at the moment. */
export interface Look {
  readonly position: number;
  /** A band of light runs over it: 0 before, 1 after. */
  readonly sweep: number;
}

/** How wide a rim is, design units, and how much larger than the drum. */
export const RIM = 8;
export const FLANGE = 1.055;
/** Rows in which a face is painted round the drum: one is nearly flat. */
const ROWS = 30;
/** How much of a row is painted, so that no edge is seen between two. */
const OVER = 1.2;

/** Light on the drum, from above to below: it stays in the room while the drum rolls. */
const LIGHT = ['#3a1f14a8', '#3a1f1430', '#fff9ec14', '#fff9ec40', '#fff9ec10', '#3a1f1400', '#3a1f1410', '#3a1f1448', '#3a1f14b8'];

/** The drum itself, on one canvas: pictures round a cylinder, between two knurled rims of metal, and at its end a lid. */
export class Cylinder {
  readonly element = create('div', 'cylinder');
  readonly #lid: Lid;
  #context: CanvasRenderingContext2D | undefined;
  #half = 1;
  #painted = '';

  constructor(brand: Brand) {
    this.#lid = new Lid(brand);
  }

  /** `half`: from its middle to the edges of its square, design units. */
  fit(half: number, ratio: number): void {
    this.#half = half;
    this.#painted = '';
    const canvas = bakeSprite(half * 2, half * 2, ratio, (c) => (this.#context = c), 'processor');
    Object.assign(canvas.style, { width: `${half * 2}px`, left: `${-half}px`, top: `${-half}px` });
    this.element.replaceChildren(canvas);
  }

  paint(shape: Shape, look: Look, faces: readonly Painting[]): void {
    const c = this.#context;
    const state = [...Object.values(shape), ...Object.values(look), ...faces.map(({ picture, state: painted }) => `${!picture} ${painted}`)].join();
    if (!c || state === this.#painted) return;
    this.#painted = state;
    const pen = { c, project: projectorOf(shape) };
    const half = shape.width / 2;
    const outer = shape.radius * FLANGE;
    const turn = look.position * FACE_TURN;
    c.clearRect(0, 0, this.#half * 2, this.#half * 2);
    c.save();
    c.translate(this.#half, this.#half);
    c.beginPath();
    arc(pen, [-half, outer], [0, 360]);
    c.fillStyle = '#8d6b4a';
    c.fill();
    rim(pen, [-half - RIM, -half, outer], turn);
    c.save();
    band(pen, [-half, half, shape.radius]);
    c.fillStyle = '#c9b39a';
    c.fill();
    paintFaces(pen, shape, [look.position, faces]);
    this.#light(pen, shape, look);
    c.restore();
    rim(pen, [half, half + RIM, outer], turn);
    this.#lid.paint(pen, [half + RIM, outer], turn);
    c.restore();
  }

  #light(pen: Pen, { width, radius }: Shape, { sweep }: Look): void {
    const { c } = pen;
    band(pen, [-width / 2, width / 2, radius]);
    c.fillStyle = shades(pen, LIGHT, [0, -radius, 0, radius]);
    c.fill();
    c.clip();
    // The rims keep light from the edges.
    c.strokeStyle = 'rgb(42 23 16 / 0.06)';
    for (const side of [-0.5, 0.5]) {
      c.beginPath();
      arc(pen, [width * side, radius], [HORIZON, -HORIZON]);
      for (let wide = 4; wide < 36; wide += 4) {
        c.lineWidth = wide;
        c.stroke();
      }
    }
    if (sweep <= 0 || sweep >= 1) return;
    const x = (sweep * 2.6 - 1.3) * radius;
    c.globalAlpha = Math.sin(sweep * Math.PI) * 0.55;
    c.fillStyle = shades(pen, ['#fffdf600', '#fffdf6', '#fffdf600'], [x - 60, 0, x + 60, 36]);
    c.fillRect(-radius * 2, -radius, radius * 4, radius * 2);
  }
}

/** Row by row, from above and from below to the middle, so that the nearer one covers the farther one's edge. */
function paintFaces({ c, project }: Pen, { width, radius }: Shape, [position, faces]: readonly [number, readonly Painting[]]): void {
  const middle = Math.round((position + 0.5) * ROWS);
  const spotAt = (along: number, row: number) => project(along * width, (position + 0.5 - row / ROWS) * FACE_TURN, radius);
  for (let away = Math.floor((ROWS * HORIZON) / FACE_TURN); away > 0; away--) {
    for (const row of [middle - away, middle + away - 1]) {
      const face = faces[((Math.floor(row / ROWS) % FACES) + FACES) % FACES];
      const origin = spotAt(-0.5, row);
      const right = spotAt(0.5, row);
      const below = spotAt(-0.5, row + 1);
      c.save();
      c.transform(right.x - origin.x, right.y - origin.y, below.x - origin.x, below.y - origin.y, origin.x, origin.y);
      if (face) paintRow(c, face, ((row % ROWS) + ROWS) % ROWS);
      c.restore();
    }
  }
}

/** Into a square of 1. */
function paintRow(c: CanvasRenderingContext2D, { colour, picture }: Painting, row: number): void {
  const over = Math.min(OVER, ROWS - row);
  c.fillStyle = colour;
  if (!picture) return c.fillRect(0, 0, 1, over);
  const high = picture.height / ROWS;
  c.drawImage(picture, 0, row * high, picture.width, high * over, 0, 0, 1, over);
}
