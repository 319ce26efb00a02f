import { bakeSprite } from '#creative-sdk/canvas.ts';
import { linear, radial } from '#creative-sdk/soft.ts';
import { JELLY, wedgePath } from './jelly.ts';
import { SUN_AT } from './rim.ts';
import { modulo, SLOTS } from './wheel-physics.ts';

type Draw = CanvasRenderingContext2D;
type Vector = readonly [number, number];

const WIDTH = (Math.PI * 2) / SLOTS;
/** The light repeats with every slot; between, so many pictures of it are kept: one for every 3 degrees. */
const PHASES = 15;
/** The rounding of a dome: strokes of these widths over each other, parts of the rim's radius. */
const SOFT_EDGES = [0.24, 0.18, 0.13, 0.085, 0.05] as const;
/** The middle of a wedge, parts of the rim's radius from the wheel's. */
const MIDDLE = (JELLY.inner + JELLY.outer) / 2 + 0.06;

/** The light on the eight domes. It comes from the sun however the wheel stands; each stand is drawn once, when first needed. */
export class LitJelly {
  readonly #radius: number;
  readonly #pixelRatio: number;
  readonly #phases = new Map<number, HTMLCanvasElement>();

  constructor(radius: number, pixelRatio: number) {
    this.#radius = radius;
    this.#pixelRatio = pixelRatio;
  }

  /** On the wheel turned by `turn`, the context not turned. */
  draw(c: Draw, turn: number): void {
    const R = this.#radius;
    const phase = modulo(turn, WIDTH);
    const number = Math.round((phase / WIDTH) * PHASES) % PHASES;
    const left = phase - (number / PHASES) * WIDTH;
    c.save();
    c.rotate(left > WIDTH / 2 ? left - WIDTH : left);
    c.drawImage(this.#phaseOf(number), -R, -R, R * 2, R * 2);
    c.restore();
  }

  #phaseOf(number: number): HTMLCanvasElement {
    const known = this.#phases.get(number);
    if (known) return known;
    const R = this.#radius;
    const path = wedgePath(R);
    const line = wedgePath(R, 0.012);
    const sprite = bakeSprite(R * 2, R * 2, this.#pixelRatio, (c) => {
      c.translate(R, R);
      for (let slot = 0; slot < SLOTS; slot++) {
        const angle = (slot + number / PHASES) * WIDTH;
        const [x, y] = SUN_AT;
        c.save();
        c.rotate(angle);
        drawDome(c, { path, line, r: R }, [x * Math.cos(angle) + y * Math.sin(angle), y * Math.cos(angle) - x * Math.sin(angle)]);
        c.restore();
      }
    });
    this.#phases.set(number, sprite);
    return sprite;
  }
}

interface Dome {
  readonly path: Path2D;
  readonly line: Path2D;
  readonly r: number;
}

/** One wedge in its own frame; `sun` is the unit vector to the light in that frame. */
function drawDome(c: Draw, { path, line, r }: Dome, [sx, sy]: Vector): void {
  const mx = Math.cos(WIDTH / 2) * MIDDLE * r;
  const my = Math.sin(WIDTH / 2) * MIDDLE * r;
  const reach = r * 0.3;
  const across = [mx + sx * reach, my + sy * reach, mx - sx * reach, my - sy * reach] as const;
  c.save();
  c.clip(path);
  c.strokeStyle = linear(c, across, [
    [0, 'rgb(70 22 10 / 0.1)'],
    [0.5, 'rgb(255 244 214 / 0)'],
    [1, 'rgb(255 244 214 / 0.13)'],
  ]);
  for (const width of SOFT_EDGES) {
    c.lineWidth = r * width;
    c.stroke(path);
  }
  fillCaustic(c, [mx - sx * r * 0.17, my - sy * r * 0.17], r * 0.24);
  c.restore();
  c.lineWidth = r * 0.013;
  c.strokeStyle = linear(c, across, [
    [0, 'rgb(255 255 255 / 0.95)'],
    [0.4, 'rgb(255 255 255 / 0.12)'],
    [0.6, 'rgb(70 22 10 / 0.04)'],
    [1, 'rgb(70 22 10 / 0.34)'],
  ]);
  c.stroke(line);
  drawGloss(c, [mx + sx * r * 0.17, my + sy * r * 0.17], Math.atan2(sy, sx), r);
}

/** The dome gathers the sun on its far side. */
function fillCaustic(c: Draw, [x, y]: Vector, r: number): void {
  c.fillStyle = radial(
    c,
    [x, y, r],
    [
      [0, 'rgb(255 247 222 / 0.36)'],
      [0.4, 'rgb(255 247 222 / 0.15)'],
      [1, 'rgb(255 247 222 / 0)'],
    ],
  );
  c.fillRect(x - r, y - r, r * 2, r * 2);
}

/** The window mirrored in a dome: a curved pane towards the sun, with a hard edge. */
function drawGloss(c: Draw, [x, y]: Vector, angle: number, r: number): void {
  c.save();
  c.translate(x, y);
  c.rotate(angle);
  c.beginPath();
  c.moveTo(r * 0.045, -r * 0.1);
  c.quadraticCurveTo(r * 0.085, 0, r * 0.045, r * 0.1);
  c.quadraticCurveTo(-r * 0.01, r * 0.1, -r * 0.028, r * 0.07);
  c.quadraticCurveTo(r * 0.005, 0, -r * 0.028, -r * 0.07);
  c.quadraticCurveTo(-r * 0.01, -r * 0.1, r * 0.045, -r * 0.1);
  c.fillStyle = linear(
    c,
    [r * 0.07, 0, -r * 0.03, 0],
    [
      [0, 'rgb(255 255 255 / 0.92)'],
      [1, 'rgb(255 255 255 / 0.34)'],
    ],
  );
  c.fill();
  c.restore();
}
