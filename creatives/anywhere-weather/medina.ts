import { mixColour, withAlpha } from '#creative-sdk/colour.ts';
import { createRandom } from '#creative-sdk/random.ts';
import { BOTTOM, box, type Context, draw, glow, SHEET, shape, tint, wash } from './brush.ts';
import { blend, crests, hills, type Land, noise2, paintLand, project, type Rgb } from './terrain.ts';
import { DEPTHS, type World } from './world.ts';

const eye = 130;
const HAZE: Rgb = [246, 214, 168];

/** Zahrane: a walled town among the dunes, in the dust of the afternoon; the sun stands low on the right. */
export const medina: World = {
  light: {
    wall: '#f4e3c9',
    shade: '#b08b66',
    bounce: '#fff3dd',
    spill: '#ffc27a',
    sun: 0.55,
    wing: { lit: '#fff4e2', shade: '#9a7460', edge: '#fff6e6' },
  },
  layers: [
    { depth: DEPTHS.far, paint: paintHorizon },
    { depth: DEPTHS.mid, paint: paintTown },
    { depth: DEPTHS.near, paint: (context) => paintLand(context, crest), live: caravan },
  ],
};

function paintHorizon(context: Context): void {
  wash(
    context,
    [SHEET.top, 150],
    [
      [0, '#b9a88c'],
      [0.4, '#e3c493'],
      [0.8, '#fbe0ae'],
      [1, '#ffeecb'],
    ],
  );
  glow(context, { x: 500, y: 52, radius: 300, colour: '#fff3cf', alpha: 0.9 });
  glow(context, { x: 500, y: 52, radius: 34, colour: '#ffffff', alpha: 1 });
  paintLand(context, mesas);
}

const toSand = (light: number): Rgb => blend(blend([122, 58, 42], [214, 132, 72], light * 2), [255, 216, 142], light * 2 - 1);

const mesas: Land = {
  near: 6000,
  far: 14000,
  eye,
  stride: () => 1.005,
  height: (x, z) => {
    const rock = 3600 * crests(x / 6000 + 1.2, z / 6000, 4) - 1300;
    return Math.min(1, (z - 6000) / 2000) * (rock > 1300 ? 1300 + (rock - 1300) * 0.1 : rock);
  },
  colour: (_x, z, _height, rise) => blend([176, 108, 82], HAZE, 0.5 + z / 60000 - rise * 0.2),
};

/** Dunes: crests drawn out across the wind. */
const dune = (x: number, z: number) => crests(x / 900 + z / 2400, z / 520 - x / 4000, 2) + 0.04 * hills(x / 60, z / 60, 2);

const dunes: Land = {
  near: 600,
  far: 7000,
  eye,
  stride: () => 1.005,
  height: (x, z) => 190 * dune(x, z) - 130,
  colour: (x, z, _height, rise, away) => {
    const ripple = 0.06 * Math.sin(z / 5 + 6 * noise2(x / 90, z / 60));
    const light = (0.34 - 1.5 * rise + 0.2 * away) / Math.hypot(rise, away, 1) + (z < 2000 ? ripple : 0);
    return blend(toSand(light), HAZE, z / 7400);
  },
};

const crest: Land = {
  near: 140,
  far: 560,
  eye,
  height: (x, z) => 84 - 0.0007 * (x - 40) ** 2 - Math.abs(z - 330 - 60 * Math.sin(x / 150)) * 0.42 + 3 * hills(x / 60, z / 40, 2),
  colour: (x, z, _height, rise, away) => {
    const ripple = 0.07 * Math.sin((z + x * 0.35) / 2.6 + 5 * noise2(x / 40, z / 30));
    return toSand(0.5 - 1.1 * rise - 0.5 * away + ripple);
  },
};

function paintTown(context: Context): void {
  paintLand(context, { ...dunes, near: 2300 });
  wash(
    context,
    [96, 150],
    [
      [0, 'rgb(255 226 180 / 0)'],
      [1, 'rgb(255 222 172 / 0.55)'],
    ],
  );
  town(context);
  paintLand(context, { ...dunes, far: 2100 });
}

/** Clay houses in four rows behind a wall with towers, lit from the right. */
function town(context: Context): void {
  context.save();
  context.translate(118, 0);
  const random = createRandom(29);
  for (let row = 0; row < 4; row++) {
    const base = mixColour('#dca878', '#b0653f', row / 3);
    for (let x = 66 + row * 4 + random() * 8; x < 262 - row * 3; ) {
      const width = 9 + random() * 13;
      const swell = Math.sin(((x - 60) / 205) * Math.PI);
      house(context, [x, 122 + row * 8 - swell * (34 - row * 5) - random() * 9, width], base, random);
      x += width - 1;
    }
    if (row === 1)
      for (const [x, y] of [
        [130, 78],
        [214, 92],
      ] as const)
        dome(context, x, y);
    if (row === 0) minaret(context, 168, 36);
  }
  const wall = '#a85f3e';
  for (let x = 56; x < 268; x += 3.6) box(context, wall, [x, 141 - (x % 7.2 < 3.6 ? 1.8 : 0), 3.6, 30]);
  box(context, withAlpha('#ffd9a0', 0.35), [56, 141, 212, 1]);
  for (const x of [52, 100, 152, 166, 214, 262]) house(context, [x, 131, 11], wall, random);
  draw(context, '#3a1c1c', 'M163.500 160v-9q1-6 1.500-6q1.500 0 2 6v9z');
  for (let i = 0; i < 26; i++) palm(context, 40 + i * 9.4 + random() * 6, 158 + random() * 7, 9 + random() * 9);
  context.restore();
}

