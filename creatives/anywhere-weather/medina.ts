import { mixColour, withAlpha } from '#creative-sdk/colour.ts';
import { createRandom } from '#creative-sdk/random.ts';
import { BOTTOM, box, type Context, cloud, draw, glow, ridge, SHEET, shape, tint, wash } from './brush.ts';
import type { World } from './world.ts';

const SUN = { x: 306, y: 92 } as const;
const BIRDS = 11;

/** Zahrane: clay roofs in the last hour of sun. */
export const medina: World = {
  light: {
    wall: '#f6e2c8',
    shade: '#b98e6c',
    bounce: '#fff1dc',
    spill: '#ff9d5a',
    sun: 0.55,
    wing: { lit: '#fbe6cf', shade: '#7a4a5e', edge: '#fff3dd' },
  },
  layers: [
    { drift: 2, paint: paintSky },
    { drift: 4, paint: paintHills },
    { drift: 7, paint: paintTown },
    { drift: 12, paint: paintRoofs },
  ],
  live: birds,
};

function paintSky(context: Context): void {
  wash(
    context,
    [SHEET.top, 150],
    [
      [0, '#0e7f8c'],
      [0.3, '#3fb0a6'],
      [0.56, '#f4cf8c'],
      [0.8, '#ff9c52'],
      [1, '#ff7a4a'],
    ],
  );
  cloud(context, { x: 120, y: 54, width: 140, seed: 4, lit: '#ffe7b8', shade: '#e58a5e', alpha: 0.55 });
  cloud(context, { x: 500, y: 44, width: 150, seed: 6, lit: '#fff0c8', shade: '#d98b67', alpha: 0.55 });
  glow(context, { ...SUN, radius: 210, colour: '#ffe08a', alpha: 0.75 });
  context.fillStyle = '#fff4c9';
  context.beginPath();
  context.arc(SUN.x, SUN.y, 19, 0, 7);
  context.fill();
}

function paintHills(context: Context): void {
  ridge(context, { y: 116, rise: 34, waves: 0.7, seed: 5, fill: '#e58b63' });
  ridge(context, { y: 128, rise: 26, waves: 1, seed: 9, fill: '#c8645a' });
  wash(
    context,
    [96, 150],
    [
      [0, 'rgb(255 180 110 / 0)'],
      [1, 'rgb(255 176 112 / 0.75)'],
    ],
  );
}

interface House {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly wall: string;
}

/** A house of clay: lit from the middle of the picture, where the sun is. */
function house(context: Context, { x, y, width, wall }: House, random: () => number): void {
  const isLeft = x + width / 2 < SUN.x;
  const lit = mixColour(wall, '#ffe3a6', 0.42);
  const shade = mixColour(wall, '#5c2348', 0.5);
  box(
    context,
    tint(
      context,
      [y, BOTTOM],
      [
        [0, wall],
        [1, mixColour(wall, '#5c2348', 0.4)],
      ],
    ),
    [x, y, width, BOTTOM - y],
  );
  box(context, isLeft ? lit : shade, [isLeft ? x + width * 0.72 : x + width * 0.3 - 0.3 * width, y, width * 0.28, BOTTOM - y]);
  box(context, lit, [x - 1, y - 2, width + 2, 2.4]);
  for (let i = 0; i < width / 15; i++) {
    const at = x + 5 + i * 13;
    const top = y + 10 + Math.floor(random() * 3) * 3;
    const isLamp = random() < 0.4;
    draw(context, isLamp ? '#ffd27c' : mixColour(shade, '#2a1130', 0.5), `M${at} ${top + 9}v-6q2.500-5 5 0v6z`);
    if (isLamp) glow(context, { x: at + 2.5, y: top + 5, radius: 11, colour: '#ffbd55', alpha: 0.65 });
  }
  if (random() < 0.5) for (let i = 0; i < width - 4; i += 5) box(context, wall, [x + i + 1, y - 5, 2.8, 4]);
}

function paintTown(context: Context): void {
  tower(context, { x: 196, y: 52, width: 20, wall: '#c9704f' });
  dome(context, 440, 108, '#c76a55');
  row(context, { from: 132, spread: 22, seed: 14, walls: ['#d98660', '#cf7657', '#e39a6c'] });
  wash(
    context,
    [112, 176],
    [
      [0, 'rgb(255 168 100 / 0)'],
      [1, 'rgb(255 160 96 / 0.45)'],
    ],
  );
  tower(context, { x: 92, y: 40, width: 26, wall: '#c9603f' });
  dome(context, 540, 128, '#2aa39a');
  dome(context, 352, 138, '#2a8f96');
  row(context, { from: 160, spread: 20, seed: 29, walls: ['#c45f45', '#b54e48', '#d5764d'] });
}

function row(context: Context, { from, spread, seed, walls }: { from: number; spread: number; seed: number; walls: readonly string[] }): void {
  const random = createRandom(seed);
  for (let x = SHEET.left; x < SHEET.left + SHEET.width; ) {
    const width = 24 + random() * 32;
    house(context, { x, y: from - random() * spread, width, wall: walls[Math.floor(random() * walls.length)] ?? '#c45f45' }, random);
    x += width - 2;
  }
}

