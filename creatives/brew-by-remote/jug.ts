import { bakeSprite } from '#creative-sdk/canvas.ts';
import { linear, type Pen } from '#creative-sdk/gradient.ts';
import { chrome } from './steel.ts';

/** The lip is at (LIP.x, LIP.y) of the sprite's box. */
const LIP = { x: 14, y: 40 } as const;
const BOX = { width: 270, height: 250 } as const;

export function bakeJug(px: number): HTMLCanvasElement {
  return bakeSprite(BOX.width, BOX.height, px, (pen) => {
    drawEar(pen);
    drawBelly(pen);
    drawMouth(pen);
  });
}

function drawEar(pen: Pen): void {
  for (const [width, colour] of [
    [19, '#2a2220'],
    [15, '#b6aaa0'],
    [5, '#fff4e2'],
  ] as const) {
    pen.strokeStyle = colour;
    pen.lineWidth = width;
    pen.lineCap = 'round';
    pen.beginPath();
    pen.moveTo(186, 58);
    pen.bezierCurveTo(272, 52, 262, 190, 196, 196);
    pen.stroke();
  }
}

function drawBelly(pen: Pen): void {
  pen.fillStyle = linear(pen, [30, 0, 214, 0], chrome);
  pen.beginPath();
  pen.moveTo(LIP.x, LIP.y);
  pen.bezierCurveTo(34, 66, 52, 74, 52, 110);
  pen.bezierCurveTo(46, 150, 30, 170, 30, 208);
  pen.quadraticCurveTo(30, 238, 60, 240);
  pen.lineTo(184, 240);
  pen.quadraticCurveTo(214, 238, 214, 208);
  pen.bezierCurveTo(214, 170, 194, 140, 190, 44);
  pen.fill();
  pen.fillStyle = linear(pen, [0, 40, 0, 240], 'rgb(255 220 170 / 0.25) 0, rgb(255 220 170 / 0) .4, rgb(30 14 8 / 0.1) .8, rgb(30 14 8 / 0.6) 1');
  pen.fill();
}

function drawMouth(pen: Pen): void {
  pen.fillStyle = '#2b2321';
  pen.beginPath();
  pen.moveTo(LIP.x, LIP.y);
  pen.bezierCurveTo(50, 22, 150, 26, 190, 44);
  pen.bezierCurveTo(160, 62, 70, 62, LIP.x, LIP.y);
  pen.fill();
  pen.fillStyle = '#fff6e6';
  pen.beginPath();
  pen.moveTo(LIP.x + 3, LIP.y + 1);
  pen.bezierCurveTo(60, 34, 130, 36, 166, 46);
  pen.bezierCurveTo(130, 58, 70, 58, LIP.x + 3, LIP.y + 1);
  pen.fill();
  pen.strokeStyle = '#fff2de';
  pen.lineWidth = 2.6;
  pen.beginPath();
  pen.moveTo(LIP.x, LIP.y);
  pen.bezierCurveTo(50, 22, 150, 26, 190, 44);
  pen.stroke();
}

/** Stamps the jug with its lip at the origin, tipped by `angle` radians towards the glass. */
export function drawJug(pen: Pen, jug: HTMLCanvasElement, angle: number): void {
  pen.save();
  pen.rotate(-angle);
  pen.drawImage(jug, -LIP.x, -LIP.y, BOX.width, BOX.height);
  pen.restore();
}
