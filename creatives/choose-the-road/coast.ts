import { createRandom, noise1 } from '#creative-sdk/random.ts';
import { drawGulls, drawPost, drawPosts, paintLighthouse } from './coast-life.ts';
import { blade, disc, glow, linear, type Pen, polygon, shine } from './gradient.ts';
import { lights } from './light.ts';
import type { Moment, Place } from './place.ts';
import { ROAD } from './road-lines.ts';
import { bakeRoadway } from './roadway.ts';
import { bakeAir, crestAt, drawCloser, fadeFoot, paintRidge, repeat, Strip } from './strip.ts';
import { BEYOND, FILM } from './view.ts';

const HORIZON = 282;
const SUN = { x: 716, y: 262, r: 37 } as const;
const GLITTER = 170;
/** The lighthouse stands here on the screen when the road begins, film units. */
const TOWER_X = 850;
/** … this high above the water. */
const TOWER_RISE = 30;
const rocks = { width: 1700, crest: 100, swing: 150, foot: 84, wave: 330, seed: 33 };
const towerAt = findPeak();

/** The coast road at sunset. */
export class Coast implements Place {
  readonly light = lights.coast;
  readonly horizon = HORIZON;
  readonly ground = ['#b4705f', '#4a2840'] as const;
  readonly shore = 560;
  readonly depth = 0;
  readonly rise = 46;
  readonly tuft = { inks: ['#313a', '#fa76'], wide: 1.5, high: 26, lean: 1 } as const;
  readonly asphalt = ['#54405c', '#2b2136'] as const;
  readonly #air: HTMLCanvasElement;
  readonly #capes: Strip;
  readonly #rocks: Strip;
  readonly #verge: Strip;
  readonly #road: Strip;
  readonly #grass: Strip;
  readonly #sparks: readonly { x: number; depth: number; phase: number; width: number }[];

  constructor(px: number) {
    const random = createRandom(11);
    this.#air = bakeAir(px, paintAir);
    this.#capes = new Strip(px, { width: 1500, y: 170, height: 124, pace: 0.025 }, paintCapes);
    this.#rocks = new Strip(px, { width: 1700, y: 206, height: 110, pace: 0.09 }, paintRocks);
    this.#verge = new Strip(px, { width: 1500, y: 352, height: 66, pace: 0.72 }, paintVerge);
    this.#road = bakeRoadway(px, { colours: this.asphalt, line: '#fda', grit: '255 214 170', track: '#8f6a72' });
    this.#grass = new Strip(px, { width: 1600, y: 440, height: 100, pace: 1.5 }, paintGrass);
    this.#sparks = Array.from({ length: GLITTER }, () => ({
      x: random() * 2 - 1,
      depth: random() ** 1.7,
      phase: random() * 9,
      width: 6 + random() * 20,
    }));
  }

  drawFar(pen: Pen, { t, way }: Moment): void {
    pen.drawImage(this.#air, 0, -BEYOND, FILM.width, FILM.height + BEYOND);
    this.#capes.draw(pen, way, 380);
    this.#drawGlitter(pen, t);
    this.#rocks.draw(pen, way, towerAt - TOWER_X);
    drawBeam(pen, t, TOWER_X - way * 0.09);
    drawGulls(pen, t);
    shine(pen, [SUN.x, SUN.y + 10, 330], '255 150 80', 0.3);
  }

  drawNear(pen: Pen, { way }: Moment): void {
    this.#verge.draw(pen, way);
    this.#road.draw(pen, way);
    drawPosts(pen, way);
  }

  drawBefore(pen: Pen, { way }: Moment): void {
    pen.fillStyle = linear(pen, [0, ROAD.near, 0, 800], '#434 0, #313 .4, #112 1');
    pen.fillRect(0, ROAD.near, FILM.width, 400);
    this.#grass.draw(pen, way);
    drawCloser(pen, -300, () => this.drawClose(pen, way));
  }

  drawClose(pen: Pen, way: number): void {
    this.#grass.draw(pen, way * 1.2, 500);
  }

  drawBeside(pen: Pen): void {
    drawPost(pen, -4, 0);
  }

  #drawGlitter(pen: Pen, t: number): void {
    pen.globalCompositeOperation = 'lighter';
    for (const { x, depth, phase, width } of this.#sparks) {
      const y = HORIZON + 2 + depth * 150;
      const spread = 26 + depth * 190;
      const flicker = 0.24 + Math.sin(t * 2.6 + phase * 7) * 0.6 + noise1(t * 1.7 + phase, 3) * 0.5;
      const alpha = Math.min(1, 1.25 - depth * 0.6) * Math.max(0, flicker) * (1 - Math.abs(x) * 0.7);
      if (alpha < 0.03) continue;
      const w = width * (0.5 + depth * 1.6) * (0.6 + 0.4 * flicker);
      pen.fillStyle = `rgb(255 222 158 / ${alpha.toFixed(3)})`;
      pen.beginPath();
      pen.ellipse(SUN.x + x * spread + Math.sin(t + phase) * 4, y, w / 2, 0.6 + depth * 1.3, 0, 0, Math.PI * 2);
      pen.fill();
    }
    pen.globalCompositeOperation = 'source-over';
  }
}

