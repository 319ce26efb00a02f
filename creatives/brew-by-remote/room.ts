import { bakeSprite } from '#creative-sdk/canvas.ts';
import { glow, linear, type Pen, radial } from '#creative-sdk/gradient.ts';
import { createRandom } from '#creative-sdk/random.ts';
import { TV } from '#creative-sdk/screen.ts';
import { pane } from './camera.ts';

/** Where the wall ends and the counter begins, and where its front drops. */
const COUNTER_Y = 752;
const EDGE_Y = 906;

/** The bar: everything but the machine and the glasses, with a hole where the programme shows through. */
export function bakeRoom(px: number): HTMLCanvasElement {
  return bakeSprite(TV.width, TV.height, px, (pen) => {
    drawWall(pen);
    drawShelf(pen);
    drawLamp(pen, 1650);
    drawWindowFrame(pen);
    drawCounter(pen);
    drawScrim(pen);
  });
}

function drawWall(pen: Pen): void {
  pen.fillStyle = linear(pen, [0, 0, TV.width, 0], '#241713 0, #38241b .6, #46301f .85, #2c1c15 1');
  pen.fillRect(0, 0, TV.width, COUNTER_Y);
  const random = createRandom(40);
  for (let x = pane.x + pane.width + 40; x < TV.width; x += 34) {
    const tone = random() * 0.16;
    pen.fillStyle = linear(
      pen,
      [x, 0, x + 34, 0],
      `rgb(255 196 130 / ${0.12 + tone}) 0, rgb(90 52 30 / ${0.3 + tone}) .1, rgb(64 36 22 / ${0.35 + tone}) .8, rgb(8 4 3 / 0.75) .9, rgb(8 4 3 / 0.75) 1`,
    );
    pen.fillRect(x, 0, 34, COUNTER_Y);
  }
  glow(pen, { x: 1650, y: 300, r: 620 }, '255 178 96', 0.42);
  pen.fillStyle = linear(pen, [0, 0, 0, COUNTER_Y], 'rgb(8 4 4 / 0.62) 0, rgb(8 4 4 / 0) .3, rgb(8 4 4 / 0.1) .8, rgb(8 4 4 / 0.6) 1');
  pen.fillRect(0, 0, TV.width, COUNTER_Y);
}

function drawShelf(pen: Pen): void {
  const y = 520;
  for (const [x, width, height, colour] of [
    [1700, 58, 92, '#7a4a2a'],
    [1768, 50, 74, '#c7a27a'],
    [1826, 64, 104, '#5a3522'],
  ] as const)
    drawJar(pen, { x, width, height, y, colour });
  pen.fillStyle = linear(pen, [0, y, 0, y + 18], '#d69a5e 0, #7d4c2b .2, #2f1a10 1');
  pen.fillRect(1670, y, 250, 16);
}

function drawJar(pen: Pen, { x, width, height, y, colour }: { x: number; width: number; height: number; y: number; colour: string }): void {
  pen.fillStyle = linear(pen, [x, 0, x + width, 0], `#ffdca8 0, ${colour} .1, ${colour} .65, #1b0f0a 1`);
  pen.beginPath();
  pen.roundRect(x, y - height * 0.84, width, height * 0.84, [8, 8, 4, 4]);
  pen.fill();
  pen.fillStyle = linear(pen, [x, 0, x + width, 0], '#fff0d8 0, #b3a398 .3, #39302c 1');
  pen.beginPath();
  pen.roundRect(x - 2, y - height, width + 4, height * 0.18, 5);
  pen.fill();
}

