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
const TILT = -0.12;

/** The still for tall places: the belt runs uphill, the ramen is lifted, no words. */
export function drawHero(stage: Stage, { context: pen, kitchen }: Picture): void {
  const { width, height, pixelRatio, brand } = stage;
  const h = height / 360;
  pen.drawImage(bakeCounter(width, height, pixelRatio), 0, 0, width, height);
  at(pen, [width / 2, height * 0.56, TILT], () => {
    const belt = { x: -width * 0.62, y: -124 * h, width: width * 1.24, height: 248 * h };
    pen.fillStyle = 'rgb(80 34 6 / 0.28)';
    pen.fillRect(belt.x, belt.y + 10 * h, belt.width, belt.height + 6 * h);
    const long = 124 * h;
    const chain = bakeChain(long, belt.height, pixelRatio, brand.primary);
    for (let x = belt.x; x < -belt.x; x += long) pen.drawImage(chain, x, belt.y, long + 0.6, belt.height);
    pen.drawImage(bakeRails(belt, pixelRatio, false), belt.x, belt.y, belt.width, belt.height);
  });
  const [x, y] = [width / 2, height * 0.56];
  serve({ x: x - 278 * h, y: y + 26 * h, diameter: 200 * h, high: 4 * h, id: 'nigiri' });
  serve({ x: x + 278 * h, y: y - 44 * h, diameter: 200 * h, high: 4 * h, id: 'bao' });
  serve({ x, y, diameter: 290 * h, high: 22 * h, id: 'ramen' });
  drawSticks(pen, { x: x + 12 * h, y: y - 112 * h, long: 420 * h, turn: -0.42, gape: 0.035, high: 12 * h, pull: 1, scale: 1.5 * h });
  const wisp = bakeWisp(pixelRatio);
  for (const phase of [0.9, 1.5]) drawSteam(pen, wisp, [x - 20 * h, y - 40 * h, 150 * h], phase);

  function serve({ x, y, diameter, high, id }: { x: number; y: number; diameter: number; high: number; id: DishId }): void {
    const size = Math.round(diameter * MARGIN);
    const r = diameter * 0.78;
    at(pen, [x + high * 0.5, y + diameter * 0.3 + high, 0], () => {
      pen.scale(1, 0.48);
      const soft = pen.createRadialGradient(0, 0, r * 0.4, 0, 0, r);
      soft.addColorStop(0, 'rgb(4 0 0 / 0.8)');
      soft.addColorStop(0.5, 'rgb(4 0 0 / 0.4)');
      soft.addColorStop(1, 'rgb(4 0 0 / 0)');
      pen.fillStyle = soft;
      pen.fillRect(-r, -r, r * 2, r * 2);
    });
    pen.drawImage(kitchen.serve(id, diameter), x - size / 2, y - size / 2, size, size);
  }
}
