import { mixColour, withAlpha } from '#creative-sdk/colour.ts';
import { clamp, ramp } from '#creative-sdk/motion.ts';
import { createRandom } from '#creative-sdk/random.ts';
import { bands, type Cloud, drawBand, drawHeap, heaps } from './cloud.ts';
import { wrapHour } from './day.ts';
import { toPath } from './ink.ts';
import { toPathData } from './island.ts';
import { skyStops } from './palette.ts';
import { bakeStamp } from './sheet.ts';
import type { Orb, Shot } from './shot.ts';
import { project, type View } from './view.ts';

const STARS = 210;
const DUST = 1100;
/** One octave of stars twinkles against the other, turns per second. */
const TWINKLE_HZ = 0.22;

/** Everything over the horizon that is not land. */
export class Sky {
  #fitted: { readonly view: View; readonly pixelRatio: number } | undefined;
  #stars: readonly [HTMLCanvasElement, HTMLCanvasElement] | undefined;

  fit(view: View, pixelRatio: number): void {
    this.#fitted = { view, pixelRatio };
    this.#stars = undefined;
  }

  draw(shot: Shot): void {
    paintAir(shot);
    this.#paintStars(shot);
    paintHalo(shot);
    paintOrbs(shot);
    for (const cloud of bands) paintBand(shot, cloud);
    const noon = ramp(wrapHour(shot.hour), 6.5, 9) * (1 - ramp(wrapHour(shot.hour), 15.5, 18.4)) * (1 - shot.open);
    if (noon > 0.01) for (const cloud of heaps) paintHeap(shot, cloud, noon);
  }

  #paintStars({ context, view, palette, time }: Shot): void {
    if (palette.stars < 0.01) return;
    this.#stars ??= this.#bakeStars();
    if (!this.#stars) return;
    const [one, other] = this.#stars;
    const twinkle = Math.sin(time * TWINKLE_HZ * 2 * Math.PI) * 0.14;
    context.globalAlpha = palette.stars * (0.8 + twinkle);
    context.drawImage(one, 0, 0, view.width, view.horizon);
    context.globalAlpha = palette.stars * (0.86 - twinkle);
    context.drawImage(other, 0, 0, view.width, view.horizon);
    context.globalAlpha = 1;
  }

  /** Prepared at dusk, not at the start, when the page that shows the ad is busy. */
  #bakeStars(): readonly [HTMLCanvasElement, HTMLCanvasElement] | undefined {
    if (!this.#fitted) return undefined;
    const { view, pixelRatio } = this.#fitted;
    const one = bakeStamp(view.width, view.horizon, pixelRatio, (context) => scatterStars(context, view, 5));
    const other = bakeStamp(view.width, view.horizon, pixelRatio, (context) => {
      scatterStars(context, view, 7);
      scatterMilkyWay(context, view);
    });
    return [one, other];
  }
}

function paintAir({ context, view, palette }: Shot): void {
  const air = context.createLinearGradient(0, 0, 0, view.horizon);
  palette.sky.forEach((colour, i) => {
    air.addColorStop(skyStops[i] ?? 1, colour);
  });
  context.fillStyle = air;
  context.fillRect(0, 0, view.width, view.horizon + 2);
}

function scatterStars(context: CanvasRenderingContext2D, { width, horizon }: View, seed: number): void {
  const random = createRandom(seed);
  for (let i = 0; i < STARS / 2; i++) {
    const [x, y, size] = [random() * width, random() * horizon * 0.94, random() ** 5];
    context.fillStyle = `rgb(${200 + random() * 55} ${212 + random() * 30} 255 / ${(0.25 + random() * 0.7) * (1 - (y / horizon) ** 4)})`;
    context.beginPath();
    context.arc(x, y, 0.45 + size * 1.05, 0, 7);
    context.fill();
  }
}

/** A faint river of dust from the lower left to the upper right. */
function scatterMilkyWay(context: CanvasRenderingContext2D, { width, horizon }: View): void {
  const random = createRandom(77);
  const spread = () => random() + random() + random() - 1.5;
  for (let i = 0; i < DUST; i++) {
    const along = random();
    const x = width * (0.3 + along * 0.62) + spread() * horizon * 0.2;
    const y = horizon * (0.92 - along * 0.98) + spread() * horizon * 0.17;
    context.fillStyle = `rgb(196 208 255 / ${0.08 + random() * 0.34})`;
    context.fillRect(x, y, 0.9, 0.9);
  }
  for (let i = 0; i < 12; i++) {
    const along = i / 11;
    const [x, y] = [width * (0.3 + along * 0.62), horizon * (0.92 - along * 0.98)];
    const glow = context.createRadialGradient(x, y, 0, x, y, horizon * 0.42);
    glow.addColorStop(0, 'rgb(140 150 240 / .085)');
    glow.addColorStop(1, 'rgb(140 150 240 / 0)');
    context.fillStyle = glow;
    context.fillRect(x - horizon * 0.42, y - horizon * 0.42, horizon * 0.84, horizon * 0.84);
  }
}

function paintHalo(shot: Shot): void {
  const { sun, moon, palette } = shot;
  const sunShine = ramp(sun.lift, -0.3, 0.02);
  if (sunShine > 0) glowAround(shot, sun, palette.halo, sunShine * (0.9 - 0.35 * clamp(sun.lift)));
  const moonShine = ramp(moon.lift, -0.05, 0.2) * palette.stars;
  if (moonShine > 0) glowAround(shot, moon, '#9fb2ee', moonShine * 0.34);
}

