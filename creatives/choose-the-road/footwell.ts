import { bumpAt, drawSteam, handAt, turnAt } from './cab.ts';
import { box, linear, type Pen, polygon, shine } from './gradient.ts';
import type { Light } from './light.ts';

/** Where nothing of the cab's picture moves: between the driver's seat, the dashboard and the worktop. */
const EDGE = [434, 470, 580, 464, 478, 860, 352, 860, 352, 502, 392, 494];
const MUG = { x: 396, y: 566 } as const;

/** Stands in front of the footage: the lamp under the dashboard, what lies on the box between the seats, and daylight along the driver's arm. */
export function drawFootwell(pen: Pen, { rim }: Light, t: number): void {
  pen.save();
  pen.translate(0, bumpAt(t));
  drawArmLight(pen, rim, t);
  polygon(pen, EDGE, linear(pen, [0, 464, 0, 640], '#211 0, #532 .2, #422 .6, #112 1'));
  pen.clip();
  polygon(pen, [430, 474, 590, 466, 590, 469, 430, 477], '#fd9');
  shine(pen, [500, 480, 170, 0.6], '255 170 84', 0.75);
  // The box between the seats, and its front.
  polygon(pen, [352, 552, 570, 542, 540, 600, 352, 612], linear(pen, [360, 0, 560, 0], '#a75 0, #c96 .5, #854 1'));
  polygon(pen, [352, 612, 540, 600, 478, 860, 352, 860], linear(pen, [0, 604, 0, 690], '#422 0, #112 1'));
  drawMap(pen);
  drawMug(pen);
  drawSteam(pen, MUG.x, MUG.y - 40, t);
  pen.restore();
}

/** A paper map, unfolded. */
function drawMap(pen: Pen): void {
  for (let i = 0; i < 4; i++) {
    const [x, a, b] = [440 + i * 24, 556 - (i % 2) * 12, 544 + (i % 2) * 12];
    polygon(pen, [x, a, x + 24, b, x + 18, b + 38, x - 6, a + 38], i % 2 ? '#ca8' : '#fec');
  }
  pen.lineWidth = 2.4;
  pen.strokeStyle = '#d43';
  pen.beginPath();
  pen.moveTo(442, 584);
  pen.bezierCurveTo(470, 548, 486, 592, 526, 552);
  pen.stroke();
}

/** Of enamel, with coffee. */
function drawMug(pen: Pen): void {
  const { x, y } = MUG;
  pen.lineWidth = 5;
  pen.strokeStyle = '#ca9';
  pen.beginPath();
  pen.arc(x + 19, y - 16, 9, -1.6, 1.6);
  pen.stroke();
  box(pen, [x - 18, y - 36, 36, 40, [2, 2, 9, 9]], linear(pen, [x - 18, 0, x + 18, 0], '#a86 0, #fed .6, #fc9 1'));
  polygon(pen, [x - 18, y - 26, x + 18, y - 26, x + 18, y - 18, x - 18, y - 18], '#276');
  pen.fillStyle = '#421';
  pen.beginPath();
  pen.ellipse(x, y - 36, 17, 5, 0, 0, Math.PI * 2);
  pen.fill();
}

function drawArmLight(pen: Pen, rim: string, t: number): void {
  const [x, y] = handAt(turnAt(t));
  pen.strokeStyle = `rgb(${rim} / 0.85)`;
  pen.lineCap = 'round';
  pen.lineWidth = 3;
  pen.beginPath();
  pen.moveTo(348, 430);
  pen.quadraticCurveTo(364, 422, x - 19, y + 14);
  pen.stroke();
}
