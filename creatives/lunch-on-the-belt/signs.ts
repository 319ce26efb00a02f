import { bakeSprite } from '#creative-sdk/canvas.ts';
import { clamp } from '#creative-sdk/motion.ts';
import { area, type Pen, pill } from './brush.ts';
import type { Spot } from './flight.ts';
import type { Layout } from './layout.ts';
import { type Dish, menu } from './menu.ts';
import type { Service } from './service.ts';

/** Size of a name at a unit of 1, CSS pixels. */
const TYPE_PX = 12.5;
/** A dish keeps its label until it is so near the end of the belt, plate diameters. */
const EDGE = 0.25;
/** In a slim strip the label is beside the dish that is so near its place, plate diameters. */
const SLIM_NEAR = 0.3;
const PAPER = '#fff6e4';
const INK = '#3a140c';

/** What is written on the belt: at the foot of each dish its name and price. Baked, because it rides. */
export class Signs {
  readonly #layout: Layout;
  /** Sizes, CSS pixels. A label has an even box, so that it is sharp about a whole pixel. */
  readonly #type: number;
  readonly #wide: number;
  /** So far under the middle of a plate its label is. */
  readonly #drop: number;
  readonly #isSlim: boolean;
  readonly #labels;

  constructor(layout: Layout, ratio: number) {
    const { belt, isStrip, plate, rise, strip, unit } = layout;
    this.#layout = layout;
    this.#isSlim = strip === 'slim';
    const type = TYPE_PX * unit;
    const wide = Math.round(type * 7) * 2;
    const high = Math.round(type) * (this.#isSlim ? 4 : 2);
    this.#type = type;
    this.#wide = wide;
    this.#drop = this.#isSlim ? 0 : isStrip ? belt.height / 2 + rise - type * 1.1 : plate / 2 + unit * 6.5;
    this.#labels = menu.map((dish) =>
      bakeSprite(
        wide,
        high,
        ratio,
        (pen) => {
          pen.translate(wide / 2, high / 2);
          (this.#isSlim ? drawWords : drawLabel)(pen, type, dish);
        },
        'processor',
      ),
    );
  }

  /** Over all dishes, so that none covers the label of another; the lifted one's last. */
  draw(pen: Pen, service: Service): void {
    const { belt, plate } = this.#layout;
    const show = (i: number) => {
      const { x, y } = service.placeOf(i);
      const room = Math.min(x - belt.x, belt.x + belt.width - x) / plate;
      // Beside the dish it does not move.
      if (this.#isSlim) {
        if (Math.abs((x - belt.x) / plate - service.middle) < SLIM_NEAR) this.tag(pen, i, { x: belt.x + plate * 2, y }, 1);
      } else if (room > EDGE && service.stockOf(i) === 1) this.tag(pen, i, { x, y }, 1);
    };
    for (let i = 0; i < menu.length; i++) if (i !== service.lifted) show(i);
    if (service.lifted !== undefined) show(service.lifted);
  }

  /** The label of a dish that is there, in its size. */
  tag(pen: Pen, index: number, { x, y }: Spot, scale: number): void {
    const label = this.#labels[index];
    if (!label) return;
    const { belt, isStrip } = this.#layout;
    const half = (menu[index]?.name.length ?? 0) * this.#type * 0.29 + this.#type * 1.7;
    const width = this.#wide * scale;
    const height = (width * label.height) / label.width;
    // The one of a dish in flight may leave the belt.
    const middle = isStrip && scale < 1 ? x : Math.round(clamp(x, belt.x + half, belt.x + belt.width - half));
    pen.drawImage(label, middle - width / 2, Math.round(y + this.#drop * scale) - height / 2, width, height);
  }
}

function write(pen: Pen, text: string, size: number, colour: string): void {
  pen.fillStyle = colour;
  pen.font = `800 ${size.toFixed(1)}px Manrope`;
  pen.textAlign = 'center';
  pen.fillText(text, 0, size * 0.36);
}

function drawLabel(pen: Pen, size: number, { name, price }: Dish): void {
  const cost = ` $${price}`;
  write(pen, '', size, INK);
  const [long, rest] = [pen.measureText(name).width, pen.measureText(cost).width];
  area(pen, pill([0, 1.5, long + rest + size, size * 1.4], 3), 'rgb(6 0 0 / 0.5)');
  area(pen, pill([0, 0, long + rest + size, size * 1.4], 3), PAPER);
  pen.translate(-rest / 2, 0);
  write(pen, name, size, INK);
  pen.translate((long + rest) / 2, 0);
  write(pen, cost, size, '#a8280f');
}

/** Without paper, in two lines. */
function drawWords(pen: Pen, size: number, { name, price }: Dish): void {
  pen.translate(0, -size * 0.65);
  write(pen, name, size, PAPER);
  pen.translate(0, size * 1.3);
  write(pen, `$${price}`, size, '#ffd04a');
}
