import { mixColour, withAlpha } from '#creative-sdk/colour.ts';
import { createRandom } from '#creative-sdk/random.ts';
import type { Sky } from '#protocol/context.ts';
import { BOTTOM, box, type Context, cloud, draw, glow, ridge, SHEET, shape, tint, wash } from './brush.ts';
import { type Heaven, skyAt } from './hours.ts';
import type { Origin } from './weather.ts';
import { DEPTHS, type World } from './world.ts';

const STREAKS = 90;
const FLAKES = 150;
const ROWS = 4;
const GROUND_Y = 138;
/** Lamps along the taxiway: x, y, colour. */
const lamps: readonly (readonly [number, number, string])[] = [
  [62, 146, '#4f8dff'],
  [112, 149, '#4f8dff'],
  [172, 152, '#4f8dff'],
  [246, 156, '#4f8dff'],
  [352, 162, '#62e6b0'],
  [462, 170, '#4f8dff'],
  [556, 178, '#4f8dff'],
];

/** How hard it rains. */
const rains: Readonly<Partial<Record<Sky, number>>> = { rain: 0.8, storm: 1.3 };
export const isWet = (sky: Sky): boolean => sky in rains;

/** Home: an airport in the weather and at the hour of its city. */
export function createAirport({ hour, sky: weather }: Pick<Origin, 'hour' | 'sky'>): World {
  const sky = skyAt(hour, weather);
  const bare = mixColour(sky.belly, sky.zenith, 0.5);
  const ground = weather === 'snow' ? mixColour(bare, mixColour(sky.horizon, '#ffffff', 0.5), 0.72) : bare;
  const isClear = weather === 'clear';
  return {
    light: {
      wall: mixColour('#b9c5cd', sky.belly, 0.18),
      shade: '#73828f',
      bounce: mixColour('#dbe4ea', sky.horizon, 0.4),
      spill: sky.horizon,
      sun: isClear ? 0.5 * (1 - sky.lamps) : 0,
      wing: { lit: mixColour('#bfcad1', sky.horizon, 0.45), shade: mixColour('#46535f', sky.zenith, 0.4), edge: '#e6eef2' },
    },
    layers: [
      {
        depth: DEPTHS.far,
        paint: (context) => {
          paintSky(context, sky, isClear ? 5 : 26, isWet(weather));
          paintField(context, sky, ground);
        },
      },
      {
        depth: DEPTHS.mid,
        paint: (context) => paintApron(context, sky, ground),
        live: (context, time) => (weather === 'snow' ? snow(context, time) : rain(context, time, rains[weather] ?? 0)),
      },
      ...(weather === 'fog' ? [{ depth: DEPTHS.near, paint: (context: Context) => fog(context, sky) }] : []),
    ],
  };
}

function paintSky(context: Context, { zenith, belly, horizon }: Heaven, clouds: number, isRaining: boolean): void {
  wash(
    context,
    [SHEET.top, GROUND_Y],
    [
      [0, zenith],
      [0.6, belly],
      [1, horizon],
    ],
  );
  wash(context, [GROUND_Y - 1, BOTTOM], [[0, horizon]]);
  const random = createRandom(11);
  for (let i = 0; i < clouds; i++) {
    const y = -8 + random() * 92;
    const deep = 1 - y / 100;
    const lit = mixColour(belly, horizon, 0.5 + random() * 0.5 * (1 - deep * 0.6));
    const shade = mixColour(mixColour(zenith, '#1d2b3b', 0.4), belly, random() * 0.5);
    cloud(context, { x: SHEET.left + random() * SHEET.width, y, width: 120 + random() * 150, lit, shade, seed: i + 40, alpha: 0.6 });
  }
  if (isRaining) showers(context, horizon, zenith);
  glow(context, { x: 330, y: 118, radius: 330, colour: mixColour(horizon, '#ffffff', 0.35), alpha: 0.85, flat: 0.17 });
}

/** Rain that falls far away: slanting veils below the clouds. */
function showers(context: Context, horizon: string, zenith: string): void {
  for (const [x, wide, colour, alpha] of [
    [60, 54, zenith, 0.2],
    [205, 40, horizon, 0.2],
    [372, 70, zenith, 0.24],
    [486, 34, horizon, 0.24],
    [590, 60, zenith, 0.2],
  ] as const) {
    const veil = tint(
      context,
      [40, 122],
      [
        [0, withAlpha(colour, 0)],
        [0.4, withAlpha(colour, alpha)],
        [1, withAlpha(colour, alpha * 0.2)],
      ],
    );
    for (let i = 0; i < 4; i++)
      shape(context, veil, [
        x + i * wide * 0.18,
        40,
        x + wide - i * wide * 0.14,
        40,
        x + wide - 22 - i * wide * 0.14,
        122,
        x - 22 + i * wide * 0.18,
        122,
      ]);
  }
}

