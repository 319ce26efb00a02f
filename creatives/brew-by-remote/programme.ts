import { bakeSprite } from '#creative-sdk/canvas.ts';
import { glow, linear, type Pen, radial } from '#creative-sdk/gradient.ts';
import { createRandom } from '#creative-sdk/random.ts';
import { bakePuff } from './puff.ts';
import { bakeCar, bakeLoco, CAR, drawDrivers, LOCO } from './train.ts';
import { bakeMist, bakeRidge, bakeSky, PERIOD, type Ridge, ridgeHead, sun } from './valley.ts';
import { bakeViaduct, RAIL_Y, VIADUCT_HEIGHT } from './viaduct.ts';

/** The camera rides along with the train at this speed, units per second. */
const TRAVEL = 170;
const DECK = 590;
const CARS = 5;
/** Sky and mountains: height of their picture, and how often a second it is composed. */
const FAR_HEIGHT = 800;
const FAR_RATE = 8;
/** How strong the grain is, how often a second it changes, and how far it goes until it repeats. */
const GRAIN = 0.08;
const GRAIN_RATE = 10;
const GRAIN_SIZE = 120;

const ridges: readonly (Ridge & { readonly speed: number })[] = [
  {
    top: 440,
    bottom: 760,
    amplitude: 190,
    scale: 460,
    seed: 3,
    trees: 0,
    rim: '#c7d2d8',
    speed: 5,
    stops: '#56738c 0, #718ea4 .4, #a2b4c1 .75, #c3ced6 1',
  },
  {
    top: 520,
    bottom: 800,
    amplitude: 150,
    scale: 340,
    seed: 11,
    trees: 0,
    rim: '#a4b6c2',
    speed: 14,
    stops: '#3b5063 0, #4f6a81 .4, #829bae .8, #acbcc7 1',
  },
  {
    top: 640,
    bottom: 900,
    amplitude: 110,
    scale: 420,
    seed: 19,
    trees: 34,
    rim: 'rgb(181 195 205 / 0.4)',
    speed: 40,
    stops: '#273544 0, #314354 .45, #58768f .8, #8da4b4 1',
  },
  {
    top: 900,
    bottom: 1180,
    amplitude: 60,
    scale: 330,
    seed: 27,
    trees: 92,
    rim: 'rgb(181 195 205 / 0)',
    speed: 250,
    stops: '#1d2833 0, #202c38 .5, #3c5266 1',
  },
];

type Art = ReturnType<typeof bake>;

/** The television programme: a steam train crosses a valley on a cold morning, so that what is warm is the ad. Everything still is baked; a frame is a dozen stamps. */
export class Programme {
  readonly #art: Art;
  #farStep = Number.NaN;

  constructor(px: number) {
    this.#art = bake(px);
  }

  /** Paints the 1920 x 1080 picture at second `t`. */
  draw(pen: Pen, t: number): void {
    const art = this.#art;
    this.#renewFar(t);
    pen.drawImage(art.far, 0, 0, 1920, FAR_HEIGHT);
    drawRidge(pen, art.ridges, 2, t);
    tile(pen, art.mist, { x: t * 60, y: 620, height: 330 });
    pen.fillStyle = '#abbbc6';
    pen.fillRect(0, 949, 1920, 131);
    this.#drawTrain(pen, t);
    tile(pen, art.viaduct, { x: t * TRAVEL, y: DECK - RAIL_Y, height: VIADUCT_HEIGHT });
    tile(pen, art.mist, { x: t * 150 + 300, y: 800, height: 280 });
    drawRidge(pen, art.ridges, 3, t);
    const haze = art.haze[Math.floor(t * GRAIN_RATE) % art.haze.length];
    if (haze) pen.drawImage(haze, 0, 0, 1920, 1080);
  }

