import { bakeSprite } from '#creative-sdk/canvas.ts';
import { mixColour, withAlpha } from '#creative-sdk/colour.ts';
import { createRandom } from '#creative-sdk/random.ts';
import { type Pen, radial, tint } from './brush.ts';
import type { Box } from './layout.ts';

/** The bar of pale hinoki under the belt. */
export function bakeCounter(width: number, height: number, ratio: number): HTMLCanvasElement {
  return bakeSprite(
    width,
    height,
    ratio,
    (pen) => {
      pen.fillStyle = tint(pen.createLinearGradient(0, 0, width * 0.25, height), [0, '#fbe6c2'], [0.5, '#f2d3a2'], [1, '#dfb47a']);
      pen.fillRect(0, 0, width, height);
      drawGrain(pen, width, height);
      pen.fillStyle = radial(pen, [width * 0.3, -height * 0.2, width * 0.6], ['rgb(255 252 236 / 0.75)', 'rgb(255 252 236 / 0)']);
      pen.fillRect(0, 0, width, height);
    },
    'processor',
  );
}

function drawGrain(pen: Pen, width: number, height: number): void {
  const random = createRandom(12);
  pen.lineCap = 'round';
  for (let y = -6; y < height + 6; y += 2.2 + random() * 3.4) {
    const sway = (random() - 0.5) * 7;
    pen.strokeStyle = `rgb(150 92 36 / ${0.05 + random() * 0.13})`;
    pen.lineWidth = 0.6 + random() * 1.1;
    pen.beginPath();
    pen.moveTo(-4, y);
    pen.bezierCurveTo(width * 0.3, y + sway, width * 0.62, y - sway, width + 4, y + sway * 0.6);
    pen.stroke();
  }
}

/** The brand's cloth: woven, lit from above, a large tone-on-tone sun. */
export function bakeCloth({ width, height }: Box, ratio: number, colour: string): HTMLCanvasElement {
  return bakeSprite(
    width,
    height,
    ratio,
    (pen) => {
      pen.fillStyle = tint(
        pen.createLinearGradient(0, 0, width * 0.3, height),
        [0, mixColour(colour, '#ffffff', 0.03)],
        [1, mixColour(colour, '#000000', 0.1)],
      );
      pen.fillRect(0, 0, width, height);
      pen.strokeStyle = withAlpha('#000000', 0.045);
      pen.lineWidth = height * 0.06;
      for (const part of [0.34, 0.56, 0.78, 1]) {
        pen.beginPath();
        pen.arc(width - height * 0.06, height * 1.02, height * part, 0, 7);
        pen.stroke();
      }
      pen.fillStyle = 'rgb(255 255 255 / 0.035)';
      for (let x = 0; x < width; x += 2) pen.fillRect(x, 0, 0.7, height);
      pen.fillStyle = 'rgb(0 0 0 / 0.04)';
      for (let y = 0; y < height; y += 2) pen.fillRect(0, y, width, 0.7);
    },
    'processor',
  );
}

/** The dark panel of the till. */
export function bakeTill({ width, height }: Box, ratio: number): HTMLCanvasElement {
  return bakeSprite(
    width,
    height,
    ratio,
    (pen) => {
      pen.fillStyle = tint(pen.createLinearGradient(0, 0, width * 0.2, height), [0, '#331a15'], [1, '#1c0d0b']);
      pen.fillRect(0, 0, width, height);
      pen.fillStyle = radial(pen, [32, height * 0.5, 90], ['rgb(255 150 84 / 0.24)', 'rgb(255 150 84 / 0)']);
      pen.fillRect(0, 0, width, height);
      pen.fillStyle = 'rgb(255 214 160 / 0.22)';
      pen.fillRect(0, 0, 1, height);
    },
    'processor',
  );
}
