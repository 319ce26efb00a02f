import { bakeSprite } from '#creative-sdk/canvas.ts';
import { drawAhead, drawFar } from './ahead.ts';
import { box, glow, linear, type Pen, polygon, radial, shine } from './gradient.ts';
import type { Light } from './light.ts';
import type { Moment, Place } from './place.ts';
import type { Point } from './van-shape.ts';
import { BEYOND, FILM } from './view.ts';

/** The room goes on above and below the film. */
const ROOM = FILM.height + 2 * BEYOND;
const POT = { x: 636, y: 414 } as const;
const WHEEL = { x: 346, y: 408 } as const;
/** The person who drives, and sits at the fire: jacket and hat. */
export const JACKET = '#346';
export const HAT = '#b54';

/** How far the road bends aside, and how far the driver turns the wheel for it, radians. */
const bendAt = (t: number): number => Math.sin(t * 1.3) * 90;
export const turnAt = (t: number): number => -bendAt(t) / 160;

/** How far the whole room jolts, film units. */
export const bumpAt = (t: number): number => Math.sin(t * 7.3) * 1.2 + Math.sin(t * 11.1) * 0.8;

/** The driver's hand, with the wheel turned so far. */
export function handAt(turn: number): Point {
  const [x, y] = [84 * Math.cos(-0.35), 84 * Math.sin(-0.35)];
  return [WHEEL.x + x * Math.cos(turn) - y * Math.sin(turn), WHEEL.y + (y * Math.cos(turn) + x * Math.sin(turn)) * 0.86];
}

/** Over the driver's shoulder: the road in the windscreen, supper on the worktop. */
export class Cab {
  readonly #room: HTMLCanvasElement;
  readonly #light: Light;

