import { bakeSprite } from '#creative-sdk/canvas.ts';
import { mixColour } from '#creative-sdk/colour.ts';
import { createRandom, fbm1 } from '#creative-sdk/random.ts';
import { glow, linear, type Pen, polygon } from './gradient.ts';
import { lights } from './light.ts';
import { type PineInk, paintPine } from './pine.ts';
import type { Moment, Place } from './place.ts';
import { ROAD } from './road-lines.ts';
import { bakeRoadway } from './roadway.ts';
import { bakeAir, crestAt, paintRidge, repeat, Strip } from './strip.ts';
import { BEYOND, FILM } from './view.ts';

const FLAKES = 300;
const SPRUCE = { width: 84, height: 180 } as const;

interface Wood {
  readonly width: number;
  readonly ground: number;
  readonly count: number;
  readonly height: readonly [number, number];
  readonly ink: PineInk;
  readonly seed: number;
}

/** The forest road in the blue hour, with snow. */
export class Forest implements Place {
  readonly light = lights.forest;
  readonly horizon = 366;
  readonly ground = ['#dfe7f1', '#8fa2bd'] as const;
  readonly depth = 900;
  readonly rise = 10;
  readonly tuft = { inks: ['#79b4', '#fff7'], wide: 40, high: 12, lean: 0 } as const;
  readonly asphalt = ['#aab8cc', '#6f819d'] as const;
  readonly #spruces: readonly HTMLCanvasElement[];
  readonly #air: HTMLCanvasElement;
  readonly #peaks: Strip;
  readonly #woods: readonly Strip[];
  readonly #fog: HTMLCanvasElement;
  readonly #road: Strip;
  readonly #near: Strip;
  readonly #flakes: readonly { x: number; y: number; depth: number }[];

  constructor(px: number) {
    const random = createRandom(9);
    this.#air = bakeAir(px, paintAir);
    this.#peaks = new Strip(px, { width: 1500, y: 90, height: 260, pace: 0.02 }, paintPeaks);
    this.#woods = [
      this.#bakeWood(px, 0.07, { width: 1400, ground: 330, count: 120, height: [46, 92], ink: { top: '#7f93ae', foot: '#aebccd' }, seed: 3 }),
      this.#bakeWood(px, 0.17, {
        width: 1500,
        ground: 364,
        count: 74,
        height: [80, 160],
        ink: { top: '#4d6484', foot: '#8195ae', snow: '#cedcec73' },
        seed: 14,
      }),
      this.#bakeWood(px, 0.42, {
        width: 1700,
        ground: 398,
        count: 34,
        height: [130, 280],
        ink: { top: '#1f3350', foot: '#40597a', snow: '#dee8f4c7' },
        seed: 27,
      }),
    ];
    this.#fog = bakeSprite(900, 120, 0.5, paintFog);
    this.#road = bakeRoadway(px, { colours: this.asphalt, line: '#eef', grit: '255 255 255', track: '#4a5c7a' });
    this.#near = new Strip(px, { width: 2600, y: 360, height: 360, pace: 1.6 }, paintNear);
    this.#spruces = [5, 8].map((seed) =>
      bakeSprite(SPRUCE.width, SPRUCE.height, px * 2, (pen) =>
        paintPine(pen, [42, 176, 172], { top: '#1b2f4c', foot: '#31496b', snow: '#dee8f4cc' }, createRandom(seed)),
      ),
    );
    this.#flakes = Array.from({ length: FLAKES }, () => ({ x: random(), y: random(), depth: random() }));
  }

  drawFar(pen: Pen, { t, way }: Moment): void {
    pen.drawImage(this.#air, 0, -BEYOND, FILM.width, FILM.height + BEYOND);
    this.#peaks.draw(pen, way, 200);
    for (const [i, wood] of this.#woods.entries()) {
      wood.draw(pen, way, i * 260);
      this.#drawFog(pen, 292 + i * 34, way * (0.1 + i * 0.16) + t * 9 + i * 400, 0.75 - i * 0.14);
    }
    this.#drawSnow(pen, { t, way }, false);
  }

  drawNear(pen: Pen, { way }: Moment): void {
    pen.fillStyle = linear(pen, [0, 392, 0, 414], '#dee 0, #9ab 1');
    pen.fillRect(0, 394, FILM.width, 20);
    this.#road.draw(pen, way);
    drawPoles(pen, way);
  }

  drawBefore(pen: Pen, moment: Moment): void {
    const { way } = moment;
    pen.fillStyle = linear(pen, [0, ROAD.near - 6, 0, 760], '#dde 0, #8ab .12, #579 .4, #346 1');
    pen.beginPath();
    pen.moveTo(0, 900);
    for (let x = 0; x <= 960; x += 12) pen.lineTo(x, ROAD.near + fbm1((x + way * 1.1) / 120, 3, 6) * 6);
    pen.lineTo(960, 900);
    pen.fill();
    this.#near.draw(pen, way, 900);
    this.#drawSnow(pen, moment, true);
  }

  drawClose(): void {}

  drawBeside(pen: Pen, index: number): void {
    const spruce = this.#spruces[index % 2];
    if (spruce) pen.drawImage(spruce, -SPRUCE.width, 14 - SPRUCE.height * 2, SPRUCE.width * 2, SPRUCE.height * 2);
  }

  #bakeWood(px: number, pace: number, wood: Wood): Strip {
    const top = wood.ground - wood.height[1] - 40;
    return new Strip(px, { width: wood.width, y: top, height: 430 - top, pace }, (pen) => {
      pen.translate(0, -top);
      const random = createRandom(wood.seed);
      const ridge = { width: wood.width, crest: wood.ground, swing: 26, foot: 440, wave: 260, seed: wood.seed };
      const { foot } = wood.ink;
      const trees = Array.from({ length: wood.count }, () => ({
        x: random() * wood.width,
        h: wood.height[0] + random() ** 1.6 * (wood.height[1] - wood.height[0]),
      }));
      for (const { x, h } of trees.toSorted((a, b) => b.h - a.h)) {
        const seed = Math.floor(x * 31);
        repeat(wood.width, x, h * 0.3, (at) => paintPine(pen, [at, crestAt(ridge, x) + 5, h], wood.ink, createRandom(seed)));
      }
      paintRidge(
        pen,
        ridge,
        linear(pen, [0, wood.ground - 14, 0, 430], `${mixColour(foot, '#eef3f8', 0.62)} 0, ${mixColour(foot, '#dfe7f1', 0.3)} 1`),
      );
    });
  }

  #drawFog(pen: Pen, y: number, shift: number, alpha: number): void {
    pen.globalAlpha = alpha;
    for (let x = -(shift % 600) - 300; x < FILM.width; x += 600) pen.drawImage(this.#fog, x, y - 50, 900, 120);
    pen.globalAlpha = 1;
  }

  #drawSnow(pen: Pen, { t, way }: Moment, isNear: boolean): void {
    pen.fillStyle = '#eff';
    for (const { x, y, depth } of this.#flakes) {
      if (depth > 0.62 !== isNear) continue;
      const pace = 0.25 + depth * 0.9;
      const px = (((x * 1100 - way * pace * 0.55 - Math.sin(t * 1.3 + x * 40) * 12) % 1100) + 1100) % 1100;
      const py = ((y * 1180 + t * (34 + depth * 70)) % 1180) - BEYOND - 20;
      pen.globalAlpha = isNear ? 0.75 : 0.3 + depth * 0.5;
      const r = isNear ? 1.6 + (depth - 0.62) * 6 : 0.8 + depth * 1.2;
      pen.beginPath();
      pen.ellipse(px - 70, py, r * (isNear ? 1.9 : 1.3), r, 0.25, 0, Math.PI * 2);
      pen.fill();
    }
    pen.globalAlpha = 1;
  }
}

