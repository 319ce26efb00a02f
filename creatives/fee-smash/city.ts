import { bakeSprite } from '#creative-sdk/canvas.ts';
import { withAlpha } from '#creative-sdk/colour.ts';
import { createRandom } from '#creative-sdk/random.ts';
import type { Layout } from './layout.ts';
import { glow, linear } from './paint.ts';
import { NIGHT, type Palette } from './palette.ts';
import { drawSkyline } from './skyline.ts';

/** Clouds before the moon: height, half thickness, left and right end, in its radii. */
const CLOUDS = [
  [0.62, 0.022, -0.2, 1.15],
  [0.7, 0.03, 0.9, 2.2],
  [0.98, 0.035, 0.3, 2.3],
  [1.08, 0.028, -0.4, 1.1],
  [1.25, 0.045, -0.2, 1.7],
  [1.36, 0.035, 0.8, 2.4],
] as const;

/** The whole place: sky, city, wet floor. */
export function bakeCity(layout: Layout, palette: Palette, pixelRatio: number): HTMLCanvasElement {
  const { width, height, horizon } = layout;
  const reach = Math.min(horizon * 0.7, width * 0.78);
  const above = bakeSprite(width, horizon, pixelRatio, (c) => {
    drawSky(c, layout);
    drawSkyline(c, { width, horizon, reach }, palette);
  });
  return bakeSprite(width, height, pixelRatio, (c) => {
    c.drawImage(above, 0, 0, width, horizon);
    drawFloor(c, layout, above);
    drawGrid(c, layout, palette);
    drawCardLight(c, layout, palette);
    drawVignette(c, layout);
    drawGrain(c, layout);
  });
}

/** The same, smaller: what glass reflects of it. */
export function bakeSmall(city: HTMLCanvasElement, { width, height }: Layout): HTMLCanvasElement {
  return bakeSprite(width, height, 1 / 1.6, (c) => c.drawImage(city, 0, 0, width, height));
}

/** The same out of focus, for the end card: halved until little is left, then doubled again, which rounds the steps. */
export function bakeBlur(city: HTMLCanvasElement, { width, height }: Layout): HTMLCanvasElement {
  return [1 / 2, 1 / 4, 1 / 8, 1 / 16, 1 / 11, 1 / 8, 1 / 4, 1 / 2].reduce(
    (picture, ratio) =>
      bakeSprite(width, height, ratio, (c) => {
        c.imageSmoothingQuality = 'high';
        c.drawImage(picture, 0, 0, width, height);
      }),
    city,
  );
}

function drawSky(c: CanvasRenderingContext2D, { width, horizon }: Layout): void {
  c.fillStyle = linear(
    c,
    [0, 0, 0, horizon],
    [
      [0, NIGHT.zenith],
      [0.3, NIGHT.upper],
      [0.68, NIGHT.middle],
      [1, NIGHT.low],
    ],
  );
  c.fillRect(0, 0, width, horizon);
  const random = createRandom(3);
  for (let i = 0; i < 70; i++) {
    const [x, y] = [random() * width, random() ** 1.4 * horizon * 0.6];
    c.fillStyle = `rgb(205 215 255 / ${(0.08 + 0.5 * random() ** 3).toFixed(2)})`;
    const size = 0.5 + 0.7 * random() ** 3;
    c.fillRect(x, y, size, size);
  }
  c.globalCompositeOperation = 'screen';
  glow(
    c,
    [width / 2, horizon, width * 0.62, horizon * 0.62],
    [
      [0, withAlpha(NIGHT.glow, 0.85)],
      [0.25, 'rgb(140 110 230 / 0.5)'],
      [0.6, 'rgb(80 70 190 / 0.2)'],
      [1, 'rgb(60 50 160 / 0)'],
    ],
  );
  drawBeams(c, width, horizon);
  drawMoon(c, width, horizon);
  c.globalCompositeOperation = 'source-over';
}

/** Low, large and pale, behind the city: what every plate of glass catches. */
function drawMoon(c: CanvasRenderingContext2D, width: number, horizon: number): void {
  const r = Math.min(width * 0.25, horizon * 0.29);
  const [x, y] = [width / 2, horizon - r * 1.05];
  glow(
    c,
    [x, y, r * 2.8, r * 2.8],
    [
      [0.3, 'rgb(200 150 255 / 0.4)'],
      [0.5, 'rgb(140 110 255 / 0.16)'],
      [1, 'rgb(120 100 255 / 0)'],
    ],
  );
  const moon = bakeSprite(r * 2, r * 2, c.getTransform().a, (m) => {
    m.fillStyle = linear(
      m,
      [r * 0.8, 0, r * 1.2, r * 2],
      [
        [0, 'rgb(238 226 255 / 0.95)'],
        [0.4, 'rgb(226 180 246 / 0.86)'],
        [0.72, 'rgb(244 150 190 / 0.6)'],
        [1, 'rgb(255 140 150 / 0.1)'],
      ],
    );
    m.beginPath();
    m.arc(r, r, r - 0.5, 0, 7);
    m.fill();
    m.globalCompositeOperation = 'destination-out';
    // Bars of thin cloud, closer together towards the ground.
    for (const [at, thick, from, to] of CLOUDS) {
      m.fillStyle = linear(
        m,
        [from * r, 0, to * r, 0],
        [
          [0, 'rgb(0 0 0 / 0)'],
          [0.3, 'rgb(0 0 0 / 0.42)'],
          [0.7, 'rgb(0 0 0 / 0.3)'],
          [1, 'rgb(0 0 0 / 0)'],
        ],
      );
      m.beginPath();
      m.ellipse(((from + to) / 2) * r, at * r, ((to - from) / 2) * r, thick * r, 0, 0, 7);
      m.fill();
    }
  });
  c.drawImage(moon, x - r, y - r, r * 2, r * 2);
}

