import { bakeSprite } from '#creative-sdk/canvas.ts';
import { createRandom } from '#creative-sdk/random.ts';

const TILE_PX = 128;
/** Strongest speck, share of full opacity. */
const STRENGTH = 0.03;

/** Film grain over the picture, made once and composited by the browser. */
export function makeGrain(): HTMLElement {
  const random = createRandom(3);
  const tile = bakeSprite(TILE_PX, TILE_PX, 1, (pen) => {
    const pixels = pen.createImageData(TILE_PX, TILE_PX);
    for (let i = 0; i < pixels.data.length; i += 4) {
      pixels.data.fill(random() < 0.5 ? 0 : 255, i, i + 3);
      pixels.data[i + 3] = random() * STRENGTH * 255;
    }
    pen.putImageData(pixels, 0, 0);
  });
  const grain = document.createElement('div');
  grain.className = 'grain';
  grain.style.backgroundImage = `url(${tile.toDataURL()})`;
  return grain;
}
