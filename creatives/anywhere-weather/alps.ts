import { withAlpha } from '#creative-sdk/colour.ts';
import { mix } from '#creative-sdk/motion.ts';
import { createRandom } from '#creative-sdk/random.ts';
import { BOTTOM, box, type Context, cloud, draw, glow, SHEET, shape, wash } from './brush.ts';
import { blend, bump, crests, hills, type Land, noise2, paintLand, project, type Rgb } from './terrain.ts';
import { DEPTHS, type World } from './world.ts';

const FLAKES = 60;
const eye = 120;
const HAZE: Rgb = [205, 222, 240];

/** Hochfirn: fresh powder, in the cold light of the first hour; the sun stands low on the left. */
export const alps: World = {
  light: {
    wall: '#e6ecf3',
    shade: '#8fa3bd',
    bounce: '#ffffff',
    spill: '#cfe4ff',
    sun: 0.5,
    wing: { lit: '#cbd8ea', shade: '#6a83ab', edge: '#fff6ea' },
  },
  layers: [
    { depth: DEPTHS.far, paint: paintHorizon },
    {
      depth: DEPTHS.mid,
      paint: (context) => {
        paintLand(context, massif);
        mist(context);
      },
    },
    {
      depth: DEPTHS.near,
      paint: paintSlope,
      live: (context, time) => {
        lift(context, time);
        skiers(context, time);
        snow(context, time);
      },
    },
  ],
};

function paintHorizon(context: Context): void {
  wash(
    context,
    [SHEET.top, 150],
    [
      [0, '#2f6db5'],
      [0.45, '#7fb2df'],
      [0.75, '#cfe2ef'],
      [1, '#fff0dc'],
    ],
  );
  glow(context, { x: -10, y: 84, radius: 330, colour: '#ffe3b4', alpha: 0.95, flat: 0.7 });
  for (const [x, y, width, seed] of [
    [210, 18, 190, 3],
    [560, 8, 150, 8],
  ] as const)
    cloud(context, { x, y, width, seed, lit: '#ffffff', shade: '#a9c7e6', alpha: 0.3 });
  paintLand(context, range);
}

/** Snow in the light of a low sun: the face that looks left is lit; what is too steep is bare rock. */
function toSnow(rise: number, away: number, rock: number): Rgb {
  const steep = Math.hypot(rise, away, 1);
  const light = (0.8 * rise + 0.42 + 0.3 * away) / steep;
  const snow = blend([84, 124, 186], [255, 248, 236], light * 2 - 0.22);
  return blend(snow, blend([38, 50, 76], [150, 134, 128], light), rock);
}

const range: Land = {
  near: 7000,
  far: 15000,
  eye,
  stride: () => 1.005,
  height: (x, z) => Math.min(1, (z - 7000) / 3000) * (2700 * crests(x / 6200 + 3, z / 5200, 6) - 350),
  colour: (_x, z, _height, rise, away) => blend(toSnow(rise, away, 0), HAZE, 0.3 + z / 60000),
};

const massif: Land = {
  near: 1000,
  far: 6400,
  eye,
  stride: (z) => (z > 2900 ? 1.005 : 1.012),
  height: (x, z) => {
    const cone = Math.max(0, 1 - Math.hypot(x - 640, z - 4300) / 1150) + 0.5 * Math.max(0, 1 - Math.hypot(x + 2400, z - 4500) / 1100);
    const mask = 0.2 + 0.5 * bump(x, z, [640, 4400, 1500]) + 0.5 * bump(x, z, [-2400, 4600, 1500]) + 0.4 * bump(x, z, [3200, 5000, 1200]);
    return crests(x / 1700 + 0.3, z / 1700 + 0.55, 6) * 1250 * mask + 1250 * cone ** 1.3 - 200;
  },
  colour: (x, z, height, rise, away) => {
    const rock = Math.min(0.9, Math.max(0, (Math.hypot(rise, away) - 1.35 + 0.5 * noise2(x / 40, height / 30)) * 1.1));
    return blend(toSnow(rise, away, rock), HAZE, z / 22000 + Math.max(0, 0.45 - height / 260));
  },
};

function mist(context: Context): void {
  wash(
    context,
    [96, 168],
    [
      [0, withAlpha('#f3f8ff', 0)],
      [0.55, withAlpha('#eaf3fd', 0.4)],
      [1, withAlpha('#dfeaf6', 1)],
    ],
  );
  wash(context, [168, BOTTOM], [[0, '#dfeaf6']]);
}

/** The slope that the skiers have for themselves. */
const slope: Land = {
  near: 140,
  far: 620,
  eye,
  height: (x, z) =>
    46 - x * 0.09 - (z > 300 ? 0.2 : -0.3) * (z - 300) + 0.0003 * (x - 60) ** 2 + 22 * hills(x / 170, z / 120, 3) + 1.2 * hills(x / 22, z / 22, 2),
  colour: (x, z, _height, rise, away) => {
    const sparkle = noise2(x * 1.3, z * 1.3) > 0.93 ? 30 : 0;
    const [r, g, b] = toSnow(rise * 1.5 - 0.05, away + 0.15, 0);
    return [Math.min(255, r + sparkle), Math.min(255, g + sparkle), Math.min(255, b + sparkle)];
  },
};

