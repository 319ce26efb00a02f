import { contrast, mixColour } from '#creative-sdk/colour.ts';
import { area, at, cast, disc, line, type Pen } from './brush.ts';

export interface BagLook {
  readonly colour: string;
  /** First letter of the brand, or nothing. */
  readonly letter: string;
  /** How far its mouth is open, 0 … 1. */
  readonly mouth: number;
}

/** Back wall and handles. A bag is 100 high, its middle at 0, 0. */
export function drawBagBack(pen: Pen, { colour, mouth }: BagLook): void {
  line(pen, `M-16-34C-16-56 16-56 16-${34 + mouth * 6}`, 3.4, mixColour(colour, '#2a0c04', 0.62));
  area(pen, new Path2D(`M-34-34Q0-${36 + mouth * 17} 34-34L30-6H-30Z`), mixColour(colour, '#1a0602', 0.66));
}

/** Front with its folds, the second handle and the mark. */
export function drawBagFront(pen: Pen, look: BagLook): void {
  const { colour, mouth } = look;
  // The front hangs open: its lip sinks in the middle and comes forward at the sides.
  const lip = `M-${35 + mouth}-33Q0 ${-33 + mouth * 26} ${35 + mouth}-33`;
  const front = new Path2D(`${lip}L38 44Q38 49 33 49H-33Q-38 49-38 44Z`);
  const light = pen.createLinearGradient(-38, -33, 38, 49);
  for (const [stop, tone, part] of [
    [0, '#ffffff', 0.16],
    [0.45, '#ffffff', 0.02],
    [1, '#2a0400', 0.26],
  ] as const)
    light.addColorStop(stop, mixColour(colour, tone, part));
  area(pen, front, light);
  area(pen, new Path2D('M35-33L38 44Q38 49 33 49H20L27-33Z'), 'rgb(30 0 0 / 0.2)');
  area(pen, new Path2D('M20 49L29 26 38 44Q38 49 33 49Z'), 'rgb(30 0 0 / 0.16)');
  area(pen, new Path2D('M-38 44Q-38 49-33 49H33Q38 49 38 44L37 30Q0 40-37.5 30Z'), 'rgb(30 0 0 / 0.1)');
  // Paper keeps the folds it was carried with.
  for (const [d, tone] of [
    ['M-24-22Q-30 2-27 40', '#fff'],
    ['M-22-22Q-28 2-25 40', '#2a0400'],
    ['M8 36L22 46M-20 38L-6 47', '#2a0400'],
    ['M10 34L24 44', '#fff'],
  ] as const)
    line(pen, d, 1.1, `color-mix(in srgb, ${tone} 14%, #0000)`);
  line(pen, lip, 2.2, mixColour(colour, '#ffffff', 0.4));
  line(pen, 'M-31-28L-33.5 42', 1.6, 'rgb(255 255 255 / 0.3)');
  // Its handle falls forward.
  const [root, top] = [-32 + mouth * 9, -52 + mouth * 46];
  line(pen, `M-15 ${root}C-15 ${top} 15 ${top} 15 ${root}`, 3.6, mixColour(colour, '#2a0c04', 0.4));
  drawMark(pen, look);
  drawSlip(pen, mouth);
}

/** The order's slip, stapled on as soon as there is an order. */
function drawSlip(pen: Pen, size: number): void {
  at(pen, [26, -15, 0.1], () => {
    pen.scale(size, size);
    const slip = new Path2D('M-9-12H9V13L6 11 3 13 0 11-3 13-6 11-9 13Z');
    cast(pen, slip, 1.6);
    area(pen, slip, '#fff8ea');
    line(pen, 'M-5-4H5M-5 1H5M-5 6H1', 1.7, '#b9a48c');
    line(pen, 'M-3-9H3', 1.7, '#5d5751');
  });
}

/** The brand's sun: a citrus slice with its initial. */
function drawMark(pen: Pen, { colour, letter }: BagLook): void {
  disc(pen, [0, 9, 22], '#fff6e4');
  pen.strokeStyle = colour;
  pen.lineWidth = 2.4;
  pen.beginPath();
  pen.arc(0, 9, 18, 0, 7);
  pen.stroke();
  pen.fillStyle = contrast(colour, '#fff6e4') >= 3 ? colour : '#14120e';
  if (letter) {
    pen.font = '800 24px Manrope';
    pen.textAlign = 'center';
    pen.textBaseline = 'alphabetic';
    pen.fillText(letter, 0, 17.6);
    return;
  }
  pen.lineWidth = 2;
  for (let a = 0; a < 6; a++) {
    pen.beginPath();
    pen.moveTo(Math.cos(a * 1.047) * 4, 9 + Math.sin(a * 1.047) * 4);
    pen.lineTo(Math.cos(a * 1.047) * 16, 9 + Math.sin(a * 1.047) * 16);
    pen.stroke();
  }
}