function tower(context: Context, { x, y, width, wall }: House): void {
  const shade = mixColour(wall, '#5c2348', 0.5);
  const lit = mixColour(wall, '#ffe3a6', 0.55);
  box(context, wall, [x, y, width, 150]);
  box(context, lit, [x + width * 0.66, y, width * 0.34, 150]);
  box(context, lit, [x - 2, y - 3, width + 4, 3.5]);
  for (let i = 0; i < 5; i++) box(context, wall, [x - 1.5 + (i * width) / 4.6, y - 8, 3.6, 5]);
  box(context, mixColour(wall, shade, 0.3), [x + width * 0.25, y - 22, width * 0.5, 16]);
  draw(context, '#2aa39a', `M${x + width * 0.22} ${y - 22}q${width * 0.28} -16 ${width * 0.56} 0z`);
  box(context, '#ffd98a', [x + width * 0.48, y - 38, 1.1, 10]);
  for (let i = 0; i < 4; i++) {
    const top = y + 12 + i * 22;
    draw(context, shade, `M${x + 5} ${top + 12}v-7q3-6 6 0v7z`);
    box(context, withAlpha('#2aa39a', 0.85), [x, top - 6, width, 2]);
  }
}

function dome(context: Context, x: number, y: number, colour: string): void {
  box(context, mixColour(colour, '#5c2348', 0.25), [x - 20, y, 40, 60]);
  draw(
    context,
    colour,
    `M${x - 22} ${y}C${x - 24} ${y - 22} ${x - 8} ${y - 28} ${x} ${y - 38}C${x + 8} ${y - 28} ${x + 24} ${y - 22} ${x + 22} ${y}z`,
  );
  const side = x < SUN.x ? 1 : -1;
  draw(
    context,
    withAlpha('#ffe3a6', 0.55),
    `M${x + side * 20} ${y}C${x + side * 22} ${y - 20} ${x + side * 8} ${y - 27} ${x} ${y - 37}C${x + side * 5} ${y - 24} ${x + side * 12} ${y - 18} ${x + side * 10} ${y}z`,
  );
  box(context, '#ffd98a', [x - 0.6, y - 48, 1.2, 11]);
}

function paintRoofs(context: Context): void {
  shape(context, '#53203f', [
    SHEET.left,
    204,
    30,
    204,
    30,
    196,
    76,
    196,
    76,
    208,
    170,
    208,
    170,
    200,
    246,
    200,
    246,
    214,
    SHEET.left + SHEET.width,
    214,
    SHEET.left + SHEET.width,
    BOTTOM,
    SHEET.left,
    BOTTOM,
  ]);
  box(context, '#ffb15e', [30, 195, 46, 1.6]);
  box(context, '#ffb15e', [170, 199, 76, 1.6]);
  carpets(context);
  pottedPalm(context, 52, 196);
  pottedPalm(context, 62, 196);
  for (let i = 0; i < 12; i++) {
    const x = 84 + i * 14;
    const y = 176 + Math.sin((i / 11) * Math.PI) * 10;
    glow(context, { x, y, radius: 10, colour: '#ffd36b', alpha: 0.9 });
    glow(context, { x, y, radius: 2.6, colour: '#fff6d8', alpha: 1 });
  }
}

function carpets(context: Context): void {
  const dyes = ['#d8344a', '#f0b429', '#1c8f8a', '#7a2f7f', '#ef7a3c'] as const;
  for (const [i, dye] of dyes.entries()) {
    const x = 92 + i * 15;
    box(context, dye, [x, 208, 12, 22]);
    box(context, 'rgb(255 235 190 / 0.8)', [x, 212, 12, 1.4]);
    box(context, 'rgb(255 235 190 / 0.8)', [x, 222, 12, 1.4]);
    box(context, 'rgb(40 10 40 / 0.25)', [x, 208, 3, 22]);
  }
}

function pottedPalm(context: Context, x: number, y: number): void {
  context.strokeStyle = '#2d1230';
  context.lineWidth = 1.6;
  for (let i = 0; i < 7; i++) {
    const angle = -Math.PI / 2 + (i - 3) * 0.42;
    context.beginPath();
    context.moveTo(x, y - 8);
    context.quadraticCurveTo(x + Math.cos(angle) * 8, y - 8 + Math.sin(angle) * 16, x + Math.cos(angle) * 17, y - 6 + Math.sin(angle) * 13);
    context.stroke();
  }
  box(context, '#2d1230', [x - 3, y - 8, 6, 8]);
}

function birds(context: Context, time: number): void {
  context.strokeStyle = '#5c2348';
  context.lineWidth = 1.3;
  context.lineCap = 'round';
  for (let i = 0; i < BIRDS; i++) {
    const x = 240 + ((i * 17 + time * 13) % 300) + Math.sin(i * 5) * 14;
    const y = 44 + Math.sin(i * 2.1) * 15 + Math.sin(time * 0.8 + i) * 3;
    const beat = Math.sin(time * 8 + i * 1.7) * 2.4;
    context.beginPath();
    context.moveTo(x - 4.5, y - beat);
    context.quadraticCurveTo(x - 1.5, y - 1.6, x, y);
    context.quadraticCurveTo(x + 1.5, y - 1.6, x + 4.5, y - beat);
    context.stroke();
  }
}
