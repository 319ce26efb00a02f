import { area, at, circle, disc, line, lit, type Pen, radial, ring, within } from './brush.ts';

export interface Glaze {
  readonly light: string;
  readonly mid: string;
  readonly dark: string;
}

export const bone: Glaze = { light: '#fffefa', mid: '#f6efe2', dark: '#d3c4ab' };
export const celadon: Glaze = { light: '#e4f4ea', mid: '#b5d9c8', dark: '#729c8b' };
export const indigo: Glaze = { light: '#4a64a0', mid: '#26396b', dark: '#101a3a' };
export const blush: Glaze = { light: '#ffe9e4', mid: '#f7c6bf', dark: '#cf8f8a' };
export const lagoon: Glaze = { light: '#5cc0bd', mid: '#258f93', dark: '#0f5560' };
export const slate: Glaze = { light: '#6a7078', mid: '#3a4047', dark: '#1c2025' };

/** A flat plate: rim, well, and the light on its glaze. */
export function drawPlate(pen: Pen, { light, mid, dark }: Glaze): void {
  disc(pen, [0, 0, 100], lit(pen, [0, 0, 100], [light, mid, dark]));
  ring(pen, [0, 0, 98.4], 2.4, lit(pen, [0, 0, 100], ['#ffffff', mid, dark]));
  disc(pen, [0, 0, 76], lit(pen, [0, 0, 76], [dark, mid, light]));
  disc(pen, [1.5, 2, 73], lit(pen, [0, 0, 73], [mid, mid, light]));
  shine(pen, 88, 5);
}

/** A deep bowl: outside, lip, inside. What it holds has the radius 79. */
export function drawBowl(pen: Pen, { light, mid, dark }: Glaze, lip: string): void {
  disc(pen, [0, 0, 100], lit(pen, [0, 0, 100], [light, mid, dark]));
  ring(pen, [0, 0, 98], 3, lip);
  disc(pen, [0, 0, 93], lit(pen, [0, 0, 93], [dark, mid, light]));
  ring(pen, [0, 0, 86], 12, radial(pen, [0, 0, 93], ['#0000', '#0000', '#0000', '#0000', 'rgb(0 0 0 / 0.3)', '#0000']));
  shine(pen, 96, 3.6);
}

/** A window's light on a round rim: a long arc and a short one across. */
export function shine(pen: Pen, r: number, width: number): void {
  pen.lineCap = 'round';
  for (const [from, to, alpha] of [
    [3.55, 4.42, 0.9],
    [4.53, 4.66, 0.75],
    [0.55, 1.15, 0.3],
  ] as const) {
    pen.strokeStyle = `rgb(255 255 255 / ${alpha})`;
    pen.lineWidth = width * (alpha > 0.5 ? 1 : 0.6);
    pen.beginPath();
    pen.arc(0, 0, r, from, to);
    pen.stroke();
  }
}

/** A round board with its grain. */
export function drawBoard(pen: Pen): void {
  const board = circle([0, 0, 100]);
  area(pen, board, lit(pen, [0, 0, 100], ['#d99a58', '#b87438', '#7d4519']));
  within(pen, board, () => {
    for (let y = -96; y < 100; y += 9) line(pen, `M-100 ${y}Q-20 ${y + Math.sin(y) * 7} 100 ${y + Math.cos(y * 2) * 5}`, 1.6, 'rgb(70 30 5 / 0.3)');
  });
  ring(pen, [0, 0, 98], 3, lit(pen, [0, 0, 100], ['#f3c68a', '#a8642c', '#57290b']));
}

/** A bamboo steamer: two hoops, a bind, slats. */
export function drawSteamer(pen: Pen): void {
  disc(pen, [0, 0, 100], lit(pen, [0, 0, 100], ['#f1cf94', '#cf9a53', '#7d4f1e']));
  ring(pen, [0, 0, 93], 1.8, 'rgb(88 48 12 / 0.75)');
  ring(pen, [0, 0, 98.5], 2, 'rgb(255 236 190 / 0.6)');
  for (let i = 0; i < 34; i++) at(pen, [0, 0, (i / 34) * Math.PI * 2], () => line(pen, 'M95 0H99', 1.4, 'rgb(94 52 14 / 0.45)'));
  disc(pen, [0, 0, 84], '#6d431a');
  const bed = circle([0, 0, 81]);
  area(pen, bed, lit(pen, [0, 0, 81], ['#c4904e', '#d9ab68', '#ecc98c']));
  within(pen, bed, () => {
    for (let y = -78; y < 84; y += 13) line(pen, `M-90 ${y}H90`, 2.6, 'rgb(92 52 16 / 0.55)');
  });
  for (const a of [0.5, 3.6])
    at(pen, [0, 0, a], () => {
      for (const y of [-6, 0, 6]) line(pen, `M84 ${y}H100`, 4, '#8f5a22');
      for (const y of [-6, 0, 6]) line(pen, `M84 ${y - 1}H99`, 1.4, '#e8bd7c');
    });
}

/** A cast-iron pan. */
export function drawPan(pen: Pen): void {
  for (const a of [2.6, -0.54]) at(pen, [0, 0, a], () => area(pen, new Path2D('M84-15Q104-13 104 0T84 15Z'), '#1b1a1c'));
  disc(pen, [0, 0, 97], lit(pen, [0, 0, 97], ['#5d5c61', '#2b2a2e', '#0e0d10']));
  disc(pen, [0, 0, 88], lit(pen, [0, 0, 88], ['#0b0a0c', '#1d1c1f', '#45444a']));
  shine(pen, 92.5, 2.6);
}
