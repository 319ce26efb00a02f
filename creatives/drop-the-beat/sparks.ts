import { clamp, easeOut } from '#creative-sdk/motion.ts';
import { createRandom } from '#creative-sdk/random.ts';
import type { Layout } from './layout.ts';
import type { Palette } from './palette.ts';

const COUNT = 64;
const LIFE_S = 1.5;

interface Spark {
  readonly angle: number;
  readonly speed: number;
  readonly life: number;
  readonly delay: number;
  readonly size: number;
}

const random = createRandom(112);
/** Most of them fly along the ribbons. */
const SPARKS: readonly Spark[] = Array.from({ length: COUNT }, (_, i) => ({
  angle: (i % 2 ? Math.PI : 0) + (random() + random() + random() - 1.5) * 1.5,
  speed: 1.2 + random() ** 2 * 4.2,
  life: LIFE_S * (0.35 + 0.5 * random()),
  delay: random() ** 2 * 0.22,
  size: 0.4 + random() ** 2 * 1.2,
}));

/** What flies off when the buds burst open. */
export function drawSparks(context: CanvasRenderingContext2D, { hero, unit }: Layout, { palette, age }: { palette: Palette; age: number }): void {
  if (age > LIFE_S) return;
  context.save();
  context.globalCompositeOperation = 'lighter';
  context.lineCap = 'round';
  SPARKS.forEach((spark, i) => {
    const t = (age - spark.delay) / spark.life;
    if (t < 0 || t >= 1) return;
    const at = (part: number) => {
      const way = unit * (0.3 + spark.speed * easeOut(clamp(part)));
      return { x: hero.x + Math.cos(spark.angle) * way, y: hero.y + Math.sin(spark.angle) * way + unit * 0.5 * part * part };
    };
    const [head, tail] = [at(t), at(t - 0.06)];
    context.globalAlpha = (1 - t) ** 1.4;
    context.strokeStyle = palette.lanes[i & 3] ?? palette.primary;
    context.lineWidth = spark.size * (1.3 - t);
    context.beginPath();
    context.moveTo(tail.x, tail.y);
    context.lineTo(head.x, head.y);
    context.stroke();
  });
  context.restore();
}
