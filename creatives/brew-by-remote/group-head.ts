import { bakeSprite } from '#creative-sdk/canvas.ts';
import { linear, type Pen } from '#creative-sdk/gradient.ts';
import { spot } from './camera.ts';
import { spoutY } from './machine.ts';
import { type Box, chrome, drawTurned } from './steel.ts';

/** Group head and portafilter, baked apart: they lift out of the close-up. */
export const groupBox: Box = { x: 1170, y: 466, width: 420, height: 200 };

export function bakeGroup(px: number): HTMLCanvasElement {
  return bakeSprite(groupBox.width, groupBox.height, px, (pen) => {
    pen.translate(-groupBox.x, -groupBox.y);
    const c = spot.x;
    drawTurned(pen, { x: c - 76, y: 466, width: 152, height: 34 }, 2);
    drawTurned(pen, { x: c - 92, y: 498, width: 184, height: 30 }, 8);
    pen.fillStyle = 'rgb(12 8 7 / 0.8)';
    pen.fillRect(c - 84, 528, 168, 8);
    drawHandle(pen, c);
    drawTurned(pen, { x: c - 80, y: 535, width: 160, height: 26 }, 5);
    drawTurned(pen, { x: c - 70, y: 560, width: 140, height: 34 }, [2, 2, 30, 30]);
    drawSpout(pen, c);
  });
}

function drawHandle(pen: Pen, c: number): void {
  pen.fillStyle = linear(pen, [0, 538, 0, 566], '#5b504b 0, #fff0dc .2, #a1948b .45, #2a2321 1');
  pen.fillRect(c + 70, 539, 46, 24);
  pen.fillStyle = linear(pen, [0, 532, 0, 576], '#c58a55 0, #e6b17a .16, #9a5c33 .3, #572d18 .75, #2c150b 1');
  pen.beginPath();
  pen.moveTo(c + 112, 540);
  pen.bezierCurveTo(c + 160, 526, c + 240, 530, c + 284, 538);
  pen.quadraticCurveTo(c + 300, 554, c + 284, 570);
  pen.bezierCurveTo(c + 240, 578, c + 160, 578, c + 112, 564);
  pen.fill();
}

/** Two mouths: the streams leave at spot.x ± SPOUT_X. */
export const SPOUT_X = 15;

function drawSpout(pen: Pen, c: number): void {
  drawTurned(pen, { x: c - 16, y: 592, width: 32, height: 20 }, 3);
  for (const side of [-1, 1]) {
    pen.fillStyle = linear(pen, [c + side * 34, 0, c - side * 4, 0], chrome);
    pen.beginPath();
    pen.moveTo(c - side * 12, 608);
    pen.lineTo(c + side * 12, 608);
    pen.quadraticCurveTo(c + side * 28, 614, c + side * 26, 634);
    pen.lineTo(c + side * 24, spoutY - 2);
    pen.lineTo(c + side * 7, spoutY - 2);
    pen.lineTo(c + side * 7, 640);
    pen.quadraticCurveTo(c + side * 6, 628, c - side * 12, 628);
    pen.fill();
    pen.fillStyle = '#120b08';
    pen.beginPath();
    pen.ellipse(c + side * SPOUT_X, spoutY - 2, 8.5, 2.6, 0, 0, 7);
    pen.fill();
  }
}
