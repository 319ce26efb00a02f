import type { Stage } from '#creative-sdk/creative.ts';
import { at } from './brush.ts';
import { drawSticks } from './chopsticks.ts';
import { bakeCounter } from './counter.ts';
import { MARGIN } from './kitchen.ts';
import { bakeChain, bakeRails } from './lacquer.ts';
import type { DishId } from './menu.ts';
import type { Picture } from './picture.ts';
import { bakeWisp, drawSteam } from './steam.ts';

/** Turn of the belt, radians. */
const TILT = -0.16;

/** The still for tall places: the belt runs uphill, the ramen is lifted, no words. */
export function drawHero(stage: Stage, { context: pen, kitchen }: Picture): void {
  const { width, height, pixelRatio, brand } = stage;
  const h = height / 360;
  pen.drawImage(bakeCounter(width, height, pixelRatio), 0, 0, width, height);
  at(pen, [width / 2, height * 0.53, TILT], () => {
    const belt = { x: -width * 0.62, y: -124 * h, width: width * 1.24, height: 248 * h };
    pen.fillStyle = 'rgb(80 34 6 / 0.28)';
    pen.fillRect(belt.x, belt.y + 10 * h, belt.width, belt.height + 6 * h);
    const long = 124 * h;
    const chain = bakeChain(long, belt.height, pixelRatio, brand.primary);
    for (let x = belt.x; x < -belt.x; x += long) pen.drawImage(chain, x, belt.y, long + 0.6, belt.height);
    pen.drawImage(bakeRails(belt, pixelRatio, false), belt.x, belt.y, belt.width, belt.height);
    const seats: readonly (readonly [DishId, number])[] = [
      ['taco', -272],
      ['tart', 268],
      ['poke', 494],
      ['shakshuka', -496],
    ];
    for (const [id, x] of seats) serve({ x: x * h, y: 2 * h, diameter: 196 * h, high: 8 * h, id });
  });
  const [x, y] = [width / 2 - 4 * h, height * 0.51];
  serve({ x, y, diameter: 292 * h, high: 34 * h, id: 'ramen' });
  drawSticks(pen, { x: x + 30 * h, y: y - 20 * h, long: 400 * h, turn: -0.62, gape: 0.035, high: 15 * h, pull: 1, scale: 1.62 * h });
  const wisp = bakeWisp(pixelRatio);
  for (const phase of [0.9, 1.5]) drawSteam(pen, wisp, [x - 30 * h, y - 10 * h, 150 * h], phase);

  function serve({ x, y, diameter, high, id }: { x: number; y: number; diameter: number; high: number; id: DishId }): void {
    const size = Math.round(diameter * MARGIN);
    const [sx, sy, r] = [x + high * 0.6, y + high, diameter * 0.62];
    const soft = pen.createRadialGradient(sx, sy, diameter * 0.34, sx, sy, r);
    soft.addColorStop(0, 'rgb(4 0 0 / 0.72)');
    soft.addColorStop(0.5, 'rgb(4 0 0 / 0.34)');
    soft.addColorStop(1, 'rgb(4 0 0 / 0)');
    pen.fillStyle = soft;
    pen.fillRect(sx - r, sy - r, r * 2, r * 2);
    pen.drawImage(kitchen.serve(id, diameter), x - size / 2, y - size / 2, size, size);
  }
}
