import { bakeSprite } from '#creative-sdk/canvas.ts';
import { withAlpha } from '#creative-sdk/colour.ts';
import { fbm1 } from '#creative-sdk/random.ts';
import { project, type View } from './view.ts';

const HEIGHT = 120;
const WIDTH = 480;

/** The floor at 300 m: ridges that are visible only in the light of the watch. */
export class Seabed {
  readonly #sprite: HTMLCanvasElement;

  constructor(random: () => number, glow: string, pixelRatio: number) {
    this.#sprite = bakeSprite(WIDTH, HEIGHT, pixelRatio, (context) => paintBed(context, random, glow));
  }

  draw(context: CanvasRenderingContext2D, view: View): void {
    if (view.depth < 150) return;
    const { width, height, scale, watch, isWide } = view.layout;
    const tall = HEIGHT * scale * (isWide ? 0.95 : 1.5);
    const wide = Math.max(width * 1.3, WIDTH * scale);
    const y = project(view, 300, 1) + height * (isWide ? 0.5 : 0.46) - tall * 0.9;
    if (y > height) return;
    context.globalAlpha = view.lume;
    context.drawImage(this.#sprite, watch.x - wide / 2, y, wide, tall);
    context.globalAlpha = 1;
  }
}

function paintBed(context: CanvasRenderingContext2D, random: () => number, glow: string): void {
  const plain = context.getTransform();
  for (let ridge = 0; ridge < 4; ridge++) {
    const base = 26 + ridge * 22;
    const top = (x: number) => base + fbm1(x / (74 - ridge * 8), 6, ridge * 7 + 3) * (30 - ridge * 3) + ((x - WIDTH / 2) / WIDTH) ** 2 * -34;
    context.save();
    context.beginPath();
    context.moveTo(0, HEIGHT);
    for (let x = 0; x <= WIDTH; x += 2) context.lineTo(x, top(x));
    context.lineTo(WIDTH, HEIGHT);
    context.fillStyle = '#010508';
    context.fill();
    context.clip();
    // Light grazes the crest and dies down the slope.
    context.translate(WIDTH / 2, base - 4);
    context.scale(1, 0.2 + ridge * 0.05);
    const light = context.createRadialGradient(0, 0, 0, 0, 0, 215 - ridge * 24);
    light.addColorStop(0, withAlpha(glow, 0.46 - ridge * 0.08));
    light.addColorStop(0.4, withAlpha(glow, 0.18 - ridge * 0.035));
    light.addColorStop(1, withAlpha(glow, 0));
    context.fillStyle = light;
    context.fillRect(-WIDTH, -HEIGHT * 4, WIDTH * 2, HEIGHT * 8);
    context.setTransform(plain);
    paintGravel(context, random, { base, glow });
    context.restore();
    if (ridge < 2) paintCrest(context, top, glow);
  }
}

/** The edge of a ridge that faces the watch. */
function paintCrest(context: CanvasRenderingContext2D, top: (x: number) => number, glow: string): void {
  const light = context.createRadialGradient(WIDTH / 2, 0, 20, WIDTH / 2, 20, 170);
  light.addColorStop(0, withAlpha(glow, 0.3));
  light.addColorStop(1, withAlpha(glow, 0));
  context.strokeStyle = light;
  context.lineWidth = 0.8;
  context.beginPath();
  for (let x = 0; x <= WIDTH; x += 2) context.lineTo(x, top(x) + 0.4);
  context.stroke();
}

function paintGravel(context: CanvasRenderingContext2D, random: () => number, ridge: { base: number; glow: string }): void {
  for (let i = 0; i < 300; i++) {
    const x = WIDTH / 2 + (random() + random() + random() - 1.5) * WIDTH * 0.42;
    const near = 1 - Math.min(1, Math.abs(x - WIDTH / 2) / (WIDTH * 0.42));
    const y = ridge.base - 16 + random() * 50;
    context.fillStyle = random() < 0.6 ? 'rgb(0 3 5 / 0.4)' : withAlpha(ridge.glow, 0.16 * near);
    context.beginPath();
    context.ellipse(x, y, 0.6 + random() ** 3 * 5, 0.4 + random() * 0.9, 0, 0, 6.3);
    context.fill();
  }
}
