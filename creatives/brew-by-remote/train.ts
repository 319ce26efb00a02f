import { bakeSprite } from '#creative-sdk/canvas.ts';
import { linear, type Pen, radial } from '#creative-sdk/gradient.ts';
import { createRandom } from '#creative-sdk/random.ts';

/** Sizes in picture units; the train stands on y = 0 of its own box's foot. */
export const LOCO = { width: 400, height: 170 } as const;
export const CAR = { width: 312, height: 132 } as const;
const RIM = '#c3ced6';
const STEEL = '#161e27';

/** Backlit paint: dark, a little warmer at the top. */
function paint(pen: Pen, y0: number, y1: number): CanvasGradient {
  return linear(pen, [0, y0, 0, y1], '#4a647b 0, #273644 .12, #1a242e .5, #11171e 1');
}

export function bakeLoco(px: number): HTMLCanvasElement {
  return bakeSprite(LOCO.width, LOCO.height, px, (pen) => {
    drawFrame(pen);
    drawTender(pen);
    drawBoiler(pen);
    drawCab(pen);
  });
}

function drawFrame(pen: Pen): void {
  pen.fillStyle = '#0e141a';
  pen.fillRect(118, 122, 268, 14);
  pen.fillStyle = '#344759';
  pen.fillRect(118, 120, 268, 3);
  pen.fillStyle = '#0b0f14';
  pen.beginPath();
  pen.moveTo(366, 128);
  pen.lineTo(400, 166);
  pen.lineTo(360, 166);
  pen.fill();
  for (const x of [352, 374]) drawWheel(pen, x, 156, 12);
  for (const x of [22, 52, 82]) drawWheel(pen, x, 154, 14);
}

function drawTender(pen: Pen): void {
  pen.fillStyle = paint(pen, 66, 146);
  pen.fillRect(4, 74, 104, 68);
  pen.fillStyle = '#090d11';
  pen.beginPath();
  pen.moveTo(10, 76);
  pen.quadraticCurveTo(34, 50, 58, 64);
  pen.quadraticCurveTo(86, 52, 102, 76);
  pen.fill();
  pen.fillStyle = RIM;
  pen.fillRect(4, 73, 104, 2.5);
}

function drawBoiler(pen: Pen): void {
  pen.fillStyle = linear(pen, [0, 58, 0, 124], '#cad4da 0, #5f7f98 .05, #2e3e4f .2, #1a232d .55, #121921 .85, #212e3b 1');
  pen.beginPath();
  pen.roundRect(176, 58, 196, 66, [2, 12, 12, 2]);
  pen.fill();
  pen.fillStyle = '#0e141a';
  pen.fillRect(352, 58, 4, 66);
  for (const x of [214, 262, 308]) {
    pen.fillStyle = '#859eb0';
    pen.fillRect(x, 59, 3, 64);
  }
  pen.fillStyle = linear(pen, [0, 16, 0, 60], `${RIM} 0, #293847 .12, ${STEEL} 1`);
  pen.beginPath();
  pen.moveTo(324, 60);
  pen.lineTo(328, 24);
  pen.lineTo(322, 16);
  pen.lineTo(358, 16);
  pen.lineTo(352, 24);
  pen.lineTo(356, 60);
  pen.fill();
  for (const [x, r] of [
    [282, 17],
    [236, 13],
  ] as const) {
    pen.fillStyle = radial(pen, { x: x + 4, y: 46, r: r * 1.6 }, '#e2e7ea 0, #97acba .25, #35485a .8, #1e2935 1');
    pen.beginPath();
    pen.roundRect(x - r, 40, r * 2, 22, [r, r, 0, 0]);
    pen.fill();
  }
  pen.fillStyle = radial(pen, { x: 376, y: 78, r: 14 }, '#fefbeb 0, #f7dfac .5, rgb(243 201 141 / 0) 1');
  pen.fillRect(362, 64, 28, 28);
}