function drawLamp(pen: Pen, x: number): void {
  glow(pen, { x, y: 230, r: 420 }, '255 196 120', 0.62);
  // The cone of light on the wall.
  pen.fillStyle = radial(pen, { x, y: 176, r: 560 }, 'rgb(255 214 150 / 0.5) 0, rgb(255 196 120 / 0) 1');
  pen.beginPath();
  pen.moveTo(x - 92, 176);
  pen.lineTo(x + 92, 176);
  pen.lineTo(x + 330, 740);
  pen.lineTo(x - 330, 740);
  pen.fill();
  pen.fillStyle = '#0d0807';
  pen.fillRect(x - 2, 0, 4, 96);
  pen.fillStyle = linear(pen, [x - 92, 0, x + 92, 0], '#100b0a 0, #5b4334 .25, #241a16 .5, #8a6544 .8, #120c0a 1');
  pen.beginPath();
  pen.moveTo(x - 16, 92);
  pen.lineTo(x + 16, 92);
  pen.bezierCurveTo(x + 64, 104, x + 88, 138, x + 94, 176);
  pen.lineTo(x - 94, 176);
  pen.bezierCurveTo(x - 88, 138, x - 64, 104, x - 16, 92);
  pen.fill();
  pen.fillStyle = '#fff0c9';
  pen.beginPath();
  pen.ellipse(x, 176, 92, 11, 0, 0, 7);
  pen.fill();
  glow(pen, { x, y: 178, r: 120 }, '255 240 200', 0.8);
}

function drawWindowFrame(pen: Pen): void {
  const { x, y, width, height } = pane;
  const thick = 26;
  pen.fillStyle = linear(pen, [0, y - thick, 0, y + height + thick], '#0f0a0a 0, #2b1a14 1');
  pen.fillRect(x - thick, y - thick, width + 2 * thick, height + 2 * thick);
  pen.fillStyle = linear(pen, [0, y + height, 0, y + height + thick + 10], '#dfe6ea 0, #83756c .12, #3a2018 1');
  pen.fillRect(x - thick - 18, y + height + 4, width + 2 * thick + 36, thick + 6);
  pen.fillStyle = 'rgb(190 206 216 / 0.6)';
  pen.fillRect(x - 4, y - 4, 4, height + 8);
  pen.fillStyle = 'rgb(190 206 216 / 0.3)';
  pen.fillRect(x + width, y - 4, 3, height + 8);
  pen.clearRect(x, y, width, height);
}

/** Dark stone with a polish: the window lies mirrored in it. */
function drawCounter(pen: Pen): void {
  pen.fillStyle = linear(pen, [0, COUNTER_Y, 0, EDGE_Y], '#3d2820 0, #251813 .3, #1d120e 1');
  pen.fillRect(0, COUNTER_Y, TV.width, EDGE_Y - COUNTER_Y);
  pen.fillStyle = linear(pen, [0, COUNTER_Y, 0, EDGE_Y], 'rgb(168 190 206 / 0.5) 0, rgb(120 140 156 / 0.2) .35, rgb(90 96 110 / 0.04) 1');
  pen.beginPath();
  pen.moveTo(pane.x - 90, COUNTER_Y);
  pen.lineTo(pane.x + pane.width + 30, COUNTER_Y);
  pen.lineTo(pane.x + pane.width - 60, EDGE_Y);
  pen.lineTo(pane.x - 480, EDGE_Y);
  pen.fill();
  pen.fillStyle = radial(pen, { x: 1650, y: COUNTER_Y + 30, r: 260 }, 'rgb(255 200 130 / 0.4) 0, rgb(255 200 130 / 0) 1');
  pen.fillRect(1390, COUNTER_Y, 530, EDGE_Y - COUNTER_Y);
  pen.fillStyle = 'rgb(255 206 150 / 0.5)';
  pen.fillRect(0, COUNTER_Y, TV.width, 2);
  pen.fillStyle = linear(pen, [0, EDGE_Y, 0, TV.height], '#f0b57c 0, #7d4b30 .015, #2a1811 .05, #120a08 1');
  pen.fillRect(0, EDGE_Y, TV.width, TV.height - EDGE_Y);
}

/** The corner in shade where the words stand. */
function drawScrim(pen: Pen): void {
  pen.fillStyle = radial(pen, { x: 0, y: 0, r: 1 }, 'rgb(14 8 6 / 0.86) 0, rgb(14 8 6 / 0.66) .6, rgb(14 8 6 / 0) 1');
  pen.save();
  pen.translate(320, 930);
  pen.scale(800, 230);
  pen.fillRect(-1, -1, 2, 2);
  pen.restore();
}
