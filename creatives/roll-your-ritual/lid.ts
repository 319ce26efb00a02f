import { mixColour } from '#creative-sdk/colour.ts';
import { hasOwnMark } from '#creative-sdk/own-mark.ts';
import type { Brand } from '#protocol/brand.ts';
import { COPY } from './copy.ts';
import { FACE_TURN, FACES } from './drum-pose.ts';
import { arc, METAL, type Pen, shades } from './pen.ts';
import { MARK } from './print.ts';

/** How far the boss stands out, design units. */
const BOSS = 6;
const DARK = ['#3a2616', '#8a6647'];

/** The drum's round end: lacquer in a ring of metal, with studs that turn, and on its boss the brand's mark, which stays upright. */
export class Lid {
  readonly #lacquer: readonly string[];
  readonly #mark: string | undefined;

  constructor(brand: Brand) {
    const { primary, accent } = brand;
    const pale = mixColour(primary, '#fff6e8', 0.25);
    this.#lacquer = [pale, primary, mixColour(primary, '#0c120e', 0.55), primary, pale];
    this.#mark = hasOwnMark(brand, COPY.name) ? accent : undefined;
  }

  /** `turn`: the drum's, degrees. */
  paint(pen: Pen, [x, outer]: readonly [number, number], turn: number): void {
    const { c, project } = pen;
    const disc = (part: number, colours: readonly string[], out = 0) => {
      const { y } = project(x, 90, outer * part);
      c.beginPath();
      arc(pen, [x + out, outer * part], [0, 360]);
      c.fillStyle = shades(pen, colours, [-y * 0.4, y, y * 0.4, -y]);
      c.fill();
    };
    disc(1, METAL);
    disc(0.93, DARK);
    disc(0.9, this.#lacquer);
    for (let n = 0; n < FACES * 2; n++) {
      const stud = project(x, turn + n * (FACE_TURN / 2), outer * 0.8);
      c.fillStyle = n % 2 ? '#f6dfbd' : '#8a6647';
      c.beginPath();
      c.ellipse(stud.x, stud.y, 1.6 * stud.scale, 5 * stud.scale, 0, 0, 7);
      c.fill();
    }
    disc(0.62, METAL);
    disc(0.595, this.#lacquer);
    disc(0.3, DARK);
    disc(0.29, METAL, BOSS);
    disc(0.26, this.#lacquer, BOSS);
    if (this.#mark) this.#paintMark(pen, x + BOSS, outer * 0.018, this.#mark);
  }

  #paintMark({ c, project }: Pen, x: number, size: number, colour: string): void {
    const middle = project(x, 0, 0);
    const right = project(x, 180, 10);
    c.translate(middle.x, middle.y);
    c.transform((right.x - middle.x) / 10, (right.y - middle.y) / 10, 0, middle.scale, 0, 0);
    c.scale(size, size);
    c.fillStyle = colour;
    c.fill(new Path2D(MARK));
  }
}
