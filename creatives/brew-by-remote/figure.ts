import type { Pen } from '#creative-sdk/gradient.ts';
import { clamp, mix } from '#creative-sdk/motion.ts';
import { noise1 } from '#creative-sdk/random.ts';
import type { Pattern } from './menu.ts';

export interface Inks {
  /** Milk, or light crema where there is none. */
  readonly milk: string;
  /** Where milk thins out. */
  readonly edge: string;
  readonly crema: string;
}

type Draw = (pen: Pen, inks: Inks, part: Part) => void;
interface Part {
  readonly count: number;
  /** How much of the figure is poured, 0 … 1. */
  readonly progress: number;
}

/** Draws latte art into the unit disc. The layers appear one after the other, each growing from the middle. */
export function drawFigure(pen: Pen, pattern: Pattern, inks: Inks, progress: number): void {
  if (progress <= 0) return;
  pen.lineJoin = 'round';
  pen.lineCap = 'round';
  painters[pattern.figure](pen, inks, { count: pattern.count, progress });
}

const grown = ({ count, progress }: Part, layer: number) => clamp(progress * count * 1.15 - layer);

/** A milk shape with its thinner edge. */
function pour(pen: Pen, path: Path2D, inks: Inks): void {
  pen.strokeStyle = inks.edge;
  pen.lineWidth = 0.045;
  pen.stroke(path);
  pen.fillStyle = inks.milk;
  pen.fill(path);
}

/** One rocking of the jug: a chevron whose ends curl upwards. */
function leaf(y: number, width: number, thick: number): Path2D {
  const path = new Path2D();
  const curl = 0.1 + width * 0.34;
  for (const side of [1, -1]) {
    const w = width * side;
    path.moveTo(0, y + thick * 0.3);
    path.bezierCurveTo(w * 0.5, y + thick * 0.2, w * 0.96, y - curl * 0.35, w, y - curl);
    path.bezierCurveTo(w * 0.82, y - curl * 0.62 - thick * 0.3, w * 0.42, y - thick * 0.9, 0, y - thick * 0.7);
    path.closePath();
  }
  return path;
}

function heart(x: number, y: number, size: number): Path2D {
  const path = new Path2D();
  const at = (dx: number, dy: number) => [x + dx * size, y + dy * size] as const;
  path.moveTo(...at(0, 0.72));
  path.bezierCurveTo(...at(-0.34, 0.42), ...at(-0.86, 0.12), ...at(-0.82, -0.28));
  path.bezierCurveTo(...at(-0.78, -0.66), ...at(-0.2, -0.7), ...at(0, -0.3));
  path.bezierCurveTo(...at(0.2, -0.7), ...at(0.78, -0.66), ...at(0.82, -0.28));
  path.bezierCurveTo(...at(0.86, 0.12), ...at(0.34, 0.42), ...at(0, 0.72));
  return path;
}

/** The last gesture: the jug pulls a fine line of crema through the middle. */
function pullThrough(pen: Pen, inks: Inks, [from, to]: readonly [number, number]): void {
  pen.fillStyle = inks.crema;
  pen.beginPath();
  pen.moveTo(0, from);
  pen.quadraticCurveTo(0.03, mix(from, to, 0.5), 0.012, to);
  pen.lineTo(-0.012, to);
  pen.quadraticCurveTo(-0.03, mix(from, to, 0.5), 0, from);
  pen.fill();
}

const drawRosetta: Draw = (pen, inks, part) => {
  const { count } = part;
  for (let k = 0; k < count; k++) {
    const g = grown(part, k);
    if (!g) break;
    const u = k / (count - 1);
    const width = (0.3 + 0.52 * Math.sin(Math.PI * (0.2 + 0.64 * (1 - u)))) * (0.3 + 0.7 * g);
    pour(pen, leaf(mix(0.7, -0.3, u), width, 0.86 / count), inks);
  }
  const last = clamp(part.progress * 6 - 5);
  if (!last) return;
  pour(pen, heart(0, -0.5, 0.34 * last), inks);
  pullThrough(pen, inks, [-0.62, mix(-0.5, 0.86, last)]);
};

const drawHeart: Draw = (pen, inks, part) => {
  const { count } = part;
  for (let k = 0; k < count; k++) {
    const g = grown(part, k);
    if (!g) break;
    const size = (0.98 - (k * 0.78) / count) * (0.4 + 0.6 * g);
    pour(pen, heart(0, -0.02, size), inks);
    if (k === count - 1) break;
    pen.fillStyle = inks.crema;
    pen.fill(heart(0, -0.02, size - 0.14));
  }
  if (count > 1) pullThrough(pen, inks, [mix(0.7, -0.5, clamp(part.progress * 5 - 4)), 0.74]);
};

