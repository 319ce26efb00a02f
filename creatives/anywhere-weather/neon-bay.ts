import { mixColour, withAlpha } from '#creative-sdk/colour.ts';
import { createRandom } from '#creative-sdk/random.ts';
import { BOTTOM, box, type Context, cloud, glow, SHEET, shape, tint, wash } from './brush.ts';
import { blend, crests, hills, type Land, noise2, paintLand, type Rgb } from './terrain.ts';
import { DEPTHS, type World } from './world.ts';

const eye = 150;
const WATER_Y = 150;
const NIGHT = '#061a24';
const HAZE: Rgb = [30, 74, 82];
const lamps: readonly Rgb[] = [
  [255, 196, 110],
  [255, 150, 70],
  [255, 236, 200],
  [120, 232, 226],
  [255, 96, 84],
];
const neon = ['#ff4a3d', '#ffb347', '#35e0d2', '#ff5fa2', '#fff0d0'] as const;

/** Kaimori: a harbour town at night, lanterns and warm rain. */
export const neonBay: World = {
  light: {
    wall: '#a6b8ba',
    shade: '#4a6670',
    bounce: '#ffd9a8',
    spill: '#ff9a5a',
    sun: 0,
    wing: { lit: '#a9bcc4', shade: '#18303c', edge: '#ffc49a' },
  },
  layers: [
    { depth: DEPTHS.far, paint: paintHorizon },
    { depth: DEPTHS.mid, paint: paintHarbour, live: lanterns },
    { depth: DEPTHS.near, paint: paintTowers, live: rain },
  ],
};

function paintHorizon(context: Context): void {
  wash(
    context,
    [SHEET.top, BOTTOM],
    [
      [0, '#030b14'],
      [0.3, '#0b2a36'],
      [0.56, '#3f6a68'],
      [0.6, '#a8754f'],
      [1, NIGHT],
    ],
  );
  for (let i = 0; i < 9; i++)
    cloud(context, { x: i * 84 - 40, y: 26 + ((i * 29) % 44), width: 210, seed: i + 60, lit: '#5a8580', shade: '#0a212c', alpha: 0.3 });
  glow(context, { x: 360, y: 128, radius: 330, colour: '#ffb070', alpha: 0.5, flat: 0.28 });
  paintLand(context, slopes);
}

/** Hills all around the bay, covered with the lamps of houses. */
const slopes: Land = {
  near: 3600,
  far: 9000,
  eye,
  stride: () => 1.006,
  height: (x, z) => 1500 * crests(x / 3600 + 2.1, z / 4600, 5) * (0.5 + Math.min(0.9, Math.abs(x - 500) / 5200)) - 560,
  colour: (x, z, height, rise) => {
    const ground = blend([8, 30, 40], HAZE, 0.2 + z / 16000 - rise * 0.12);
    const [i, k] = [Math.floor(x / 26), Math.floor(z / 40)];
    const lit = noise2(i * 3.7 + 0.5, k * 5.3 + 0.5);
    const crowd = 0.62 + height / 1800 - 0.25 * hills(x / 700, z / 700, 2);
    return lit > crowd ? blend(ground, lamps[Math.abs(i * 7 + k) % 4] ?? HAZE, 0.9) : ground;
  },
};

interface Tower {
  readonly x: number;
  readonly top: number;
  readonly width: number;
  readonly foot: number;
  readonly body: string;
  readonly pane: number;
  readonly lit: number;
}

/** A high house: glass in the glow of the streets, and floors with light. */
function tower(context: Context, { x, top, width, foot, body, pane, lit }: Tower, random: () => number): void {
  box(
    context,
    tint(
      context,
      [top, foot],
      [
        [0, mixColour(body, '#020a12', 0.3)],
        [0.7, body],
        [1, mixColour(body, '#e07a3c', 0.5)],
      ],
    ),
    [x, top, width, foot - top],
  );
  for (let y = top + pane * 1.6; y < foot - pane; y += pane * 1.9)
    for (let at = x + pane * 0.6; at < x + width - pane; at += pane * 1.35)
      if (random() < lit) box(context, withAlpha(random() < 0.75 ? '#ffcf86' : '#bdf3ea', 0.3 + random() * 0.7), [at, y, pane * 0.8, pane]);
  box(context, 'rgb(2 8 14 / 0.4)', [x, top, width * 0.34, foot - top]);
}