function paintAir(pen: Pen): void {
  const random = createRandom(5);
  pen.fillStyle = linear(pen, [0, -BEYOND, 0, HORIZON], '#113 0, #225 .5, #437 .66, #a47 .78, #e75 .88, #fa6 .96, #fd9 1');
  pen.fillRect(0, -BEYOND, FILM.width, BEYOND + HORIZON + 2);
  glow(pen, [SUN.x, SUN.y, 420], '255 196 112', 0.75);
  paintClouds(pen, random, 960);
  glow(pen, [SUN.x, SUN.y, 120], '255 240 190', 0.9);
  disc(pen, [SUN.x, SUN.y, SUN.r], '#fec');
  pen.fillStyle = linear(pen, [0, HORIZON, 0, 470], '#fb7 0, #e86 .12, #a57 .36, #537 .64, #326 1');
  pen.fillRect(0, HORIZON, FILM.width, 260);
  for (let i = 0; i < 340; i++) {
    const depth = random();
    pen.fillStyle = random() > 0.5 ? `rgb(255 190 150 / ${0.05 + 0.1 * random()})` : `rgb(50 24 84 / ${0.06 + 0.12 * random()})`;
    pen.fillRect(random() * 1000 - 20, HORIZON + 3 + depth * depth * 190, 20 + random() * 90 * (0.3 + depth), 0.7 + depth * 1.4);
  }
}

/** Clouds lit from below, as far as `width`; those above the film too. */
export function paintClouds(pen: Pen, random: () => number, width: number): void {
  for (let i = 0; i < 24; i++) {
    const y = 226 - random() * (i < 15 ? 160 : 380);
    const x = random() * width;
    const w = 90 + random() * 260;
    const warm = Math.max(0, y) / 230;
    pen.fillStyle = linear(
      pen,
      [0, y - 8, 0, y + 8],
      `rgb(255 ${150 + warm * 60} ${130 - warm * 20} / ${0.16 + warm * 0.25}) 0, rgb(120 50 110 / ${0.24 * warm}) 1`,
    );
    for (let n = 0; n < 5; n++) {
      pen.beginPath();
      pen.ellipse(x + (n - 2) * w * 0.2, y + (random() - 0.5) * 7, w * (0.16 + random() * 0.2), 2 + random() * 4.5, 0, 0, Math.PI * 2);
      pen.fill();
    }
  }
}

function paintCapes(pen: Pen): void {
  keepAbove(pen, 1500, 113);
  const far = { width: 1500, crest: 112, swing: 92, foot: 113, wave: 320, seed: 4 };
  const near = { width: 1500, crest: 120, swing: 120, foot: 113, wave: 240, seed: 19 };
  paintRidge(pen, far, linear(pen, [0, 40, 0, 113], '#958 0, #d87 1'));
  paintRidge(pen, near, linear(pen, [0, 50, 0, 113], '#647 0, #a67 1'));
}

function paintRocks(pen: Pen): void {
  const ridge = rocks;
  keepAbove(pen, ridge.width, ridge.foot);
  paintRidge(pen, ridge, linear(pen, [0, 10, 0, 84], '#436 0, #636 .7, #846 1'));
  pen.save();
  pen.globalCompositeOperation = 'source-atop';
  const random = createRandom(8);
  for (let i = 0; i < 260; i++) {
    const x = random() * 1700;
    const y = crestAt(ridge, x) + random() * 40;
    polygon(pen, [x, y, x + 6 + random() * 12, y + 6, x + 2 + random() * 14, y + 24], random() > 0.5 ? '#f963' : '#2134');
  }
  pen.restore();
  const foot = rocks.foot;
  const top = foot - TOWER_RISE;
  polygon(
    pen,
    [
      towerAt - 74,
      foot,
      towerAt - 48,
      foot - 12,
      towerAt - 26,
      top + 12,
      towerAt - 9,
      top + 6,
      towerAt + 10,
      top + 6,
      towerAt + 22,
      top + 16,
      towerAt + 40,
      foot - 9,
      towerAt + 66,
      foot,
    ],
    linear(pen, [towerAt - 60, 0, towerAt + 60, 0], '#857 0, #536 .5, #425 1'),
  );
  paintLighthouse(pen, towerAt, top + 8);
}

function paintVerge(pen: Pen): void {
  const ridge = { width: 1500, crest: 32, swing: 34, foot: 66, wave: 210, seed: 52 };
  paintRidge(pen, ridge, linear(pen, [0, 14, 0, 66], '#746 0, #434 .4, #323 1'));
  const random = createRandom(21);
  for (let i = 0; i < 900; i++) {
    const x = random() * 1500;
    const y = crestAt(ridge, x) + 2 + random() * 30;
    const h = 5 + random() * 12;
    blade(pen, [x, y], [4 + random() * 4, h], 0.9, random() > 0.6 ? '#fa78' : '#313d');
  }
}

function paintGrass(pen: Pen): void {
  const random = createRandom(77);
  for (let i = 0; i < 460; i++) {
    const clump = Math.floor(random() * 7) * 228 + 60;
    const x = clump + (random() + random() - 1) * 120;
    const h = 30 + random() * 62 * (1 - Math.abs(x - clump) / 130);
    const lean = 10 + random() * 26;
    repeat(1600, x, 130, (at) => {
      blade(pen, [at, 104], [lean, h], 1.4 + random() * 2, random() > 0.8 ? '#534' : '#212');
    });
  }
  fadeFoot(pen, 1600, 100);
}

/** The lighthouse's lamp turns once in five seconds. */
function drawBeam(pen: Pen, t: number, x: number): void {
  const swing = Math.max(0, Math.cos((t / 5) * Math.PI * 2));
  shine(pen, [x, 206 + rocks.foot - TOWER_RISE - 42, 12 + swing * 44], '255 240 190', 0.35 + 0.6 * swing);
}

/** Land ends at the water. */
function keepAbove(pen: Pen, width: number, foot: number): void {
  pen.beginPath();
  pen.rect(0, -200, width, 200 + foot);
  pen.clip();
}

/** The highest rock, away from the tile's ends. */
function findPeak(): number {
  let best = 200;
  for (let x = 200; x < 1200; x += 5) if (crestAt(rocks, x) < crestAt(rocks, best)) best = x;
  return best;
}
