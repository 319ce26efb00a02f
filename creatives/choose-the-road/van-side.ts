import { bakeSprite } from '#creative-sdk/canvas.ts';
import { HAT, JACKET } from './cab.ts';
import { box, glow, linear, type Pen, polygon } from './gradient.ts';
import type { Light } from './light.ts';
import { profile, VAN } from './van-shape.ts';

/** What is painted on the van. */
export interface Livery {
  /** Lettering on the flank; empty for none. */
  readonly name: string;
  /** Pinstripe and hubs. */
  readonly accent: string;
}

/** The sprite reaches this far beyond the van, van units. */
export const MARGIN = 12;
export const SIDE = { width: VAN.length + 2 * MARGIN, height: VAN.roof + 2 * MARGIN } as const;
const WARM = '255 190 96';

/** The near side, painted once: stamp it at −MARGIN, −(height − MARGIN) in the side plane. */
export function bakeSide(px: number, light: Light, livery: Livery): HTMLCanvasElement {
  return bakeSprite(SIDE.width, SIDE.height, px, (pen) => {
    pen.translate(MARGIN, SIDE.height - MARGIN);
    pen.save();
    tracePanel(pen);
    pen.clip();
    paintPanel(pen, light, livery.accent);
    paintWindows(pen, light);
    paintSeams(pen, light);
    paintName(pen, livery.name);
    pen.restore();
    paintEdges(pen, light);
  });
}

/** The outline with both wheel arches cut out. */
function tracePanel(pen: Pen): void {
  pen.beginPath();
  for (const [x, y] of profile) pen.lineTo(x, -y);
  for (const axle of [VAN.rearAxle, VAN.frontAxle]) {
    pen.lineTo(axle - VAN.wheel - 6, -20);
    pen.arc(axle, -VAN.wheel, VAN.wheel + 6, Math.PI, 0);
    pen.lineTo(axle + VAN.wheel + 6, -20);
  }
  pen.closePath();
}

function paintPanel(pen: Pen, { cream, body, sky, rim }: Light, accent: string): void {
  pen.fillStyle = linear(pen, [0, -VAN.roof, 0, -92], `${cream[0]} 0, ${cream[0]} .2, ${cream[1]} 1`);
  pen.fillRect(-9, -190, 330, 110);
  // The lower paint swings down to the nose.
  const swoop = (lift: number) => {
    pen.beginPath();
    pen.moveTo(-9, -96 - lift);
    pen.lineTo(206, -96 - lift);
    pen.bezierCurveTo(256, -96 - lift, 280, -86 - lift, 318, -62 - lift);
    pen.lineTo(318, 0);
    pen.lineTo(-9, 0);
    pen.fill();
  };
  pen.fillStyle = accent;
  swoop(4);
  pen.fillStyle = linear(pen, [0, -97, 0, -20], `${body[0]} 0, ${body[0]} .12, ${body[1]} .48, ${body[0]} .56, ${body[1]} 1`);
  swoop(0);
  // The horizon lies in the paint as a hard-edged light.
  pen.fillStyle = linear(pen, [0, -92, 0, -76], `${sky[1]} 0, ${sky[1]}66 .5, ${sky[1]}00 1`);
  pen.globalAlpha = 0.42;
  pen.beginPath();
  pen.moveTo(-9, -91);
  pen.lineTo(204, -91);
  pen.bezierCurveTo(250, -91, 276, -80, 318, -56);
  pen.bezierCurveTo(270, -72, 240, -76, 190, -77);
  pen.lineTo(-9, -79);
  pen.fill();
  pen.globalAlpha = 1;
  pen.fillStyle = linear(pen, [0, 0, 306, 0], `#0126 0, #0120 .16, rgb(${rim} / 0) .62, rgb(${rim} / 0.28) 1`);
  pen.fillRect(-9, -190, 330, 190);
  pen.fillStyle = '#112';
  pen.fillRect(-9, -34, 330, 34);
  pen.fillStyle = `rgb(${rim} / 0.2)`;
  pen.fillRect(-9, -34.5, 330, 1.5);
}

const panes = [
  { from: 26, to: 108, lean: 0 },
  { from: 116, to: 198, lean: 0 },
  { from: 207, to: 274, lean: 34 },
] as const;

function paintWindows(pen: Pen, light: Light): void {
  pen.fillStyle = '#112';
  roundPane(pen, 20, 281, 37, 3);
  pen.fill();
  for (const [i, { from, to, lean }] of panes.entries()) {
    pen.save();
    roundPane(pen, from, to, lean, 0);
    pen.clip();
    if (i < 2) paintRoom(pen, from, to, i);
    else paintCab(pen, light);
    pen.fillStyle = linear(pen, [from, -160, to, -104], `${light.sky[1]}55 0, ${light.sky[1]}22 .35, ${light.sky[0]}00 .36, ${light.sky[0]}22 1`);
    pen.fillRect(from - 4, -164, to - from + 8, 64);
    pen.restore();
  }
}

function roundPane(pen: Pen, from: number, to: number, lean: number, grow: number): void {
  const [top, low] = [-159 - grow, -106 + grow];
  pen.beginPath();
  pen.moveTo(from + 8, top);
  pen.lineTo(to - lean - 4, top);
  pen.quadraticCurveTo(to - lean + 4, top, to - lean + 8, top + 10);
  pen.lineTo(to - 3, low - 5);
  pen.quadraticCurveTo(to, low, to - 8, low);
  pen.lineTo(from + 7, low);
  pen.quadraticCurveTo(from, low, from, low - 7);
  pen.lineTo(from, top + 8);
  pen.quadraticCurveTo(from, top, from + 8, top);
  pen.closePath();
}

