import { bakeSprite, createLayer } from '#creative-sdk/canvas.ts';
import type { Stage } from '#creative-sdk/creative.ts';
import { easeOutBack, mix } from '#creative-sdk/motion.ts';
import { drawSticks, type Sticks } from './chopsticks.ts';
import { bakeCloth, bakeCounter, bakeTill } from './counter.ts';
import { FLIGHT_S, flyAt } from './flight.ts';
import { Kitchen, MARGIN } from './kitchen.ts';
import { bakeBed, bakeChain, bakeRails, bakeSeam, SCALE_LONG } from './lacquer.ts';
import { fitLayout, type Layout } from './layout.ts';
import { type Dish, menu } from './menu.ts';
import { drawBagBack, drawBagFront } from './paper-bag.ts';
import { LIFTED } from './plating.ts';
import type { Service } from './service.ts';
import { Signs } from './signs.ts';
import { bakeWisp, drawSteam } from './steam.ts';
import { Track } from './track.ts';

/** So long a dish that flies is low over the belt. */
const LOW_S = 0.2;

/** All that is not text or control, on one canvas. */
export class Picture {
  readonly #stage: Stage;
  readonly #layer;
  readonly kitchen = new Kitchen();
  layout: Layout;
  #sprites;

  constructor(stage: Stage) {
    this.#stage = stage;
    this.#layer = createLayer(stage, 'processor');
    this.layout = fitLayout(stage.width, stage.height);
    this.#sprites = this.#bake();
  }

  get context(): CanvasRenderingContext2D {
    return this.#layer.context;
  }

  fit(): void {
    this.#layer.resize();
    this.layout = fitLayout(this.#stage.width, this.#stage.height);
    this.#sprites = this.#bake();
  }

  draw(service: Service, t: number, sticks?: Sticks): void {
    const { context: pen } = this;
    const { belt, head, till, isStrip } = this.layout;
    const { counter, cloth, panel } = this.#sprites;
    if (service.open > 0 || !isStrip) pen.drawImage(counter, isStrip ? belt.x : 0, 0, isStrip ? belt.width : this.#stage.width, this.#stage.height);
    if (service.open < 1) this.#drawBelt(service, t);
    if (sticks) drawSticks(pen, sticks);
    if (service.open > 0 && isStrip) this.#shadeHead(service.open);
    pen.drawImage(panel, till.x, till.y, till.width, till.height);
    this.#drawBag(service);
    // Over a dish in flight, which is never in front of the brand.
    pen.drawImage(cloth, head.x, head.y, head.width, head.height);
  }

  #bake() {
    const { belt, decks, head, till, plate, isStrip } = this.layout;
    const track = new Track(this.layout);
    const isStraight = decks === 1;
    const ratio = this.#stage.pixelRatio;
    const { primary } = this.#stage.brand;
    this.kitchen.pixelRatio = ratio;
    const long = plate * SCALE_LONG;
    return {
      chain: (isStraight ? bakeChain : bakeSeam)(long, track.breadth, ratio, primary),
      bed: isStraight ? bakeRails(belt, ratio, isStrip) : bakeBed(belt, track, ratio),
      counter: isStrip ? bakeCounter(belt.width, belt.height, ratio) : bakeCounter(this.#stage.width, this.#stage.height, ratio),
      cloth: bakeCloth(head, ratio, primary),
      panel: bakeTill(till, ratio),
      shadow: bakeShadow(plate, ratio),
      wisp: bakeWisp(ratio),
      signs: new Signs(this.layout, ratio),
    };
  }

  #drawBelt(service: Service, t: number): void {
    const { context: pen } = this;
    const { belt, plate } = this.layout;
    const gone = service.open * (belt.width + plate * 0.2);
    pen.save();
    pen.beginPath();
    pen.rect(belt.x, belt.y, belt.width - gone, belt.height);
    pen.clip();
    pen.translate(-gone, 0);
    this.#drawChain(service);
    for (const [i, dish] of menu.entries()) if (i !== service.lifted) this.#drawSeat(service, dish, i, t);
    const lifted = menu[service.lifted ?? -1];
    if (lifted && service.lifted !== undefined) this.#drawSeat(service, lifted, service.lifted, t);
    // Under the signs, until it is well off the belt.
    this.#drawFlights(service, true);
    if (this.#stage.config.mode !== 'still') this.#sprites.signs.draw(pen, service);
    pen.restore();
  }

  #drawChain({ track, belt: { offset } }: Service): void {
    const { context: pen } = this;
    const { belt, plate, decks } = this.layout;
    const { chain, bed } = this.#sprites;
    const long = plate * SCALE_LONG;
    if (decks > 1) pen.drawImage(bed, belt.x, belt.y, belt.width, belt.height);
    for (let along = ((offset * plate) % long) - long * 2; along < track.length + long; along += long) {
      const { x, y, turn } = track.at(along);
      pen.save();
      pen.translate(x, y);
      pen.rotate(turn);
      pen.drawImage(chain, 0, -track.breadth / 2, long + 0.6, track.breadth);
      pen.restore();
    }
    if (decks === 1) pen.drawImage(bed, belt.x, belt.y, belt.width, belt.height);
  }

  #drawSeat(service: Service, dish: Dish, i: number, t: number): void {
    const { plate, belt } = this.layout;
    const { x, y } = service.placeOf(i);
    if (x < belt.x - plate || x > belt.x + belt.width + plate) return;
    const { context: pen } = this;
    const grown = easeOutBack(service.stockOf(i));
    if (grown <= 0.02) return;
    const lift = service.lifts[i]?.value ?? 0;
    const { shadow, wisp } = this.#sprites;
    const wide = plate * (1.62 + lift * 0.1) * grown;
    pen.globalAlpha = 1 - lift * 0.2;
    pen.drawImage(shadow, x - wide / 2 + plate * 0.07, y + plate * (0.3 + lift * 0.05) - wide * 0.25, wide, wide * 0.5);
    pen.globalAlpha = 1;
    const turn = (service.swings[i]?.value ?? 0) * 0.5;
    this.#drawDish(dish, { x, y: y - lift * plate * 0.02, scale: (1 + (LIFTED - 1) * lift) * grown, turn, isLarge: lift > 0.02 });
    if (dish.steams) drawSteam(pen, wisp, [x, y - plate * 0.16, plate * 0.52], t + i * 1.7);
  }