function paintField(context: Context, { horizon, belly, zenith, lamps: lit }: Heaven, ground: string): void {
  ridge(context, { y: 116, rise: 12, waves: 1.1, seed: 3, fill: mixColour(horizon, belly, 0.4) });
  ridge(context, { y: 124, rise: 9, waves: 2.3, seed: 8, fill: mixColour(belly, zenith, 0.15) });
  const wall = mixColour(belly, zenith, 0.75);
  const roof = mixColour(zenith, '#0d141d', 0.3);
  shape(context, roof, [-40, 112, 36, 108, 150, 104, 214, 112, 214, 120, -40, 120]);
  box(context, wall, [-40, 117, 250, GROUND_Y - 117]);
  towerAt(context, 246, [wall, roof], lit);
  windowsIn(context, { x: -36, y: 121, count: 54, step: 4.6 }, lit);
  windowsIn(context, { x: -34, y: 129, count: 40, step: 6.1 }, lit * 0.7);
  jet(context, 470, { body: mixColour('#e6ecef', belly, 0.22), shade: mixColour(belly, zenith, 0.7), tail: mixColour('#1f5f86', zenith, 0.2) });
  jet(context, 88, { body: mixColour('#eef1f2', belly, 0.16), shade: mixColour(belly, zenith, 0.7), tail: mixColour('#9a3346', zenith, 0.2) });
  wash(
    context,
    [GROUND_Y - 40, GROUND_Y + 6],
    [
      [0, withAlpha(horizon, 0)],
      [0.75, withAlpha(horizon, 0.16)],
      [1, withAlpha(ground, 0)],
    ],
  );
}

function towerAt(context: Context, x: number, [wall, roof]: readonly [string, string], lit: number): void {
  shape(context, wall, [x, GROUND_Y, x + 3, 84, x + 11, 84, x + 14, GROUND_Y]);
  shape(context, roof, [x - 5, 76, x + 19, 76, x + 15, 87, x - 1, 87]);
  shape(context, mixColour(roof, '#ffdf9a', 0.25 + 0.65 * lit), [x - 5, 77, x + 19, 77, x + 16.5, 83, x - 2.5, 83]);
  box(context, roof, [x - 6, 73, 26, 3.5]);
  box(context, roof, [x + 6.5, 58, 1, 16]);
  glow(context, { x: x + 7, y: 58, radius: 11, colour: '#ff5d4d', alpha: 0.95 });
  glow(context, { x: x + 7, y: 80, radius: 44, colour: '#ffcf85', alpha: 0.4 * lit });
}

function windowsIn(context: Context, row: { x: number; y: number; count: number; step: number }, lit: number): void {
  const random = createRandom(row.count);
  for (let i = 0; i < row.count; i++)
    box(context, withAlpha(random() < 0.8 ? '#ffdb9a' : '#dff1ff', lit * (0.5 + random() * 0.7)), [row.x + i * row.step, row.y, row.step - 1.4, 4.4]);
}

function jet(context: Context, x: number, paint: { body: string; shade: string; tail: string }): void {
  context.save();
  context.translate(x, 0);
  draw(context, paint.tail, 'M62 123 L84 98 L94 98 L90 126z');
  draw(
    context,
    paint.body,
    'M-50 126 C-46 119 -30 118 -14 118 L66 119 C80 120 90 122 97 124 C86 129 70 133 54 133 L-34 133 C-46 133 -52 130 -50 126z',
  );
  draw(context, withAlpha(paint.shade, 0.6), 'M-50 127 L97 124 C86 129 70 133 54 133 L-34 133 C-46 133 -51 130 -50 127z');
  draw(context, paint.shade, 'M-4 129 L28 129 L56 138 L44 139z M-22 133h3v5h-3z M16 133h3v5h-3z M6 133q8-3 13 0t-2 6h-9q-5-2-2-6z');
  for (let i = 0; i < 17; i++) box(context, 'rgb(255 226 168 / 0.75)', [-30 + i * 5.6, 121.6, 2.4, 2]);
  context.restore();
}

