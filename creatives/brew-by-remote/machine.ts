import { bakeSprite } from '#creative-sdk/canvas.ts';
import { inkOn, mixColour } from '#creative-sdk/colour.ts';
import { glow, linear, type Pen, radial } from '#creative-sdk/gradient.ts';
import { spot } from './camera.ts';
import { halve } from './halve.ts';
import { type Box, brush, brushed } from './steel.ts';

/** Places of the machine in the room; the spout hangs over the spot. */
export const body: Box = { x: 1010, y: 268, width: 556, height: 208 };
export const gauge = { x: 1098, y: 372, r: 54 } as const;
export const dial = { x: 1478, y: 372, r: 50 } as const;
export const plate: Box = { x: 1180, y: 336, width: 216, height: 72 };
/** Where the streams begin. */
export const spoutY = spot.y - 190;
/** The sprite's box in the room. */
export const machineBox: Box = { x: 960, y: 170, width: 680, height: 720 };

/** What the advertiser may change. */
export interface Dress {
  readonly primary: string;
  readonly accent: string;
  /** Empty where the picture must be free of text. */
  readonly name: string;
}

export function bakeMachine(px: number, { primary, accent, name }: Dress): HTMLCanvasElement {
  return bakeSprite(machineBox.width, machineBox.height, px, (pen) => {
    pen.translate(-machineBox.x, -machineBox.y);
    drawColumn(pen);
    drawTray(pen);
    drawWarmer(pen, accent);
    drawBody(pen);
    drawPlate(pen, primary);
    drawName(pen, name, inkOn(primary));
    drawGauge(pen);
    drawDial(pen);
  });
}

/** The back of the machine: dark brushed steel that mirrors window, lamp and the glass before it. */
function drawColumn(pen: Pen): void {
  const box: Box = { x: 1140, y: 460, width: 300, height: 370 };
  pen.fillStyle = linear(
    pen,
    [box.x, 0, box.x + box.width, 0],
    '#1a1413 0, #a07455 .05, #5d4639 .1, #3a2f2a .3, #2b2421 .55, #4a3d35 .78, #8d7663 .9, #4d4038 .96, #171211 1',
  );
  pen.fillRect(box.x, box.y, box.width, box.height);
  brush(pen, box, 8);
  glow(pen, { x: spot.x - 70, y: 700, r: 200 }, '255 176 104', 0.34);
  glow(pen, { x: spot.x + 90, y: 640, r: 150 }, '255 220 170', 0.16);
  pen.fillStyle = linear(pen, [0, 470, 0, 830], 'rgb(0 0 0 / 0.8) 0, rgb(0 0 0 / 0.18) .3, rgb(0 0 0 / 0) .8, rgb(255 190 120 / 0.2) 1');
  pen.fillRect(box.x, box.y, box.width, box.height);
}

/** The drip tray: a slotted steel top in perspective and a polished front. The rail of the glasses runs over it. */
function drawTray(pen: Pen): void {
  glow(pen, { x: spot.x, y: 880, r: 326 }, '0 0 0', 0.6);
  pen.fillStyle = linear(pen, [0, 812, 0, 858], '#3d3532 0, #a09286 1');
  pen.beginPath();
  pen.moveTo(1050, 812);
  pen.lineTo(1526, 812);
  pen.lineTo(1566, 858);
  pen.lineTo(1010, 858);
  pen.fill();
  pen.strokeStyle = 'rgb(18 12 10 / 0.85)';
  pen.lineWidth = 3.4;
  pen.beginPath();
  for (let i = 1; i < 34; i++) {
    const u = i / 34;
    pen.moveTo(1054 + 468 * u, 817);
    pen.lineTo(1016 + 544 * u, 853);
  }
  pen.stroke();
  pen.fillStyle = linear(pen, [0, 856, 0, 888], '#fff0da 0, #c9bcb0 .12, #6d625d .5, #2d2522 1');
  pen.beginPath();
  pen.roundRect(1006, 856, 564, 30, [3, 3, 10, 10]);
  pen.fill();
  brush(pen, { x: 1006, y: 858, width: 564, height: 26 }, 4);
}

/** Cups keep warm upside down on the roof, behind a rail. */
function drawWarmer(pen: Pen, accent: string): void {
  for (let i = 0; i < 6; i++) drawUpturnedCup(pen, 1066 + i * 88, 270, i % 3 === 1 ? '#efe4d4' : accent);
  pen.strokeStyle = '#d8c8b6';
  pen.lineWidth = 5;
  pen.beginPath();
  pen.roundRect(1036, 236, 504, 60, 10);
  pen.stroke();
  pen.strokeStyle = '#5d524c';
  pen.lineWidth = 1.6;
  pen.stroke();
}

