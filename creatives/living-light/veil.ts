import { bakeSprite } from '#creative-sdk/canvas.ts';
import { linear, radial } from '#creative-sdk/gradient.ts';
import { createRandom } from '#creative-sdk/random.ts';
import { TV } from '#creative-sdk/screen.ts';

/** The edges of the picture fall away. */
export function bakeVeil(px: number): HTMLCanvasElement {
  return bakeSprite(TV.width, TV.height, px / 4, (pen) => {
    pen.translate(960, 520);
    pen.scale(1.5, 1);
    pen.fillStyle = radial(pen, { x: 0, y: 0, r: 860 }, 'rgb(5 5 9 / 0) 0, rgb(5 5 9 / 0) .5, rgb(5 5 9 / 0.26) .8, rgb(5 5 9 / 0.55) 1');
    pen.fillRect(-960, -520, 1920, 1080);
    pen.setTransform(px / 4, 0, 0, px / 4, 0, 0);
    pen.fillStyle = linear(pen, [0, 0, 0, 260], 'rgb(5 5 9 / 0.4) 0, rgb(5 5 9 / 0) 1');
    pen.fillRect(0, 0, TV.width, 260);
  });
}

/** Film grain, to be repeated. */
export function bakeGrain(): HTMLCanvasElement {
  const random = createRandom(2);
  return bakeSprite(192, 192, 1, (pen) => {
    const image = new ImageData(192, 192);
    for (let i = 0; i < image.data.length; i += 4) {
      const v = 255 * random();
      image.data.set([v, v, v, 255], i);
    }
    pen.putImageData(image, 0, 0);
  });
}