  #drawDish(dish: Dish, { x, y, scale, turn, isLarge }: { x: number; y: number; scale: number; turn: number; isLarge: boolean }): void {
    const { context: pen } = this;
    const size = this.layout.plate * MARGIN * scale;
    const sprite = this.kitchen.serve(dish.id, this.layout.plate * (isLarge ? LIFTED : 1));
    // The fine filter costs many times the plain one: only for a plate that is drawn much smaller than it was baked.
    pen.imageSmoothingQuality = size < (sprite.width / this.#stage.pixelRatio) * 0.8 ? 'high' : 'low';
    pen.save();
    pen.translate(x, y);
    pen.rotate(turn);
    pen.drawImage(sprite, -size / 2, -size / 2, size, size);
    pen.restore();
    pen.imageSmoothingQuality = 'low';
  }

  #drawBag(service: Service): void {
    const { context: pen } = this;
    const { bag, plate } = this.layout;
    const { brand, config } = this.#stage;
    const k = service.open;
    const { x, y, size } = this.#bagAt(k);
    const look = {
      colour: brand.primary,
      letter: config.mode === 'still' ? '' : ([...brand.name][0]?.toUpperCase() ?? ''),
      mouth: service.mouth.value,
    };
    const squash = service.bump.value * 0.2;
    const place = (draw: typeof drawBagBack) => {
      pen.save();
      pen.translate(x, y + size / 2);
      pen.scale((size / 100) * (1 + squash), (size / 100) * (1 - squash));
      pen.translate(0, -50);
      draw(pen, look);
      pen.restore();
    };
    const wide = size * 1.25;
    pen.drawImage(this.#sprites.shadow, x - wide / 2 + size * 0.05, y + size * 0.3, wide, size * 0.3);
    place(drawBagBack);
    // What is in it looks out.
    const inBag = service.bag.dishes.slice(0, service.landed);
    const isAlone = inBag.length === 1;
    const across = size * (isAlone ? 0.68 : 0.54);
    if (k) pen.imageSmoothingQuality = 'high';
    for (const [i, { id }] of inBag.entries()) {
      const dish = this.kitchen.serve(id, k ? plate : bag.size * 0.5);
      // In pairs, one before the other; what is without its like is in the middle.
      const side = i % 2 ? 0.12 : i === inBag.length - 1 ? 0 : -0.12;
      const deep = (i >> 1) * 0.09 - 0.36;
      pen.drawImage(dish, x + size * side - across / 2, y + size * deep - across / 2, across, across);
    }
    pen.imageSmoothingQuality = 'low';
    this.#drawFlights(service, false);
    place(drawBagFront);
  }

  #bagAt(open: number): { x: number; y: number; size: number } {
    const { bag, openBag } = this.layout;
    return { x: mix(bag.x, openBag.x, open), y: mix(bag.y, openBag.y, open) - Math.sin(open * Math.PI) * 4, size: mix(bag.size, openBag.size, open) };
  }

  /** Dishes on their way into the bag, each with its label: those still low over the belt, or the others. */
  #drawFlights({ flights, open }: Service, isLow: boolean): void {
    const { context: pen } = this;
    const { plate, strip } = this.layout;
    const { shadow, signs } = this.#sprites;
    const { x, y, size } = this.#bagAt(open);
    for (const { dish, from, age } of flights) {
      if (age < LOW_S !== isLow) continue;
      const fly = flyAt(from, { x, y: y - size * 0.2 }, age / FLIGHT_S);
      pen.globalAlpha = 0.5 * (1 - age / FLIGHT_S);
      const wide = plate * 1.5 * fly.scale;
      pen.drawImage(shadow, fly.x - wide / 2 + 6, fly.y, wide, wide / 2);
      pen.globalAlpha = 1;
      this.#drawDish(dish, { x: fly.x, y: fly.y, scale: LIFTED * fly.scale, turn: fly.spin, isLarge: true });
      if (strip !== 'slim') signs.tag(pen, menu.indexOf(dish), fly, fly.scale);
    }
  }

  #shadeHead(open: number): void {
    const { belt } = this.layout;
    const shade = this.context.createLinearGradient(belt.x, 0, belt.x + 14, 0);
    shade.addColorStop(0, `rgb(60 24 4 / ${0.4 * open})`);
    shade.addColorStop(1, 'rgb(60 24 4 / 0)');
    this.context.fillStyle = shade;
    this.context.fillRect(belt.x, 0, 14, belt.height);
  }
}

function bakeShadow(plate: number, ratio: number): HTMLCanvasElement {
  const size = plate * 1.3;
  return bakeSprite(
    size,
    size,
    Math.min(1, ratio),
    (pen) => {
      const soft = pen.createRadialGradient(size / 2, size / 2, size * 0.26, size / 2, size / 2, size / 2);
      for (const [stop, alpha] of [
        [0, 0.85],
        [0.35, 0.62],
        [0.7, 0.2],
        [1, 0],
      ] as const)
        soft.addColorStop(stop, `rgb(3 0 0 / ${alpha})`);
      pen.fillStyle = soft;
      pen.fillRect(0, 0, size, size);
    },
    'processor',
  );
}
