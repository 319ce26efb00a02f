import { mixColour } from '#creative-sdk/colour.ts';
import { clamp } from '#creative-sdk/motion.ts';

export type Point = readonly [x: number, y: number];

/** The colours of one engraving, `#rrggbb`, and the fine lines over all of them. */
export interface Inks {
  readonly dark: string;
  readonly mid: string;
  readonly light: string;
  readonly line: string;
  /** Eyes, runes, sparks. */
  readonly glow: string;
}

/** Distance of the hatch lines, card units. */
const PITCH = 2.3;
/** Where the light comes from: upper left. */
const LIGHT: Point = [-0.55, -0.83];

/** `print` draws the picture, `foil` only what of it shines: bright lines on clear ground, to be used as a mask. */
export type Pass = 'print' | 'foil';

/** Cuts shapes the way an engraver does: a flat tone, swelling parallel lines over it, a clean outline. */
export class Graver {
  readonly c: CanvasRenderingContext2D;
  readonly inks: Inks;
  readonly #pass: Pass;

  constructor(c: CanvasRenderingContext2D, inks: Inks, pass: Pass) {
    this.c = c;
    this.inks = inks;
    this.#pass = pass;
    c.lineJoin = 'round';
    c.lineCap = 'round';
  }

  /** The same burin in the same pass, with other inks. */
  in(inks: Inks): Graver {
    return new Graver(this.c, inks, this.#pass);
  }

  /** 0 dark … 1 light. */
  tone(light: number): string {
    const { dark, mid, light: high } = this.inks;
    const t = clamp(light);
    return t < 0.5 ? mixColour(dark, mid, t * 2) : mixColour(mid, high, t * 2 - 1);
  }

  /** A flat piece of `light` 0 … 1, hatched along `angle`. */
  facet(points: readonly Point[], light: number, angle = -0.95): void {
    const { c } = this;
    const [x0, y0, x1, y1] = boundsOf(points);
    this.#trace(points);
    this.#fill(light, () => {
      const gradient = c.createLinearGradient(x0, y0, x1, y1);
      gradient.addColorStop(0, this.tone(light + 0.14));
      gradient.addColorStop(1, this.tone(light - 0.16));
      return gradient;
    });
    this.#hatch(points, light, angle);
    this.#outline(0.7);
  }

  #trace(points: readonly Point[]): void {
    this.c.beginPath();
    for (const [x, y] of points) this.c.lineTo(x, y);
    this.c.closePath();
  }

  #fill(light: number, paint: () => string | CanvasGradient): void {
    const { c } = this;
    if (this.#pass === 'print') {
      c.fillStyle = paint();
      c.fill();
      return;
    }
    c.globalCompositeOperation = 'destination-out';
    c.fillStyle = '#000';
    c.fill();
    c.globalCompositeOperation = 'source-over';
    c.fillStyle = `rgb(255 255 255 / ${(0.12 + 0.4 * clamp(light)).toFixed(3)})`;
    c.fill();
  }

  #outline(width: number, alpha = 0.95): void {
    const { c } = this;
    c.lineWidth = width;
    c.strokeStyle = this.#pass === 'print' ? this.inks.line : '#fff';
    c.globalAlpha = alpha;
    c.stroke();
    c.globalAlpha = 1;
  }

  /** Lines that swell towards their lit end. */
  #hatch(points: readonly Point[], light: number, angle: number): void {
    const { c } = this;
    const [ux, uy] = [Math.cos(angle), Math.sin(angle)];
    const along = points.map(([x, y]) => x * ux + y * uy);
    const across = points.map(([x, y]) => y * ux - x * uy);
    const [from, to] = [Math.min(...along), Math.max(...along)];
    const [low, high] = [Math.min(...across), Math.max(...across)];
    const isLit = ux * LIGHT[0] + uy * LIGHT[1] > 0;
    const [thick, thin] = isLit ? [to, from] : [from, to];
    const half = PITCH * (0.1 + 0.22 * clamp(light));
    const put = (a: number, o: number) => c.lineTo(a * ux - o * uy, a * uy + o * ux);
    c.save();
    c.clip();
    c.beginPath();
    for (let o = low + PITCH / 2; o < high; o += PITCH) {
      c.moveTo(thick * ux - (o - half) * uy, thick * uy + (o - half) * ux);
      put(thick, o + half);
      put(thin, o + 0.06);
      put(thin, o - 0.06);
    }
    c.fillStyle = this.#pass === 'print' ? (light > 0.72 ? this.tone(0.45) : this.inks.line) : '#fff';
    c.globalAlpha = this.#pass === 'print' ? (light > 0.72 ? 0.42 : 0.5) : 0.85;
    c.fill();
    c.restore();
    this.#trace(points);
  }

  /** A stone: planes from its outline to a face around `apex`, each as light as it looks to the sky. */
  gem(points: readonly Point[], apex: Point, light: number, face = 0.5): void {
    const turn = turnOf(points) > 0 ? 1 : -1;
    const inner = points.map(([x, y]): Point => [apex[0] + (x - apex[0]) * face, apex[1] + (y - apex[1]) * face]);
    points.forEach((a, i) => {
      const j = (i + 1) % points.length;
      const [b, c, d] = [points[j] ?? a, inner[j] ?? apex, inner[i] ?? apex];
      const [nx, ny] = [b[1] - a[1], a[0] - b[0]];
      const facing = ((nx * LIGHT[0] + ny * LIGHT[1]) / (Math.hypot(nx, ny) || 1)) * turn;
      this.facet([a, b, c, d], light + facing * 0.38, Math.atan2(apex[1] - (a[1] + b[1]) / 2, apex[0] - (a[0] + b[0]) / 2));
    });
    this.facet(inner, light + 0.12, -0.95);
  }

  /** A knife from `base` along `angle`: bevelled, one half in the light. */
  blade(base: Point, angle: number, [length, width]: Point, light = 0.6): void {
    const [ux, uy] = [Math.cos(angle), Math.sin(angle)];
    const at = (a: number, o: number): Point => [base[0] + ux * a * length - uy * o * width, base[1] + uy * a * length + ux * o * width];
    const half = (side: number): Point[] => [at(0, 0), at(0.06, side * 0.24), at(0.3, side * 0.4), at(0.76, side * 0.5), at(1, 0)];
    const litSide = uy * LIGHT[0] - ux * LIGHT[1] > 0 ? 1 : -1;
    this.facet(half(-litSide), light - 0.26, angle + 0.5 * litSide);
    this.facet(half(litSide), light + 0.22, angle - 0.5 * litSide);
  }

  /** A band of folds along a spine; `widthAt` and `lightAt` take 0 … 1. */
  pleats(spine: readonly Point[], widthAt: (t: number) => number, lightAt: (i: number) => number): void {
    const edges = spine.map((p, i) => {
      const a = spine[Math.max(0, i - 1)] ?? p;
      const b = spine[Math.min(spine.length - 1, i + 1)] ?? p;
      const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
      const w = widthAt(i / (spine.length - 1)) / 2;
      const [nx, ny] = [(-(b[1] - a[1]) / length) * w, ((b[0] - a[0]) / length) * w];
      return { left: [p[0] + nx, p[1] + ny], right: [p[0] - nx, p[1] - ny], angle: Math.atan2(ny, nx) } as const;
    });
    edges.slice(1).forEach((edge, i) => {
      const before = edges[i] ?? edge;
      this.facet([before.left, edge.left, edge.right, before.right], lightAt(i), edge.angle);
    });
  }

  /** Filled disc of one tone with `rings` fine circles in it. */
  disc([x, y]: Point, radius: number, light: number, rings = 3): void {
    const { c } = this;
    c.beginPath();
    c.arc(x, y, radius, 0, 7);
    this.#fill(light, () => {
      const gradient = c.createRadialGradient(x + LIGHT[0] * radius * 0.6, y + LIGHT[1] * radius * 0.6, 0, x, y, radius * 1.1);
      gradient.addColorStop(0, this.tone(light + 0.2));
      gradient.addColorStop(1, this.tone(light - 0.2));
      return gradient;
    });
    this.#outline(0.8);
    for (let i = 1; i <= rings; i++) {
      c.beginPath();
      c.arc(x, y, (radius * i) / (rings + 1), 0, 7);
      this.#outline(0.45, 0.7);
    }
  }

  /** A free line. */
  line(points: readonly Point[], width = 0.6, alpha = 0.8): void {
    this.c.beginPath();
    for (const [x, y] of points) this.c.lineTo(x, y);
    this.#outline(width, alpha);
  }

  /** Where polish throws the lamp back: a hard bright patch. */
  gleam(points: readonly Point[], alpha = 0.6): void {
    this.#trace(points);
    this.c.fillStyle = `rgb(255 255 255 / ${alpha})`;
    this.c.fill();
  }

  /** Something that burns: an almond eye, a rune, a spark. */
  ember(points: readonly Point[], blur = 7): void {
    const { c } = this;
    this.#trace(points);
    c.save();
    if (this.#pass === 'foil') {
      c.globalCompositeOperation = 'destination-out';
    } else {
      c.shadowColor = this.inks.glow;
      c.shadowBlur = blur * c.getTransform().a;
    }
    c.fillStyle = this.inks.glow;
    c.fill();
    c.restore();
  }
}

function boundsOf(points: readonly Point[]): readonly [number, number, number, number] {
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

function turnOf(points: readonly Point[]): number {
  return points.reduce((sum, [x, y], i) => {
    const [bx, by] = points[(i + 1) % points.length] ?? [x, y];
    return sum + x * by - bx * y;
  }, 0);
}

/** The same outline on the other side of the card. */
export function mirror(points: readonly Point[]): Point[] {
  return points.map(([x, y]): Point => [-x, y]);
}

/** Points of a smooth curve through control points of a cubic Bézier chain: every 3 after the first make a piece. */
export function bezier(controls: readonly Point[], steps: number): Point[] {
  const points: Point[] = [];
  for (let k = 0; k + 3 < controls.length; k += 3) {
    const [a, b, c, d] = [controls[k], controls[k + 1], controls[k + 2], controls[k + 3]];
    if (!a || !b || !c || !d) break;
    for (let i = k ? 1 : 0; i <= steps; i++) {
      const t = i / steps;
      const u = 1 - t;
      const at = (j: 0 | 1) => u * u * u * a[j] + 3 * u * u * t * b[j] + 3 * u * t * t * c[j] + t * t * t * d[j];
      points.push([at(0), at(1)]);
    }
  }
  return points;
}