function paintHarbour(context: Context): void {
  const random = createRandom(33);
  for (let row = 0; row < 2; row++)
    for (let x = SHEET.left; x < SHEET.left + SHEET.width; ) {
      const width = 9 + random() * 13;
      const rise = 26 + 46 * Math.max(0, Math.sin((x - 250) / 95)) + 30 * Math.exp(-(((x - 110) / 70) ** 2));
      tower(
        context,
        {
          x,
          top: WATER_Y - (rise - row * 10) * (0.5 + random() * 0.8),
          width,
          foot: WATER_Y,
          body: row ? '#123441' : '#265660',
          pane: 1.9,
          lit: 0.5,
        },
        random,
      );
      if (random() < 0.4)
        sign(context, [x + width * 0.6, WATER_Y - 16 - random() * 30, 2.6, 9 + random() * 10], neon[Math.floor(random() * 5)] ?? neon[0]);
      x += width + random() * 2;
    }
  wash(
    context,
    [WATER_Y, BOTTOM],
    [
      [0, '#c9783f'],
      [0.1, '#5a4a44'],
      [0.4, '#12313c'],
      [1, '#04121c'],
    ],
  );
  for (let i = 0; i < 170; i++) {
    const x = SHEET.left + random() * SHEET.width;
    const long = 12 + random() * 70;
    const colour = neon[Math.floor(random() ** 1.6 * 5)] ?? neon[0];
    context.fillStyle = tint(
      context,
      [WATER_Y, WATER_Y + long],
      [
        [0, withAlpha(colour, 0.7)],
        [1, withAlpha(colour, 0)],
      ],
    );
    const wide = 1 + random() * 5;
    for (let y = 0; y < long; y += 2.2) context.fillRect(x + Math.sin(y * 1.3 + i) * 2, WATER_Y + y, wide * (0.4 + random() * 0.6), 1.2);
  }
  bridge(context);
  wash(
    context,
    [WATER_Y - 34, WATER_Y + 8],
    [
      [0, withAlpha('#ffb070', 0)],
      [0.8, withAlpha('#ffb070', 0.34)],
      [1, withAlpha('#ffb070', 0)],
    ],
  );
}

/** A bridge of lamps, from one window to the next. */
function bridge(context: Context): void {
  context.strokeStyle = '#ffcf9a';
  context.lineWidth = 0.7;
  context.stroke(new Path2D('M120 142Q176 140 236 98Q316 182 396 98Q456 140 520 142M120 143.500H520'));
  for (const x of [236, 396]) {
    box(context, '#e05a3c', [x - 1.5, 96, 3, 56]);
    glow(context, { x, y: 96, radius: 18, colour: '#ff5a46', alpha: 1 });
  }
  for (let x = 124; x < 520; x += 6) {
    glow(context, { x, y: 142, radius: 5, colour: '#ffd9a0', alpha: 0.9 });
    box(context, 'rgb(255 214 150 / 0.3)', [x - 0.5, WATER_Y + 2, 1, 26 + ((x * 7) % 22)]);
  }
}

function sign(context: Context, [x, y, width, height]: readonly [number, number, number, number], colour: string): void {
  glow(context, { x: x + width / 2, y: y + height / 2, radius: height * 1.5, colour, alpha: 0.55 });
  box(context, colour, [x, y, width, height]);
  context.fillStyle = 'rgb(255 255 255 / 0.85)';
  for (let at = y + width * 0.4; at < y + height - width * 0.5; at += width * 0.95) {
    context.fillRect(x + width * 0.2, at, width * 0.6, width * 0.14);
    context.fillRect(x + width * (0.25 + ((at * 7) % 5) / 10), at - width * 0.1, width * 0.13, width * 0.62);
    context.fillRect(x + width * 0.25, at + width * 0.34, width * 0.5, width * 0.12);
  }
}

/** The towers that the plane passes, wet and close. */
function paintTowers(context: Context): void {
  const random = createRandom(12);
  for (const [x, top, width, sheet] of [
    [-30, 62, 62, 0],
    [38, 118, 34, 3],
    [196, 96, 30, 1],
    [352, 78, 34, 3],
    [420, 70, 40, 2],
    [540, 34, 70, 0],
  ] as const) {
    tower(context, { x, top, width, foot: BOTTOM, body: '#0e2c38', pane: 4, lit: 0.42 }, random);
    box(context, neon[sheet], [x, top - 1, width, 1.2]);
    sign(context, [x + width - 12, top + 14, 10, 62], neon[sheet]);
    box(context, '#0b222d', [x + width * 0.3, top - 14, 1, 14]);
    glow(context, { x: x + width * 0.3, y: top - 14, radius: 10, colour: '#ff4a3d', alpha: 0.9 });
  }
  shape(context, 'rgb(2 10 16 / 0.35)', [SHEET.left, 226, 640, 226, 640, BOTTOM, SHEET.left, BOTTOM]);
}

/** Paper lanterns that people let go on the water, and some that rise. */
function lanterns(context: Context, time: number): void {
  for (let i = 0; i < 30; i++) {
    const near = (i * 0.618) % 1;
    const isAfloat = i % 4 > 0;
    const x = SHEET.left + ((i * 113.7 + time * (2 + 3 * near)) % SHEET.width);
    const y = isAfloat ? WATER_Y + 8 + near * 76 + Math.sin(time + i) * 0.8 : 140 - ((i * 23 + time * (3 + 3 * near)) % 150);
    const size = 1.2 + near * 2.8;
    glow(context, { x, y, radius: size * 5, colour: '#ff8a3c', alpha: 0.65 });
    box(context, '#ffd69a', [x - size * 0.5, y - size * 0.7, size, size * 1.4]);
    if (isAfloat) box(context, 'rgb(255 160 80 / 0.5)', [x - size * 0.4, y + size, size * 0.8, size * 2]);
  }
}

/** Warm rain, in the light of the signs. */
function rain(context: Context, time: number): void {
  context.strokeStyle = 'rgb(196 232 232 / 0.3)';
  context.lineWidth = 0.7;
  context.beginPath();
  for (let i = 0; i < 90; i++) {
    const x = SHEET.left + ((i * 137.5) % SHEET.width);
    const y = SHEET.top + ((i * 71.3 + time * (210 + (i % 4) * 40)) % (SHEET.height + 40)) - 30;
    context.moveTo(x, y);
    context.lineTo(x - 3, y + 15 + (i % 4) * 3);
  }
  context.stroke();
}
