import { bakeSprite } from '#creative-sdk/canvas.ts';
import { createRandom } from '#creative-sdk/random.ts';
import { paintClouds } from './coast.ts';
import { paintButte } from './desert.ts';
import { HORIZON, roadAt, SPLIT } from './fork-roads.ts';
import { blade, disc, glow, linear, type Pen, polygon, shine } from './gradient.ts';
import { paintMassif } from './massif.ts';
import { paintPine } from './pine.ts';
import { bakeAir } from './strip.ts';
import { drawVanRear } from './van-rear.ts';
import { BEYOND, FILM } from './view.ts';

const SUN = { x: 158, y: 244, r: 32 } as const;

/** The opening: three roads at dusk, the van seen from behind. */
export class Fork {
  readonly #air: HTMLCanvasElement;
  readonly #land: HTMLCanvasElement;
  readonly #frame: HTMLCanvasElement;
  readonly #van: HTMLCanvasElement;

  constructor(px: number, name: string, accent: string) {
    this.#air = bakeAir(px, paintAir);
    this.#land = bakeSprite(FILM.width, FILM.height, px, paintLand);
    this.#frame = bakeSprite(FILM.width, FILM.height, px, paintFrame);
    this.#van = bakeSprite(240, 250, px * 1.1, (pen) => drawVanRear(pen, name, accent));
  }