  constructor(px: number, light: Light) {
    this.#light = light;
    this.#room = bakeSprite(FILM.width, ROOM, px, (pen) => {
      pen.translate(0, BEYOND);
      paintRoom(pen, light);
    });
  }

  draw(pen: Pen, place: Place, { t, way }: Moment, isRim: boolean): void {
    const bend = bendAt(t);
    if (!isRim) {
      drawFar(pen, place, { t, way: 700 + bend * 6 }, [263, 1.15]);
      const turn = (s: number) => Math.PI / 2 - (bend / 1e6) * Math.min(s, 2500);
      drawAhead(pen, place, { eye: [500, 262], lens: 900, rise: 150, from: [-100, 280], turn }, -way);
    }
    pen.fillStyle = linear(pen, [300, 60, 620, 350], `${this.#light.sky[1]}44 0, ${this.#light.sky[1]}11 .4, ${this.#light.sky[1]}00 .41`);
    pen.fillRect(0, 40, FILM.width, 330);
    pen.save();
    pen.translate(0, bumpAt(t));
    pen.drawImage(this.#room, 0, -BEYOND, FILM.width, ROOM);
    drawDriver(pen, this.#light, turnAt(t));
    drawSteam(pen, POT.x, POT.y - 44, t);
    pen.restore();
  }
}

/** Steam over a pot. */
export function drawSteam(pen: Pen, x: number, y: number, t: number): void {
  for (let i = 0; i < 6; i++) {
    const age = (t * 0.45 + i / 6) % 1;
    shine(pen, [x + Math.sin(t * 1.6 + i * 2 + age * 4) * (3 + age * 12), y - age * 74, 10 + age * 22], '255 236 214', 0.5 * Math.sin(age * Math.PI));
  }
}

/** A pot on a hob; `x`, `y`: the middle of its foot. */
export function drawPot(pen: Pen, x: number, y: number): void {
  shine(pen, [x, y, 44], '90 170 255', 0.5);
  pen.fillStyle = linear(pen, [x - 28, 0, x + 28, 0], '#521 0, #c53 .3, #e86 .4, #a32 .7, #522 1');
  pen.beginPath();
  pen.roundRect(x - 28, y - 36, 56, 36, [3, 3, 10, 10]);
  pen.roundRect(x - 36, y - 30, 72, 6, 3);
  pen.fill();
  pen.fillStyle = '#fda';
  pen.beginPath();
  pen.ellipse(x, y - 36, 28, 6, 0, 0, Math.PI * 2);
  pen.fill();
  pen.fillStyle = '#832';
  pen.beginPath();
  pen.ellipse(x, y - 35.5, 24, 4.4, 0, 0, Math.PI * 2);
  pen.fill();
}

function paintRoom(pen: Pen, light: Light): void {
  pen.fillStyle = linear(pen, [0, 0, 0, 540], '#322 0, #323 .18, #212 .62, #111 1');
  pen.beginPath();
  pen.rect(0, -BEYOND, FILM.width, ROOM);
  traceScreen(pen);
  pen.fill('evenodd');
  pen.lineWidth = 3;
  pen.strokeStyle = linear(pen, [60, 0, 900, 0], `rgb(${light.rim} / 0.25) 0, rgb(${light.rim} / 0.2) .5, rgb(${light.rim} / 0.85) 1`);
  pen.beginPath();
  traceScreen(pen);
  pen.stroke();
  paintHatch(pen, light);
  paintDashboard(pen, light);
  paintSeat(pen);
  paintWorktop(pen);
  glow(pen, [760, 20, 420], '255 176 96', 0.3);
}

function traceScreen(pen: Pen): void {
  pen.moveTo(150, 92);
  pen.quadraticCurveTo(480, 74, 810, 92);
  pen.quadraticCurveTo(838, 94, 848, 122);
  pen.lineTo(912, 352);
  pen.lineTo(48, 352);
  pen.lineTo(112, 122);
  pen.quadraticCurveTo(122, 94, 150, 92);
}

/** A window to the sky under the panel, and the mirror. */
function paintHatch(pen: Pen, { sky }: Light): void {
  polygon(pen, [105, -BEYOND, 835, -BEYOND, 580, 66, 360, 66], linear(pen, [0, -200, 0, 66], `#112 0, ${sky[0]} .6, ${sky[1]} 1`)); // biome-ignore format: corners
  pen.strokeStyle = '#112';
  pen.lineWidth = 5;
  for (let x = 360; x <= 580; x += 36.6) {
    pen.beginPath();
    pen.moveTo(470 + (x - 470) * 3.3, -BEYOND);
    pen.lineTo(x, 66);
    pen.stroke();
  }
  pen.fillStyle = '#111';
  pen.fillRect(467, 84, 6, 20);
  pen.beginPath();
  pen.roundRect(404, 100, 132, 46, 16);
  pen.fill();
  box(pen, [408, 104, 124, 38, 13], linear(pen, [404, 100, 536, 146], '#eb6 0, #a64 .5, #323 1'));
}

function paintDashboard(pen: Pen, { rim }: Light): void {
  pen.fillStyle = linear(pen, [0, 332, 0, 470], `#333 0, #222 .24, #112 1`);
  pen.beginPath();
  pen.moveTo(-10, 366);
  pen.quadraticCurveTo(480, 318, 970, 366);
  pen.lineTo(970, 860);
  pen.lineTo(-10, 860);
  pen.fill();
  pen.strokeStyle = `rgb(${rim} / 0.55)`;
  pen.lineWidth = 2;
  pen.beginPath();
  pen.moveTo(-10, 366);
  pen.quadraticCurveTo(480, 318, 970, 366);
  pen.stroke();
  // The map.
  box(pen, [448, 356, 132, 80, 9], '#112');
  pen.strokeStyle = '#9fd5';
  pen.lineWidth = 1.5;
  pen.beginPath();
  for (let y = 0; y < 4; y++) {
    pen.moveTo(456, 372 + y * 17);
    pen.bezierCurveTo(490, 352 + y * 20, 530, 394 + y * 12, 572, 368 + y * 18);
  }
  pen.stroke();
  pen.strokeStyle = '#9fd';
  pen.lineWidth = 3.5;
  pen.beginPath();
  pen.moveTo(464, 426);
  pen.bezierCurveTo(490, 392, 528, 420, 566, 366);
  pen.stroke();
  glow(pen, [514, 396, 90], '157 251 224', 0.22);
}

/** The empty seat. */
function paintSeat(pen: Pen): void {
  pen.fillStyle = linear(pen, [700, 0, 860, 0], '#423 0, #854 .3, #533 .8, #222 1');
  pen.beginPath();
  pen.roundRect(746, 222, 78, 58, 22);
  pen.roundRect(770, 270, 30, 30, 2);
  pen.roundRect(700, 292, 170, 600, 40);
  pen.fill();
}

function paintWorktop(pen: Pen): void {
  polygon(pen, [478, 860, 592, 420, 604, 406, 970, 398, 970, 860], linear(pen, [560, 400, 900, 540], '#eb8 0, #c85 .4, #643 1')); // biome-ignore format: corners
  pen.fillStyle = '#4215';
  for (let y = 424; y < 860; y += 17) pen.fillRect(591 - (y - 424) * 0.26, y, 400, 1.2);
  pen.fillStyle = '#212';
  pen.beginPath();
  pen.ellipse(POT.x, POT.y + 2, 46, 9, 0, 0, Math.PI * 2);
  pen.fill();
  drawPot(pen, POT.x, POT.y);
}

/** From behind, `turn`: of the wheel, radians. */
function drawDriver(pen: Pen, { rim }: Light, turn: number): void {
  pen.save();
  pen.translate(WHEEL.x, WHEEL.y);
  pen.scale(1, 0.86);
  pen.rotate(turn);
  pen.strokeStyle = '#111';
  pen.lineWidth = 13;
  pen.beginPath();
  pen.arc(0, 0, 84, 0, Math.PI * 2);
  pen.moveTo(-80, 4);
  pen.lineTo(80, 4);
  pen.stroke();
  pen.strokeStyle = `rgb(${rim} / 0.5)`;
  pen.lineWidth = 2;
  pen.beginPath();
  pen.arc(0, 0, 89, -2.4, -0.5);
  pen.stroke();
  pen.restore();
  const [x, y] = handAt(turn);
  const cloth = linear(pen, [120, 0, 400, 0], `#122 0, ${JACKET} .5, #568 .86, #89b 1`);
  pen.strokeStyle = cloth;
  pen.lineCap = pen.lineJoin = 'round';
  pen.lineWidth = 40;
  pen.beginPath();
  pen.moveTo(286, 386);
  pen.quadraticCurveTo(352, 500, x - 2, y + 22);
  pen.stroke();
  pen.fillStyle = '#d97';
  pen.beginPath();
  pen.ellipse(x, y - 4, 16, 18, 0.4, 0, Math.PI * 2);
  pen.fill();
  pen.fillStyle = cloth;
  pen.beginPath();
  pen.moveTo(96, 860);
  pen.bezierCurveTo(98, 400, 130, 344, 190, 332);
  pen.lineTo(268, 332);
  pen.bezierCurveTo(330, 346, 350, 420, 352, 860);
  pen.fill();
  drawHeadBehind(pen, rim);
  box(pen, [96, 414, 238, 500, 44], linear(pen, [80, 0, 350, 0], '#222 0, #533 .3, #854 .85, #423 1'));
}

function drawHeadBehind(pen: Pen, rim: string): void {
  pen.fillStyle = linear(pen, [180, 0, 290, 0], '#633 0, #a64 .6, #eb8 1');
  pen.beginPath();
  pen.roundRect(204, 290, 54, 62, 18);
  pen.ellipse(284, 262, 9, 15, 0.2, 0, Math.PI * 2);
  pen.fill();
  pen.fillStyle = linear(pen, [176, 0, 290, 0], '#211 0, #422 .7, #853 1');
  pen.beginPath();
  pen.ellipse(231, 252, 52, 66, 0, 0, Math.PI * 2);
  pen.fill();
  pen.fillStyle = radial(pen, [262, 200, 110], `#e86 0, ${HAT} .5, #622 1`);
  pen.beginPath();
  pen.moveTo(172, 254);
  pen.bezierCurveTo(160, 150, 302, 150, 290, 254);
  pen.fill();
  pen.beginPath();
  pen.roundRect(166, 236, 130, 27, 12);
  pen.fill();
  pen.strokeStyle = '#4115';
  pen.lineWidth = 2;
  pen.beginPath();
  for (let x = 178; x < 290; x += 11) {
    pen.moveTo(x, 240);
    pen.lineTo(x, 260);
  }
  pen.stroke();
  pen.strokeStyle = `rgb(${rim} / 0.8)`;
  pen.lineWidth = 3;
  pen.beginPath();
  pen.moveTo(262, 186);
  pen.quadraticCurveTo(288, 206, 292, 236);
  pen.moveTo(300, 350);
  pen.quadraticCurveTo(334, 370, 346, 430);
  pen.stroke();
}
