import { bakeSprite } from '#creative-sdk/canvas.ts';
import { clamp } from '#creative-sdk/motion.ts';
import { area, disc, type Pen, pill } from './brush.ts';
import type { Layout } from './layout.ts';
import { type Dish, menu } from './menu.ts';
import type { Service } from './service.ts';

/** Diameter of a price flag and size of a name at a unit of 1, CSS pixels. */
const FLAG_PX = 24;
const TYPE_PX = 12.5;
const PAPER = '#fff6e4';
const INK = '#3a140c';

/** What is written on the belt: the price on a dish, where there is room the name under it, and both on a label of the one that is looked at. Baked, because it rides. */
export class Signs {
  readonly #layout: Layout;
  /** Sizes, CSS pixels. A name has an even box, so that it is sharp about a whole pixel. */
  readonly #type: number;
  readonly #flag: number;
  readonly #wide: number;
  readonly #signs;

  constructor(layout: Layout, ratio: number) {
    this.#layout = layout;
    const type = TYPE_PX * layout.unit;
    const flag = FLAG_PX * layout.unit;
    this.#type = type;
    this.#flag = flag;
    const bake = (wide: number, high: number, draw: (pen: Pen, dish: Dish) => void) => (dish: Dish) =>
      bakeSprite(
        wide,
        high,
        ratio,
        (pen) => {
          pen.translate(wide / 2, high / 2);
          draw(pen, dish);
        },
        'processor',
      );
    const wide = Math.round(type * 7) * 2;
    const high = Math.round(type) * 2;
    this.#wide = wide;
    const flags = bake(flag + 4, flag + 4, (pen, { price }) => drawFlag(pen, flag, `$${price}`));
    const names = bake(wide, high, (pen, { name }) => drawName(pen, type, name));
    const labels = bake(wide, high, (pen, dish) => drawLabel(pen, type, dish, layout.strip === 'slim'));
    this.#signs = menu.map((dish) => ({ dish, flag: flags(dish), name: names(dish), label: labels(dish) }));
  }

  draw(pen: Pen, service: Service): void {
    const { belt, plate, strip, isStrip, unit } = this.#layout;
    const isSlim = strip === 'slim';
    const type = this.#type;
    const places = menu.map((_, i) => service.placeOf(i));
    // The names are gone before the label of a lifted dish comes, and it is before they come back.
    const names = clamp(1 - 2.5 * Math.max(service.open * 2, ...service.lifts.map((lift) => lift.value)));
    for (const [i, { dish, flag, name, label }] of this.#signs.entries()) {
      const { x, y, turn } = service.placeOf(i);
      const stock = service.stockOf(i);
      const lift = service.lifts[i]?.value ?? 0;
      const under = Math.round(isSlim ? y : isStrip ? belt.height - type * 0.95 : y + plate / 2 + unit * 6.5);
      // A strip has room for one label only: that of the dish in its middle, if none is lifted.
      const near = isStrip ? clamp((plate * 0.7 - Math.abs(x - belt.x - service.middle * plate)) / 6) * names : 0;
      const shown = 1 - Math.max(near, lift * 2.5);
      if (!isSlim && shown > 0.3)
        stamp(pen, flag, { x: x + plate * 0.46, y: y + plate * 0.26, width: (this.#flag + 4) * shown * stock, alpha: stock });
      // A name waits where the edge would cut it, another plate is under it, or the belt turns.
      const half = dish.name.length * type * 0.29;
      const room = Math.min(x - belt.x, belt.x + belt.width - x) - half;
      const way = Math.min(...places.map((other) => Math.hypot(Math.max(0, Math.abs(other.x - x) - half), other.y - under)));
      const free = clamp(room / 12) * clamp((way - plate * 0.46) / (unit * 5)) * clamp(1.5 - Math.abs(Math.sin(turn)) * 4);
      if (!isStrip) stamp(pen, name, { x, y: under, width: this.#wide, alpha: free * stock * names });
      const wide = half + type * 1.7;
      const alpha = Math.max(near, clamp(lift * 2.5 - 1.2));
      const middle = Math.round(isSlim ? belt.x + belt.width / 2 + plate * 0.65 : clamp(x, belt.x + wide, belt.x + belt.width - wide));
      stamp(pen, label, { x: middle, y: under, width: this.#wide, alpha: alpha * stock });
    }
  }
}

function stamp(pen: Pen, sprite: HTMLCanvasElement, { x, y, width, alpha }: { x: number; y: number; width: number; alpha: number }): void {
  if (alpha < 0.02) return;
  const height = (width * sprite.height) / sprite.width;
  pen.globalAlpha = alpha;
  pen.drawImage(sprite, x - width / 2, y - height / 2, width, height);
  pen.globalAlpha = 1;
}

function write(pen: Pen, text: string, size: number, colour: string): void {
  pen.fillStyle = colour;
  pen.font = `800 ${size.toFixed(1)}px Manrope`;
  pen.textAlign = 'center';
  pen.fillText(text, 0, size * 0.36);
}

function drawFlag(pen: Pen, size: number, text: string): void {
  disc(pen, [0.7, 1.3, size / 2], 'rgb(10 2 0 / 0.35)');
  disc(pen, [0, 0, size / 2], PAPER);
  write(pen, text, size * 0.46, INK);
}

function drawName(pen: Pen, size: number, text: string): void {
  pen.shadowColor = '#100403';
  pen.shadowBlur = size / 3;
  for (let i = 0; i < 2; i++) write(pen, text, size, PAPER);
}

function drawLabel(pen: Pen, size: number, { name, price }: Dish, isBare: boolean): void {
  const cost = ` $${price}`;
  write(pen, '', size, INK);
  const [long, rest] = [pen.measureText(name).width, pen.measureText(cost).width];
  if (!isBare) {
    area(pen, pill([0, 1.5, long + rest + size, size * 1.4], 3), 'rgb(6 0 0 / 0.5)');
    area(pen, pill([0, 0, long + rest + size, size * 1.4], 3), PAPER);
  }
  pen.translate(-rest / 2, 0);
  write(pen, name, size, isBare ? PAPER : INK);
  pen.translate((long + rest) / 2, 0);
  write(pen, cost, size, isBare ? '#ffd04a' : '#a8280f');
}
