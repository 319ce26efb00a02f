import { bakeSprite, createLayer, type Layer } from '#creative-sdk/canvas.ts';
import { mixColour, withAlpha } from '#creative-sdk/colour.ts';
import type { Stage } from '#creative-sdk/creative.ts';

const BOARDS = 9;
const WALNUT = ['#2b1a10', '#3a2416', '#241509', '#33200f'] as const;
const BRASS = '#c9a26a';

/** Two leaves of walnut; daylight stands in the gap between them. */
export class Doors {
  readonly #layer: Layer;
  readonly #stage: Stage;
  #leaf: HTMLCanvasElement | undefined;
  #drawn = -1;

  constructor(stage: Stage) {
    this.#stage = stage;
    this.#layer = createLayer(stage);
  }

  fit(): void {
    this.#layer.resize();
    this.#leaf = undefined;
    this.#drawn = -1;
  }

  draw(open: number): void {
    if (open === this.#drawn) return;
    this.#drawn = open;
    const c = this.#layer.context;
    const { width, height } = this.#stage;
    this.#layer.element.style.display = open >= 1 ? 'none' : 'block';
    c.clearRect(0, 0, width, height);
    if (open >= 1) return;
    this.#leaf ??= bakeLeaf(width / 2, height, this.#stage.pixelRatio);
    const way = (width / 2 + 30) * open;
    const gap = 1.2 + way;
    drawGlow(c, { width, height, gap, open });
    for (const side of [-1, 1]) {
      c.save();
      c.translate(width / 2 + side * gap, 0);
      c.scale(side, 1);
      c.drawImage(this.#leaf, 0, 0, width / 2, height);
      c.fillStyle = withAlpha('#ffe9c4', 0.75 * (1 - open * 0.5));
      c.fillRect(0, 0, 1.5, height);
      c.restore();
    }
  }
}

/** Light falls out through the gap, and dazzles while it is narrow. */
function drawGlow(c: CanvasRenderingContext2D, { width, height, gap, open }: { width: number; height: number; gap: number; open: number }): void {
  const haze = c.createLinearGradient(width / 2 - gap, 0, width / 2 + gap, 0);
  const k = (1 - open) ** 1.5;
  haze.addColorStop(0, withAlpha('#fff3dc', k));
  haze.addColorStop(0.5, withAlpha('#ffffff', k * 0.75));
  haze.addColorStop(1, withAlpha('#fff3dc', k));
  c.fillStyle = haze;
  c.fillRect(width / 2 - gap, 0, gap * 2, height);
}

function bakeLeaf(width: number, height: number, ratio: number): HTMLCanvasElement {
  return bakeSprite(width, height, ratio, (c) => {
    const board = width / BOARDS;
    for (let i = 0; i < BOARDS; i++) drawBoard(c, { x: i * board, w: board, h: height }, i);
    // Lit from the gap, dark towards the wall.
    const light = c.createLinearGradient(0, 0, width, 0);
    light.addColorStop(0, 'rgb(255 214 150 / 0.34)');
    light.addColorStop(0.1, 'rgb(255 200 130 / 0.1)');
    light.addColorStop(0.45, 'rgb(10 5 2 / 0.18)');
    light.addColorStop(1, 'rgb(6 3 2 / 0.72)');
    c.fillStyle = light;
    c.fillRect(0, 0, width, height);
    const fall = c.createLinearGradient(0, 0, 0, height);
    fall.addColorStop(0, 'rgb(6 3 2 / 0.6)');
    fall.addColorStop(0.4, 'rgb(6 3 2 / 0)');
    fall.addColorStop(1, 'rgb(6 3 2 / 0.55)');
    c.fillStyle = fall;
    c.fillRect(0, 0, width, height);
    drawHandle(c, Math.max(16, width * 0.07), height);
  });
}

function drawBoard(c: CanvasRenderingContext2D, { x, w, h }: { x: number; w: number; h: number }, index: number): void {
  const base = WALNUT[index % WALNUT.length] ?? WALNUT[0];
  c.fillStyle = base;
  c.fillRect(x, 0, w + 1, h);
  c.lineWidth = 1;
  for (let k = 0; k < w; k += 2.2) {
    const wave = Math.sin(k * 1.7 + index * 5) * 2;
    c.strokeStyle = withAlpha(mixColour(base, k % 4 < 2 ? '#8a5a34' : '#120904', 0.5), 0.28);
    c.beginPath();
    c.moveTo(x + k, 0);
    c.bezierCurveTo(x + k + wave * 1.6, h * 0.3, x + k - wave * 2, h * 0.66, x + k + wave, h);
    c.stroke();
  }
  c.fillStyle = 'rgb(6 3 1 / 0.85)';
  c.fillRect(x + w - 1.5, 0, 1.5, h);
  c.fillStyle = 'rgb(255 205 150 / 0.16)';
  c.fillRect(x, 0, 1, h);
}

function drawHandle(c: CanvasRenderingContext2D, x: number, height: number): void {
  const [top, long] = [height * 0.3, height * 0.46];
  const metal = c.createLinearGradient(x, 0, x + 8, 0);
  metal.addColorStop(0, '#fff0cf');
  metal.addColorStop(0.35, BRASS);
  metal.addColorStop(1, '#4a3416');
  c.fillStyle = 'rgb(0 0 0 / 0.45)';
  c.fillRect(x + 7, top + 4, 7, long);
  c.fillStyle = metal;
  c.fillRect(x, top, 8, long);
}
