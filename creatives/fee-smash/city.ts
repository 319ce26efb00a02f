import { bakeSprite } from '#creative-sdk/canvas.ts';
import { withAlpha } from '#creative-sdk/colour.ts';
import { createRandom } from '#creative-sdk/random.ts';
import type { Layout } from './layout.ts';
import { glow, linear } from './paint.ts';
import { NIGHT, type Palette } from './palette.ts';
import { drawSkyline } from './skyline.ts';

/** Street lamps on either side: how far down the street, 0 at the horizon, and how high over it a lamp is at 1, parts of the horizon. */
const LAMPS = [0.1, 0.16, 0.26, 0.44, 0.8] as const;
const LAMP_HIGH = 0.74;

/** The whole place: sky, city, street lamps, wet asphalt. */
export function bakeCity(layout: Layout, palette: Palette, pixelRatio: number): HTMLCanvasElement {
  const { width, height, horizon } = layout;
  const reach = Math.min(horizon * 0.7, width * 0.78);
  const above = bakeSprite(width, horizon, pixelRatio, (c) => {
    drawSky(c, layout);
    drawSkyline(c, { width, horizon, reach });
    drawLamps(c, width, horizon);
  });
  return bakeSprite(width, height, pixelRatio, (c) => {
    c.drawImage(above, 0, 0, width, horizon);
    drawFloor(c, layout, above);
    drawCrossing(c, layout);
    drawCardLight(c, layout, palette);
    drawVignette(c, layout);
    drawGrain(c, layout);
  });
}

/** The same, smaller: what glass reflects of it. */
export function bakeSmall(city: HTMLCanvasElement, { width, height }: Layout): HTMLCanvasElement {
  return bakeSprite(width, height, 1 / 1.6, (c) => c.drawImage(city, 0, 0, width, height));
}

/** The same a little out of focus, for the end card. */
export function bakeBlur(city: HTMLCanvasElement, { width, height }: Layout): HTMLCanvasElement {
  return [1 / 2, 1 / 3].reduce(
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
  // Mist at the end of the street, lit by all its lamps.
  c.globalCompositeOperation = 'screen';
  glow(
    c,
    [width / 2, horizon, width * 0.62, horizon * 0.52],
    [
      [0, withAlpha(NIGHT.glow, 0.72)],
      [0.2, withAlpha(NIGHT.glow, 0.34)],
      [0.55, withAlpha(NIGHT.glow, 0.09)],
      [1, withAlpha(NIGHT.glow, 0)],
    ],
  );
  c.globalCompositeOperation = 'source-over';
}

/** Sodium light along the street: what every plate of glass catches. */
function drawLamps(c: CanvasRenderingContext2D, width: number, horizon: number): void {
  for (const near of LAMPS)
    for (const side of [-1, 1]) {
      const x = width / 2 + side * near * width * 0.62;
      const y = horizon - near * LAMP_HIGH * horizon;
      const arm = -side * near * width * 0.12;
      c.strokeStyle = NIGHT.zenith;
      c.lineWidth = Math.max(0.5, near * 3.4);
      c.beginPath();
      c.moveTo(x, horizon);
      c.lineTo(x, y);
      c.quadraticCurveTo(x, y - near * 9, x + arm, y - near * 6);
      c.stroke();
      const [lampX, lampY] = [x + arm, y - near * 4];
      c.globalCompositeOperation = 'screen';
      c.fillStyle = linear(
        c,
        [0, lampY, 0, horizon],
        [
          [0, withAlpha(NIGHT.glow, 0.26)],
          [1, withAlpha(NIGHT.glow, 0)],
        ],
      );
      c.beginPath();
      c.moveTo(lampX - near * 5, lampY);
      c.lineTo(lampX + near * 5, lampY);
      c.lineTo(lampX + near * width * 0.26, horizon);
      c.lineTo(lampX - near * width * 0.26, horizon);
      c.fill();
      glow(
        c,
        [lampX, lampY, 8 + near * 66, 8 + near * 66],
        [
          [0, '#ffffff'],
          [0.06, withAlpha(NIGHT.glow, 0.9)],
          [0.16, withAlpha(NIGHT.glow, 0.3)],
          [1, withAlpha(NIGHT.glow, 0)],
        ],
      );
      c.globalCompositeOperation = 'source-over';
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
      [0, 'rgb(5 6 7 / 0)'],
      [0.45, 'rgb(5 6 7 / 0.5)'],
      [1, 'rgb(3 4 5 / 0.88)'],
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

/** A zebra crossing, worn and wet, under the card. */
function drawCrossing(c: CanvasRenderingContext2D, { height, horizon, card }: Layout): void {
  const [far, near] = [horizon + (height - horizon) * 0.3, horizon + (height - horizon) * 0.86];
  c.fillStyle = linear(
    c,
    [0, far, 0, near],
    [
      [0, withAlpha(NIGHT.glow, 0.1)],
      [1, withAlpha(NIGHT.glow, 0.2)],
    ],
  );
  // Bars towards the vanishing point on the horizon.
  const at = (i: number, y: number) => card.x + i * (y - horizon) * 0.42;
  for (let i = -7.25; i < 7; i += 1) {
    c.beginPath();
    c.moveTo(at(i, far), far);
    c.lineTo(at(i + 0.5, far), far);
    c.lineTo(at(i + 0.5, near), near);
    c.lineTo(at(i, near), near);
    c.fill();
  }
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
      [0, 'rgb(2 3 4 / 0)'],
      [0.62, 'rgb(2 3 4 / 0)'],
      [1, 'rgb(2 3 4 / 0.6)'],
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
