import { bakeSprite } from '#creative-sdk/canvas.ts';
import { mixColour } from '#creative-sdk/colour.ts';
import { createRandom } from '#creative-sdk/random.ts';
import { branch } from './props.ts';
import { stepAt } from './steps.ts';

const GRAIN_PX = 128;
/** Nothing in it is sharp: it is enlarged to the stage. */
const SUN_PX = 200;

/** The studio behind the drum: it takes on the colour of the face in front. */
export class Room {
  readonly #element = document.createElement('div');
  #colour = '';

  constructor(root: HTMLElement) {
    this.#element.className = 'room';
    const grain = bakeSprite(GRAIN_PX, GRAIN_PX, 1, drawGrain, 'processor');
    const light = document.createElement('div');
    light.className = 'daylight';
    light.style.backgroundImage = `url(${grain.toDataURL()})`;
    this.#element.append(bakeSun(), light);
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

function bakeSun(): HTMLCanvasElement {
  const sun = bakeSprite(SUN_PX, SUN_PX, 1, drawSun, 'processor');
  sun.className = 'sun';
  return sun;
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

/** Afternoon sun through a window and a plant, on the wall. */
function drawSun(c: CanvasRenderingContext2D): void {
  const away = SUN_PX * 4;
  c.shadowOffsetX = away;
  c.shadowBlur = 7;
  c.shadowColor = 'rgb(255 252 240 / 0.62)';
  for (const [x, y] of [
    [20, -34],
    [84, -8],
    [20, 78],
    [84, 104],
  ] as const) {
    c.beginPath();
    c.moveTo(x - away, y);
    c.lineTo(x + 54 - away, y + 22);
    c.lineTo(x + 54 - away, y + 122);
    c.lineTo(x - away, y + 100);
    c.fill();
  }
  for (const [x, y, size, turn] of [
    [8, 34, 120, 0.9],
    [196, 120, 150, -1.2],
    [60, 196, 120, 0.35],
  ] as const) {
    c.save();
    c.globalCompositeOperation = 'source-atop';
    c.translate(x, y);
    c.rotate(turn);
    branch(c, size, '#5a4632');
    c.restore();
  }
}
