import { mixColour, withAlpha } from '#creative-sdk/colour.ts';
import { createRandom, fbm1 } from '#creative-sdk/random.ts';
import { BOTTOM, box, type Context, cloud, draw, glow, SHEET, shape, wash } from './brush.ts';
import type { World } from './world.ts';

const FLAKES = 44;

/** Hochfirn: fresh snow at first sun. */
export const alps: World = {
  light: {
    wall: '#e9e6ee',
    shade: '#a3a0bd',
    bounce: '#fff6f2',
    spill: '#ffc9bd',
    sun: 0.5,
    wing: { lit: '#a9b4de', shade: '#39478a', edge: '#ffdccb' },
  },
  layers: [
    { drift: 2, paint: paintSky },
    { drift: 4, paint: paintPeaks },
    { drift: 9, paint: paintValley },
  ],
  live: (context, time) => {
    gondola(context, time);
    snow(context, time);
  },
};

function paintSky(context: Context): void {
  wash(
    context,
    [SHEET.top, 150],
    [
      [0, '#1b3f9c'],
      [0.36, '#5277cf'],
      [0.68, '#c9a9d8'],
      [0.86, '#ffc7ae'],
      [1, '#ffe6c4'],
    ],
  );
  glow(context, { x: 90, y: 118, radius: 260, colour: '#ffe1b0', alpha: 0.75, flat: 0.5 });
  for (const [x, y, width, seed] of [
    [300, 36, 150, 3],
    [520, 60, 130, 5],
    [120, 62, 90, 8],
  ] as const)
    cloud(context, { x, y, width, seed, lit: '#ffe9df', shade: '#b99bd0', alpha: 0.5 });
}

interface Peak {
  readonly x: number;
  readonly top: number;
  readonly half: number;
  readonly foot: number;
  readonly lit: string;
  readonly shade: string;
  readonly seed: number;
}

/** A mountain with one face in the sun: the ridge between light and shade wanders down from the summit. */
function mountain(context: Context, { x, top, half, foot, lit, shade, seed }: Peak): void {
  const high = foot - top;
  const edge = (side: number, rows: number) =>
    Array.from({ length: rows + 1 }, (_, i) => {
      const t = i / rows;
      return [x + side * half * t ** 0.92 + fbm1(t * 7, 4, seed + side) * half * 0.16 * t, top + high * t] as const;
    });
  const left = edge(-1, 26);
  const right = edge(1, 26).reverse();
  shape(context, shade, [...left, ...right].flat());
  const crest = Array.from({ length: 27 }, (_, i) => {
    const t = i / 26;
    const zigzag = Math.abs(((t * 3.1 + seed * 0.37) % 1) - 0.5) * 2 - 0.42;
    return [x + (zigzag * 0.2 + fbm1(t * 9, 3, seed + 7) * 0.34 + 0.12 * t) * half * t ** 0.9, top + high * t] as const;
  }).reverse();
  shape(context, lit, [...left, ...crest].flat());
  gullies(context, { x, top, half, foot, lit, shade, seed });
}

/** Rock that the snow does not hold on, and sunlit ribs on the shaded face. */
function gullies(context: Context, { x, top, half, foot, lit, shade, seed }: Peak): void {
  const random = createRandom(seed * 31);
  const high = foot - top;
  for (let i = 0; i < 74; i++) {
    const side = random() < 0.5 ? -1 : 1;
    const t = 0.12 + random() * 0.7;
    const px = x + side * half * t * random() * 0.8;
    const py = top + high * t;
    const long = high * (0.05 + 0.13 * random()) * (0.4 + t);
    const fill = side < 0 ? withAlpha(mixColour(shade, lit, 0.25), 0.42) : withAlpha(mixColour(lit, shade, 0.3), 0.5);
    shape(context, fill, [
      px,
      py,
      px + side * long * 0.34,
      py + long * 0.62,
      px + side * long * 0.42,
      py + long,
      px + side * long * 0.2,
      py + long * 0.66,
    ]);
  }
}

function mist(context: Context, y: number, colour: string): void {
  wash(
    context,
    [y - 34, y + 14],
    [
      [0, withAlpha(colour, 0)],
      [0.75, withAlpha(colour, 0.72)],
      [1, withAlpha(colour, 0)],
    ],
  );
}

