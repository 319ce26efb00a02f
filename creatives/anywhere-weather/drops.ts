import { mix } from '#creative-sdk/motion.ts';
import { createRandom } from '#creative-sdk/random.ts';
import type { Context } from './brush.ts';
import { WORLD_HIGH } from './cabin-plan.ts';

/** A drop of rain on the glass of one window; units from the middle of the window and from its upper edge. */
export interface Drop {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  /** Its length divided by its width. */
  readonly long: number;
}

const HALF_WIDE = 84;
const RESTING = 92;
const RUNNING = 5;
/** Seconds in which a running drop crosses the glass. */
const RUN_S = 4.2;

export function restingDrops(seed: number): readonly Drop[] {
  const random = createRandom(seed);
  return Array.from({ length: RESTING }, (_, i) => {
    const size = random() ** 2.4;
    const radius = i < 5 ? 5.4 + random() * 2.6 : 0.9 + size * 4.2;
    return { x: (random() * 2 - 1) * HALF_WIDE, y: random() * WORLD_HIGH, radius, long: 1.05 + random() * 0.3 };
  });
}

/** Drops that run: each waits, starts to run, and stops again on its way down. */
export function runningDrops(time: number, seed: number): readonly Drop[] {
  return Array.from({ length: RUNNING }, (_, i) => {
    const own = ((i * 0.618 + seed * 0.37) % 1) + 0.02;
    const pace = time / (RUN_S * (0.8 + own * 0.7)) + own * 3;
    const round = Math.floor(pace);
    const t = pace - round;
    const stutter = t + Math.sin(t * 22 + i) * 0.03;
    const lane = (((own * 7.3 + round * 0.471) % 1) * 2 - 1) * HALF_WIDE * 0.86;
    return { x: lane + Math.sin(t * 9 + i * 2) * 2.4, y: mix(-18, WORLD_HIGH + 18, stutter), radius: 2.8 + own * 2.2, long: 1.55 };
  });
}

/** A drop is a lens, so the picture in it is drawn upside down. */
export interface Lens {
  readonly picture: CanvasImageSource;
  /** Size of the picture, pixels. */
  readonly width: number;
  readonly height: number;
}

export function paintDrop(context: Context, { x, y, radius, long }: Drop, lens: Lens): void {
  context.save();
  context.translate(x, y);
  context.scale(1, long);
  context.beginPath();
  context.arc(0, 0, radius, 0, 7);
  context.fillStyle = 'rgb(14 22 32 / 0.28)';
  context.save();
  context.translate(0.3, radius * 0.2);
  context.fill();
  context.restore();
  if (radius > 1.5) lensOf(context, radius, lens);
  else {
    context.fillStyle = 'rgb(214 227 235 / 0.55)';
    context.fill();
  }
  highlights(context, radius);
  context.restore();
}

function lensOf(context: Context, radius: number, { picture, width, height }: Lens): void {
  context.save();
  context.clip();
  context.scale(1, -1);
  const share = 0.32;
  context.drawImage(
    picture,
    width * (0.5 - share / 2),
    height * 0.22,
    width * share,
    height * 0.6,
    -radius * 1.1,
    -radius * 1.1,
    radius * 2.2,
    radius * 2.2,
  );
  context.restore();
  const rim = context.createRadialGradient(0, 0, radius * 0.55, 0, 0, radius);
  rim.addColorStop(0, 'rgb(10 18 28 / 0)');
  rim.addColorStop(1, 'rgb(10 22 34 / 0.34)');
  context.fillStyle = rim;
  context.beginPath();
  context.arc(0, 0, radius, 0, 7);
  context.fill();
}

/** A window of light at the top, the world's own light below. */
function highlights(context: Context, radius: number): void {
  context.fillStyle = 'rgb(255 255 255 / 0.85)';
  context.beginPath();
  context.ellipse(-radius * 0.3, -radius * 0.48, radius * 0.26, radius * 0.15, -0.5, 0, 7);
  context.fill();
  context.strokeStyle = 'rgb(240 248 252 / 0.6)';
  context.lineWidth = radius * 0.16;
  context.beginPath();
  context.arc(0, 0, radius * 0.8, 0.5, 2.4);
  context.stroke();
}
