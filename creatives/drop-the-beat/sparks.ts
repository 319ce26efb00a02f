import { withAlpha } from '#creative-sdk/colour.ts';
import { clamp, easeOut, ramp } from '#creative-sdk/motion.ts';
import { createRandom } from '#creative-sdk/random.ts';
import type { Layout } from './layout.ts';
import type { Palette } from './palette.ts';
import { BEAT_S } from './rhythm.ts';
import type { View } from './staging.ts';

const COUNT = 90;
const LIFE_S = 1.5;
/** A ring on each of the first beats after the drop: two a second, thin, so that nothing flashes. */
const RINGS = 3;
const RING_S = 1.2;

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
  angle: (i % 2 ? Math.PI : 0) + (random() + random() + random() - 1.5) * 2.1,
  speed: 1.2 + random() ** 2 * 4.2,
  life: LIFE_S * (0.35 + 0.5 * random()),
  delay: random() ** 2 * 0.22,
  size: 0.8 + random() ** 2 * 2.4,
}));

/** What flies off when the buds burst open. */
export function drawSparks(context: CanvasRenderingContext2D, { hero, unit }: Layout, { palette, view }: { palette: Palette; view: View }): void {
  const { burst: age, power } = view;
  if (age > LIFE_S) return;
  context.save();
  context.globalCompositeOperation = 'lighter';
  context.lineCap = 'round';
  SPARKS.slice(0, COUNT * power).forEach((spark, i) => {
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

/** The light of the drop: a glow that swells once and rings that run out of each bud, far beyond the frame. */
export function drawLight(
  context: CanvasRenderingContext2D,
  { hero, width, height, unit }: Layout,
  { palette, view }: { palette: Palette; view: View },
): void {
  const { burst, surge, poses, power } = view;
  if (burst > 4) return;
  const glow = context.createRadialGradient(hero.x, hero.y, 0, hero.x, hero.y, height * 0.62);
  glow.addColorStop(0, withAlpha('#fff4ea', 0.75 * power * ramp(burst, 0, 0.1) * (1 - ramp(burst, 0.1, 1.2))));
  glow.addColorStop(0.3, withAlpha(palette.accent, 0.3 * power * surge));
  glow.addColorStop(0.65, withAlpha(palette.primary, 0.22 * power * surge));
  glow.addColorStop(1, withAlpha(palette.primary, 0.04 * surge));
  context.save();
  context.globalCompositeOperation = 'lighter';
  context.fillStyle = glow;
  context.fillRect(0, 0, width, height);
  poses.forEach(({ x, y }, i) => {
    context.strokeStyle = i ? palette.accent : palette.primary;
    for (let k = 0; k < RINGS; k++) {
      const t = (burst - k * BEAT_S) / RING_S;
      if (t <= 0 || t >= 1) continue;
      context.beginPath();
      context.arc(x, y, unit * (0.7 + 5 * easeOut(t)), 0, Math.PI * 2);
      for (const [alpha, line] of [
        [0.22, 16],
        [1, 2.6],
      ] as const) {
        context.globalAlpha = alpha * (1 - t);
        context.lineWidth = line * (1.1 - t);
        context.stroke();
      }
    }
  });
  context.restore();
}
