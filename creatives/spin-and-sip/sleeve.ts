import { contrast, mixColour } from '#creative-sdk/colour.ts';
import { linear } from '#creative-sdk/soft.ts';
import { type Camera, ringAt, traceBody, widthAt } from './glass.ts';
import { CUP_FOOT, CUP_HEIGHT } from './layout.ts';
import { spell } from './lettering.ts';

/** Where the paper sleeve sits, parts of the cup's height. */
const LOW = 0.23;
const HIGH = 0.42;
/** How long the name may be, in the cup's radii, and how its outer letters lean with the wall. */
const LONGEST = 1.49;
const LEAN = (1 - CUP_FOOT) / CUP_HEIGHT;
const CREAM = '#fffaf0';

/** The paper sleeve with the brand's name. */
export class Sleeve {
  readonly #colour: string;
  readonly #name: string | undefined;

  constructor(colour: string, name: string | undefined) {
    this.#colour = colour;
    this.#name = name;
  }

  draw(c: CanvasRenderingContext2D, camera: Camera, alpha: number, nameAlpha: number): void {
    if (alpha <= 0) return;
    c.save();
    c.globalAlpha = alpha;
    c.beginPath();
    traceBody(c, camera, [LOW, HIGH], { inset: 1.01, isTopCut: true });
    const { x, r } = camera;
    c.fillStyle = linear(
      c,
      [x - r * 0.86, 0, x + r * 0.86, 0],
      [
        [0, mixColour(this.#colour, '#3a0c04', 0.45)],
        [0.22, this.#colour],
        [0.38, mixColour(this.#colour, '#fff0dc', 0.2)],
        [0.6, this.#colour],
        [0.95, mixColour(this.#colour, '#3a0c04', 0.42)],
        [1, mixColour(this.#colour, '#ffd9b0', 0.15)],
      ],
    );
    c.fill();
    this.#drawEdges(c, camera);
    c.globalAlpha = nameAlpha;
    c.fillStyle = contrast(this.#colour, CREAM) >= 3 ? CREAM : '#3b160b';
    if (this.#name && nameAlpha > 0) drawName(c, camera, this.#name);
    c.restore();
  }

  #drawEdges(c: CanvasRenderingContext2D, camera: Camera): void {
    for (const [height, colour] of [
      [HIGH, 'rgb(255 250 240 / 0.55)'],
      [LOW, 'rgb(60 14 4 / 0.35)'],
    ] as const) {
      const ring = ringAt(camera, height, 1.01);
      c.beginPath();
      c.ellipse(ring.x, ring.y, ring.rx, ring.ry, 0, 0.05, Math.PI - 0.05);
      c.lineWidth = camera.r * 0.016;
      c.strokeStyle = colour;
      c.stroke();
    }
  }
}

/** Letter by letter, each in its own perspective: type drawn as outlines stays smooth where a laid-on picture would be ragged. */
function drawName(c: CanvasRenderingContext2D, camera: Camera, name: string): void {
  const middle = (LOW + HIGH) / 2;
  const ring = ringAt(camera, middle);
  c.textAlign = 'center';
  c.textBaseline = 'middle';
  c.font = '600 100px Unbounded';
  // Radii to a hundredth of the type's height.
  const size = Math.min(0.0027, LONGEST / c.measureText(name).width);
  const scale = size * camera.r;
  spell(c, name, (letter, at) => {
    const angle = (at * size) / widthAt(middle);
    const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
    c.save();
    c.transform(cos * scale, -sin * camera.sin * scale, -sin * LEAN * scale, camera.cos * scale, ring.x + sin * ring.rx, ring.y + cos * ring.ry);
    c.fillText(letter, 0, 0);
    c.restore();
  });
}
