import { bakeSprite } from '#creative-sdk/canvas.ts';
import { glow, linear, type Pen } from '#creative-sdk/gradient.ts';
import { ramp } from '#creative-sdk/motion.ts';
import { TV } from '#creative-sdk/screen.ts';
import { HEAD } from './cat.ts';
import { drawHead } from './cat-face.ts';
import { Film } from './film.ts';
import { type Lamp, lamps, SLANT } from './lamps.ts';
import { type Layer, Layers, stain } from './layers.ts';
import { Snow } from './snow.ts';
import type { Rgb } from './warmth.ts';

export interface Look {
  /** 0 the film, 1 the room. */
  readonly room: number;
  readonly filmS: number;
  readonly dusk: number;
  readonly powers: readonly number[];
  readonly tint: Rgb;
  /** The cat: its head up, its eyes open, 0 … 1; which way it looks, -1 … 1. */
  readonly awake: number;
  readonly eyes: number;
  readonly gaze: number;
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
  readonly #head: Pen;
  #layers: Layers | undefined;
  #litAs = '';

  constructor(px: number, fabric: string) {
    this.#px = px;
    this.#fabric = fabric;
    this.#film = new Film(px);
    this.#lit = createMemory(TV.width, TV.height, px);
    this.#head = createMemory(HEAD[2], HEAD[3], px);
  }

  /** Uses a frame with time to spare to build the room, then to light one more lamp. */
  prepare(): void {
    if (this.#layers) this.#layers.prepare();
    else this.#room();
  }

  draw(pen: Pen, look: Look): void {
    const { room, filmS } = look;
    if (room > 0) {
      this.#light(look);
      pen.drawImage(this.#lit.canvas, 0, 0, TV.width, TV.height);
      this.#snow.draw(pen, look);
      drawHead(pen, this.#head.canvas, look);
    }
    pen.fillStyle = `rgb(6 6 10 / ${(1 - ramp(room, 0.3, 1)).toFixed(3)})`;
    pen.fillRect(0, 0, TV.width, TV.height);
    this.#film.drawBack(pen, filmS, room);
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
    this.#add('room', { powers, tint, night });
    drawBlooms(this.#lit, powers, tint.join(' '));
    this.#add('head', { powers, tint, night });
    this.#head.globalCompositeOperation = 'destination-in';
    this.#head.drawImage(this.#room().early.head, 0, 0, HEAD[2], HEAD[3]);
  }

  #add(part: keyof Layer, { powers, tint, night }: Pick<Look, 'powers' | 'tint'> & { night: number }): void {
    const layers = this.#room();
    const pen = part === 'room' ? this.#lit : this.#head;
    const [width, height] = part === 'room' ? [TV.width, TV.height] : [HEAD[2], HEAD[3]];
    const stamp = (share: number, layer: () => Layer) => {
      pen.globalCompositeOperation = 'lighter';
      // More than all of a light is that light and a part of it once more.
      for (let left = share; left >= 0.004; left--) {
        pen.globalAlpha = Math.min(1, left);
        pen.drawImage(layer()[part], 0, 0, width, height);
      }
      pen.globalAlpha = 1;
    };
    pen.globalCompositeOperation = 'source-over';
    pen.fillStyle = '#000000';
    pen.fillRect(0, 0, width, height);
    for (const [i, power] of powers.entries()) stamp(power, () => layers.lamp(i));
    stain(pen, `rgb(${tint.join(' ')})`);
    stamp(1 - night, () => layers.early);
    stamp(night, () => layers.late);
  }
}

function createMemory(width: number, height: number, px: number): Pen {
  const memory = bakeSprite(width, height, px, () => {}).getContext('2d');
  if (!memory) throw new Error('Canvas 2D is not available');
  return memory;
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
