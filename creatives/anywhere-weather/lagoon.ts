import { withAlpha } from '#creative-sdk/colour.ts';
import { createRandom } from '#creative-sdk/random.ts';
import { box, type Context, cloud, draw, glow, SHEET, wash } from './brush.ts';
import { blend, bump, crests, HORIZON_Y, hills, type Land, noise2, paintLand, project, type Rgb } from './terrain.ts';
import { DEPTHS, type World } from './world.ts';

const GLINTS = 70;
const eye = 150;
const HAZE: Rgb = [176, 222, 240];
const SURF: Rgb = [246, 255, 252];
const SAND: Rgb = [255, 244, 214];
const DEEP: Rgb = [6, 88, 158];

/** Solmara: an atoll at noon; the sun stands high on the right. */
export const lagoon: World = {
  light: {
    wall: '#f2ead9',
    shade: '#b7a88d',
    bounce: '#fffaf0',
    spill: '#8feae2',
    sun: 0.62,
    wing: { lit: '#ffffff', shade: '#6f9fb0', edge: '#ffffff' },
  },
  layers: [
    { depth: DEPTHS.far, paint: paintHorizon },
    { depth: DEPTHS.mid, paint: (context) => paintLand(context, atoll), live: glints },
    { depth: DEPTHS.near, paint: paintShore, live: sail },
  ],
};

function paintSky(context: Context): void {
  wash(
    context,
    [SHEET.top, 150],
    [
      [0, '#0a5cb8'],
      [0.4, '#2b93e0'],
      [0.67, '#8fd3f2'],
      [0.8, '#d8f3f8'],
    ],
  );
  glow(context, { x: 540, y: -10, radius: 230, colour: '#fff6d8', alpha: 0.8 });
}

/** A row of fair-weather clouds, and islands that are hardly seen. */
function paintHorizon(context: Context): void {
  paintSky(context);
  const random = createRandom(4);
  for (let i = 0; i < 26; i++)
    cloud(context, {
      x: SHEET.left + i * 27,
      y: 106 - random() * 9,
      width: 40 + random() ** 3 * 120,
      lit: '#ffffff',
      shade: '#a9d2ea',
      seed: i + 2,
      alpha: 0.8,
    });
  for (const [x, y, width, seed] of [
    [400, 40, 170, 21],
    [190, 20, 110, 23],
  ] as const)
    cloud(context, { x, y, width, seed, lit: '#ffffff', shade: '#9ccbeb', alpha: 0.65 });
  paintLand(context, {
    near: 9000,
    far: 16000,
    eye,
    height: (x, z) => 1400 * crests(x / 5200 + 6.2, z / 5200, 4) - 900,
    colour: (_x, _z, height, rise) => (height < 0 ? [20, 110, 170] : blend([96, 160, 190], HAZE, 0.5 - rise * 0.4)),
  });
}

const atoll: Land = {
  near: 200,
  far: 9000,
  eye,
  stride: (z) => (z > 1500 && z < 2700 ? 1.0025 : 1.016),
  height: (x, z) => {
    const island = bump(x, z, [20, 2150, 400]) + 0.6 * bump(x, z, [-980, 2000, 520]);
    if (island < 0.02) return 0;
    // The ridge that runs towards the plane is not straight.
    const bent = x + 70 * hills(z / 120, x / 300, 3);
    const spurs = 470 * island * (0.26 + 0.8 * crests(bent / 620 + 1.7, z / 620 + 0.3, 5));
    return Math.max(0, spurs + 300 * horn(bent + 10, z - 2150, 120) + 160 * horn(bent - 270, z - 2080, 90) - 90);
  },
  colour: (x, z, height, rise, away) => {
    if (height <= 0) return toSea(x, z);
    const light = (0.42 - 0.75 * rise + 0.35 * away) / Math.hypot(rise, away, 1);
    const rock = Math.min(1, Math.max(0, (Math.hypot(rise, away) - 1.2) * 0.7));
    const tree = 1 + 0.3 * noise2(x / 9, z / 9);
    const green = blend([10, 66, 62], [138, 190, 74], light * 1.5 * tree);
    const above = blend(green, blend([58, 74, 88], [190, 176, 150], light * 1.4), rock);
    return blend(blend(SAND, above, (height - 6) / 16), HAZE, z / 7600);
  },
};

/** A peak, steep to its top. */
const horn = (x: number, z: number, wide: number) => Math.exp(-Math.hypot(x / wide, z / wide, 0.2));

/** Sand and shallows inside the reef, surf along it, and the deep beyond. */
function toSea(x: number, z: number): Rgb {
  const reef = z - 2150 - 260 * hills(x / 900, 3, 2);
  if (reef > 0) return reef < 90 + 60 * noise2(x / 40, z / 30) ? SURF : blend(DEEP, HAZE, (z - 1500) / 15000);
  const depth = 0.34 + 0.36 * hills(x / 300, z / 420, 3);
  const water = depth < 0.42 ? blend([196, 246, 222], [30, 196, 204], depth * 2.4) : blend([30, 196, 204], DEEP, (depth - 0.42) * 2.2);
  return blend(water, SURF, (0.5 + 0.5 * noise2(x / (4 + z / 60), z / (7 + z / 40))) ** 6 * 0.22);
}

/** Above the water: a pier with huts, and out towards the far shore islets of sand with palms. */
const sea = { eye };

