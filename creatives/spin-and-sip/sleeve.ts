import { bakeSprite } from '#creative-sdk/canvas.ts';
import { contrast, mixColour } from '#creative-sdk/colour.ts';
import { linear } from '#creative-sdk/soft.ts';
import { type Camera, ringAt, traceBody } from './glass.ts';

/** Where the paper sleeve sits, parts of the cup's height. */
const LOW = 0.27;
const HIGH = 0.5;
/** Slices in which the flat wordmark is laid round the cup. */
const SLICES = 180;
/** How much of the half round the wordmark may take, radians from the middle. */
const REACH = 1.12;
const CREAM = '#fffaf0';

/** The paper sleeve with the brand's name. */
export class Sleeve {
  readonly #colour: string;
  readonly #mark: HTMLCanvasElement | undefined;

  constructor(colour: string, name: string | undefined, radius: number, pixelRatio: number) {
    this.#colour = colour;
    this.#mark = name === undefined ? undefined : bakeMark(name, contrast(colour, CREAM) >= 3 ? CREAM : '#3b160b', radius, pixelRatio);
  }

  draw(c: CanvasRenderingContext2D, camera: Camera, alpha: number, markAlpha: number): void {
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
    c.globalAlpha = markAlpha;
    if (this.#mark && markAlpha > 0) drawAround(c, camera, this.#mark);
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

const MARK = { width: 1.86, height: 0.42 } as const;

function bakeMark(name: string, ink: string, radius: number, pixelRatio: number): HTMLCanvasElement {
  return bakeSprite(MARK.width, MARK.height, radius * pixelRatio * 1.5, (c) => {
    c.font = `600 1px Unbounded`;
    c.textAlign = 'center';
    c.textBaseline = 'middle';
    const size = Math.min(0.27, (MARK.width * 0.8) / Math.max(0.1, c.measureText(name).width));
    c.font = `600 ${size}px Unbounded`;
    c.fillStyle = ink;
    c.fillText(name, MARK.width / 2, MARK.height / 2);
  });
}

function drawAround(c: CanvasRenderingContext2D, camera: Camera, mark: HTMLCanvasElement): void {
  const ring = ringAt(camera, (LOW + HIGH) / 2);
  const height = MARK.height * camera.r * camera.cos;
  for (let i = 0; i < SLICES; i++) {
    const from = ((i / SLICES) * 2 - 1) * REACH;
    const to = (((i + 1) / SLICES) * 2 - 1) * REACH;
    const left = ring.x + Math.sin(from) * ring.rx;
    const right = ring.x + Math.sin(to) * ring.rx;
    const y = ring.y + Math.cos((from + to) / 2) * ring.ry - height / 2;
    const slice = mark.width / SLICES;
    c.drawImage(mark, i * slice, 0, slice, mark.height, left, y, right - left + 0.3, height);
  }
}