function drawCab(pen: Pen): void {
  pen.fillStyle = paint(pen, 30, 138);
  pen.fillRect(116, 34, 66, 104);
  pen.fillStyle = RIM;
  pen.beginPath();
  pen.roundRect(106, 28, 84, 6, 3);
  pen.fill();
  pen.fillStyle = linear(pen, [0, 50, 0, 84], '#fbf0ca 0, #eaa165 1');
  pen.fillRect(126, 50, 20, 32);
  pen.fillRect(152, 50, 20, 32);
}

function drawWheel(pen: Pen, x: number, y: number, r: number): void {
  pen.fillStyle = '#0b0f14';
  pen.beginPath();
  pen.arc(x, y, r, 0, 7);
  pen.fill();
  pen.strokeStyle = '#3d5266';
  pen.lineWidth = 2;
  pen.beginPath();
  pen.arc(x, y, r - 2, 3.6, 5.9);
  pen.stroke();
}

/** The three coupled wheels with their rod, turned by `angle`. Origin: the locomotive's box. */
export function drawDrivers(pen: Pen, angle: number): void {
  const r = 24;
  for (const x of [204, 258, 312]) {
    drawWheel(pen, x, 143, r);
    pen.lineWidth = 2.2;
    pen.strokeStyle = '#486177';
    pen.beginPath();
    for (let spoke = 0; spoke < 4; spoke++) {
      const at = angle + (spoke * Math.PI) / 4;
      pen.moveTo(x + Math.cos(at) * (r - 3), 143 + Math.sin(at) * (r - 3));
      pen.lineTo(x - Math.cos(at) * (r - 3), 143 - Math.sin(at) * (r - 3));
    }
    pen.stroke();
  }
  const dx = Math.cos(angle) * 13;
  const dy = Math.sin(angle) * 13;
  pen.strokeStyle = '#acbcc7';
  pen.lineWidth = 5;
  pen.beginPath();
  pen.moveTo(204 + dx, 143 + dy);
  pen.lineTo(312 + dx, 143 + dy);
  pen.moveTo(258 + dx, 143 + dy);
  pen.lineTo(356, 140);
  pen.stroke();
}

/** A sleeping car; `seed` decides which windows are lit. */
export function bakeCar(px: number, seed: number): HTMLCanvasElement {
  const random = createRandom(seed);
  return bakeSprite(CAR.width, CAR.height, px, (pen) => {
    for (const x of [36, 70, 238, 272]) drawWheel(pen, x, 117, 13);
    pen.fillStyle = '#0b0f14';
    pen.fillRect(0, 100, CAR.width, 8);
    pen.fillStyle = linear(pen, [0, 16, 0, 104], '#3e5468 0, #2b3b4b .1, #1f2a36 .45, #151e26 .46, #10161d 1');
    pen.beginPath();
    pen.roundRect(4, 18, CAR.width - 8, 86, 4);
    pen.fill();
    pen.fillStyle = linear(pen, [0, 4, 0, 22], '#cdd6dc 0, #7894a9 .2, #202c38 1');
    pen.beginPath();
    pen.roundRect(0, 5, CAR.width, 16, [14, 14, 2, 2]);
    pen.fill();
    pen.fillStyle = '#8fa5b5';
    pen.fillRect(4, 74, CAR.width - 8, 2);
    for (let i = 0; i < 7; i++) drawWindow(pen, 18 + i * 40, random);
  });
}

function drawWindow(pen: Pen, x: number, random: () => number): void {
  const isLit = random() > 0.16;
  pen.fillStyle = isLit ? linear(pen, [0, 32, 0, 66], '#fbefcc 0, #f1c27f .6, #dd915b 1') : '#3f3d52';
  pen.beginPath();
  pen.roundRect(x, 32, 30, 35, 4);
  pen.fill();
  if (!isLit) return;
  pen.fillStyle = 'rgb(82 43 38 / 0.75)';
  if (random() > 0.5) {
    pen.beginPath();
    pen.arc(x + 10 + random() * 8, 50, 5.5, 0, 7);
    pen.roundRect(x + 5 + random() * 6, 56, 17, 12, 5);
    pen.fill();
  } else {
    pen.fillRect(x, 32, 6, 35);
    pen.fillRect(x + 25, 32, 5, 35);
  }
}
