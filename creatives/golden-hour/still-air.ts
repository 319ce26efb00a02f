import { mixColour } from '#creative-sdk/colour.ts';
import { flock } from './birds.ts';
import { bands } from './cloud.ts';
import { brand } from './copy.ts';
import { SETS_OUT_S } from './fleet.ts';
import { skyStops } from './palette.ts';
import { type Box, Sea } from './sea.ts';
import { gradient, line, type Plate, path } from './still-plate.ts';
import { short, toMoves } from './svg-path.ts';
import { project } from './view.ts';

const n = (value: number) => short(value);

/** Sky, sun, clouds and birds; `range` stands before them. A nested svg clips all of it at the horizon. */
export function drawAir(plate: Plate, range: string): string {
  const { view, palette, sun, id } = plate;
  const core = mixColour(palette.sun, brand.primary, 0.35);
  const reach = view.horizon * 1.02;
  const [x, y, r] = [n(sun.x), n(sun.y), sun.radius];
  const disc = (radius: number, extra: string) => `<circle cx="${x}" cy="${y}" r="${n(radius)}"${extra}/>`;
  const parts = [
    gradient(
      'linear',
      `${id}a`,
      palette.sky.map((colour, i) => [skyStops[i] ?? 1, colour] as const),
    ),
    path(`M0 0h${view.width}v${n(view.horizon)}H0z`, `url(#${id}a)`),
    glow(plate, y, reach * (1.7 - 1.4 * sun.lift), reach, 1),
    `<g fill="${mixColour(core, '#ffffff', 0.15)}">${disc(r * 1.3, ' opacity=".2"')}${disc(r, '')}</g>`,
    drawClouds(plate),
    plate.isLean ? '' : drawFlock(plate),
    range,
  ];
  return `<svg height="${n(view.horizon)}">${parts.join('')}</svg>`;
}

/** The one warm gradient, in the air and on the water. */
export function defineGlow({ palette, sun, id }: Plate): string {
  const strength = 0.9 - 0.35 * sun.lift;
  return gradient('radial', `${id}b`, [
    [0, palette.halo, strength],
    [0.3, palette.halo, strength * 0.36],
    [1, palette.halo, 0],
  ]);
}

function glow({ sun, id }: Plate, y: string, rx: number, ry: number, opacity: number): string {
  return `<ellipse cx="${n(sun.x)}" cy="${y}" rx="${n(rx)}" ry="${n(ry)}" fill="url(#${id}b)"${opacity < 1 ? ` opacity="${short(opacity, 1)}"` : ''}/>`;
}

/** Bands as plain lenses: a body and the light under it. */
function drawClouds({ view, palette, isLean }: Plate): string {
  const lens = (x: number, y: number, half: number, high: number) => `M${n(x - half)} ${n(y)}q${n(half)}-${n(high * 2)} ${n(half * 2)} 0z`;
  const [bodies, lights]: [string[], string[]] = [[], []];
  for (const cloud of bands) {
    const x = project(view, cloud.at * view.across + SETS_OUT_S * 0.9, 0, 0.36);
    const half = cloud.half * view.horizon;
    if (cloud.half < (isLean ? 0.6 : 0.4) || x + half * 0.4 < 0 || x - half * 0.4 > view.width) continue;
    const y = cloud.low * view.horizon;
    bodies.push(lens(x, y, half * 0.98, half * cloud.tall * 0.95));
    lights.push(lens(x - half * 0.06, y + half * cloud.tall * 0.3, half * 0.78, half * cloud.tall * 0.4));
  }
  const body = mixColour(mixColour(palette.sky[2] ?? '', palette.cloud, 0.42), palette.halo, 0.16);
  return path(bodies.join(''), body, 0.45) + path(lights.join(''), mixColour(palette.cloud, palette.sun, 0.3), 0.6);
}

function drawFlock({ view, palette }: Plate): string {
  const s = view.scale;
  const at = { x: view.width * 0.5 + SETS_OUT_S * 5 * s, y: view.horizon * 0.5 - SETS_OUT_S * 0.8 };
  const birds = flock.slice(0, 5).map(([dx, dy, size]) => {
    const wing = n(size * 4.6 * s);
    return `M${n(at.x + (dx - 4) * s)} ${n(at.y + dy * s)}q${wing}-2 ${wing} 0 0-2 ${wing} 0`;
  });
  return line(birds.join(''), palette.land, 1, ' fill="none"');
}

/** The water with its sheen, streaks and glitter. */
export function drawWater(plate: Plate): string {
  const { view, palette, sun, id } = plate;
  const deep = view.height - view.horizon;
  const low = 1 - sun.lift * 1.4;
  const glint = mixColour(palette.sun, brand.primary, 0.3);
  const water = new Sea();
  const [light = []] = water.ripples(view, 0, SETS_OUT_S);
  const glints = water.glints(view, sun, SETS_OUT_S).flat();
  const [fourth = '', fifth = ''] = palette.sky.slice(3);
  const y = n(view.horizon);
  return [
    gradient('linear', `${id}d`, [
      [0, mixColour(fifth, palette.seaMid, 0.3)],
      [0.1, mixColour(fourth, palette.seaMid, 0.6)],
      [0.42, palette.seaMid],
      [1, palette.seaDeep],
    ]),
    path(`M0 ${y}h${view.width}V${view.height}H0z`, `url(#${id}d)`),
    glow(plate, y, view.horizon * (0.9 + low * 1.5), deep * 0.62, 0.6),
    glow(plate, y, sun.radius * (2.1 - low * 0.6), deep * 1.05, 0.9),
    streaks(plate, light, fourth, 0.26, 56),
    streaks(plate, glints, glint, 0.7, plate.isLean ? 18 : 15),
  ].join('');
}

/** Dashes; those shorter than `from` units are left out. */
function streaks({ view }: Plate, boxes: readonly Box[], colour: string, opacity: number, from: number): string {
  const shown = boxes.filter(([x, , long]) => long >= from * view.scale && x + long * 0.6 > 0 && x + long * 0.4 < view.width);
  const lines = shown.map(([x, y, long, high]) => [x, y + high / 2, long] as const).sort((a, b) => a[1] - b[1]);
  return line(toMoves(lines), colour, 1.4 * view.scale, ` opacity="${short(opacity, 2)}"`);
}