function drawUpturnedCup(pen: Pen, x: number, foot: number, colour: string): void {
  pen.fillStyle = linear(
    pen,
    [x - 38, 0, x + 38, 0],
    `${mixColour(colour, '#ffd2a0', 0.4)} 0, ${mixColour(colour, '#fff0dc', 0.55)} .14, ${colour} .3, ${mixColour(colour, '#100a08', 0.55)} .75, ${mixColour(colour, '#100a08', 0.3)} .92, ${mixColour(colour, '#100a08', 0.6)} 1`,
  );
  pen.beginPath();
  pen.moveTo(x - 38, foot);
  pen.bezierCurveTo(x - 37, foot - 32, x - 26, foot - 48, x - 20, foot - 52);
  pen.lineTo(x + 20, foot - 52);
  pen.bezierCurveTo(x + 26, foot - 48, x + 37, foot - 32, x + 38, foot);
  pen.fill();
  pen.fillStyle = mixColour(colour, '#fff0dc', 0.5);
  pen.beginPath();
  pen.ellipse(x, foot - 52, 20, 3.5, 0, 0, 7);
  pen.fill();
}

function drawBody(pen: Pen): void {
  const { x, y, width, height } = body;
  pen.save();
  pen.beginPath();
  pen.roundRect(x, y, width, height, [42, 42, 26, 26]);
  pen.clip();
  pen.fillStyle = linear(pen, [0, y, 0, y + height], brushed);
  pen.fillRect(x, y, width, height);
  brush(pen, body, 12);
  // Dawn from the window side, the lamp over the bar from the right: anisotropic smears across the brush.
  for (const [at, rgb, alpha] of [
    [1046, '255 178 108', 0.75],
    [1290, '255 240 214', 0.22],
    [1440, '255 236 206', 0.55],
  ] as const) {
    pen.fillStyle = linear(pen, [at - 90, 0, at + 90, 0], `rgb(${rgb} / 0) 0, rgb(${rgb} / ${alpha}) .5, rgb(${rgb} / 0) 1`);
    pen.fillRect(at - 90, y, 180, height);
  }
  pen.fillStyle = linear(pen, [x, 0, x + width, 0], 'rgb(20 10 8 / 0.5) 0, rgb(20 10 8 / 0) .05, rgb(20 10 8 / 0) .93, rgb(20 10 8 / 0.7) 1');
  pen.fillRect(x, y, width, height);
  pen.restore();
  pen.strokeStyle = 'rgb(255 248 236 / 0.85)';
  pen.lineWidth = 2.4;
  pen.beginPath();
  pen.moveTo(x + 20, y + 12);
  pen.quadraticCurveTo(x + 26, y + 2, x + 46, y + 1.5);
  pen.lineTo(x + width - 46, y + 1.5);
  pen.stroke();
  pen.fillStyle = linear(pen, [0, y + height - 12, 0, y + height + 12], '#3a2f2b 0, #0f0b0a 1');
  pen.beginPath();
  pen.roundRect(x + 8, y + height - 10, width - 16, 20, [4, 4, 14, 14]);
  pen.fill();
}

/** The enamel plate that carries the advertiser's name. */
function drawPlate(pen: Pen, primary: string): void {
  pen.fillStyle = 'rgb(20 12 8 / 0.5)';
  pen.beginPath();
  pen.roundRect(plate.x - 3, plate.y - 1, plate.width + 6, plate.height + 8, 12);
  pen.fill();
  pen.fillStyle = linear(
    pen,
    [0, plate.y, 0, plate.y + plate.height],
    `${mixColour(primary, '#ffffff', 0.3)} 0, ${primary} .14, ${mixColour(primary, '#3a1606', 0.18)} 1`,
  );
  pen.beginPath();
  pen.roundRect(plate.x, plate.y, plate.width, plate.height, 10);
  pen.fill();
  for (const x of [plate.x + 11, plate.x + plate.width - 11]) {
    pen.fillStyle = '#3b2c25';
    pen.beginPath();
    pen.arc(x, plate.y + plate.height / 2, 3.4, 0, 7);
    pen.fill();
  }
}