  /** What is far away moves so slowly that it is composed a few times a second only. */
  #renewFar(t: number): void {
    const step = Math.floor(t * FAR_RATE);
    if (step === this.#farStep) return;
    this.#farStep = step;
    const { sky, ridges: strips, mist, far } = this.#art;
    const pen = far.getContext('2d');
    if (!pen) return;
    const at = step / FAR_RATE;
    pen.drawImage(sky, 0, 0, 1920, 800);
    drawRidge(pen, strips, 0, at);
    drawRidge(pen, strips, 1, at);
    tile(pen, mist, { x: at * 26 + 700, y: 500, height: 240 });
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

  /** Puffs leave the chimney four times a second and grow as they fall behind; the place of each depends on the time alone. */
  #drawPlume(pen: Pen, t: number, from: { x: number; y: number; puffs: readonly HTMLCanvasElement[] }): void {
    const lifeS = 4.6;
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
      pen.globalAlpha = Math.min(1, age * 16) * (1 - age) ** 1.9;
      pen.drawImage(sprite, x - size / 2, y - size / 2, size, size * 0.86);
    }
    pen.globalAlpha = 1;
  }
}

function bake(px: number) {
  return {
    sky: bakeSky(px),
    ridges: ridges.map((ridge) => bakeRidge(ridge, px)),
    far: bakeSprite(1920, FAR_HEIGHT, px, () => {}),
    mist: bakeMist(px, '203 213 219'),
    viaduct: bakeViaduct(px),
    loco: bakeLoco(px),
    cars: [bakeCar(px, 2), bakeCar(px, 9), bakeCar(px, 4)],
    puffs: [1, 2, 3].map((seed) => bakePuff(px, seed * 17, ['214 222 226', '89 119 143'])),
    haze: [0, 1, 2].map((sheet) => bakeHaze(px, sheet)),
  };
}

/** The light in the air, the darkness of the corners and the grain of the film, in one sheet. */
function bakeHaze(px: number, sheet: number): HTMLCanvasElement {
  return bakeSprite(1920, 1080, px / 2, (pen) => {
    glow(pen, { ...sun, r: 900 }, '179 193 203', 0.34);
    pen.fillStyle = radial(pen, { x: 1060, y: 500, r: 1280 }, 'rgb(9 12 16 / 0) 0, rgb(9 12 16 / 0) .6, rgb(9 12 16 / 0.62) 1');
    pen.fillRect(0, 0, 1920, 1080);
    pen.fillStyle = linear(pen, [0, 780, 0, 1080], 'rgb(10 14 19 / 0) 0, rgb(10 14 19 / 0.45) 1');
    pen.fillRect(0, 780, 1920, 300);
    pen.fillStyle = toGrain(pen, sheet) ?? '';
    pen.globalAlpha = GRAIN;
    pen.resetTransform();
    pen.fillRect(0, 0, 1920, 1080);
  });
}

/** Grey noise, of which each sheet gets another cut. */
function toGrain(pen: Pen, sheet: number): CanvasPattern | null {
  const random = createRandom(sheet + 50);
  const grain = bakeSprite(GRAIN_SIZE, GRAIN_SIZE, 1, (on) => {
    const noise = on.createImageData(GRAIN_SIZE, GRAIN_SIZE);
    // Pixel by pixel: as many rectangles would take half a second of the first frame.
    for (let i = 0; i < noise.data.length; i += 4) {
      noise.data.fill(random() * 256, i, i + 3);
      noise.data[i + 3] = 255;
    }
    on.putImageData(noise, 0, 0);
  });
  return pen.createPattern(grain, 'repeat');
}

function drawRidge(pen: Pen, strips: readonly HTMLCanvasElement[], i: number, t: number): void {
  const ridge = ridges[i];
  const strip = strips[i];
  if (!ridge || !strip) return;
  tile(pen, strip, { x: t * ridge.speed, y: ridge.top - ridgeHead(ridge), height: ridge.bottom - ridge.top + ridgeHead(ridge) });
}

/** Stamps an endless strip, `x` units along. */
function tile(pen: Pen, strip: HTMLCanvasElement, { x, y, height }: { x: number; y: number; height: number }): void {
  const from = -(x % PERIOD);
  for (let left = from; left < 1920; left += PERIOD) pen.drawImage(strip, left, y, PERIOD + 1, height);
}