/** Where somebody stands on the slope. */
const stand = (x: number, z: number) => project(slope, [x, slope.height(x, z), z]);

function paintSlope(context: Context): void {
  paintLand(context, slope);
  const random = createRandom(5);
  for (let i = 0; i < 170; i++) {
    const z = 600 - i * 2;
    const x = (random() * 2.6 - 1.3) * z;
    if (noise2(x / 90 + 7, z / 60) > -0.02) fir(context, stand(x, z), 22 + random() * 16);
  }
  context.lineCap = 'round';
  for (const [side, width] of [
    [0, 1.1],
    [2.2, 1.1],
  ] as const) {
    context.strokeStyle = 'rgb(96 138 196 / 0.6)';
    context.lineWidth = width;
    context.beginPath();
    for (let t = 0; t < 1; t += 0.01) {
      const [x, y] = stand(...run(t, side));
      context.lineTo(x, y);
    }
    context.stroke();
  }
}

/** The way down: a line of soft turns. */
const run = (t: number, side = 0): readonly [number, number] => [-150 + t * 210 + Math.sin(t * 17) * 26 + side, mix(430, 236, t)];

function fir(context: Context, [x, y, scale]: readonly [number, number, number], size: number): void {
  const high = size * scale;
  shape(context, 'rgb(70 108 168 / 0.4)', [x - high * 0.2, y, x + high * 1.5, y + high * 0.22, x + high * 0.2, y + 1]);
  for (let tier = 0; tier < 4; tier++) {
    const top = y - high + tier * high * 0.2;
    const half = high * (0.1 + tier * 0.06);
    shape(context, '#2b4a66', [x, top, x + half, top + high * 0.38, x - half, top + high * 0.38]);
    shape(context, '#f4f3ee', [x, top, x - half * 0.1, top + high * 0.3, x - half, top + high * 0.38]);
  }
}

const [LOW, HIGH] = [
  [-420, 160, 290],
  [1000, 560, 2600],
] as const;
const cable = (t: number) => project(slope, [mix(LOW[0], HIGH[0], t), mix(LOW[1], HIGH[1], t), mix(LOW[2], HIGH[2], t)]);

/** A chair lift that climbs from the near slope into the mountains. */
function lift(context: Context, time: number): void {
  context.strokeStyle = '#31455f';
  context.lineWidth = 0.7;
  const [[x, y], [farX, farY]] = [cable(0), cable(1)];
  context.beginPath();
  context.moveTo(x, y);
  context.lineTo(farX, farY);
  context.stroke();
  for (let i = 0; i < 9; i++) {
    const t = ((i + time * 0.14) / 9) % 1;
    const [atX, atY, scale] = cable(t * t * 0.9 + t * 0.1);
    context.save();
    context.translate(atX, atY);
    context.scale(scale, scale);
    draw(context, '#31455f', 'M-.6 0h1.200v9h-1.200z M-9 9h18v1.400h-18z M-9 17h18v2h-18z');
    for (const [seat, colour] of [
      [-7, '#e6483d'],
      [1.5, '#f5b32b'],
    ] as const) {
      draw(context, colour, `M${seat} 12q2.500-2 5 0v6h-5z`);
      draw(context, '#26354b', `M${seat} 18h5l1 6h-2l-1-4h-2z M${seat - 1} 24h10v1h-10z M${seat + 0.5} 8a2 2 0 1 1 4 0a2 2 0 1 1-4 0z`);
    }
    context.restore();
  }
}

function skiers(context: Context, time: number): void {
  for (const [i, colour] of ['#e6483d', '#2b6fd0', '#f5b32b'].entries()) {
    const t = (time * 0.035 + i * 0.23 + 0.12) % 1;
    const [x, y, scale] = stand(...run(t, i * 9));
    const lean = Math.cos(t * 17) * 0.45;
    context.save();
    context.translate(x, y);
    context.scale(scale * 1.5, scale * 1.5);
    box(context, 'rgb(70 108 168 / 0.5)', [0, -0.6, 14, 1.6]);
    context.rotate(lean);
    draw(context, '#26354b', 'M-6 .4l12-1 0 1-12 1z M-2 0l1-6h3l1 6h-2l-.6-4-1 4z');
    draw(context, colour, 'M-2-5q-.500-5 2-5.500q3 .5 2.500 5.500z M-2.500-9l-2.500 4 1 .6 3-3z');
    draw(context, '#2a2f3c', 'M-1.700-12a1.900 1.900 0 1 1 3.800 0a1.900 1.900 0 1 1-3.800 0z');
    context.restore();
  }
}

/** Powder in the air. */
function snow(context: Context, time: number): void {
  context.fillStyle = 'rgb(255 255 255 / 0.8)';
  context.beginPath();
  for (let i = 0; i < FLAKES; i++) {
    const near = (i % 3) / 2;
    const x = SHEET.left + ((i * 97.7 + time * (6 + 10 * near)) % SHEET.width) + Math.sin(time + i) * 3;
    const y = SHEET.top + ((i * 53.9 + time * (9 + 12 * near)) % SHEET.height);
    context.moveTo(x, y);
    context.arc(x, y, 0.5 + 0.9 * near, 0, 7);
  }
  context.fill();
}
