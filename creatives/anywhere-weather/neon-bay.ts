import { mixColour, withAlpha } from '#creative-sdk/colour.ts';
import { createRandom } from '#creative-sdk/random.ts';
import { BOTTOM, box, type Context, cloud, draw, glow, ridge, SHEET, shape, tint, wash } from './brush.ts';
import type { World } from './world.ts';

const WATER_Y = 150;
const signs = ['#ff3f9e', '#27e0ff', '#ffb63d', '#a06bff', '#5dffb0'] as const;

/** Kaimori: a harbour at night. */
export const neonBay: World = {
  light: {
    wall: '#d9cbe9',
    shade: '#7d6aa5',
    bounce: '#f7e4ff',
    spill: '#ff6ac0',
    sun: 0,
    wing: { lit: '#b9a4dd', shade: '#2b1d5c', edge: '#ff9ad4' },
  },
  layers: [
    { drift: 2, paint: paintSky },
    { drift: 5, paint: paintCity },
    { drift: 8, paint: paintWater },
  ],
  live: (context, time) => {
    shimmer(context, time);
    ferry(context, 380 + time * 2.2, 176);
  },
};

function paintSky(context: Context): void {
  wash(
    context,
    [SHEET.top, WATER_Y],
    [
      [0, '#120b3d'],
      [0.4, '#3a1677'],
      [0.72, '#a3258f'],
      [0.92, '#ff5c86'],
      [1, '#ff9a76'],
    ],
  );
  const random = createRandom(8);
  for (let i = 0; i < 90; i++)
    box(context, withAlpha('#ffffff', 0.2 + random() * 0.7), [SHEET.left + random() * SHEET.width, SHEET.top + random() * 92, 0.9, 0.9]);
  glow(context, { x: 128, y: 42, radius: 70, colour: '#ffd9f2', alpha: 0.5 });
  context.fillStyle = '#fff3e6';
  context.beginPath();
  context.arc(128, 42, 15, 0, 7);
  context.fill();
  glow(context, { x: 134, y: 47, radius: 13, colour: '#d9a7d6', alpha: 0.6 });
  cloud(context, { x: 300, y: 74, width: 190, seed: 5, lit: '#ff8fb4', shade: '#5b1c86', alpha: 0.4 });
  cloud(context, { x: 530, y: 62, width: 150, seed: 7, lit: '#ff9dae', shade: '#4d1a83', alpha: 0.4 });
}

interface Tower {
  readonly x: number;
  readonly top: number;
  readonly width: number;
  readonly body: string;
  readonly lamps: number;
}

/** A block of offices: a front, a side in shade, and some lit windows. */
function tower(context: Context, { x, top, width, body, lamps }: Tower, random: () => number): void {
  box(
    context,
    tint(
      context,
      [top, WATER_Y],
      [
        [0, mixColour(body, '#12093a', 0.15)],
        [1, mixColour(body, '#ff5c9a', 0.25)],
      ],
    ),
    [x, top, width, WATER_Y - top],
  );
  box(context, 'rgb(10 4 40 / 0.35)', [x, top, width * 0.3, WATER_Y - top]);
  for (let y = top + 5; y < WATER_Y - 4; y += 4.2)
    for (let at = x + 2.5; at < x + width - 2.5; at += 3.6)
      if (random() < lamps)
        box(context, withAlpha(random() < 0.65 ? '#ffd98f' : random() < 0.5 ? '#7df0ff' : '#ff9ad8', 0.35 + random() * 0.65), [at, y, 1.9, 1.9]);
}

function paintCity(context: Context): void {
  ridge(context, { y: 138, rise: 34, waves: 0.7, seed: 12, fill: '#5e1d86', foot: WATER_Y });
  const random = createRandom(33);
  for (let x = SHEET.left; x < SHEET.left + SHEET.width; x += 15 + random() * 8)
    tower(context, { x, top: 106 + random() * 26, width: 12 + random() * 9, body: '#5d2293', lamps: 0.28 }, random);
  for (const [x, top, width, body] of [
    [36, 84, 26, '#2b1464'],
    [66, 52, 24, '#24105a'],
    [118, 74, 30, '#321670'],
    [152, 100, 24, '#2b1464'],
    [236, 92, 24, '#2b1464'],
    [330, 60, 26, '#24105a'],
    [360, 84, 22, '#34186f'],
    [430, 70, 26, '#2b1464'],
    [462, 34, 28, '#220e55'],
    [500, 62, 30, '#321670'],
    [536, 48, 22, '#24105a'],
    [566, 88, 30, '#2b1464'],
  ] as const) {
    tower(context, { x, top, width, body, lamps: 0.55 }, random);
    sign(context, { x, top, width }, signs[Math.floor(random() * signs.length)] ?? signs[0]);
  }
  spire(context);
  box(context, '#1a0b4c', [SHEET.left, WATER_Y - 5, SHEET.width, 6]);
  for (let x = SHEET.left; x < SHEET.left + SHEET.width; x += 6) box(context, '#ffcf7a', [x, WATER_Y - 3, 2, 1.2]);
}

