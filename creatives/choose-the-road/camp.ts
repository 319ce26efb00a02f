import { easeInOut, ramp } from '#creative-sdk/motion.ts';
import { createRandom, noise1 } from '#creative-sdk/random.ts';
import { HAT, JACKET } from './cab.ts';
import type { RoadId } from './film.ts';
import { box, disc, glow, linear, type Pen, polygon, shine } from './gradient.ts';
import { crestAt, type Ridge } from './strip.ts';
import { parkedPose } from './track.ts';
import { type Point, type Pose, project, sidePlane } from './van-shape.ts';
import { FILM } from './view.ts';

const ground = {
  coast: ['#8a5266', '#4b2d4e', '#1a1026'],
  forest: ['#c3d0e4', '#7d92b6', '#2c4066'],
  desert: ['#8d4c58', '#4b2c48', '#160d20'],
} as const satisfies Record<RoadId, readonly string[]>;
const edge: Ridge = { width: 960, crest: 402, swing: 14, foot: 545, wave: 260, seed: 12 };
const POLE_HEIGHT = 236;
const BULBS = 11;

/** When, in seconds of the camp, things happen. */
export const CAMP = { roofFrom: 0.5, roofTo: 1.8, bulbsFrom: 1.2, bulbsTo: 2.5, lampFrom: 2.6, lampTo: 2.8, turnFrom: 2.6, turnTo: 3.9 } as const;

/** A moment of the camp. */
export interface Evening {
  /** Seconds of it. */
  readonly t: number;
  /** On a phone upright everything stands closer together. */
  readonly isTall: boolean;
}

/** Where van, fire and the pole of the lights stand. */
interface Site {
  readonly pose: Pose;
  readonly fire: Point;
  readonly pole: Point;
}

/** Towards the end card the camera turns up to the sky and aside, which leaves room for its words. */
export function siteOf({ t, isTall }: Evening): Site {
  const pose = parkedPose(t);
  if (isTall) return { pose: { ...pose, x: 406 + t, y: 432, scale: pose.scale - 0.28 }, fire: [556, 492], pole: [216, 422] };
  const turn = easeInOut(ramp(t, CAMP.turnFrom, CAMP.turnTo));
  const [aside, down] = [72 * turn, 10 * turn];
  return { pose: { ...pose, x: pose.x + aside, y: pose.y + down }, fire: [706 + aside, 492 + down], pole: [92 + aside, 448 + down] };
}

/** The clearing beside the road, and the night that falls on it. */
export function drawClearing(pen: Pen, road: RoadId, t: number, [x, y]: Point): void {
  const [far, middle, near] = ground[road];
  pen.fillStyle = linear(pen, [0, 390, 0, 540], `${far} 0, ${middle} .3, ${near} 1`);
  pen.beginPath();
  pen.moveTo(0, 545);
  for (let at = 0; at <= FILM.width; at += 6) pen.lineTo(at, crestAt(edge, at));
  pen.lineTo(FILM.width, 545);
  pen.fill();
  const random = createRandom(64);
  for (let i = 0; i < 260; i++) {
    const k = random();
    pen.fillStyle = random() > 0.5 ? `rgb(255 190 130 / ${0.05 + random() * 0.1})` : `rgb(14 8 26 / ${0.08 + random() * 0.16})`;
    pen.fillRect(random() * 960, 414 + k * k * 120, 6 + random() * 26, 0.8 + k * 1.6);
  }
  // Night as through a blue filter: lights keep their colour, where a veil would turn them grey.
  pen.globalCompositeOperation = 'multiply';
  pen.fillStyle = `rgb(84 74 152 / ${(road === 'desert' ? 0.35 : 0.7) * ramp(t, -0.5, 3)})`;
  pen.fillRect(0, 0, FILM.width, FILM.height);
  pen.globalCompositeOperation = 'source-over';
  pen.save();
  pen.translate(x, y);
  pen.scale(1, 0.34);
  shine(pen, [0, 0, 330], '255 150 70', 0.62);
  pen.restore();
  shine(pen, [x, y - 30, 240], '255 140 60', 0.28);
}