  /** `t`: seconds of film. */
  draw(pen: Pen, t: number): void {
    pen.drawImage(this.#air, 0, -BEYOND, FILM.width, FILM.height + BEYOND);
    pen.fillStyle = '#213';
    pen.fillRect(0, FILM.height, FILM.width, BEYOND);
    drawSparks(pen, t);
    pen.save();
    pushIn(pen, t);
    pen.drawImage(this.#land, 0, 0, FILM.width, FILM.height);
    drawDashes(pen, t);
    pen.restore();
    this.#drawVan(pen, t);
    pen.save();
    pen.translate(480, 540);
    pen.scale(1 + t * 0.03, 1 + t * 0.03);
    pen.drawImage(this.#frame, -480, -540, FILM.width, FILM.height);
    pen.restore();
  }

  #drawVan(pen: Pen, t: number): void {
    const size = 1.02 - t * 0.03;
    const x = 482 + Math.sin(t * 0.9) * 3;
    const y = 530 - t * 4 + Math.sin(t * 9) * 0.5;
    const brake = 0.45 + 0.55 * Math.min(1, Math.max(0, (t - 1.4) / 0.5));
    pen.save();
    pen.translate(x, y);
    pen.scale(size, size);
    shine(pen, [0, -95, 170, 0.5], '255 222 160', 0.36);
    glow(pen, [0, 0, 130, 0.16], '12 6 24', 0.95);
    pen.drawImage(this.#van, -120, -238, 240, 250);
    for (const side of [-1, 1]) shine(pen, [side * 68, -72, 52 + brake * 18], '255 74 44', 0.28 + 0.5 * brake);
    shine(pen, [0, 8, 150, 0.13], '255 60 40', 0.3 * brake);
    pen.restore();
  }
}

/** The camera moves towards the parting. */
export function pushIn(pen: Pen, t: number): void {
  const push = 1 + t * 0.012;
  pen.translate(480, HORIZON);
  pen.scale(push, push);
  pen.translate(-480, -HORIZON);
}

function paintAir(pen: Pen): void {
  const random = createRandom(31);
  pen.fillStyle = linear(pen, [0, -BEYOND, 0, HORIZON], '#112 0, #114 .53, #326 .68, #747 .8, #d66 .9, #fa6 .97, #fc8 1');
  pen.fillRect(0, -BEYOND, FILM.width, BEYOND + HORIZON + 40);
  // Night comes from the desert's side.
  pen.fillStyle = linear(pen, [380, 60, 980, 190], '#1130 0, #113b 1');
  pen.fillRect(0, -BEYOND, FILM.width, BEYOND + HORIZON);
  glow(pen, [SUN.x, SUN.y, 430], '255 186 104', 0.72);
  for (let i = 0; i < 190; i++) {
    const x = 380 + random() ** 0.7 * 580;
    const y = random() * 170;
    pen.fillStyle = `rgb(255 244 226 / ${random() * 0.85 * ((x - 380) / 580) * (1 - y / 190)})`;
    const r = 0.7 + random() ** 3 * 1.7;
    pen.fillRect(x, y, r, r);
  }
  paintClouds(pen, random, 560);
  glow(pen, [SUN.x, SUN.y, 110], '255 240 190', 0.9);
  disc(pen, [SUN.x, SUN.y, SUN.r], '#fec');
  pen.fillStyle = linear(pen, [0, HORIZON, 0, 400], '#fb7 0, #d76 .3, #747 .75, #436 1');
  pen.fillRect(0, HORIZON, FILM.width, 160);
}

function drawSparks(pen: Pen, t: number): void {
  const random = createRandom(3);
  pen.globalCompositeOperation = 'lighter';
  for (let i = 0; i < 60; i++) {
    const depth = random() ** 1.5;
    const x = SUN.x + (random() * 2 - 1) * (18 + depth * 90);
    const alpha = Math.max(0, Math.sin(t * 2.4 + random() * 40)) * (0.75 - depth * 0.45);
    pen.fillStyle = `rgb(255 224 164 / ${alpha.toFixed(3)})`;
    const w = 8 + random() * 22;
    pen.fillRect(x - w / 2, HORIZON + 2 + depth * 130, w, 1 + depth);
  }
  pen.globalCompositeOperation = 'source-over';
}

function paintLand(pen: Pen): void {
  paintFar(pen);
  // The coast's meadow slopes to the sea at the far left, the desert's plain lies level at the right.
  const outline = () => {
    pen.beginPath();
    pen.moveTo(-10, 545);
    pen.lineTo(-10, 470);
    pen.bezierCurveTo(14, 384, 70, 318, 138, 290);
    pen.bezierCurveTo(190, 270, 290, 263, 400, 262);
    for (let x = 400; x <= 970; x += 8) pen.lineTo(x, HORIZON + 4 + Math.sin(x * 0.05) * 1.2);
    pen.lineTo(970, 545);
    pen.closePath();
    pen.fill();
  };
  pen.fillStyle = linear(pen, [0, 0, 960, 0], '#d86 0, #a56 .2, #646 .42, #646 .55, #a55 .76, #b65 1');
  outline();
  pen.fillStyle = linear(pen, [0, 262, 0, 540], '#2130 0, #2138 .22, #212c .5, #112e 1');
  outline();
  shine(pen, [SUN.x + 30, HORIZON + 20, 360, 0.3], '255 150 90', 0.4);
  paintGround(pen);
  for (const index of [0, 2, 1]) paintRoad(pen, index);
  paintRoadsides(pen);
}

/** Mountains under snow in the middle, table mountains on the right, a cape on the left. */
function paintFar(pen: Pen): void {
  const random = createRandom(7);
  polygon(pen, [0, HORIZON + 4, 0, 238, 26, 233, 52, 240, 80, 247, 104, 258, 122, HORIZON + 4], linear(pen, [0, 232, 0, 264], '#537 0, #957 1'));
  paintMassif(pen, random);
  for (const [x, w, h] of [
    [690, 48, 46],
    [836, 74, 72],
    [930, 40, 50],
  ] as const) {
    // Those of the desert, but lit from the left.
    pen.save();
    pen.translate(x, 0);
    pen.scale(-1, 1);
    paintButte(pen, { x: 0, ground: HORIZON, w, h, ink: ['#436', '#b66'] }, random);
    pen.restore();
  }
}

function paintGround(pen: Pen): void {
  const random = createRandom(13);
  for (let i = 0; i < 1500; i++) {
    const k = random() ** 1.6;
    const x = random() * 960;
    const y = HORIZON + 12 + k * 270;
    const isSand = x > 560;
    const isLit = random() > 0.55;
    if (y < 300 && x < 130) continue;
    const h = (isSand ? 1 : 2) + k * (isSand ? 3 : 11);
    pen.fillStyle = isLit ? `rgb(255 ${isSand ? 160 : 150} 112 / ${0.1 + 0.3 * random() * (1 - k)})` : `rgb(16 8 30 / ${0.16 + random() * 0.3})`;
    pen.fillRect(x, y, isSand ? 6 + k * 30 : 1 + k * 1.6, isSand ? 1 : h);
  }
}

function paintRoad(pen: Pen, index: number): void {
  const edge = (side: number, inset = 0): [number, number][] =>
    Array.from({ length: 41 }, (_, i) => {
      const { x, y, half } = roadAt(index, i / 40);
      return [x + side * half * (1 - inset), y];
    });
  polygon(pen, [...edge(-1), ...edge(1).reverse()], linear(pen, [0, HORIZON, 0, 540], '#d87 0, #967 .1, #546 .36, #323 .8, #212 1'));
  for (const side of [-1, 1]) {
    const line = [...edge(side, 0.045), ...edge(side, 0.075).reverse()];
    polygon(pen, line, linear(pen, [0, HORIZON, 0, 540], '#fdb8 0, #fdbb .4, #fdb8 1'));
  }
}

/** Middle lines run towards the viewer; each road has its own. */
function drawDashes(pen: Pen, t: number): void {
  for (let index = 0; index < 3; index++)
    for (let i = 0; i < 16; i++) {
      const near = 1 / (0.9 + (i + 1 - ((t * 2.1) % 1)) * 0.42);
      const far = 1 / (0.9 + (i + 1.42 - ((t * 2.1) % 1)) * 0.42);
      if (index !== 1 && near > SPLIT * 0.9) continue;
      const a = roadAt(index, Math.min(1.05, near));
      const b = roadAt(index, far);
      polygon(pen, [a.x - a.half * 0.022, a.y, a.x + a.half * 0.022, a.y, b.x + b.half * 0.022, b.y, b.x - b.half * 0.022, b.y], '#febc');
    }
}

function paintRoadsides(pen: Pen): void {
  const random = createRandom(29);
  const ink = { top: '#231742', foot: '#3f2858', snow: '#ffbea033' };
  const trees = Array.from({ length: 64 }, (): [number, number, number] => {
    const k = random() ** 1.8;
    const x = 350 + random() * 270;
    return [x, HORIZON + 10 + k * 42, 22 + k * 60 + random() * 14];
  });
  for (const [x, y, h] of trees.toSorted((a, b) => a[1] - b[1])) {
    const k = (y - HORIZON) / (FILM.height - HORIZON);
    const isOnRoad = [0, 1, 2].some((index) => Math.abs(roadAt(index, k).x - x) < roadAt(index, k).half + h * 0.16 + 3);
    if (!isOnRoad) paintPine(pen, [x, y, h], ink, random);
  }
}

/** Dark grasses in the corners frame the picture. */
function paintFrame(pen: Pen): void {
  const random = createRandom(55);
  for (let i = 0; i < 420; i++) {
    const isLeft = random() > 0.5;
    const away = random() ** 1.5 * 330;
    const x = isLeft ? away - 20 : 980 - away;
    const h = (110 - away * 0.26) * (0.4 + random() * 0.6);
    const lean = (random() - 0.35) * 34;
    blade(pen, [x, 546], [lean, h], 1.2 + random() * 2, random() > 0.86 ? '#635' : '#112');
  }
}
