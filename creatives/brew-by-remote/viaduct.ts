import { bakeSprite } from '#creative-sdk/canvas.ts';
import { linear, type Pen } from '#creative-sdk/gradient.ts';
import { createRandom } from '#creative-sdk/random.ts';
import { drawConifer, PERIOD } from './valley.ts';

const SPAN = 240;
/** Height of the baked strip. */
export const VIADUCT_HEIGHT = 470;

/** Stone arches for a whole PERIOD; the rails lie at y = 0 of the strip plus `RAIL_Y`. */
export const RAIL_Y = 14;

export function bakeViaduct(px: number): HTMLCanvasElement {
  return bakeSprite(PERIOD, VIADUCT_HEIGHT, px, (pen) => {
    for (let x = 0; x < PERIOD; x += SPAN) drawSpan(pen, x);
    drawCourses(pen);
    drawDeck(pen);
  });
}

function drawSpan(pen: Pen, x: number): void {
  pen.fillStyle = linear(pen, [x, 0, x + SPAN, 0], '#4b3a4c 0, #3b2d40 .1, #2c2233 .12, #2c2233 .88, #8a5c5a .9, #5d4350 .94, #4b3a4c 1');
  pen.beginPath();
  pen.rect(x, 20, SPAN + 1, VIADUCT_HEIGHT);
  pen.moveTo(x + 28, VIADUCT_HEIGHT);
  pen.lineTo(x + 28, 158);
  pen.arc(x + SPAN / 2, 158, SPAN / 2 - 28, Math.PI, 0);
  pen.lineTo(x + SPAN - 28, VIADUCT_HEIGHT);
  pen.fill('evenodd');
  // The soffit shows its lit inner edge towards the sun.
  pen.strokeStyle = '#d39a7c';
  pen.lineWidth = 5;
  pen.beginPath();
  pen.arc(x + SPAN / 2, 158, SPAN / 2 - 30, Math.PI, Math.PI * 1.42);
  pen.moveTo(x + 31, 158);
  pen.lineTo(x + 31, VIADUCT_HEIGHT);
  pen.stroke();
  pen.strokeStyle = 'rgb(20 14 26 / 0.5)';
  pen.lineWidth = 3;
  for (let i = -8; i <= 8; i++) {
    const at = -Math.PI / 2 + i * 0.17;
    pen.beginPath();
    pen.moveTo(x + SPAN / 2 + Math.cos(at) * 94, 158 + Math.sin(at) * 94);
    pen.lineTo(x + SPAN / 2 + Math.cos(at) * 112, 158 + Math.sin(at) * 112);
    pen.stroke();
  }
}

/** Stone courses: short strokes, drawn only where there is stone. */
function drawCourses(pen: Pen): void {
  const random = createRandom(8);
  pen.globalCompositeOperation = 'source-atop';
  for (let y = 40; y < VIADUCT_HEIGHT; y += 15) {
    for (let x = -20; x < PERIOD; x += 26 + random() * 20) {
      pen.fillStyle = random() > 0.5 ? 'rgb(255 190 150 / 0.07)' : 'rgb(10 6 18 / 0.16)';
      pen.fillRect(x, y, 22 + random() * 12, 12);
    }
  }
  pen.fillStyle = linear(pen, [0, 20, 0, VIADUCT_HEIGHT], 'rgb(226 160 140 / 0) 0, rgb(226 160 140 / 0.12) .35, rgb(240 186 158 / 0.95) 1');
  pen.fillRect(0, 0, PERIOD, VIADUCT_HEIGHT);
  pen.globalCompositeOperation = 'source-over';
}

function drawDeck(pen: Pen): void {
  pen.fillStyle = '#2a2030';
  pen.fillRect(0, 22, PERIOD, 26);
  pen.fillStyle = '#e9b188';
  pen.fillRect(0, 20, PERIOD, 3.5);
  pen.fillStyle = '#6d4b50';
  pen.fillRect(0, 46, PERIOD, 4);
  pen.fillStyle = '#241b29';
  for (let x = 12; x < PERIOD; x += 30) pen.fillRect(x, 48, 12, 9);
  pen.fillStyle = '#f6c79b';
  pen.fillRect(0, RAIL_Y, PERIOD, 2);
  pen.fillStyle = '#1d1622';
  pen.fillRect(0, RAIL_Y + 2, PERIOD, 5);
}

/** Pines that rush past the lens, out of focus. `height` of the strip: 420. */
export function bakeForeground(px: number): HTMLCanvasElement {
  return bakeSprite(PERIOD, 420, px / 2, (pen) => {
    const random = createRandom(31);
    pen.filter = `blur(${Math.max(1, 4 * px)}px)`;
    pen.fillStyle = linear(pen, [0, 60, 0, 420], '#2b2136 0, #120d1a 1');
    for (const [centre, spread] of [
      [340, 230],
      [1500, 330],
    ] as const) {
      for (let i = 0; i < 13; i++) {
        const off = (random() - 0.5) * 2;
        drawConifer(pen, centre + off * spread, 450, 370 * (1 - 0.55 * Math.abs(off)) * (0.7 + random() * 0.3));
      }
    }
  });
}