/** Lights, chairs and the fire, in front of the van. */
export function drawCamp(pen: Pen, site: Site, { t }: Evening): void {
  const [x, y] = site.fire;
  drawSleeper(pen, site.pose, ramp(t, CAMP.lampFrom, CAMP.lampTo));
  drawLights(pen, site, t);
  pen.save();
  pen.translate(160, 430);
  pen.scale(1, 0.3);
  shine(pen, [90, 60, 240], '255 186 100', 0.3);
  pen.restore();
  drawSeat(pen, x - 100, y + 2, 1);
  drawSitter(pen, x - 100, y + 2);
  drawSeat(pen, x + 106, y + 6, -1);
  pen.save();
  pen.translate(x, y);
  drawFire(pen, t);
  pen.restore();
}

/** A lamp goes on under the roof, and somebody lies there in bed: head on a pillow, an arm on the blanket, the knees drawn up. */
function drawSleeper(pen: Pen, pose: Pose, alpha: number): void {
  const [x, y] = project(pose, [104, 140, -8]);
  shine(pen, [x, y, 190 * pose.scale], '255 170 80', 0.26 * alpha);
  pen.save();
  pen.globalAlpha = alpha;
  pen.transform(...sidePlane(pose, -8));
  box(pen, [50, -183, 158, 7, 3], '#7a3a22');
  box(pen, [51, -193, 30, 11, 5], '#fff3d2');
  box(pen, [66, -196, 22, 9, 4], '#d98a5c');
  disc(pen, [72, -198, 9], '#d98a5c');
  disc(pen, [78, -206, 2], '#d98a5c');
  pen.fillStyle = '#3a1d18';
  pen.beginPath();
  pen.arc(70.5, -197.5, 10, 0.2, 4);
  pen.fill();
  pen.fillStyle = '#1f5560';
  pen.beginPath();
  pen.moveTo(84, -182);
  pen.bezierCurveTo(84, -204, 104, -198, 118, -196);
  pen.bezierCurveTo(134, -194, 138, -200, 145, -199);
  pen.bezierCurveTo(156, -198, 160, -188, 176, -187);
  pen.lineTo(182, -190);
  pen.lineTo(190, -182);
  pen.fill();
  pen.strokeStyle = '#f3dcb4';
  pen.lineWidth = 6;
  pen.lineCap = pen.lineJoin = 'round';
  pen.beginPath();
  pen.moveTo(92, -193);
  pen.lineTo(104, -187);
  pen.lineTo(119, -195);
  pen.stroke();
  disc(pen, [121, -196, 3.4], '#d98a5c');
  pen.restore();
}

function drawLights(pen: Pen, { pose, pole }: Site, t: number): void {
  pen.fillStyle = '#1a1226';
  pen.fillRect(pole[0] - 2, pole[1] - POLE_HEIGHT, 4, POLE_HEIGHT);
  const [x1, y1] = project(pose, [250, 178, 0]);
  const [x0, y0] = [pole[0], pole[1] - POLE_HEIGHT + 4];
  const at = (share: number): [number, number] => [x0 + (x1 - x0) * share, y0 + (y1 - y0) * share + Math.sin(share * Math.PI) * 34];
  pen.strokeStyle = 'rgb(20 12 30 / 0.8)';
  pen.lineWidth = 1.2;
  pen.beginPath();
  for (let i = 0; i <= 30; i++) pen.lineTo(...at(i / 30));
  pen.stroke();
  for (let i = 0; i < BULBS; i++) {
    const share = (i + 0.5) / BULBS;
    const [x, y] = at(share);
    const on = ramp(t, CAMP.bulbsFrom + share * (CAMP.bulbsTo - CAMP.bulbsFrom), CAMP.bulbsFrom + share * (CAMP.bulbsTo - CAMP.bulbsFrom) + 0.2);
    if (on > 0) shine(pen, [x, y + 6, 34], '255 196 110', 0.5 * on);
    disc(pen, [x, y + 6, 3.4], on > 0.5 ? '#fff4d0' : '#4a3850');
  }
}

function drawSeat(pen: Pen, x: number, y: number, way: 1 | -1): void {
  pen.save();
  pen.translate(x, y);
  pen.scale(way, 1);
  pen.strokeStyle = '#150e1f';
  pen.lineWidth = 3;
  pen.lineCap = 'round';
  pen.beginPath();
  for (const [x0, y0, x1, y1] of [
    [-20, 0, 18, -30],
    [20, 0, -16, -30],
    [-16, -30, -28, -72],
  ] as const) {
    pen.moveTo(x0, y0);
    pen.lineTo(x1, y1);
  }
  pen.stroke();
  polygon(
    pen,
    [
      [-30, -74],
      [-24, -74],
      [-12, -32],
      [22, -32],
      [22, -26],
      [-18, -26],
    ],
    linear(pen, [-30, 0, 24, 0], '#35203c 0, #8a4a3c .7, #e58f52 1'),
  );
  pen.restore();
}