function paintApron(context: Context, { horizon, zenith, lamps: lit }: Heaven, ground: string): void {
  wash(
    context,
    [GROUND_Y, BOTTOM],
    [
      [0, mixColour(horizon, ground, 0.15)],
      [0.18, mixColour(ground, horizon, 0.45)],
      [0.55, ground],
      [1, mixColour(zenith, '#0b1119', 0.45)],
    ],
  );
  const random = createRandom(5);
  for (let i = 0; i < 34; i++) {
    const y = GROUND_Y + 5 + random() ** 1.6 * 96;
    const near = (y - GROUND_Y) / 100;
    glow(context, { x: SHEET.left + random() * SHEET.width, y, radius: 18 + 70 * near, colour: horizon, alpha: 0.26, flat: 0.1 + 0.04 * near });
  }
  for (let i = 0; i < 30; i++) mirror(context, -30 + i * 8.3, '#ffd48a', { y: GROUND_Y, long: 24 + random() * 34, alpha: 0.8 * lit });
  mirror(context, 253, '#ffcf85', { y: GROUND_Y, long: 58, alpha: 0.75 * lit, wide: 12 });
  draw(context, withAlpha('#f0c14b', 0.5), 'M-40 176 C120 168 260 186 640 214 L640 219 C260 190 120 172 -40 180z');
  context.save();
  context.globalAlpha = 0.2;
  context.translate(0, GROUND_Y * 2);
  context.scale(1, -1);
  jet(context, 470, { body: '#f2f6f8', shade: ground, tail: '#1f5f86' });
  jet(context, 88, { body: '#f2f6f8', shade: ground, tail: '#9a3346' });
  context.restore();
  for (const [x, y, colour] of lamps) {
    mirror(context, x, colour, { y, long: 34, alpha: 0.8, wide: 4 });
    glow(context, { x, y, radius: 17, colour, alpha: 0.85 });
    glow(context, { x, y, radius: 3.4, colour: '#ffffff', alpha: 1 });
  }
}

interface Mirror {
  readonly y: number;
  readonly long: number;
  readonly alpha: number;
  readonly wide?: number;
}

/** A lamp on wet ground: a broken column of its light. */
function mirror(context: Context, x: number, colour: string, { y, long, alpha, wide = 4 }: Mirror): void {
  context.fillStyle = tint(
    context,
    [y, y + long],
    [
      [0, withAlpha(colour, alpha)],
      [1, withAlpha(colour, 0)],
    ],
  );
  for (let i = 0; i < long; i += 2.4)
    context.fillRect(x - wide / 2 + Math.sin(i * 1.9 + x) * 1.3, y + i, wide * (0.6 + 0.4 * Math.sin(i * 2.7 + x)), 1.5);
}

/** Rain in the air: it falls a little with the wind, the near of it faster. One stroke for all drops of a distance. */
function rain(context: Context, time: number, hard: number): void {
  context.lineCap = 'round';
  for (let depth = 0; depth < ROWS; depth++) {
    const near = depth / (ROWS - 1);
    const long = 11 + 17 * near;
    context.strokeStyle = `rgb(226 237 245 / ${0.16 + 0.16 * near})`;
    context.lineWidth = 0.6 + 0.5 * near;
    context.beginPath();
    for (let i = depth; i < STREAKS * hard; i += ROWS) {
      const x = SHEET.left + ((i * 137.5) % SHEET.width);
      const y = SHEET.top + ((i * 71.3 + time * (190 + 170 * near)) % (SHEET.height + 40)) - 30;
      context.moveTo(x, y);
      context.lineTo(x - long * 0.2, y + long);
    }
    context.stroke();
  }
}

/** Snow in the air: it sinks and sways, the near of it faster. */
function snow(context: Context, time: number): void {
  for (let depth = 0; depth < ROWS; depth++) {
    const near = depth / (ROWS - 1);
    context.fillStyle = `rgb(255 255 255 / ${0.5 + 0.4 * near})`;
    context.beginPath();
    for (let i = depth; i < FLAKES; i += ROWS) {
      const x = SHEET.left + ((i * 137.5) % SHEET.width) + Math.sin(time * 0.9 + i) * (4 + 8 * near);
      const y = SHEET.top + ((i * 71.3 + time * (16 + 26 * near)) % (SHEET.height + 20)) - 10;
      context.moveTo(x, y);
      context.arc(x, y, 0.8 + 1.7 * near, 0, 7);
    }
    context.fill();
  }
}

/** Fog lies on the ground: the farther, the more of it. */
function fog(context: Context, { horizon, belly }: Heaven): void {
  const veil = mixColour(horizon, belly, 0.3);
  wash(
    context,
    [SHEET.top, BOTTOM],
    [
      [0, withAlpha(veil, 0.5)],
      [0.5, withAlpha(veil, 0.86)],
      [0.7, withAlpha(veil, 0.66)],
      [1, withAlpha(veil, 0.25)],
    ],
  );
}