function paintPeaks(context: Context): void {
  const far = { lit: '#f6c8c2', shade: '#a592c9', foot: 150 };
  for (const [x, top, half, seed] of [
    [-10, 92, 90, 1],
    [190, 84, 100, 2],
    [400, 78, 110, 3],
    [600, 88, 90, 4],
  ] as const)
    mountain(context, { ...far, x, top, half, seed });
  mist(context, 138, '#ffdcd0');
  const near = { lit: '#fff1e4', shade: '#6d80c0', foot: 196 };
  for (const [x, top, half, seed] of [
    [196, 102, 90, 15],
    [404, 92, 110, 12],
    [62, 92, 90, 8],
    [120, 58, 120, 6],
    [300, 78, 108, 13],
    [590, 84, 90, 4],
    [512, 18, 148, 9],
  ] as const)
    mountain(context, { ...near, x, top, half, seed });
  mist(context, 172, '#dcd6ef');
}

function paintValley(context: Context): void {
  wash(
    context,
    [150, BOTTOM],
    [
      [0, 'rgb(226 222 243 / 0)'],
      [0.3, '#dfe2f4'],
      [1, '#8ea1d6'],
    ],
  );
  slope(context, [178, 8, 3], '#e9e9f7');
  trees(context, [176, 30, 5], '#5b6fa8');
  slope(context, [196, 12, 6], '#f6f1f6');
  chalet(context, 84, 194);
  chalet(context, 120, 198);
  trees(context, [204, 34, 9], '#2c3f73');
  slope(context, [222, 10, 10], '#ffffff');
}

function slope(context: Context, [y, rise, seed]: readonly [number, number, number], fill: string): void {
  const points: number[] = [SHEET.left, BOTTOM];
  for (let x = SHEET.left; x <= SHEET.left + SHEET.width; x += 6) points.push(x, y + fbm1(x / 90, 2, seed) * rise);
  shape(context, fill, [...points, SHEET.left + SHEET.width, BOTTOM]);
}

function trees(context: Context, [y, count, seed]: readonly [number, number, number], colour: string): void {
  const random = createRandom(seed);
  for (let i = 0; i < count * 2; i++) {
    const x = SHEET.left + random() * SHEET.width;
    const high = 13 + random() * 17;
    const foot = y + random() * 8;
    for (let tier = 0; tier < 4; tier++) {
      const top = foot - high + tier * high * 0.2;
      const half = high * (0.1 + tier * 0.055);
      shape(context, colour, [x, top, x + half, top + high * 0.36, x - half, top + high * 0.36]);
      shape(context, withAlpha('#fff0e8', 0.55), [x, top, x - half * 0.2, top + high * 0.26, x - half, top + high * 0.34]);
    }
  }
}

function chalet(context: Context, x: number, y: number): void {
  glow(context, { x, y: y - 4, radius: 26, colour: '#ffb45c', alpha: 0.7 });
  box(context, '#70432f', [x - 11, y - 11, 22, 12]);
  for (const at of [-8, -1.5, 5]) box(context, '#ffd27a', [x + at, y - 8, 3.6, 4]);
  draw(context, '#ffffff', `M${x - 15} ${y - 9}L${x} ${y - 22}L${x + 15} ${y - 9}L${x + 12} ${y - 8}L${x} ${y - 17}L${x - 12} ${y - 8}z`);
}

function gondola(context: Context, time: number): void {
  context.strokeStyle = 'rgb(40 46 90 / 0.7)';
  context.lineWidth = 0.8;
  context.beginPath();
  context.moveTo(180, 178);
  context.quadraticCurveTo(340, 132, 540, 48);
  context.stroke();
  for (const shift of [0, 0.5]) {
    const t = (time * 0.02 + shift * 0.7 + 0.25) % 1;
    const x = (1 - t) ** 2 * 180 + 2 * t * (1 - t) * 340 + t * t * 540;
    const y = (1 - t) ** 2 * 178 + 2 * t * (1 - t) * 132 + t * t * 48;
    box(context, '#2b2f5e', [x - 0.4, y, 0.9, 5]);
    draw(context, '#e2513f', `M${x - 5} ${y + 6}q0-2 2-2h6q2 0 2 2v6q0 2-2 2h-6q-2 0-2-2z`);
    box(context, '#ffe9c4', [x - 3.6, y + 6.4, 7.2, 3]);
  }
}

function snow(context: Context, time: number): void {
  for (let i = 0; i < FLAKES; i++) {
    const near = (i % 3) / 2;
    const x = SHEET.left + ((i * 97.7 + time * (6 + 10 * near)) % SHEET.width);
    const y = SHEET.top + ((i * 53.9 + time * (9 + 12 * near)) % SHEET.height);
    context.fillStyle = withAlpha('#ffffff', 0.4 + 0.45 * near);
    context.beginPath();
    context.arc(x + Math.sin(time + i) * 3, y, 0.6 + 0.9 * near, 0, 7);
    context.fill();
  }
}