/** Behind the two rear panes: a lit room with its kitchen shelf. */
function paintRoom(pen: Pen, from: number, to: number, index: number): void {
  pen.fillStyle = linear(pen, [0, -162, 0, -104], '#fd9 0, #ea5 .55, #a53 1');
  pen.fillRect(from, -164, to - from, 64);
  glow(pen, [(from + to) / 2, -150, 46], '255 246 214', 0.9);
  pen.fillStyle = '#632';
  if (index === 1) return paintKitchen(pen, from);
  for (const [x, w] of [
    [0, 15],
    [66, 17],
  ] as const) {
    pen.fillStyle = linear(pen, [from + x, 0, from + x + w, 0], '#b63 0, #d95 .3, #a53 .55, #d85 .8, #942 1');
    pen.fillRect(from + x, -164, w, 64);
  }
  box(pen, [from + 22, -121, 38, 20, 6], '#742');
}

/** Shelf, worktop, pot and lamp. */
function paintKitchen(pen: Pen, from: number): void {
  pen.fillRect(from + 8, -140, 46, 2.4);
  for (const [x, w, h] of [
    [12, 6, 8],
    [20, 5, 11],
    [28, 8, 6],
    [40, 6, 9],
  ] as const)
    pen.fillRect(from + x, -140 - h, w, h);
  pen.fillRect(from, -116, 82, 12);
  pen.fillStyle = '#422';
  pen.fillRect(from + 50, -127, 16, 11);
  pen.fillRect(from + 64, -125, 9, 2.5);
  pen.fillRect(from + 60, -160, 1.2, 12);
  polygon(pen, [from + 52, -142, from + 60.6, -150, from + 69, -142], '#422');
}

function paintCab(pen: Pen, { sky }: Light): void {
  pen.fillStyle = linear(pen, [210, -160, 274, -106], `${sky[0]} 0, #223 1`);
  pen.fillRect(200, -164, 84, 64);
  glow(pen, [206, -130, 40], WARM, 0.5);
  box(pen, [209, -146, 10, 46, 4], '#111');
}

/** In the front window, at the wheel. */
export function drawDriver(pen: Pen): void {
  pen.save();
  roundPane(pen, 207, 274, 34, 0);
  pen.clip();
  pen.strokeStyle = pen.fillStyle = JACKET;
  pen.lineWidth = 7;
  pen.lineCap = 'round';
  pen.beginPath();
  pen.roundRect(220, -125, 22, 30, 10);
  pen.fill();
  pen.moveTo(234, -118);
  pen.lineTo(258, -112);
  pen.stroke();
  pen.fillStyle = '#d97';
  pen.beginPath();
  pen.arc(234, -135, 8.5, 0, Math.PI * 2);
  pen.moveTo(241, -138);
  pen.lineTo(245.5, -133);
  pen.lineTo(240, -132);
  pen.moveTo(262, -112);
  pen.arc(259, -112, 4, 0, Math.PI * 2);
  pen.fill();
  pen.fillStyle = HAT;
  pen.beginPath();
  pen.arc(233, -138, 9.6, Math.PI * 0.95, Math.PI * 1.98);
  pen.fill();
  pen.strokeStyle = '#111';
  pen.lineWidth = 3;
  pen.beginPath();
  pen.moveTo(256, -121);
  pen.lineTo(263, -102);
  pen.stroke();
  pen.restore();
}

function paintSeams(pen: Pen, { rim }: Light): void {
  pen.lineWidth = 1;
  for (const [offset, ink] of [
    [0, '#0018'],
    [1, `rgb(${rim} / 0.22)`],
  ] as const) {
    pen.strokeStyle = ink;
    pen.beginPath();
    for (const x of [112, 202.5]) {
      pen.moveTo(x + offset, -165);
      pen.lineTo(x + offset, -34);
    }
    pen.moveTo(212 + offset, -66);
    pen.quadraticCurveTo(216 + offset, -34, 206 + offset, -34);
    pen.moveTo(279 + offset, -106);
    pen.lineTo(284 + offset, -66);
    pen.moveTo(22, -99.5 + offset);
    pen.lineTo(112, -99.5 + offset);
    pen.stroke();
  }
  for (const x of [120, 184.5]) {
    box(pen, [x + (x > 150 ? 24 : 0), -88.5, 16, 4.5, 2], '#111');
  }
  // The charging port, with its light.
  pen.strokeStyle = '#0018';
  pen.beginPath();
  pen.roundRect(28, -92, 16, 16, 5);
  pen.stroke();
}

function paintName(pen: Pen, name: string): void {
  if (!name) return;
  pen.fillStyle = '#feee';
  pen.textBaseline = 'middle';
  const write = (size: number) => {
    pen.font = `600 ${size}px Manrope, sans-serif`;
    return pen.measureText(name).width;
  };
  const width = write(24);
  if (width > 104) write((24 * 104) / width);
  pen.fillText(name, 103, -58, 106);
}

function paintEdges(pen: Pen, { rim }: Light): void {
  pen.lineCap = 'round';
  pen.lineWidth = 2.2;
  pen.strokeStyle = linear(pen, [0, 0, 306, 0], `rgb(${rim} / 0.1) 0, rgb(${rim} / 0.5) .5, rgb(${rim} / 0.95) 1`);
  pen.beginPath();
  for (const [x, y] of profile) if (y > 60 && x > 12) pen.lineTo(x - 1.2, 1.2 - y);
  pen.stroke();
  for (const axle of [VAN.rearAxle, VAN.frontAxle]) {
    pen.lineWidth = 3;
    pen.strokeStyle = '#112';
    pen.beginPath();
    pen.arc(axle, -VAN.wheel, VAN.wheel + 5.5, Math.PI, 0);
    pen.stroke();
  }
}
