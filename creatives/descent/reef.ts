import { bakeSprite } from '#creative-sdk/canvas.ts';
import { fbm1 } from '#creative-sdk/random.ts';
import { project, type View } from './view.ts';

/** Units of one wall sprite; the cliff stands at its left edge. */
const WIDTH = 150;
const HEIGHT = 420;
/** Depth of the middle of a wall (metres), nearness, side, share of the picture's width, opacity. */
const walls = [
  [36, 0.72, 1, 0.4, 0.55],
  [25, 0.84, -1, 0.34, 0.6],
  [41, 1.15, -1, 0.33, 1],
  [30, 1.25, 1, 0.36, 1],
] as const;

/** Two reef walls on each side: kelp, fans and corals grown by a seeded hand, lit from above. */
export class Reef {
  readonly #sprites: readonly HTMLCanvasElement[];

  constructor(random: () => number, pixelRatio: number) {
    this.#sprites = walls.map(([, nearness], index) =>
      bakeSprite(WIDTH, HEIGHT, pixelRatio * 1.3, (context) => paintWall(context, { random, seed: index * 9 + 1, isNear: nearness > 1 })),
    );
  }

  draw(context: CanvasRenderingContext2D, view: View, isFront: boolean): void {
    if (view.depth > 105) return;
    const { width, height, isWide } = view.layout;
    for (const [index, [depth, nearness, side, share, opacity]] of walls.entries()) {
      const sprite = this.#sprites[index];
      if (!sprite || nearness > 1 !== isFront) continue;
      const tall = height * (isWide ? 1.5 : 0.95);
      const y = project(view, depth, nearness) - tall * 0.3;
      if (y > height || y < -tall) continue;
      const wide = isWide ? width * share * 0.75 : width * share;
      context.save();
      context.globalAlpha = opacity * Math.min(1, (105 - view.depth) / 45);
      context.translate(side < 0 ? 0 : width, y);
      context.scale(-side, 1);
      context.drawImage(sprite, 0, 0, wide, tall);
      context.restore();
    }
  }
}

/** From the lit rim down; far rock takes the colour of the water. */
const nearInk = ['#2b86a6', '#14507f', '#0b2f5c', '#041a36'] as const;
const farInk = ['#1f8fb4', '#136a98', '#0c4f80', '#083a66'] as const;

interface Growth {
  readonly random: () => number;
  readonly seed: number;
  readonly isNear: boolean;
}

function paintWall(context: CanvasRenderingContext2D, growth: Growth): void {
  const edge = (y: number) => {
    const ends = Math.min(1, y / 90, (HEIGHT - y) / 130);
    return Math.max(0, ends) ** 0.7 * (46 + fbm1(y / 46, 5, growth.seed) * 30);
  };
  const ink = context.createLinearGradient(0, 0, 20, HEIGHT);
  for (const [index, colour] of (growth.isNear ? nearInk : farInk).entries()) ink.addColorStop(index / 3, colour);
  context.fillStyle = ink;
  context.strokeStyle = ink;
  for (let y = 26; y < HEIGHT - 60; y += 13 + growth.random() * 16) grow(context, growth, edge(y), y);
  context.beginPath();
  context.moveTo(-2, 0);
  for (let y = 0; y <= HEIGHT; y += 3) context.lineTo(edge(y), y);
  context.lineTo(-2, HEIGHT);
  context.fill();
  shadeWall(context, growth, edge);
}

function grow(context: CanvasRenderingContext2D, growth: Growth, x: number, y: number): void {
  const kind = growth.random();
  if (kind < 0.42) branch(context, growth, { x: x - 3, y, angle: -0.75 - growth.random() * 0.5, length: 12 + growth.random() * 9, depth: 4 });
  else if (kind < 0.72) fan(context, growth, x - 2, y);
  else {
    const size = 8 + growth.random() * 11;
    context.beginPath();
    for (let a = 0; a < 6.3; a += 0.2)
      context.lineTo(x - 2 + Math.cos(a) * (size + Math.sin(a * 9) * 0.9), y + Math.sin(a) * (size * 0.72 + Math.cos(a * 11) * 0.7));
    context.fill();
  }
}

/** A staghorn coral. */
function branch(
  context: CanvasRenderingContext2D,
  growth: Growth,
  twig: { x: number; y: number; angle: number; length: number; depth: number },
): void {
  const x = twig.x + Math.cos(twig.angle) * twig.length;
  const y = twig.y + Math.sin(twig.angle) * twig.length;
  context.lineWidth = 0.9 + twig.depth * 0.85;
  context.lineCap = 'round';
  context.beginPath();
  context.moveTo(twig.x, twig.y);
  context.lineTo(x, y);
  context.stroke();
  if (twig.depth <= 1) return;
  for (const side of [-1, 1]) {
    const angle = twig.angle + side * (0.28 + growth.random() * 0.34);
    branch(context, growth, { x, y, angle, length: twig.length * (0.66 + growth.random() * 0.2), depth: twig.depth - 1 });
  }
}

/** A sea fan: many thin ribs from one foot. */
function fan(context: CanvasRenderingContext2D, growth: Growth, x: number, y: number): void {
  const size = 20 + growth.random() * 22;
  const lean = -0.35 - growth.random() * 0.6;
  context.lineWidth = 1.1;
  for (let rib = -6; rib <= 6; rib++) {
    const angle = lean + rib * 0.1;
    const length = size * (1 - Math.abs(rib) * 0.055) * (0.86 + growth.random() * 0.2);
    context.beginPath();
    context.moveTo(x, y);
    context.quadraticCurveTo(
      x + Math.cos(angle) * length * 0.5,
      y + Math.sin(angle + 0.16) * length * 0.5,
      x + Math.cos(angle) * length,
      y + Math.sin(angle) * length,
    );
    context.stroke();
  }
}

/** Sponge, algae and coral as far as blue light shows them. */
const speckles = ['rgb(110 220 226 / 0.16)', 'rgb(150 130 226 / 0.15)', 'rgb(226 130 170 / 0.12)'] as const;

/** Light on the upper sides, darkness towards the rock, holes and growth as speckle. */
function shadeWall(context: CanvasRenderingContext2D, growth: Growth, edge: (y: number) => number): void {
  context.globalCompositeOperation = 'source-atop';
  for (let i = 0; i < 420; i++) {
    const y = growth.random() * HEIGHT;
    const x = edge(y) * (0.35 + growth.random() * 0.75);
    const size = 0.7 + growth.random() ** 2 * 3.6;
    context.fillStyle = growth.random() < 0.5 ? 'rgb(1 16 34 / 0.3)' : (speckles[Math.floor(growth.random() * 3)] ?? '');
    context.beginPath();
    context.ellipse(x, y, size * 1.3, size * 0.7, growth.random(), 0, 6.3);
    context.fill();
  }
  const rock = context.createLinearGradient(0, 0, 70, 0);
  rock.addColorStop(0, 'rgb(1 12 28 / 0.6)');
  rock.addColorStop(1, 'rgb(1 12 28 / 0)');
  context.fillStyle = rock;
  context.fillRect(0, 0, WIDTH, HEIGHT);
  context.globalCompositeOperation = 'source-over';
}