function paintShore(context: Context): void {
  for (const [x, y, size] of [
    [158, 151, 0.34],
    [66, 174, 0.8],
  ] as const)
    islet(context, [x, y, size]);
  for (let i = 0; i < 9; i++) hut(context, project(sea, [-150 + i * 44 + i * i * 2.5, 0, 330 + i * 52 + i * i * 5]));
}

function islet(context: Context, [x, y, size]: readonly [number, number, number]): void {
  const random = createRandom(9);
  context.save();
  context.translate(x, y);
  context.scale(size, size);
  glow(context, { x: 6, y: 5, radius: 104, colour: '#eafff2', alpha: 1, flat: 0.2 });
  draw(context, '#e3c794', 'M-66 3C-30-7 30-9 72 4C34 13-34 13-66 3z');
  draw(context, '#fff4d6', 'M-66 3C-30-7 30-9 72 4C34 9-30 9-66 3z');
  draw(context, 'rgb(70 60 30 / 0.3)', 'M-52 2Q0-6 44 1Q-8 10-52 2z');
  for (const [colour, up] of [
    ['#0d4a3c', 0],
    ['#1f7a4a', 2],
    ['#7fb84a', 4],
  ] as const) {
    context.fillStyle = colour;
    context.beginPath();
    for (let i = 0; i < 40; i++) {
      const along = random() * 2 - 1;
      const radius = 1.5 + random() * 3;
      const [bx, by] = [along * 42 - 4 + up / 2, 1 - up * random() * 1.4 - (1 - along * along) * 5 * random()];
      context.moveTo(bx, by);
      context.arc(bx, by, radius * (1 - up / 8), 0, 7);
    }
    context.fill();
  }
  for (let i = 0; i < 9; i++) palm(context, { x: -38 + ((i * 5) % 9) * 9 + random() * 5, lean: random() * 1.3 - 0.5, size: 0.5 + random() * 0.35 });
  context.restore();
}

/** A palm in the noon sun: leaves that bend under their weight, the far ones in shade. */
function palm(context: Context, { x, lean, size }: { x: number; lean: number; size: number }): void {
  context.save();
  context.translate(x, 0);
  context.scale(size, size);
  context.strokeStyle = '#7d6248';
  context.lineWidth = 2;
  context.beginPath();
  context.moveTo(0, 1);
  context.quadraticCurveTo(lean * 2, -24, lean * 26, -46);
  context.stroke();
  context.translate(lean * 26, -46);
  for (let i = 0; i < 11; i++) {
    const angle = i * 2.4;
    const [outX, outY] = [Math.cos(angle) * (17 + (i % 3) * 3), Math.sin(angle) * 7];
    context.fillStyle = i < 4 ? '#0b4a38' : outX > 0 ? '#7cc24e' : '#2c8a4c';
    context.beginPath();
    context.moveTo(0, 0);
    context.quadraticCurveTo(outX * 0.6, outY - 9, outX, outY + 8);
    context.quadraticCurveTo(outX * 0.45, outY - 2, 0, 0);
    context.fill();
  }
  context.restore();
}

/** A hut on stilts at the end of its own pier. */
function hut(context: Context, [x, y, scale]: readonly [number, number, number]): void {
  context.save();
  context.translate(x, y);
  context.scale(scale, scale);
  draw(context, 'rgb(0 92 110 / 0.45)', 'M-20 2L12 2L6 9L-26 9z');
  box(context, '#8a6a4a', [-46, -6, 120, 2]);
  for (const at of [-40, -12, -2, 9, 40, 64]) box(context, '#5f4632', [at, -6, 1.4, 9]);
  box(context, '#7d5a3c', [-14, -17, 28, 11]);
  box(context, '#c89a66', [2, -17, 12, 11]);
  box(context, '#33261e', [-9, -14, 6, 8]);
  draw(context, '#8c6a3e', 'M-20-15L-6-34L5-34L3-15z');
  draw(context, '#e6c37e', 'M3-15L5-34L20-15z');
  context.restore();
}

function sail(context: Context, time: number): void {
  context.save();
  context.translate(430 + time * 1.6, 168 + Math.sin(time * 1.3) * 0.7);
  context.rotate(Math.sin(time * 0.9) * 0.03);
  draw(context, 'rgb(255 255 255 / 0.3)', 'M-9 6L9 6L2 20L-7 20z');
  draw(context, '#ffffff', 'M.6-26L.6 1L13 1C12-10 8-20 .6-26z');
  draw(context, '#cfe6ee', 'M-.8-21L-.8 1L-9 1C-7-8-4-16-.8-21z');
  draw(context, '#17435e', 'M-11 2.500L14 2.500C12 6 9 7 6 7L-6 7C-9 6.500-10 5-11 2.500z');
  context.restore();
}

/** The sun on the water. */
function glints(context: Context, time: number): void {
  context.fillStyle = withAlpha('#ffffff', 0.85);
  for (let i = 0; i < GLINTS; i++) {
    const near = ((i * 0.618) % 1) ** 1.3;
    if (Math.sin(time * (1.6 + (i % 5) * 0.35) + i * 2.4) < 0.3) continue;
    const x = 520 - 60 * near + (((i * 0.377) % 1) - 0.5) * (90 + near * 330);
    context.fillRect(x, HORIZON_Y + 4 + near * 96, 1.5 + 4 * near, 0.6 + 0.6 * near);
  }
}
