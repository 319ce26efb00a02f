import { bakeSprite } from '#creative-sdk/canvas.ts';
import { withAlpha } from '#creative-sdk/colour.ts';
import { fbm1 } from '#creative-sdk/random.ts';
import { project, type View } from './view.ts';

const HEIGHT = 120;
const WIDTH = 480;

/** The floor at 300 m: ridges one sees only because the watch shines on them. */
export class Seabed {
  readonly #sprite: HTMLCanvasElement;

  constructor(random: () => number, glow: string, pixelRatio: number) {
    this.#sprite = bakeSprite(WIDTH, HEIGHT, pixelRatio, (context) => paintBed(context, random, glow));
  }

  draw(context: CanvasRenderingContext2D, view: View): void {
    if (view.depth < 150) return;
    const { width, height, scale, watch, isWide } = view.layout;
    const tall = HEIGHT * scale * (isWide ? 0.8 : 1.2);
    const wide = Math.max(width * 1.3, WIDTH * scale);
    const y = project(view, 300, 1) + height * 0.5 - tall * 0.84;
    if (y > height) return;
    context.globalAlpha = view.lume;
    context.drawImage(this.#sprite, watch.x - wide / 2, y, wide, tall);
    context.globalAlpha = 1;
  }
}

function paintBed(context: CanvasRenderingContext2D, random: () => number, glow: string): void {
  for (let ridge = 0; ridge < 4; ridge++) {
    const base = 26 + ridge * 22;
    const top = (x: number) => base + fbm1(x / (110 - ridge * 14), 5, ridge * 7 + 3) * (22 - ridge * 2) + ((x - WIDTH / 2) / WIDTH) ** 2 * -34;
    context.save();
    context.beginPath();
    context.moveTo(0, HEIGHT);
    for (let x = 0; x <= WIDTH; x += 2) context.lineTo(x, top(x));
    context.lineTo(WIDTH, HEIGHT);
    context.fillStyle = '#010508';
    context.fill();
    context.clip();
    const light = context.createRadialGradient(WIDTH / 2, base - 60, 10, WIDTH / 2, base - 20, 150 - ridge * 14);
    light.addColorStop(0, withAlpha(glow, 0.3 - ridge * 0.045));
    light.addColorStop(0.5, withAlpha(glow, 0.1 - ridge * 0.012));
    light.addColorStop(1, withAlpha(glow, 0));
    context.fillStyle = light;
    context.fillRect(0, 0, WIDTH, HEIGHT);
    paintGravel(context, random, { base, glow });
    context.restore();
  }
}

function paintGravel(context: CanvasRenderingContext2D, random: () => number, ridge: { base: number; glow: string }): void {
  for (let i = 0; i < 170; i++) {
    const x = WIDTH / 2 + (random() + random() + random() - 1.5) * WIDTH * 0.42;
    const near = 1 - Math.min(1, Math.abs(x - WIDTH / 2) / (WIDTH * 0.42));
    const y = ridge.base - 12 + random() * 46;
    context.fillStyle = random() < 0.6 ? 'rgb(0 3 5 / 0.4)' : withAlpha(ridge.glow, 0.16 * near);
    context.beginPath();
    context.ellipse(x, y, 1 + random() * 5, 0.5 + random() * 1.3, 0, 0, 6.3);
    context.fill();
  }
}