/** Somebody with a mug, looking into the fire. */
function drawSitter(pen: Pen, x: number, y: number): void {
  pen.save();
  pen.translate(x, y);
  const coat = linear(pen, [-24, 0, 12, 0], `#2a2748 0, ${JACKET} .4, #7f7f9f .8, #ffb27a 1`);
  polygon(
    pen,
    [
      [-20, -34],
      [-24, -62],
      [-16, -76],
      [-2, -76],
      [6, -62],
      [8, -34],
    ],
    coat,
  );
  polygon(
    pen,
    [
      [-14, -40],
      [26, -42],
      [30, -34],
      [28, -4],
      [38, -3],
      [38, 2],
      [18, 2],
      [18, -28],
      [-12, -28],
    ],
    linear(pen, [-14, 0, 34, 0], '#241c3a 0, #5d3a4a .6, #f2955c 1'),
  );
  pen.strokeStyle = coat;
  pen.lineWidth = 7;
  pen.lineCap = pen.lineJoin = 'round';
  pen.beginPath();
  pen.moveTo(-8, -68);
  pen.lineTo(2, -50);
  pen.lineTo(18, -56);
  pen.stroke();
  pen.fillStyle = '#f6d7b0';
  pen.fillRect(17, -64, 9, 10);
  drawHead(pen);
  pen.restore();
}

/** A face lit by the fire, under a woollen hat. */
function drawHead(pen: Pen): void {
  disc(pen, [-6, -87, 10], linear(pen, [-16, 0, 6, 0], '#7a4638 0, #e3a174 .5, #ffd3a2 1'));
  disc(pen, [4, -84, 2.6], '#ffd3a2');
  pen.fillStyle = HAT;
  pen.beginPath();
  pen.arc(-7, -89, 10.5, Math.PI * 0.98, Math.PI * 1.98);
  pen.lineTo(4, -86);
  pen.lineTo(-17, -86);
  pen.fill();
}

function drawFire(pen: Pen, t: number): void {
  pen.strokeStyle = '#20131c';
  pen.lineCap = 'round';
  pen.lineWidth = 8;
  pen.beginPath();
  for (const [a, b] of [
    [-30, 26],
    [28, -24],
    [-10, 16],
  ] as const) {
    pen.moveTo(a, 2);
    pen.lineTo(b, -11);
  }
  pen.stroke();
  pen.globalCompositeOperation = 'lighter';
  for (const [size, ink] of [
    [1, '255 96 30'],
    [0.72, '255 166 60'],
    [0.42, '255 240 180'],
  ] as const)
    for (let i = -1; i <= 1; i++) {
      const h = (66 - Math.abs(i) * 22 + noise1(t * 3.1 + i * 5, 4) * 14) * size;
      const sway = noise1(t * 2.3 + i * 3, 7) * 10 * size;
      const w = 15 * size;
      const bx = i * 14;
      pen.fillStyle = linear(pen, [0, 0, 0, -h], `rgb(${ink} / 0.9) 0, rgb(${ink} / 0.6) .5, rgb(${ink} / 0) 1`);
      pen.beginPath();
      pen.moveTo(bx - w, -6);
      pen.bezierCurveTo(bx - w * 1.1, -h * 0.45, bx + sway * 0.4, -h * 0.5, bx + sway, -h);
      pen.bezierCurveTo(bx + w + sway * 0.5, -h * 0.5, bx + w * 1.2, -h * 0.3, bx + w, -6);
      pen.fill();
    }
  drawEmbers(pen, t);
  glow(pen, [0, -24, 90], '255 170 80', 0.5);
  pen.globalCompositeOperation = 'source-over';
}

function drawEmbers(pen: Pen, t: number): void {
  for (let i = 0; i < 9; i++) {
    const age = (t * 0.5 + i / 9) % 1;
    pen.fillStyle = `rgb(255 190 90 / ${(1 - age) * 0.9})`;
    pen.fillRect(noise1(i * 7 + age * 2, 3) * 40, -40 - age * 130, 2, 2);
  }
}