function sign(context: Context, { x, top, width }: { x: number; top: number; width: number }, colour: string): void {
  glow(context, { x: x + width - 4, y: top + 22, radius: 28, colour, alpha: 0.55 });
  box(context, colour, [x + width - 6, top + 8, 3.4, 28]);
  box(context, 'rgb(255 255 255 / 0.75)', [x + width - 5, top + 9, 1.2, 26]);
  box(context, colour, [x, top - 1.4, width, 1.6]);
}

/** The tower that the town is known by, and its bridge. */
function spire(context: Context): void {
  draw(context, '#2a0f5e', 'M290 150 L298 60 L296 52 L299 50 L300 20 L301 50 L304 52 L302 60 L310 150z');
  for (const [y, half] of [
    [60, 4],
    [84, 5],
    [108, 7],
  ] as const)
    box(context, '#27e0ff', [300 - half, y, half * 2, 2]);
  glow(context, { x: 300, y: 62, radius: 54, colour: '#27e0ff', alpha: 0.65 });
  glow(context, { x: 300, y: 20, radius: 16, colour: '#ff3f9e', alpha: 1 });
  context.strokeStyle = '#ffb8e0';
  context.lineWidth = 0.8;
  context.stroke(new Path2D('M150 146 Q176 144 190 104 Q214 142 240 104 Q252 144 280 146'));
  for (const x of [189, 239]) box(context, '#ff6ac0', [x, 102, 2, 50]);
  for (let x = 152; x < 280; x += 5) box(context, '#ffd98f', [x, 143, 1.4, 1.4]);
  box(context, '#ff7ac6', [150, 145.5, 130, 1]);
}

function paintWater(context: Context): void {
  wash(
    context,
    [WATER_Y, BOTTOM],
    [
      [0, '#c53a92'],
      [0.12, '#6d2191'],
      [0.5, '#2d1369'],
      [1, '#120a3c'],
    ],
  );
  const random = createRandom(21);
  for (let i = 0; i < 120; i++) {
    const x = SHEET.left + random() * SHEET.width;
    const colour = signs[Math.floor(random() * signs.length)] ?? signs[0];
    const long = 14 + random() * 52;
    const wide = 2 + random() * 6;
    context.fillStyle = tint(
      context,
      [WATER_Y, WATER_Y + long],
      [
        [0, withAlpha(colour, 0.55)],
        [1, withAlpha(colour, 0)],
      ],
    );
    for (let y = 0; y < long; y += 2.6) context.fillRect(x + Math.sin(y * 1.7 + i) * 2, WATER_Y + y, wide * (0.5 + 0.5 * random()), 1.5);
  }
  shape(context, 'rgb(10 5 44 / 0.5)', [SHEET.left, 236, 640, 236, 640, BOTTOM, SHEET.left, BOTTOM]);
}

function shimmer(context: Context, time: number): void {
  for (let i = 0; i < 60; i++) {
    const beat = Math.sin(time * (1.2 + (i % 4) * 0.5) + i * 1.9);
    if (beat < 0.1) continue;
    const near = (i * 0.618) % 1;
    context.fillStyle = withAlpha(signs[i % signs.length] ?? signs[0], beat * 0.75);
    context.fillRect(SHEET.left + ((i * 113.7) % SHEET.width), WATER_Y + 3 + near * 74, 4 + near * 12, 1.1);
  }
}

function ferry(context: Context, x: number, y: number): void {
  draw(context, '#150a42', `M${x - 18} ${y}h38l-6 7h-27z M${x - 12} ${y - 6}h24v6h-24z M${x - 6} ${y - 11}h12v5h-12z`);
  for (let i = 0; i < 6; i++) box(context, '#ffe0a0', [x - 10 + i * 3.8, y - 4.5, 2.2, 2.4]);
  glow(context, { x, y: y + 10, radius: 26, colour: '#ffcf7a', alpha: 0.55, flat: 0.3 });
}
