import { hasOwnMark } from '#creative-sdk/own-mark.ts';
import { fbm1 } from '#creative-sdk/random.ts';
import type { Brand } from '#protocol/brand.ts';
import { copy } from './copy.ts';
import { markPath } from './mark.ts';
import { disc, glow, ring, sheen, steel } from './plate.ts';

const TURN = Math.PI * 2;

/** The screwed back: turned steel, six slots, the data of the watch, and the trench it was made for. */
export function paintBack(context: CanvasRenderingContext2D, brand: Brand, random: () => number): void {
  disc(context, 98, sheen(context, steel, 0.5));
  ring(context, 97, 1.4, 'rgb(0 0 0 / 0.4)');
  disc(
    context,
    93,
    sheen(
      context,
      [
        [0, '#aeb8be'],
        [0.1, '#7d878e'],
        [0.22, '#d2dade'],
        [0.34, '#6b757c'],
        [0.5, '#b4bec4'],
        [0.62, '#747f86'],
        [0.74, '#e6ecef'],
        [0.87, '#7a858c'],
        [1, '#aeb8be'],
      ],
      0.2,
    ),
  );
  turnMarks(context, random);
  for (let i = 0; i < 6; i++) {
    context.save();
    context.rotate((i / 6) * TURN + 0.26);
    context.fillStyle = '#1a2024';
    context.beginPath();
    context.roundRect(-6, -93.5, 12, 7.5, 2.4);
    context.fill();
    context.fillStyle = 'rgb(255 255 255 / 0.5)';
    context.fillRect(-5, -86.2, 10, 0.7);
    context.restore();
  }
  engrave(context, () => {
    context.lineWidth = 0.8;
    for (const radius of [82.5, 65]) {
      context.beginPath();
      context.arc(0, 0, radius, 0, TURN);
      context.stroke();
    }
  });
  engraveRound(context, copy.engraved.outer, 70.8, 7);
  paintTrench(context);
  paintCentre(context, brand);
}

/** Lathe marks. */
function turnMarks(context: CanvasRenderingContext2D, random: () => number): void {
  for (let radius = 3; radius < 93; radius += 0.8)
    ring(context, radius, 0.4, random() < 0.5 ? `rgb(255 255 255 / ${random() * 0.16})` : `rgb(0 0 0 / ${random() * 0.16})`);
}

/** A cut in steel: dark, with a lit lower edge. */
function engrave(context: CanvasRenderingContext2D, draw: () => void): void {
  context.save();
  context.translate(-0.45, 0.65);
  context.strokeStyle = 'rgb(255 255 255 / 0.75)';
  context.fillStyle = 'rgb(255 255 255 / 0.75)';
  draw();
  context.restore();
  context.strokeStyle = '#1b2227';
  context.fillStyle = '#1b2227';
  draw();
}

function engraveRound(context: CanvasRenderingContext2D, text: string, radius: number, size: number): void {
  context.font = `600 ${size}px Sora`;
  context.textAlign = 'center';
  context.textBaseline = 'alphabetic';
  const letters = [...text];
  const widths = letters.map((letter) => context.measureText(letter).width + 0.5);
  const total = widths.reduce((sum, width) => sum + width, 0);
  let at = 0;
  for (const [index, letter] of letters.entries()) {
    const width = widths[index] ?? 0;
    context.save();
    context.rotate(((at + width / 2) / total) * TURN - 1.45);
    context.translate(0, -radius);
    engrave(context, () => context.fillText(letter, 0, 0));
    context.restore();
    at += width;
  }
}

/** Depth lines of a trench, as on a chart. */
function paintTrench(context: CanvasRenderingContext2D): void {
  context.save();
  context.beginPath();
  context.arc(0, 0, 64, 0, TURN);
  context.clip();
  context.fillStyle = glow(
    context,
    [6, -4, 4, 62],
    [
      [0, 'rgb(10 18 24 / 0.62)'],
      [0.6, 'rgb(10 18 24 / 0.22)'],
      [1, 'rgb(10 18 24 / 0)'],
    ],
  );
  context.fillRect(-64, -64, 128, 128);
  for (let line = 1; line <= 9; line++) {
    const size = line * 8.2;
    engrave(context, () => {
      context.lineWidth = line % 3 ? 0.45 : 0.95;
      context.beginPath();
      for (let step = 0; step <= 120; step++) {
        const angle = (step / 120) * TURN;
        const bend = fbm1(2.1 + Math.cos(angle) * 1.2 + line * 0.16, 3, 4) * 9 + fbm1(5.3 + Math.sin(angle) * 1.3 - line * 0.1, 3, 8) * 9;
        const radius = size + bend * (0.5 + line * 0.07);
        context.lineTo(6 + Math.cos(angle) * radius * 1.12, -4 + Math.sin(angle) * radius * 0.86);
      }
      context.closePath();
      context.stroke();
    });
  }
  context.restore();
}

function paintCentre(context: CanvasRenderingContext2D, brand: Brand): void {
  context.fillStyle = sheen(context, [
    [0, '#9aa5ac'],
    [0.25, '#c9d2d7'],
    [0.5, '#88939a'],
    [0.75, '#d5dde1'],
    [1, '#9aa5ac'],
  ]);
  context.beginPath();
  context.roundRect(-47, -25, 94, 50, 6);
  context.fill();
  engrave(context, () => {
    context.lineWidth = 0.7;
    context.beginPath();
    context.roundRect(-45, -23, 90, 46, 5);
    context.stroke();
    if (hasOwnMark(brand, copy.name)) {
      context.save();
      context.translate(-5, -20);
      context.scale(0.62, 0.62);
      context.fill(markPath);
      context.restore();
    }
    context.textAlign = 'center';
    let size = 10.4;
    const name = brand.name.toUpperCase();
    do {
      size -= 0.3;
      context.font = `600 ${size}px Sora`;
    } while (context.measureText(name).width > 80 && size > 3.4);
    context.fillText(name, 0, 3.2);
    context.font = '600 5.6px Sora';
    context.fillText(copy.engraved.inner, 0, 11.4);
    context.fillText(copy.engraved.number, 0, 18.8);
  });
}