function house(context: Context, [x, y, width]: readonly [number, number, number], wall: string, random: () => number): void {
  const foot = 172 - y;
  const fade = (colour: string) =>
    tint(
      context,
      [y, 172],
      [
        [0, colour],
        [1, mixColour(colour, '#f0c690', 0.35)],
      ],
    );
  box(context, fade(mixColour(wall, '#5a2a2c', 0.42)), [x, y, width, foot]);
  box(context, fade(mixColour(wall, '#ffe3ae', 0.5)), [x + width * 0.56, y, width * 0.44, foot]);
  for (let i = 0; i < width; i += 2.6) box(context, mixColour(wall, '#ffe3ae', i > width * 0.5 ? 0.5 : 0), [x + i, y - 1.3, 1.4, 1.4]);
  for (let i = 0; i < 3; i++) box(context, 'rgb(58 26 30 / 0.75)', [x + 1.5 + random() * (width - 4), y + 3 + random() * 8, 1.2, 2.2]);
}

function dome(context: Context, x: number, y: number): void {
  const skin = context.createLinearGradient(x - 11, 0, x + 11, 0);
  for (const [at, colour] of [
    [0, '#1f5f5c'],
    [0.6, '#4fb0a0'],
    [0.85, '#d6efcf'],
    [1, '#6fbfae'],
  ] as const)
    skin.addColorStop(at, colour);
  draw(
    context,
    skin,
    `M${x - 11} ${y + 8}C${x - 13} ${y - 6} ${x - 4} ${y - 9} ${x} ${y - 15}C${x + 4} ${y - 9} ${x + 13} ${y - 6} ${x + 11} ${y + 8}z`,
  );
  box(context, '#f3d48a', [x - 0.5, y - 21, 1, 7]);
}

function minaret(context: Context, x: number, y: number): void {
  for (const [width, top, high] of [
    [15, y + 8, 110],
    [18, y + 5, 4],
    [8, y - 8, 13],
  ] as const) {
    box(context, '#8f4f38', [x - width / 2, top, width, high]);
    box(context, '#f2c184', [x + width * 0.08, top, width * 0.42, high]);
  }
  for (let i = 0; i < 4; i++) box(context, '#3b7f78', [x - 7.5, y + 18 + i * 15, 15, 1.8]);
  draw(context, '#4fb0a0', `M${x - 4} ${y - 8}q4-9 8 0z`);
}

function palm(context: Context, x: number, y: number, high: number): void {
  context.strokeStyle = '#4d3a2c';
  context.lineWidth = 0.8;
  context.beginPath();
  context.moveTo(x, y);
  context.lineTo(x + 1, y - high);
  context.stroke();
  for (const [colour, from] of [
    ['#33492f', 0],
    ['#8f9a4e', 1],
  ] as const) {
    context.strokeStyle = colour;
    context.beginPath();
    for (let i = from; i < 9; i += 2) {
      const angle = i * 0.78;
      context.moveTo(x + 1, y - high);
      context.quadraticCurveTo(x + 1 + Math.cos(angle) * 3.5, y - high - 3, x + 1 + Math.cos(angle) * 6, y - high + 1.5 + Math.sin(angle) * 2.5);
    }
    context.stroke();
  }
}

/** Camels along the crest of the nearest dune, with their shadows down its side. */
function caravan(context: Context, time: number): void {
  for (let i = 0; i < 8; i++) {
    const x = i * 34 - 205 - time * 3.2;
    const z = 330 + 60 * Math.sin(x / 150);
    const [atX, atY, scale] = project(crest, [x, crest.height(x, z), z]);
    context.save();
    context.translate(atX, atY + 0.6);
    context.scale(scale * 1.15, scale * 1.15);
    shape(context, 'rgb(92 40 36 / 0.4)', [-8, 0, 6, 0, -12, 12, -30, 12]);
    const step = Math.sin(time * 2.6 + i * 1.7) * 1.3;
    context.strokeStyle = '#4a2522';
    context.lineWidth = 1.3;
    context.stroke(new Path2D(`M-5-8l${-step} 8M-3-8l${step} 8M5-8l${step} 8M7-8l${-step} 8`));
    draw(context, '#4a2522', 'M-8-8q-1-4 3-5q2-4 5-4q3 0 4 4q4 1 5 4l-2 3h-13zM-7-9q-5 1-6-6l-3 .6q-2-.6-1-1.600l4-1.600q2 0 2.200 2q.6 4 4 3z');
    draw(context, i % 2 ? '#c23b2e' : '#2f7f86', 'M-3-13q4-4 8-.4l1 5h-9z');
    if (i % 4 === 1) draw(context, '#fff3dd', 'M-1-15q-.4-5 2-6q3 0 3 6zM-.4-22a2 2 0 1 1 4 0a2 2 0 1 1-4 0z');
    context.restore();
  }
  dust(context, time);
}

/** Dust that the wind draws off the crests. */
function dust(context: Context, time: number): void {
  for (let i = 0; i < 3; i++) {
    const x = SHEET.left + ((i * 231 + 700 - ((time * 7) % 700)) % 700);
    glow(context, { x, y: 170 + (i % 3) * 14, radius: 110, colour: '#ffe9c2', alpha: 0.28, flat: 0.16 });
  }
  context.fillStyle = 'rgb(255 240 208 / 0.6)';
  for (let i = 0; i < 34; i++)
    context.fillRect(SHEET.left + ((i * 97 + 2000 - ((time * (20 + (i % 4) * 9)) % 2000)) % SHEET.width), 40 + ((i * 53) % (BOTTOM - 50)), 1.6, 0.7);
}