function crescent(y: number, width: number): Path2D {
  const path = new Path2D();
  path.moveTo(-width, y - 0.22);
  path.bezierCurveTo(-width * 0.95, y + 0.18, width * 0.95, y + 0.18, width, y - 0.22);
  path.bezierCurveTo(width * 0.72, y - 0.02, width * 0.3, y - 0.16, 0, y - 0.02);
  path.bezierCurveTo(-width * 0.3, y - 0.16, -width * 0.72, y - 0.02, -width, y - 0.22);
  return path;
}

const drawTulip: Draw = (pen, inks, part) => {
  const { count } = part;
  const step = 0.92 / count;
  for (let k = 0; k < count - 1; k++) {
    const g = grown(part, k);
    if (g) pour(pen, crescent(0.56 - k * step, (0.7 - 0.09 * k) * (0.4 + 0.6 * g)), inks);
  }
  const last = grown(part, count - 1);
  if (!last) return;
  pour(pen, heart(0, 0.36 - (count - 1) * step, 0.42 * last), inks);
  pullThrough(pen, inks, [-0.55, 0.72]);
};

const drawWings: Draw = (pen, inks, part) => {
  const { count } = part;
  for (let k = 0; k < count; k++) {
    const g = grown(part, k);
    if (g) pour(pen, leaf(0.6 - k * 0.13, (0.84 - 0.05 * k) * (0.3 + 0.7 * g), 0.07), inks);
  }
  const last = clamp(part.progress * 4 - 3);
  if (!last) return;
  pour(pen, crescent(-0.02, 0.44 * last), inks);
  pour(pen, heart(0, -0.36, 0.4 * last), inks);
  pullThrough(pen, inks, [-0.5, 0.78]);
};

const drawMoon: Draw = (pen, inks, { progress }) => {
  const path = new Path2D();
  const r = 0.66 * (0.4 + 0.6 * progress);
  path.arc(0, 0, r, 0.9, 5.2);
  path.bezierCurveTo(-0.1 * r, -0.66 * r, -0.32 * r, 0.42 * r, Math.cos(0.9) * r, Math.sin(0.9) * r);
  pour(pen, path, inks);
};

const drawHalo: Draw = (pen, inks, part) => {
  for (let k = 0; k < part.count; k++) {
    pen.globalAlpha = 0.85 * grown(part, k);
    pen.strokeStyle = k ? inks.milk : inks.edge;
    pen.lineWidth = 0.1 - k * 0.04;
    pen.beginPath();
    pen.arc(0, 0, 0.74 - k * 0.28, 0, 7);
    pen.stroke();
  }
  pen.globalAlpha = 1;
};

/** Tiger flecks: light and dark strands of crema, swirled by the stream. */
const drawTiger: Draw = (pen, inks, part) => {
  const strands = part.count * 4;
  for (let k = 0; k < strands; k++) {
    pen.globalAlpha = 0.8 * clamp(part.progress * strands * 1.1 - k);
    pen.strokeStyle = k % 4 ? inks.milk : inks.edge;
    pen.lineWidth = 0.02 + 0.045 * Math.abs(noise1(k * 1.7, 3));
    const radius = 0.12 + 0.8 * ((k * 0.618) % 1);
    const from = k * 2.4;
    const turn = 0.5 + Math.abs(noise1(k * 2.3, 5));
    pen.beginPath();
    for (let i = 0; i <= 10; i++) {
      const angle = from + (turn * i) / 10;
      const r = radius + 0.05 * noise1(i * 0.6 + k, 9) - 0.012 * i;
      pen.lineTo(Math.cos(angle) * r, Math.sin(angle) * r);
    }
    pen.stroke();
  }
  pen.globalAlpha = 1;
};

const drawSpiral: Draw = (pen, inks, part) => {
  for (let arm = 0; arm < part.count; arm++) {
    pen.strokeStyle = arm % 2 ? inks.edge : inks.milk;
    for (let i = 0; i < 46 * part.progress; i++) {
      const at = (n: number) => {
        const a = (arm * Math.PI * 2) / part.count + n * 0.12;
        const r = 0.05 + n * 0.0185;
        return [Math.cos(a) * r, Math.sin(a) * r] as const;
      };
      pen.lineWidth = 0.1 * (1 - i / 52);
      pen.beginPath();
      pen.moveTo(...at(i));
      pen.lineTo(...at(i + 1));
      pen.stroke();
    }
  }
};

const painters: Readonly<Record<Pattern['figure'], Draw>> = {
  rosetta: drawRosetta,
  heart: drawHeart,
  tulip: drawTulip,
  wings: drawWings,
  moon: drawMoon,
  halo: drawHalo,
  tiger: drawTiger,
  spiral: drawSpiral,
};
