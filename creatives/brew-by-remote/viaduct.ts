import { bakeSprite } from '#creative-sdk/canvas.ts';
import { linear, type Pen } from '#creative-sdk/gradient.ts';
import { PERIOD } from './valley.ts';

const SPAN = 240;
/** Height of the baked strip. */
export const VIADUCT_HEIGHT = 470;

/** Stone arches for a whole PERIOD; the rails lie at y = 0 of the strip plus `RAIL_Y`. */
export const RAIL_Y = 14;

export function bakeViaduct(px: number): HTMLCanvasElement {
  return bakeSprite(PERIOD, VIADUCT_HEIGHT, px, (pen) => {
    for (let x = 0; x < PERIOD; x += SPAN) drawSpan(pen, x);
    drawMist(pen);
    drawDeck(pen);
  });
}

function drawSpan(pen: Pen, x: number): void {
  pen.fillStyle = linear(pen, [x, 0, x + SPAN, 0], '#2e3f4f 0, #24313f .1, #1b2530 .12, #1b2530 .88, #4b657c .9, #36495c .94, #2e3f4f 1');
  pen.beginPath();
  pen.rect(x, 20, SPAN + 1, VIADUCT_HEIGHT);
  pen.moveTo(x + 28, VIADUCT_HEIGHT);
  pen.lineTo(x + 28, 158);
  pen.arc(x + SPAN / 2, 158, SPAN / 2 - 28, Math.PI, 0);
  pen.lineTo(x + SPAN - 28, VIADUCT_HEIGHT);
  pen.fill('evenodd');
  // The soffit shows its lit inner edge towards the sun.
  pen.strokeStyle = '#8aa1b2';
  pen.lineWidth = 5;
  pen.beginPath();
  pen.arc(x + SPAN / 2, 158, SPAN / 2 - 30, Math.PI, Math.PI * 1.42);
  pen.moveTo(x + 31, 158);
  pen.lineTo(x + 31, VIADUCT_HEIGHT);
  pen.stroke();
}

/** The mist of the valley creeps up the piers. */
function drawMist(pen: Pen): void {
  pen.globalCompositeOperation = 'source-atop';
  pen.fillStyle = linear(pen, [0, 20, 0, VIADUCT_HEIGHT], 'rgb(148 169 184 / 0) 0, rgb(148 169 184 / 0.12) .35, rgb(175 190 201 / 0.95) 1');
  pen.fillRect(0, 0, PERIOD, VIADUCT_HEIGHT);
  pen.globalCompositeOperation = 'source-over';
}

function drawDeck(pen: Pen): void {
  pen.fillStyle = '#1a232d';
  pen.fillRect(0, 22, PERIOD, 26);
  pen.fillStyle = '#a4b5c2';
  pen.fillRect(0, 20, PERIOD, 3.5);
  pen.fillStyle = '#3d5266';
  pen.fillRect(0, 46, PERIOD, 4);
  pen.fillStyle = '#161e27';
  for (let x = 12; x < PERIOD; x += 30) pen.fillRect(x, 48, 12, 9);
  pen.fillStyle = '#bbc8d0';
  pen.fillRect(0, RAIL_Y, PERIOD, 2);
  pen.fillStyle = '#121820';
  pen.fillRect(0, RAIL_Y + 2, PERIOD, 5);
}