function drawGauge(pen: Pen): void {
  const { x, y, r } = gauge;
  drawBezel(pen, gauge);
  pen.fillStyle = radial(pen, { x: x - 14, y: y - 18, r: r * 1.2 }, '#fffaf0 0, #f1e6d3 .7, #c9b8a0 1');
  pen.beginPath();
  pen.arc(x, y, r - 8, 0, 7);
  pen.fill();
  for (let i = 0; i <= 10; i++) {
    const at = (-225 + 27 * i) * (Math.PI / 180);
    const inner = r - (i % 5 ? 17 : 22);
    pen.strokeStyle = i > 7 ? '#b5472c' : '#2d2320';
    pen.lineWidth = i % 5 ? 2 : 3.2;
    pen.beginPath();
    pen.moveTo(x + Math.cos(at) * (r - 12), y + Math.sin(at) * (r - 12));
    pen.lineTo(x + Math.cos(at) * inner, y + Math.sin(at) * inner);
    pen.stroke();
  }
}

function drawBezel(pen: Pen, { x, y, r }: { x: number; y: number; r: number }): void {
  pen.fillStyle = 'rgb(15 9 6 / 0.55)';
  pen.beginPath();
  pen.arc(x + 2, y + 6, r + 3, 0, 7);
  pen.fill();
  const ring = pen.createConicGradient(0.6, x, y);
  for (const [at, colour] of [
    [0, '#4a403c'],
    [0.1, '#fff4e2'],
    [0.2, '#8b7f77'],
    [0.38, '#2b2422'],
    [0.5, '#7a6c63'],
    [0.62, '#ffe3bd'],
    [0.72, '#8b7f77'],
    [0.9, '#2b2422'],
    [1, '#4a403c'],
  ] as const)
    ring.addColorStop(at, colour);
  pen.fillStyle = ring;
  pen.beginPath();
  pen.arc(x, y, r, 0, 7);
  pen.fill();
}

function drawDial(pen: Pen): void {
  drawBezel(pen, dial);
  pen.fillStyle = radial(pen, { x: dial.x - 16, y: dial.y - 20, r: dial.r * 1.5 }, '#5d524c 0, #2c2523 .5, #15100f 1');
  pen.beginPath();
  pen.arc(dial.x, dial.y, dial.r - 7, 0, 7);
  pen.fill();
}

/** The advertiser's name in the enamel: one line, or two where one would be small print. */
function drawName(pen: Pen, name: string, ink: string): void {
  const width = plate.width - 44;
  pen.font = '600 36px Sora';
  const sizeOf = (lines: readonly string[]) =>
    Math.min(36 / lines.length ** 0.35, ...lines.map((line) => (36 * width) / pen.measureText(line).width));
  const lines = [[name], halve(name)].reduce((best, other) => (sizeOf(other) > sizeOf(best) ? other : best));
  const size = sizeOf(lines);
  pen.fillStyle = ink;
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  pen.font = `600 ${size}px Sora`;
  lines.forEach((line, i) => {
    pen.fillText(line, plate.x + plate.width / 2, plate.y + plate.height / 2 + 2 + (i - (lines.length - 1) / 2) * size * 1.15);
  });
}

/** The moving parts: needle by pressure, knob by strength (both 0 … 1). */
export function drawInstruments(pen: Pen, pressure: number, strength: number, primary: string): void {
  const needle = (-225 + 200 * pressure) * (Math.PI / 180);
  pen.lineCap = 'round';
  pen.strokeStyle = '#a5331c';
  pen.lineWidth = 4;
  pen.beginPath();
  pen.moveTo(gauge.x - Math.cos(needle) * 10, gauge.y - Math.sin(needle) * 10);
  pen.lineTo(gauge.x + Math.cos(needle) * 34, gauge.y + Math.sin(needle) * 34);
  pen.stroke();
  pen.fillStyle = '#2b211d';
  pen.beginPath();
  pen.arc(gauge.x, gauge.y, 7, 0, 7);
  pen.fill();
  const knob = (-150 + 120 * strength) * (Math.PI / 180);
  pen.strokeStyle = primary;
  pen.lineWidth = 7;
  pen.beginPath();
  pen.moveTo(dial.x + Math.cos(knob) * 16, dial.y + Math.sin(knob) * 16);
  pen.lineTo(dial.x + Math.cos(knob) * 36, dial.y + Math.sin(knob) * 36);
  pen.stroke();
  pen.lineCap = 'butt';
}