/** Three searchlights, hardly there. */
function drawBeams(c: CanvasRenderingContext2D, width: number, horizon: number): void {
  for (const [foot, lean, wide] of [
    [0.3, -0.3, 0.1],
    [0.67, 0.26, 0.08],
    [0.56, 0.05, 0.05],
  ] as const) {
    const x = width * foot;
    const tip = x + lean * horizon;
    c.fillStyle = linear(
      c,
      [x, horizon, tip, 0],
      [
        [0, 'rgb(170 150 255 / 0.2)'],
        [0.9, 'rgb(120 120 255 / 0)'],
      ],
    );
    c.beginPath();
    c.moveTo(x - 1, horizon);
    c.lineTo(tip - wide * horizon, 0);
    c.lineTo(tip + wide * horizon, 0);
    c.lineTo(x + 1, horizon);
    c.fill();
  }
}

function drawFloor(c: CanvasRenderingContext2D, { width, height, horizon }: Layout, above: HTMLCanvasElement): void {
  const deep = height - horizon;
  c.fillStyle = NIGHT.floor;
  c.fillRect(0, horizon, width, deep);
  // Squeezed to a few rows and drawn tall again: wet stone smears upwards only.
  const smear = bakeSprite(width / 2.5, horizon / 9, 1, (s) => s.drawImage(above, 0, 0, width / 2.5, horizon / 9));
  c.save();
  c.beginPath();
  c.rect(0, horizon, width, deep);
  c.clip();
  c.translate(0, horizon);
  c.scale(1, -1.12);
  c.globalAlpha = 0.78;
  c.drawImage(smear, 0, -horizon, width, horizon);
  c.restore();
  c.fillStyle = linear(
    c,
    [0, horizon, 0, height],
    [
      [0, 'rgb(7 9 33 / 0)'],
      [0.45, 'rgb(7 9 33 / 0.58)'],
      [1, 'rgb(5 7 25 / 0.9)'],
    ],
  );
  c.fillRect(0, horizon, width, deep);
  c.fillStyle = linear(
    c,
    [0, horizon - 1, 0, horizon + 5],
    [
      [0, withAlpha(NIGHT.glow, 0.5)],
      [1, withAlpha(NIGHT.glow, 0)],
    ],
  );
  c.fillRect(0, horizon - 1, width, 6);
}

function drawGrid(c: CanvasRenderingContext2D, { width, height, horizon, card }: Layout, { edge }: Palette): void {
  const deep = height - horizon;
  c.save();
  c.globalCompositeOperation = 'screen';
  c.lineWidth = 0.7;
  c.strokeStyle = linear(
    c,
    [0, horizon, 0, height],
    [
      [0, withAlpha(edge, 0)],
      [0.3, withAlpha(edge, 0.34)],
      [1, withAlpha(edge, 0.14)],
    ],
  );
  c.beginPath();
  for (let i = -16; i <= 16; i++) {
    c.moveTo(card.x + i * 9, horizon);
    c.lineTo(card.x + i * 86, height);
  }
  for (let i = 1; i < 12; i++) {
    const y = horizon + (deep * 1.25) / (1 + i * 0.62) - deep * 0.14;
    if (y < horizon + 2) continue;
    c.moveTo(0, y);
    c.lineTo(width, y);
  }
  c.stroke();
  c.restore();
}

/** The card shines on the floor it floats over. */
function drawCardLight(c: CanvasRenderingContext2D, { card, horizon, height }: Layout, { mint }: Palette): void {
  c.save();
  c.beginPath();
  c.rect(0, horizon, card.x * 2 + 9, height);
  c.clip();
  c.globalCompositeOperation = 'screen';
  glow(
    c,
    [card.x, card.y + card.w * 0.16, card.w * 1.05, card.w * 0.42],
    [
      [0, withAlpha(mint, 0.5)],
      [0.4, withAlpha(mint, 0.2)],
      [1, withAlpha(mint, 0)],
    ],
  );
  c.restore();
}

function drawVignette(c: CanvasRenderingContext2D, { width, height }: Layout): void {
  glow(
    c,
    [width / 2, height * 0.52, width * 0.95, height * 0.82],
    [
      [0, 'rgb(3 4 18 / 0)'],
      [0.62, 'rgb(3 4 18 / 0)'],
      [1, 'rgb(3 4 18 / 0.6)'],
    ],
  );
}

function drawGrain(c: CanvasRenderingContext2D, { width, height }: Layout): void {
  const random = createRandom(99);
  const tile = bakeSprite(96, 96, 1, (s) => {
    for (let y = 0; y < 96; y++) {
      for (let x = 0; x < 96; x++) {
        s.fillStyle = `rgb(255 255 255 / ${(random() * 0.05).toFixed(3)})`;
        s.fillRect(x, y, 1, 1);
      }
    }
  });
  const pattern = c.createPattern(tile, 'repeat');
  if (!pattern) return;
  c.save();
  c.globalCompositeOperation = 'overlay';
  const ratio = c.getTransform().a;
  c.scale(1 / ratio, 1 / ratio);
  c.fillStyle = pattern;
  c.fillRect(0, 0, width * ratio, height * ratio);
  c.restore();
}
