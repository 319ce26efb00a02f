import { clamp } from '#creative-sdk/motion.ts';
import { createRandom, noise1 } from '#creative-sdk/random.ts';
import { blade, glow, linear, type Pen, polygon } from './gradient.ts';
import { lights } from './light.ts';
import type { Moment, Place } from './place.ts';
import { ROAD } from './road-lines.ts';
import { bakeRoadway } from './roadway.ts';
import { bakeAir, crestAt, drawCloser, fadeFoot, paintRidge, repeat, Strip } from './strip.ts';
import { BEYOND, FILM } from './view.ts';

/** The desert road at nightfall. */
export class Desert implements Place {
  readonly light = lights.desert;
  readonly horizon = 326;
  readonly ground = ['#7a3f58', '#1d1230'] as const;
  readonly depth = 1300;
  readonly rise = 16;
  readonly tuft = { inks: ['#2136', '#d866'], wide: 9, high: 12, lean: 0 } as const;
  readonly asphalt = ['#43304f', '#1d1630'] as const;
  readonly #air: HTMLCanvasElement;
  readonly #mesas: readonly Strip[];
  readonly #dunes: Strip;
  readonly #plain: Strip;
  readonly #road: Strip;
  readonly #scrub: Strip;
  readonly #stars: readonly { x: number; y: number; r: number; phase: number }[];