function glowAround({ context, view }: Shot, orb: Orb, colour: string, strength: number): void {
  const reach = view.horizon * 1.02;
  const flat = 1.7 - 0.7 * clamp(orb.lift * 2);
  context.save();
  context.beginPath();
  context.rect(0, 0, view.width, view.horizon + 1);
  context.clip();
  context.translate(orb.x, Math.min(orb.y, view.horizon));
  context.scale(flat, 1);
  const glow = context.createRadialGradient(0, 0, 0, 0, 0, reach);
  glow.addColorStop(0, withAlpha(colour, strength));
  glow.addColorStop(0.16, withAlpha(colour, strength * 0.62));
  glow.addColorStop(0.42, withAlpha(colour, strength * 0.2));
  glow.addColorStop(1, withAlpha(colour, 0));
  context.fillStyle = glow;
  context.fillRect(-reach, -reach, reach * 2, reach * 2);
  context.restore();
}

function paintOrbs({ context, view, sun, moon, palette, brand }: Shot): void {
  if (sun.y - sun.radius < view.horizon) {
    const core = mixColour(palette.sun, brand.primary, 0.35);
    for (const [grow, alpha] of [
      [1.55, 0.1],
      [1.22, 0.2],
    ] as const) {
      context.fillStyle = withAlpha(core, alpha);
      disc(context, sun.x, sun.y, sun.radius * grow);
    }
    const face = context.createLinearGradient(0, sun.y - sun.radius, 0, sun.y + sun.radius);
    face.addColorStop(0, mixColour(core, '#ffffff', 0.35));
    face.addColorStop(1, mixColour(core, palette.halo, 0.35));
    context.fillStyle = face;
    disc(context, sun.x, sun.y, sun.radius);
  }
  if (moon.lift > -0.2 && palette.stars > 0) paintMoon(context, moon, palette.stars);
}

const MOON_SEAS = [
  [-0.3, -0.25, 0.3],
  [0.18, -0.42, 0.2],
  [0.3, 0.12, 0.26],
  [-0.22, 0.3, 0.18],
] as const;

function paintMoon(context: CanvasRenderingContext2D, { x, y, radius }: Orb, alpha: number): void {
  const r = radius * 0.72;
  context.globalAlpha = ramp(alpha, 0.1, 0.7);
  context.fillStyle = '#e9edfb';
  disc(context, x, y, r);
  context.fillStyle = 'rgb(150 166 214 / .32)';
  for (const [mx, my, mr] of MOON_SEAS) disc(context, x + mx * r, y + my * r, mr * r);
  context.save();
  context.beginPath();
  context.arc(x, y, r, 0, 7);
  context.clip();
  const shade = context.createRadialGradient(x + r * 0.55, y - r * 0.25, r * 0.7, x + r * 0.55, y - r * 0.25, r * 1.75);
  shade.addColorStop(0, 'rgb(30 40 96 / 0)');
  shade.addColorStop(0.55, 'rgb(30 40 96 / .55)');
  shade.addColorStop(1, 'rgb(22 30 78 / .85)');
  context.fillStyle = shade;
  disc(context, x, y, r);
  context.restore();
  context.globalAlpha = 1;
}

function disc(context: CanvasRenderingContext2D, x: number, y: number, radius: number): void {
  context.beginPath();
  context.arc(x, y, radius, 0, 7);
  context.fill();
}

function paintBand({ context, view, palette, camera, time, sun }: Shot, cloud: Cloud): void {
  const x = project(view, cloud.at * view.across + time * 0.9, camera, 0.36);
  const half = cloud.half * view.horizon;
  if (x + half < 0 || x - half > view.width) return;
  const path = toPath(toPathDataOnce(cloud));
  const strength = 0.34 + 0.5 * cloud.low;
  const near = Math.max(0, 1 - Math.abs(x - sun.x) / (view.horizon * 1.9)) * (1 - palette.stars);
  context.save();
  context.translate(x, cloud.low * view.horizon);
  context.scale(half / 1000, half / 1000);
  context.globalAlpha = strength * 0.62 * (1 - palette.stars * 0.6);
  context.fillStyle = mixColour(mixColour(palette.sky[2] ?? palette.cloud, palette.cloud, 0.42), palette.halo, near * 0.3);
  context.fill(path);
  context.translate(-60, cloud.tall * 300);
  context.scale(0.8, 0.42);
  context.globalAlpha = strength * 0.85 * (1 - palette.stars * 0.6);
  context.fillStyle = mixColour(palette.cloud, palette.sun, near * 0.6);
  context.fill(path);
  context.restore();
}

function paintHeap({ context, view, palette, camera, time }: Shot, cloud: Cloud, strength: number): void {
  const x = project(view, cloud.at * view.across + time * 0.6, camera, 0.36);
  const half = cloud.half * view.horizon;
  if (x + half < 0 || x - half > view.width) return;
  context.save();
  context.translate(x, cloud.low * view.horizon);
  context.scale(half / 1000, half / 1000);
  const body = context.createLinearGradient(0, -cloud.tall * 1000, 0, 0);
  body.addColorStop(0, palette.cloud);
  body.addColorStop(1, withAlpha(mixColour(palette.cloud, palette.sky[3] ?? palette.cloud, 0.75), 0.2));
  context.globalAlpha = strength * 0.92;
  context.fillStyle = body;
  context.fill(toPath(toPathDataOnce(cloud)));
  context.restore();
}

const cloudData = new Map<Cloud, string>();
function toPathDataOnce(cloud: Cloud): string {
  const known = cloudData.get(cloud);
  if (known) return known;
  const points = bands.includes(cloud) ? drawBand(cloud.seed, cloud.tall) : drawHeap(cloud.seed, cloud.tall);
  const data = toPathData(points.map(([x, y]) => [x * 1000, y * 1000] as const));
  cloudData.set(cloud, data);
  return data;
}
