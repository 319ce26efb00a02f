import { easeInOut, ramp } from '#creative-sdk/motion.ts';
import { noise1 } from '#creative-sdk/random.ts';
import { box, disc, linear, type Pen, shine } from './gradient.ts';
import { drawSeat, drawSitter } from './sitter.ts';
import { parkedPose } from './track.ts';
import { type Point, type Pose, project, sidePlane } from './van-shape.ts';
import type { View } from './view.ts';

const BULBS = 14;
/** A picture of less width has no room for people beside the van and the words, film units. */
const NARROW = 900;

/** When, in seconds of the camp, things happen. */
export const CAMP = { roofFrom: 0.5, roofTo: 1.8, bulbsFrom: 1.2, bulbsTo: 2.5, lampFrom: 2.6, lampTo: 2.8, turnFrom: 2.6, turnTo: 3.9 } as const;

/** A moment of the camp. */
export interface Evening {
  /** Seconds of it. */
  readonly t: number;
  readonly view: View;
}

/** Where the van, the fire and the mast of the lights stand, how large the people are, and how far the land is moved and enlarged. */
interface Site {
  readonly pose: Pose;
  readonly fire: Point;
  readonly mast: Point;
  readonly size: number;
  readonly land: Point;
  readonly lens: number;
}

/** Towards the end card the camera draws back and turns, which leaves the words a side of their own. Where the sides are cropped, the people sit before the van. */
export function siteOf({ t, view: { isTall, width, scale: zoom } }: Evening): Site {
  const pose = parkedPose(t);
  if (isTall)
    return {
      pose: { ...pose, x: 409 + t / 2, y: 303, scale: pose.scale * 0.46 },
      fire: [482, 364],
      mast: [572, 156],
      size: 0.52,
      land: [57, 12],
      lens: 0.66,
    };
  const turn = easeInOut(ramp(t, CAMP.turnFrom, CAMP.turnTo));
  const isNarrow = width / zoom < NARROW;
  const [x, y, scale, fireX, land] = isNarrow ? ([266, -74, 0.28, -14, -60] as const) : ([204, -14, 0.14, 122, 0] as const);
  return {
    pose: { ...pose, x: pose.x + x * turn, y: pose.y + y * turn, scale: pose.scale - scale * turn },
    fire: [706 + fireX * turn, 492 + 10 * turn],
    mast: [990, isNarrow ? -20 : 106],
    size: 1 + 0.12 * turn,
    land: [(land + 86) * turn - 86, land * turn - 34],
    lens: 1.12,
  };
}

/** Lights, chairs and the fire, in front of the van. */
export function drawCamp(pen: Pen, site: Site, { t }: Evening): void {
  const { pose, fire, size } = site;
  drawSleeper(pen, pose, ramp(t, CAMP.lampFrom, CAMP.lampTo));
  drawLights(pen, site, t);
  pen.save();
  pen.translate(...fire);
  pen.scale(size, size);
  // Before the people, who would turn pale in it.
  shine(pen, [-10, -40, 190, 0.8], '255 120 40', 0.5);
  drawSeat(pen, -82, 1);
  drawSitter(pen, -82);
  drawSeat(pen, 76, -1);
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
  box(pen, [50, -183, 158, 7, 3], '#732');
  box(pen, [51, -193, 30, 11, 5], '#fec');
  box(pen, [66, -196, 22, 9, 4], '#d85');
  disc(pen, [72, -198, 9], '#d85');
  disc(pen, [78, -206, 2], '#d85');
  pen.fillStyle = '#321';
  pen.beginPath();
  pen.arc(70.5, -197.5, 10, 0.2, 4);
  pen.fill();
  pen.fillStyle = '#256';
  pen.beginPath();
  pen.moveTo(84, -182);
  pen.bezierCurveTo(84, -204, 104, -198, 118, -196);
  pen.bezierCurveTo(134, -194, 138, -200, 145, -199);
  pen.bezierCurveTo(156, -198, 160, -188, 176, -187);
  pen.lineTo(182, -190);
  pen.lineTo(190, -182);
  pen.fill();
  pen.strokeStyle = '#edb';
  pen.lineWidth = 6;
  pen.lineCap = pen.lineJoin = 'round';
  pen.beginPath();
  pen.moveTo(92, -193);
  pen.lineTo(104, -187);
  pen.lineTo(119, -195);
  pen.stroke();
  disc(pen, [121, -196, 3.4], '#d85');
  pen.restore();
}

/** From the peak of the roof up to a mast beside the picture. */
function drawLights(pen: Pen, { pose, mast: [x1, y1], size }: Site, t: number): void {
  const [x0, y0] = project(pose, [46, 188 + 52 * ramp(t, CAMP.roofFrom, CAMP.roofTo), -60]);
  const at = (share: number): Point => [x0 + (x1 - x0) * share, y0 + (y1 - y0) * share + Math.sin(share * Math.PI) * 26 * size];
  pen.strokeStyle = '#213';
  pen.lineWidth = 1.2 * size;
  pen.beginPath();
  for (let i = 0; i <= 30; i++) pen.lineTo(...at(i / 30));
  pen.stroke();
  for (let i = 0; i < BULBS; i++) {
    const share = (i + 0.5) / BULBS;
    const [x, y] = at(share);
    const from = CAMP.bulbsFrom + share * (CAMP.bulbsTo - CAMP.bulbsFrom);
    const on = ramp(t, from, from + 0.2);
    shine(pen, [x, y + 5 * size, 30 * size], '255 186 96', 0.6 * on);
    disc(pen, [x, y + 5 * size, 3.2 * size], on > 0.5 ? '#fec' : '#435');
  }
}

function drawFire(pen: Pen, t: number): void {
  pen.strokeStyle = '#212';
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
  for (const [size, ink] of [
    [1, '255 92 30'],
    [0.72, '255 158 58'],
    [0.42, '255 236 176'],
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
  shine(pen, [0, -24, 60], '255 104 34', 0.4);
}

function drawEmbers(pen: Pen, t: number): void {
  for (let i = 0; i < 9; i++) {
    const age = (t * 0.5 + i / 9) % 1;
    pen.fillStyle = `rgb(255 190 90 / ${(1 - age) * 0.9})`;
    pen.fillRect(noise1(i * 7 + age * 2, 3) * 40, -40 - age * 130, 2, 2);
  }
}
