import { project, type View } from './view.ts';

interface Fish {
  readonly x: number;
  readonly depth: number;
  readonly size: number;
  readonly pace: number;
  readonly phase: number;
}

/** A school that turns as one; every fish beats its tail in its own rhythm. */
export class School {
  readonly #fish: readonly Fish[];

  constructor(random: () => number) {
    this.#fish = Array.from({ length: 34 }, () => {
      const angle = random() * Math.PI * 2;
      const far = Math.sqrt(random());
      return {
        x: 0.5 + Math.cos(angle) * far * 0.42,
        depth: 19 + Math.sin(angle) * far * 7,
        size: 3.4 + random() * 3.4,
        pace: 0.9 + random() * 0.25,
        phase: random() * 6.28,
      };
    });
  }

  draw(context: CanvasRenderingContext2D, view: View): void {
    if (view.depth > 90) return;
    const { width, height, scale } = view.layout;
    context.fillStyle = view.daylight.water[2];
    for (const fish of this.#fish) {
      const y = project(view, fish.depth, 0.95) + height * 0.16 + Math.sin(view.time * 0.7 + fish.phase) * 5 * scale;
      if (y < -20 || y > height + 20) continue;
      const part = (1.6 + fish.x - view.time * 0.045 * fish.pace) % 1.6;
      const size = fish.size * scale;
      context.save();
      context.globalAlpha = 0.75 * Math.min(1, (90 - view.depth) / 40);
      context.translate((part - 0.2) * width, y);
      context.rotate(Math.sin(view.time * 0.5 + fish.x * 4) * 0.14);
      paintFish(context, size, Math.sin(view.time * 9 + fish.phase));
      context.restore();
    }
  }
}

function paintFish(context: CanvasRenderingContext2D, size: number, wag: number): void {
  context.beginPath();
  context.moveTo(-size, 0);
  context.quadraticCurveTo(-size * 0.2, -size * 0.52, size * 0.75, 0);
  context.lineTo(size * 1.25, (-0.36 + wag * 0.16) * size);
  context.lineTo(size * 1.12, wag * 0.1 * size);
  context.lineTo(size * 1.25, (0.36 + wag * 0.16) * size);
  context.lineTo(size * 0.75, 0);
  context.quadraticCurveTo(-size * 0.2, size * 0.5, -size, 0);
  context.fill();
}
