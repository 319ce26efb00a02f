import { bakeSprite } from '#creative-sdk/canvas.ts';
import { mixColour } from '#creative-sdk/colour.ts';
import { createRandom } from '#creative-sdk/random.ts';
import { stepAt } from './steps.ts';

const GRAIN_PX = 128;

/** The studio behind the drum: it takes on the colour of the face in front. */
export class Room {
  readonly #element = document.createElement('div');
  #colour = '';

  constructor(root: HTMLElement) {
    this.#element.className = 'room';
    const grain = bakeSprite(GRAIN_PX, GRAIN_PX, 1, drawGrain);
    grain.className = 'grain';
    const light = document.createElement('div');
    light.className = 'daylight';
    light.style.backgroundImage = `url(${grain.toDataURL()})`;
    this.#element.append(light);
    root.append(this.#element);
  }

  show(position: number): void {
    const low = Math.floor(position);
    const colour = mixColour(stepAt(low).room, stepAt(low + 1).room, position - low);
    if (colour === this.#colour) return;
    this.#colour = colour;
    this.#element.style.backgroundColor = colour;
  }
}

function drawGrain(c: CanvasRenderingContext2D): void {
  const random = createRandom(11);
  const picture = c.createImageData(GRAIN_PX, GRAIN_PX);
  for (let i = 0; i < picture.data.length; i += 4) {
    const isLight = random() > 0.5;
    picture.data.fill(isLight ? 255 : 40, i, i + 3);
    picture.data[i + 3] = random() * 12;
  }
  c.putImageData(picture, 0, 0);
}
