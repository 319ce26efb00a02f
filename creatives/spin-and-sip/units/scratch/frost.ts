import { bakeSprite } from '#creative-sdk/canvas.ts';
import { clamp, mix } from '#creative-sdk/motion.ts';
import { createRandom } from '#creative-sdk/random.ts';
import type { Layout } from './layout.ts';
import { CELL } from './mask.ts';

const TAU = Math.PI * 2;
/** A frond as it is baked, units. */
const LONG = 230;
const WIDE = 150;
const SHAPES = 4;

/** Frost flowers over the whole pane: fronds of a few shapes, grown once, stamped many times. Transparent between the crystals. */
export function bakeFerns({ width, height }: Layout, ratio: number): HTMLCanvasElement {
  const random = createRandom(1845);
  const fronds = Array.from({ length: SHAPES }, (_, k) => bakeSprite(LONG, WIDE, Math.min(2, ratio), (c) => growFrond(c, random, k % 2 ? 1 : -1)));
  return bakeSprite(width, height, ratio, (c) => {
    const stamp = (x: number, y: number, angle: number, size: number, alpha: number) => {
      const frond = fronds[Math.floor(random() * SHAPES)];
      if (!frond) return;
      c.save();
      c.translate(x, y);
      c.rotate(angle);
      c.scale(size, size * (random() < 0.5 ? -1 : 1));
      c.globalAlpha = alpha;
      c.drawImage(frond, 0, -WIDE / 2, LONG, WIDE);
      c.restore();
    };
    const area = (width * height) / 100_000;
    // Far behind: small stars of fronds wherever a grain of dust was.
    for (let n = 0; n < area * 15; n++) {
      const [x, y, turn] = [random() * width, random() * height, random() * TAU];
      const size = 0.16 + random() ** 2 * 0.26;
      for (let arm = 0; arm < 6; arm++) if (random() < 0.75) stamp(x, y, turn + (arm * TAU) / 6 + random() * 0.3, size * (0.6 + random() * 0.5), 0.5);
    }
    // From the frame inwards: the large ones, as they grow on a real pane, mostly from below.
    const round = 2 * (width + height);
    const step = 24;
    for (let at = 0; at < round; at += step * (0.6 + random() * 0.8)) {
      const [x, y, inward] = toEdge(at, width, height);
      const fromBelow = y === height ? 1.25 : 1;
      stamp(x, y, inward + (random() - 0.5) * 1.5, (0.45 + random() ** 2 * 0.75) * fromBelow, 0.55 + random() * 0.4);
    }
    for (let n = 0; n < area * 6.5; n++) {
      const y = height * Math.sqrt(random());
      stamp(random() * width, y, -Math.PI / 2 + (random() - 0.5) * 2.6, 0.35 + random() * 0.45, 0.5 + random() * 0.4);
    }
    c.fillStyle = '#fff';
    for (let n = 0; n < area * 260; n++) {
      c.globalAlpha = random() ** 2 * 0.8;
      const r = 0.4 + random() * 0.7;
      c.fillRect(random() * width, random() * height, r, r);
    }
  });
}

/** A place on the frame, clockwise from the top left, and the direction into the pane. */
function toEdge(at: number, width: number, height: number): readonly [number, number, number] {
  if (at < width) return [at, 0, Math.PI / 2];
  if (at < width + height) return [width, at - width, Math.PI];
  if (at < 2 * width + height) return [2 * width + height - at, height, -Math.PI / 2];
  return [0, 2 * (width + height) - at, 0];
}

/** A curved spine with barbs on both sides, and barbs on these: each thinner than what bears it. */
function growFrond(c: CanvasRenderingContext2D, random: () => number, bend: 1 | -1): void {
  c.translate(2, WIDE / 2);
  c.strokeStyle = '#fff';
  c.lineCap = 'round';
  const spine = (u: number) => ({ x: u * (LONG - 8), y: bend * 26 * u * u - bend * 10 * u });
  const branch = (x: number, y: number, angle: number, length: number, depth: number) => {
    const curl = -Math.sign(angle) * 0.35;
    const steps = Math.max(2, Math.round(length / 3.2));
    let [px, py, direction] = [x, y, angle];
    c.moveTo(px, py);
    for (let i = 1; i <= steps; i++) {
      direction += curl / steps;
      px += (Math.cos(direction) * length) / steps;
      py += (Math.sin(direction) * length) / steps;
      c.lineTo(px, py);
      if (depth > 0 && i > 1)
        for (const side of [-1, 1]) {
          const short = length * 0.3 * (1 - i / (steps + 2)) * (0.6 + random() * 0.6);
          branch(px, py, direction + side * 0.8, short, 0);
          c.moveTo(px, py);
        }
    }
  };
  for (let n = 2; n < 46; n++) {
    const u = n / 46;
    const { x, y } = spine(u);
    const length = 74 * Math.sin(Math.PI * Math.min(1, u * 1.15 + 0.12)) ** 0.7 * (1 - u * 0.72) * (0.72 + random() * 0.4);
    for (const side of [-1, 1] as const) {
      c.beginPath();
      c.globalAlpha = 0.34 + random() * 0.3;
      c.lineWidth = 0.75;
      branch(x, y, side * (0.86 + random() * 0.2), length, 1);
      c.stroke();
    }
  }
  for (let n = 0; n < 46; n++) {
    const [a, b] = [spine(n / 46), spine((n + 1) / 46)];
    c.beginPath();
    c.globalAlpha = 0.95;
    c.lineWidth = mix(2.4, 0.5, n / 46);
    c.moveTo(a.x, a.y);
    c.lineTo(b.x, b.y);
    c.stroke();
  }
}

/** How each cell of the pane freezes: 0 first … 1 last, from the frame inwards, in tongues; earlier where there are words. */
export function frostOrder(columns: number, rows: number, { headline }: Layout): Float32Array {
  const random = createRandom(77);
  const order = new Float32Array(columns * rows);
  const grain = Float32Array.from(order, () => random());
  const seeds = Array.from({ length: 5 }, () => [random(), random(), random()] as const);
  const reach = Math.min(columns, rows) / 2;
  for (let y = 0, i = 0; y < rows; y++)
    for (let x = 0; x < columns; x++, i++) {
      const edge = Math.min(x, y, columns - 1 - x, rows - 1 - y) / reach;
      let tongue = 0;
      for (let k = 0; k < 5; k++) {
        const [a = 0, b = 0, d = 0] = seeds[k] ?? [];
        tongue += Math.sin((x * (a - 0.5) + y * (b - 0.5)) * (0.066 + k * 0.053) * CELL + d * TAU) / (1.6 + k);
      }
      const besides = Math.max(headline.x - x * CELL, x * CELL - headline.x - headline.width, 0);
      const above = Math.max(headline.y - 45 - y * CELL, 0);
      const late = mix(0.6, 1, clamp(Math.hypot(besides, above) / 80));
      order[i] = late * clamp(edge * 0.87 + tongue * 0.11 + (grain[i] ?? 0) * 0.04);
    }
  return order;
}
