import { bakeSprite } from '#creative-sdk/canvas.ts';
import { glow, linear, type Pen, radial } from './gradient.ts';
import { bakePuff } from './puff.ts';
import { bakeCar, bakeLoco, CAR, drawDrivers, LOCO } from './train.ts';
import { bakeMist, bakeRidge, bakeSky, PERIOD, type Ridge, ridgeHead, sun } from './valley.ts';
import { bakeForeground, bakeViaduct, RAIL_Y, VIADUCT_HEIGHT } from './viaduct.ts';

/** The camera rides along with the train at this speed, units per second. */
const TRAVEL = 170;
const DECK = 590;
const CARS = 5;

const ridges: readonly (Ridge & { readonly speed: number })[] = [
  {
    top: 440,
    bottom: 760,
    amplitude: 190,
    scale: 460,
    seed: 3,
    trees: 0,
    rim: '#ffd3a0',
    speed: 5,
    stops: [
      [0, '#8a6a8c'],
      [0.4, '#b98293'],
      [0.75, '#eaae92'],
      [1, '#fbcfa2'],
    ],
  },
  {
    top: 520,
    bottom: 800,
    amplitude: 150,
    scale: 340,
    seed: 11,
    trees: 0,
    rim: '#f3ae8a',
    speed: 14,
    stops: [
      [0, '#574a74'],
      [0.4, '#84607f'],
      [0.8, '#cf9186'],
      [1, '#efb893'],
    ],
  },
  {
    top: 640,
    bottom: 900,
    amplitude: 110,
    scale: 420,
    seed: 19,
    trees: 34,
    rim: 'rgb(255 190 150 / 0.4)',
    speed: 40,
    stops: [
      [0, '#3a3154'],
      [0.45, '#4d3d5e'],
      [0.8, '#9c6b76'],
      [1, '#d99b87'],
    ],
  },
  {
    top: 810,
    bottom: 1090,
    amplitude: 60,
    scale: 330,
    seed: 27,
    trees: 92,
    rim: 'rgb(255 190 150 / 0)',
    speed: 105,
    stops: [
      [0, '#2c2440'],
      [0.5, '#33283f'],
      [1, '#6b4a58'],
    ],
  },
];

type Art = ReturnType<typeof bake>;

/** The television programme: a steam train crosses a valley at dawn. Everything still is baked; a frame is a dozen stamps. */
export class Programme {
  #art: Art;

  constructor(px: number) {
    this.#art = bake(px);
  }

  /** Paints the 1920 x 1080 picture at second `t`. `isPlain`: coarse, for a picture that will be out of focus. */
  draw(pen: Pen, t: number): void {
    const art = this.#art;
    pen.drawImage(art.sky, 0, 0, 1920, 800);
    art.ridges.forEach((strip, i) => {
      const ridge = ridges[i];
      if (!ridge || i === 3) return;
      tile(pen, strip, { x: t * ridge.speed, y: ridge.top - ridgeHead(ridge), height: ridge.bottom - ridge.top + ridgeHead(ridge) });
      if (i === 1) tile(pen, art.mist, { x: t * 26 + 700, y: 500, height: 240 });
    });
    tile(pen, art.mist, { x: t * 60, y: 620, height: 330 });
    pen.fillStyle = '#eeb793';
    pen.fillRect(0, 949, 1920, 131);
    this.#drawTrain(pen, t);
    tile(pen, art.viaduct, { x: t * TRAVEL, y: DECK - RAIL_Y, height: VIADUCT_HEIGHT });
    tile(pen, art.mist, { x: t * 150 + 300, y: 800, height: 280 });
    const wood = ridges[3];
    const strip = art.ridges[3];
    if (wood && strip) tile(pen, strip, { x: t * 250, y: 900 - ridgeHead(wood), height: wood.bottom - wood.top + ridgeHead(wood) });
    tile(pen, art.foreground, { x: t * 620 + 900, y: 690, height: 420 });
    pen.drawImage(art.haze, 0, 0, 1920, 1080);
  }