function paintAir(pen: Pen): void {
  pen.fillStyle = linear(pen, [0, -BEYOND, 0, 340], '#124 0, #235 .47, #468 .65, #89b .8, #dcc .92, #edc 1');
  pen.fillRect(0, -BEYOND, FILM.width, FILM.height + BEYOND);
  glow(pen, [690, 300, 420], '255 214 190', 0.6);
  const random = createRandom(2);
  for (let i = 0; i < 170; i++) {
    pen.fillStyle = `rgb(255 255 255 / ${0.2 + random() * 0.5})`;
    pen.fillRect(random() * 960, 120 - random() * 420, 1.2, 1.2);
  }
}

function paintPeaks(pen: Pen): void {
  const ridge = { width: 1500, crest: 150, swing: 150, foot: 260, wave: 300, seed: 71 };
  paintRidge(pen, ridge, linear(pen, [0, 40, 0, 230], '#78a 0, #ccc 1'));
  pen.globalCompositeOperation = 'source-atop';
  const random = createRandom(12);
  for (let i = 0; i < 520; i++) {
    const x = random() * 1500;
    const y = crestAt(ridge, x) - 3 + random() * random() * 90;
    const s = 8 + random() * 26;
    polygon(
      pen,
      [x, y, x + s * 0.8, y + s * 0.9, x + s * 0.2, y + s * 1.4, x - s * 0.1, y + s * 0.6],
      random() > 0.42 ? `rgb(250 240 240 / ${0.2 + random() * 0.4})` : `rgb(74 98 138 / ${0.1 + random() * 0.22})`,
    );
  }
  pen.fillStyle = linear(pen, [0, 90, 0, 250], '#dcd0 0, #ddde 1');
  pen.fillRect(0, 0, 1500, 260);
}

function paintFog(pen: Pen): void {
  const random = createRandom(6);
  for (let i = 0; i < 26; i++) {
    pen.save();
    pen.translate(130 + random() * 640, 40 + random() * 40);
    pen.scale(1, 0.25 + random() * 0.16);
    glow(pen, [0, 0, 90 + random() * 110], '232 236 244', 0.2);
    pen.restore();
  }
}

/** The tips of young spruces that pass close by. */
function paintNear(pen: Pen): void {
  const random = createRandom(45);
  for (const [x, height] of [
    [180, 150],
    [262, 112],
    [1010, 168],
    [1560, 120],
    [1650, 172],
    [2280, 140],
  ] as const)
    paintPine(pen, [x, 350, height + 118], { top: '#122341', foot: '#1d3355', snow: '#cedef2b8' }, random);
}

function drawPoles(pen: Pen, way: number): void {
  const every = 240;
  for (let x = -(way % every) - 20; x < FILM.width + 20; x += every) {
    pen.fillStyle = '#c53';
    pen.fillRect(x, 352, 3.4, 56);
    pen.fillStyle = '#eff';
    pen.fillRect(x, 362, 3.4, 9);
    pen.fillRect(x - 1, 349, 5.4, 4);
  }
}
