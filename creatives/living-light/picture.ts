import { bakeSprite } from '#creative-sdk/canvas.ts';
import { glow, linear, type Pen } from '#creative-sdk/gradient.ts';
import { ramp } from '#creative-sdk/motion.ts';
import { TV } from '#creative-sdk/screen.ts';
import { Film } from './film.ts';
import { type Lamp, lamps, SLANT } from './lamps.ts';
import { Layers } from './layers.ts';
import { Snow } from './snow.ts';
import type { Rgb } from './warmth.ts';

export interface Look {
  /** 0 the film, 1 the room. */
  readonly room: number;
  readonly filmS: number;
  readonly dusk: number;
  readonly powers: readonly number[];
  readonly tint: Rgb;
  /** Seconds of snowfall. */
  readonly t: number;
}

/** Bloom around each shade: radius and strength. */
const blooms: Readonly<Record<Lamp['spread'], readonly [number, number]>> = {
  bell: [260, 0.46],
  drum: [460, 0.5],
  globe: [330, 0.62],
  dome: [400, 0.36],
  disc: [380, 0.26],
};
/** Night falls in this many steps, each too small to see: between them the picture of the room is reused. */
const DUSK_STEPS = 60;

/** Everything that is drawn, frame by frame. */
export class Picture {
  readonly #px: number;
  readonly #fabric: string;
  readonly #film: Film;
  readonly #snow = new Snow();
  readonly #lit: Pen;
  #layers: Layers | undefined;
  #litAs = '';

  constructor(px: number, fabric: string) {
    this.#px = px;
    this.#fabric = fabric;
    this.#film = new Film(px);
    const memory = bakeSprite(TV.width, TV.height, px, () => {}).getContext('2d');
    if (!memory) throw new Error('Canvas 2D is not available');
    this.#lit = memory;
  }

  /** Uses a frame with time to spare to build the room, then to light one more lamp. */
  prepare(): void {
    if (this.#layers) this.#layers.prepare();
    else this.#room();
  }

  draw(pen: Pen, look: Look): void {
    if (look.room < 1) this.#film.draw(pen, look.filmS);
    if (look.room <= 0) return;
    const presence = ramp(look.room, 0.4, 1);
    if (look.room > 0.4) {
      this.#light(look);
      pen.drawImage(this.#lit.canvas, 0, 0, TV.width, TV.height);
      this.#snow.draw(pen, look);
    }
    if (presence >= 1) return;
    const dim = look.room > 0.4 ? 1 - presence : ramp(look.room, 0, 0.4);
    pen.fillStyle = `rgb(6 6 10 / ${dim.toFixed(3)})`;
    pen.fillRect(0, 0, TV.width, TV.height);
  }

  #room(): Layers {
    this.#layers ??= new Layers(this.#px, this.#fabric);
    return this.#layers;
  }

  /** Adds up the light of the lamps and of the sky. */
  #light({ powers, tint, dusk }: Look): void {
    const night = Math.round(dusk * DUSK_STEPS) / DUSK_STEPS;
    const key = `${powers.map((power) => power.toFixed(3))} ${tint} ${night}`;
    if (key === this.#litAs) return;
    this.#litAs = key;
    const pen = this.#lit;
    const layers = this.#room();
    pen.globalAlpha = 1;
    pen.globalCompositeOperation = 'source-over';
    pen.fillStyle = '#000000';
    pen.fillRect(0, 0, TV.width, TV.height);
    pen.globalCompositeOperation = 'lighter';
    for (const [i, power] of powers.entries()) stamp(pen, power, () => layers.lamp(i));
    pen.globalAlpha = 1;
    pen.globalCompositeOperation = 'multiply';
    pen.fillStyle = `rgb(${tint.join(' ')})`;
    pen.fillRect(0, 0, TV.width, TV.height);
    pen.globalCompositeOperation = 'lighter';
    stamp(pen, 1 - night, () => layers.early);
    stamp(pen, night, () => layers.late);
    pen.globalAlpha = 1;
    drawBlooms(pen, powers, tint.join(' '));
  }
}

function stamp(pen: Pen, share: number, layer: () => HTMLCanvasElement): void {
  if (share < 0.004) return;
  pen.globalAlpha = share;
  pen.drawImage(layer(), 0, 0, TV.width, TV.height);
}

function drawBlooms(pen: Pen, powers: readonly number[], rgb: string): void {
  pen.globalCompositeOperation = 'screen';
  for (const [i, lamp] of lamps.entries()) {
    const power = powers[i] ?? 0;
    if (power < 0.01) continue;
    const [r, alpha] = blooms[lamp.spread];
    const { x } = lamp.bulb;
    // The bell hides its bulb: what blooms is the air below it.
    const y = lamp.bulb.y + lamp.bulb.z * SLANT + (lamp.spread === 'bell' ? 64 : 0);
    glow(pen, { x, y, r }, rgb, alpha * power * 0.55);
    if (lamp.spread === 'bell') drawCone(pen, rgb, power);
    if (lamp.spread !== 'disc') glow(pen, { x, y, r: r * 0.36 }, rgb, alpha * power * 0.5);
  }
}

/** Dust in the beam of the bell lamp, down to the table. */
function drawCone(pen: Pen, rgb: string, power: number): void {
  pen.fillStyle = linear(
    pen,
    [0, 286, 0, 690],
    `rgb(${rgb} / ${(0.3 * power).toFixed(3)}) 0, rgb(${rgb} / ${(0.1 * power).toFixed(3)}) .5, rgb(${rgb} / 0) 1`,
  );
  for (const spread of [0.7, 0.85, 1]) {
    pen.globalAlpha = 0.4;
    pen.beginPath();
    pen.moveTo(640 - 86 * spread, 288);
    pen.lineTo(640 + 86 * spread, 288);
    pen.lineTo(640 + 216 * spread, 690);
    pen.lineTo(640 - 216 * spread, 690);
    pen.fill();
  }
  pen.globalAlpha = 1;
}