  #drawTrain(pen: Pen, t: number): void {
    const front = 1330 + 120 * Math.sin(t * 0.21 + 0.3);
    const { loco, cars, puffs } = this.#art;
    this.#drawPlume(pen, t, { x: front - 62, y: DECK - LOCO.height + 20, puffs });
    for (let i = 0; i < CARS; i++) {
      const car = cars[i % cars.length];
      const bob = Math.sin(t * 9 + i * 1.7) * 0.8;
      if (car) pen.drawImage(car, front - LOCO.width - (i + 1) * (CAR.width + 6), DECK - CAR.height + 2 + bob, CAR.width, CAR.height);
    }
    pen.save();
    pen.translate(front - LOCO.width, DECK - LOCO.height + 3);
    pen.drawImage(loco, 0, Math.sin(t * 11) * 0.7, LOCO.width, LOCO.height);
    drawDrivers(pen, (t * TRAVEL) / 30);
    pen.restore();
  }

  /** Puffs leave the chimney four a second and grow as they fall behind; the place of each follows from the time alone. */
  #drawPlume(pen: Pen, t: number, from: { x: number; y: number; puffs: readonly HTMLCanvasElement[] }): void {
    const lifeS = 5.2;
    const rate = 6.5;
    const newest = Math.floor(t * rate);
    for (let n = newest - Math.floor(lifeS * rate); n <= newest; n++) {
      const age = (t - n / rate) / lifeS;
      const wobble = Math.sin(n * 2.4);
      const size = 46 + 400 * age ** 0.8 + wobble * 16;
      const x = from.x - 1150 * age ** 1.15;
      const y = from.y - 10 - 190 * age ** 0.62 + wobble * 26 * age;
      const sprite = from.puffs[((n % from.puffs.length) + from.puffs.length) % from.puffs.length];
      if (!sprite) continue;
      pen.globalAlpha = Math.min(1, age * 16) * (1 - age) ** 0.9 * 0.95;
      pen.drawImage(sprite, x - size / 2, y - size / 2, size, size * 0.86);
    }
    pen.globalAlpha = 1;
  }
}

function bake(px: number) {
  return {
    sky: bakeSky(px),
    ridges: ridges.map((ridge) => bakeRidge(ridge, px)),
    mist: bakeMist(px, '255 214 178'),
    viaduct: bakeViaduct(px),
    foreground: bakeForeground(px),
    loco: bakeLoco(px),
    cars: [bakeCar(px, 2), bakeCar(px, 9), bakeCar(px, 4)],
    puffs: [1, 2, 3].map((seed) => bakePuff(px, seed * 17, ['255 226 190', '150 108 134'])),
    haze: bakeHaze(px),
  };
}

/** The light in the air and the darkness of the corners, in one sheet. */
function bakeHaze(px: number): HTMLCanvasElement {
  return bakeSprite(1920, 1080, px / 2, (pen) => {
    glow(pen, { ...sun, r: 900 }, '255 190 120', 0.34);
    pen.fillStyle = radial(pen, { x: 1060, y: 500, r: 1280 }, [
      [0, 'rgb(14 10 26 / 0)'],
      [0.6, 'rgb(14 10 26 / 0)'],
      [1, 'rgb(14 10 26 / 0.62)'],
    ]);
    pen.fillRect(0, 0, 1920, 1080);
    pen.fillStyle = linear(
      pen,
      [0, 780, 0, 1080],
      [
        [0, 'rgb(18 12 24 / 0)'],
        [1, 'rgb(18 12 24 / 0.45)'],
      ],
    );
    pen.fillRect(0, 780, 1920, 300);
  });
}

/** Stamps an endless strip, `x` units along. */
function tile(pen: Pen, strip: HTMLCanvasElement, { x, y, height }: { x: number; y: number; height: number }): void {
  const from = -(x % PERIOD);
  for (let left = from; left < 1920; left += PERIOD) pen.drawImage(strip, left, y, PERIOD + 1, height);
}
