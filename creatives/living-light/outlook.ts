import { linear, type Pen, type Stops } from '#creative-sdk/gradient.ts';
import { createRandom, fbm1 } from '#creative-sdk/random.ts';

/** The fjord at one hour. */
export interface Hour {
  readonly sky: Stops;
  /** Ridges from far to near. */
  readonly ridges: readonly string[];
  readonly water: Stops;
  readonly stars: number;
  /** Share of the windows across the water with a light in them. */
  readonly windows: number;
}

export const early: Hour = {
  sky: '#2f3f6e 0, #6c6193 .42, #b77f94 .72, #e8a88c 1',
  ridges: ['#7a6c94', '#50507f', '#323a66', '#20284c'],
  water: '#c88f92 0, #6d6690 .4, #2c3560 1',
  stars: 0,
  windows: 0.25,
};
export const late: Hour = {
  sky: '#0a1230 0, #16224a .45, #2c3763 .75, #4a4a72 1',
  ridges: ['#2a3458', '#1d2747', '#131b36', '#0b1128'],
  water: '#39426a 0, #1a2448 .4, #0a1028 1',
  stars: 70,
  windows: 1,
};
export const noon: Hour = {
  sky: '#5f86a8 0, #a9b9bd .4, #ecd3ad .7, #f6c98f 1',
  ridges: ['#b9a99a', '#8d9191', '#5d747b', '#33505a'],
  water: '#e8c79c 0, #8fa3a3 .35, #2f5560 1',
  stars: 0,
  windows: 0,
};

export interface View {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Mountains, water and the houses on the far shore, fitted into a rectangle. */
export function paintFjord(pen: Pen, view: View, hour: Hour): void {
  const { x, y, width, height } = view;
  const shore = y + height * 0.66;
  pen.save();
  pen.beginPath();
  pen.rect(x, y, width, height);
  pen.clip();
  pen.fillStyle = linear(pen, [0, y, 0, shore], hour.sky);
  pen.fillRect(x, y, width, shore - y + 1);
  paintStars(pen, view, hour);
  for (const [i, ink] of hour.ridges.entries()) paintRidge(pen, view, { i, ink, shore });
  pen.fillStyle = linear(pen, [0, shore, 0, y + height], hour.water);
  pen.fillRect(x, shore, width, y + height - shore);
  paintHouses(pen, view, hour);
  paintRipples(pen, view, hour);
  pen.restore();
}

function paintRidge(pen: Pen, { x, width, height }: View, { i, ink, shore }: { i: number; ink: string; shore: number }): void {
  const rise = height * (0.34 - i * 0.075);
  pen.beginPath();
  pen.moveTo(x, shore);
  for (let s = 0; s <= 120; s++) {
    const u = s / 120;
    // The valley opens in the middle, where the sky is brightest.
    const valley = 0.42 + 1.1 * Math.abs(u - 0.54 + 0.05 * i);
    // Ridged noise: the peaks are sharp, the valleys round.
    const peak = Math.max(0, 0.62 - 1.15 * Math.abs(fbm1(u * (4.2 + i * 1.3) + i * 7.3, 5, i + 2)));
    pen.lineTo(x + u * width, shore - rise * valley * (0.35 + 1.25 * peak) - height * 0.01);
  }
  pen.lineTo(x + width, shore);
  pen.closePath();
  pen.fillStyle = ink;
  pen.fill();
  const mist = linear(pen, [0, shore - rise * 0.5, 0, shore], `rgb(255 220 210 / 0) 0, rgb(255 220 210 / ${hour(i)}) 1`);
  pen.fillStyle = mist;
  pen.fill();
}

const hour = (i: number) => (i < 3 ? 0.12 : 0.02);

function paintStars(pen: Pen, { x, y, width, height }: View, { stars }: Hour): void {
  const random = createRandom(31);
  for (let i = 0; i < stars; i++) {
    const size = 0.5 + random() ** 3 * 1.1;
    const sy = random();
    pen.fillStyle = `rgb(230 236 255 / ${(0.25 + 0.6 * random()) * (1 - sy)})`;
    pen.beginPath();
    pen.arc(x + random() * width, y + sy * height * 0.55, size, 0, 7);
    pen.fill();
  }
}

function paintHouses(pen: Pen, { x, y, width, height }: View, { windows }: Hour): void {
  const random = createRandom(12);
  const shore = y + height * 0.66;
  for (let i = 0; i < 26; i++) {
    const hx = x + width * (0.1 + 0.8 * random());
    const hy = shore - 3 - random() ** 2 * height * 0.05;
    if (random() > windows) continue;
    pen.fillStyle = 'rgb(255 206 132 / 0.9)';
    pen.fillRect(hx, hy, 2.2, 2.2);
    pen.fillStyle = linear(pen, [0, shore, 0, shore + height * 0.16], 'rgb(255 196 120 / 0.34) 0, rgb(255 196 120 / 0) 1');
    pen.fillRect(hx - 0.6, shore + 2, 3, height * 0.16);
  }
}

function paintRipples(pen: Pen, { x, y, width, height }: View, { water }: Hour): void {
  const random = createRandom(5);
  const light = water.split(' ')[0] ?? '#ffffff';
  pen.fillStyle = light;
  for (let i = 0; i < 60; i++) {
    const u = random() ** 1.6;
    const w = width * (0.02 + 0.09 * u * random());
    pen.globalAlpha = 0.1 + 0.18 * random();
    pen.fillRect(x + random() * width, y + height * (0.672 + 0.32 * u), w, 0.8 + u);
  }
  pen.globalAlpha = 1;
}