  constructor(px: number) {
    const random = createRandom(17);
    this.#air = bakeAir(px, paintAir);
    this.#mesas = [
      new Strip(px, { width: 1600, y: 200, height: 150, pace: 0.02 }, (pen) =>
        paintMesas(pen, { width: 1600, foot: 150, ground: 118, seed: 4, ink: ['#56356a', '#84486c'], height: 92, count: 6 }),
      ),
      new Strip(px, { width: 1800, y: 190, height: 180, pace: 0.07 }, (pen) =>
        paintMesas(pen, { width: 1800, foot: 180, ground: 154, seed: 30, ink: ['#33204f', '#6b3759'], height: 142, count: 4 }),
      ),
    ];
    this.#dunes = new Strip(px, { width: 1500, y: 318, height: 90, pace: 0.22 }, paintDunes);
    this.#plain = new Strip(px, { width: 1700, y: 268, height: 146, pace: 0.62 }, paintPlain);
    this.#road = bakeRoadway(px, { colours: this.asphalt, line: '#eb8', grit: '240 170 140', track: '#6b4860' });
    this.#scrub = new Strip(px, { width: 1800, y: 430, height: 110, pace: 1.5 }, paintScrub);
    this.#stars = Array.from({ length: 46 }, () => ({ x: random() * 960, y: random() * 210, r: 0.8 + random() * 1.2, phase: random() * 9 }));
  }

  drawFar(pen: Pen, { t, way }: Moment): void {
    pen.drawImage(this.#air, 0, -BEYOND, FILM.width, FILM.height + BEYOND);
    pen.fillStyle = '#fee';
    for (const { x, y, r, phase } of this.#stars) {
      pen.globalAlpha = 0.45 + 0.5 * noise1(t * 1.6 + phase, 2);
      if (pen.globalAlpha > 0.05) pen.fillRect(x - r / 2, y - r / 2, r, r);
    }
    pen.globalAlpha = 1;
    for (const [i, mesas] of this.#mesas.entries()) mesas.draw(pen, way, 300 + i * 500);
    this.#dunes.draw(pen, way, 200);
  }

  drawNear(pen: Pen, { way }: Moment): void {
    this.#plain.draw(pen, way, 300);
    this.#road.draw(pen, way);
  }

  drawBefore(pen: Pen, { way }: Moment): void {
    pen.fillStyle = linear(pen, [0, ROAD.near, 0, 800], '#535 0, #324 .4, #112 1');
    pen.fillRect(0, ROAD.near, FILM.width, 400);
    this.#scrub.draw(pen, way);
    drawCloser(pen, -300, () => this.drawClose(pen, way));
  }

  drawClose(pen: Pen, way: number): void {
    this.#scrub.draw(pen, way * 1.2, 500);
  }

  drawBeside(pen: Pen, index: number): void {
    if (index % 3 !== 1) paintCactus(pen, 0, 0, 90 + (index % 4) * 24);
  }
}

function paintAir(pen: Pen): void {
  const random = createRandom(23);
  pen.fillStyle = linear(pen, [0, -BEYOND, 0, 326], '#002 0, #012 .48, #114 .66, #426 .79, #a46 .9, #e85 .975, #fb7 1');
  pen.fillRect(0, -BEYOND, FILM.width, FILM.height + BEYOND);
  pen.save();
  pen.translate(420, 60);
  pen.rotate(-0.42);
  pen.scale(1, 0.22);
  for (let i = 0; i < 30; i++)
    glow(pen, [(random() - 0.5) * 900, (random() - 0.5) * 220, 90 + random() * 150], i % 3 ? '150 140 230' : '240 170 200', 0.075);
  pen.restore();
  for (let i = 0; i < 900; i++) {
    const along = (random() - 0.5) * 1100;
    const isBand = random() > 0.45;
    const x = isBand ? 420 + along * 0.91 + (random() - 0.5) * 60 : random() * 960;
    const y = isBand ? 60 - along * 0.41 + (random() + random() - 1) * 80 : 290 - random() ** 0.7 * 590;
    pen.fillStyle = `rgb(255 ${236 + random() * 19} ${220 + random() * 35} / ${(0.15 + random() * 0.75) * clamp(1 - y / 300)})`;
    const r = 0.5 + random() ** 4 * 1.9;
    pen.fillRect(x, y, r, r);
  }
  paintMoon(pen, 770, 108, 27);
}

function paintMoon(pen: Pen, x: number, y: number, r: number): void {
  glow(pen, [x, y, 130], '255 226 196', 0.36);
  pen.fillStyle = '#fed';
  pen.beginPath();
  pen.arc(x, y, r, -0.9, 2.24);
  // The bright limb, closed by the terminator: half an ellipse through the same two horns.
  pen.ellipse(x, y, r, r * 0.62, 2.24, 0, Math.PI, true);
  pen.fill();
}

interface Mesas {
  readonly width: number;
  readonly foot: number;
  readonly ground: number;
  readonly seed: number;
  readonly ink: readonly [string, string];
  readonly height: number;
  readonly count: number;
}

function paintMesas(pen: Pen, mesas: Mesas): void {
  const random = createRandom(mesas.seed);
  const { width, ground, ink, height } = mesas;
  for (let i = 0; i < mesas.count; i++) {
    const x = ((i + 0.5 + (random() - 0.5) * 0.5) * width) / mesas.count;
    const w = 26 + random() * 62;
    const h = height * (0.62 + random() * 0.38);
    const seed = Math.floor(x);
    repeat(width, x, w * 2.4, (at) => paintButte(pen, { x: at, ground, w, h, ink }, createRandom(seed)));
  }
  paintRidge(
    pen,
    { width, crest: ground, swing: 12, foot: mesas.foot, wave: 400, seed: mesas.seed },
    linear(pen, [0, ground - 8, 0, mesas.foot], `${ink[1]} 0, ${ink[0]} 1`),
  );
}

interface Butte {
  readonly x: number;
  readonly ground: number;
  readonly w: number;
  readonly h: number;
  readonly ink: readonly [string, string];
}

/** A table mountain: a cap with upright walls on a skirt of scree. */
export function paintButte(pen: Pen, { x, ground, w, h, ink }: Butte, random: () => number): void {
  const top = ground - h;
  const skirt = ground - h * 0.42;
  const wall: [number, number][] = [];
  for (let i = 0; i <= 10; i++) wall.push([x - w / 2 + (w * i) / 10, top + (i === 0 || i === 10 ? 5 : random() * 3)]);
  const shape: [number, number][] = [
    [x - w * 1.15, ground + 6],
    [x - w * 0.62, skirt],
    [x - w * 0.58, skirt - 2],
    ...wall,
    [x + w * 0.58, skirt - 2],
    [x + w * 0.64, skirt],
    [x + w * 1.2, ground + 6],
  ];
  polygon(pen, shape, linear(pen, [x - w * 0.6, top, x + w * 0.7, ground], `${ink[0]} 0, ${ink[0]} .42, ${ink[1]} 1`));
  pen.save();
  pen.clip();
  for (let i = 0; i < 26; i++) {
    const at = x - w / 2 + random() * w;
    const lit = (at - x) / w + 0.5;
    pen.fillStyle = random() < lit ? `rgb(255 176 120 / ${0.06 + random() * 0.16})` : `rgb(20 8 40 / ${0.06 + random() * 0.13})`;
    pen.fillRect(at, top, 1 + random() * 5, h * (0.3 + random() * 0.3));
  }
  for (let i = 0; i < 4; i++) {
    pen.fillStyle = `rgb(20 8 40 / ${0.08 + random() * 0.1})`;
    pen.fillRect(x - w, top + 6 + random() * h * 0.5, w * 2, 1.5);
  }
  pen.restore();
}

function paintDunes(pen: Pen): void {
  for (const [crest, seed, a, b] of [
    [24, 8, '#b66', '#535'],
    [50, 15, '#846', '#424'],
  ] as const) {
    const ridge = { width: 1500, crest, swing: 44, foot: 90, wave: 420, seed };
    paintRidge(pen, ridge, linear(pen, [0, crest - 18, 0, 90], `${a} 0, ${b} .8`));
    pen.strokeStyle = '#fb88';
    pen.lineWidth = 1.4;
    pen.beginPath();
    for (let x = 0; x <= 1500; x += 4) pen.lineTo(x, crestAt(ridge, x) + 0.5);
    pen.stroke();
  }
}

function paintPlain(pen: Pen): void {
  const random = createRandom(61);
  const ridge = { width: 1700, crest: 118, swing: 16, foot: 146, wave: 300, seed: 44 };
  for (const [x, h] of [
    [24, 96],
    [620, 64],
    [980, 112],
    [1420, 74],
  ] as const)
    paintCactus(pen, x, crestAt(ridge, x) + 4, h);
  paintRidge(pen, ridge, linear(pen, [0, 108, 0, 146], '#635 0, #324 1'));
  for (let i = 0; i < 90; i++) {
    const x = 20 + random() * 1660;
    const y = crestAt(ridge, x) + 4 + random() * 18;
    const r = 4 + random() * 9;
    pen.fillStyle = linear(pen, [x - r, 0, x + r, 0], '#223 0, #534 .6, #d86 1');
    pen.beginPath();
    pen.ellipse(x, y, r, r * (0.35 + random() * 0.35), 0, Math.PI, 0);
    pen.fill();
  }
}

/** A saguaro with two arms, lit from the right. */
function paintCactus(pen: Pen, x: number, y: number, h: number): void {
  const w = h * 0.13;
  const stem = (points: readonly (readonly [number, number])[], width: number, ink: string) => {
    pen.strokeStyle = ink;
    pen.lineWidth = width;
    pen.lineCap = pen.lineJoin = 'round';
    pen.beginPath();
    for (const [px, py] of points) pen.lineTo(px, py);
    pen.stroke();
  };
  const parts = [
    [
      [x, y],
      [x, y - h],
    ],
    [
      [x, y - h * 0.36],
      [x - h * 0.2, y - h * 0.4],
      [x - h * 0.21, y - h * 0.7],
    ],
    [
      [x, y - h * 0.48],
      [x + h * 0.19, y - h * 0.52],
      [x + h * 0.2, y - h * 0.86],
    ],
  ] as const;
  for (const [i, part] of parts.entries()) stem(part, i ? w * 0.72 : w, '#213');
  for (const [i, part] of parts.entries())
    stem(
      part.map(([px, py]) => [px + w * (i ? 0.2 : 0.3), py - 1] as const),
      w * 0.16,
      '#e86b',
    );
}

function paintScrub(pen: Pen): void {
  const random = createRandom(88);
  for (let n = 0; n < 6; n++) {
    const middle = 120 + n * 300 + random() * 80;
    const size = 40 + random() * 60;
    for (let i = 0; i < 46; i++) {
      const angle = Math.PI * (0.08 + random() * 0.84);
      const length = size * (0.5 + random() * 0.6);
      repeat(1800, middle, 200, (at) => {
        blade(pen, [at, 114], [Math.cos(angle) * length, Math.sin(angle) * length], 1.5 + random() * 2, Math.cos(angle) > 0.3 ? '#424' : '#112');
      });
    }
  }
  fadeFoot(pen, 1800, 110);
}
