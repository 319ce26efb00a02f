import { bakeSprite } from '#creative-sdk/canvas.ts';
import { ramp } from '#creative-sdk/motion.ts';
import { createRandom } from '#creative-sdk/random.ts';
import { Film } from './film.ts';
import { pane } from './furnishings.ts';
import { glow, linear, type Pen, radial } from './gradient.ts';
import { type Lamp, lamps, SLANT, TV } from './lamps.ts';
import { Layers } from './layers.ts';
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
  bell: [300, 0.5],
  drum: [460, 0.5],
  globe: [330, 0.62],
  dome: [400, 0.55],
  disc: [380, 0.26],
};
const FLAKES = 46;

/** Everything that is drawn, frame by frame. */
export class Picture {
  readonly #layers: Layers;
  readonly #film: Film;
  readonly #veil: HTMLCanvasElement;
  readonly #grain: HTMLCanvasElement;
  readonly #flakes: readonly { x: number; y: number; r: number; fall: number; sway: number }[];

  constructor(px: number, fabric: string) {
    this.#layers = new Layers(px, fabric);
    this.#film = new Film(px);
    this.#veil = bakeVeil(px);
    this.#grain = bakeGrain();
    const random = createRandom(44);
    this.#flakes = Array.from({ length: FLAKES }, () => ({
      x: random(),
      y: random(),
      r: 0.9 + 2 * random() ** 3,
      fall: 0.035 + 0.04 * random(),
      sway: random() * 6.283,
    }));
  }

  /** Uses a spare moment to light one more lamp. */
  prepare(): boolean {
    return this.#layers.prepare();
  }

  draw(pen: Pen, look: Look): void {
    if (look.room < 1) this.#film.draw(pen, look.filmS);
    if (look.room <= 0) return;
    const dim = ramp(look.room, 0, 0.45);
    if (look.room < 1) {
      pen.fillStyle = `rgb(6 6 10 / ${dim.toFixed(3)})`;
      pen.fillRect(0, 0, TV.width, TV.height);
    }
    if (look.room > 0.4) this.#drawRoom(pen, look, ramp(look.room, 0.4, 1));
  }

  #drawRoom(pen: Pen, look: Look, presence: number): void {
    const { powers, tint, dusk } = look;
    pen.globalCompositeOperation = 'source-over';
    pen.fillStyle = '#000000';
    pen.fillRect(0, 0, TV.width, TV.height);
    pen.globalCompositeOperation = 'lighter';
    for (const [i, power] of powers.entries()) {
      if (power < 0.004) continue;
      pen.globalAlpha = power;
      pen.drawImage(this.#layers.lamp(i), 0, 0, TV.width, TV.height);
    }
    pen.globalAlpha = 1;
    pen.globalCompositeOperation = 'multiply';
    pen.fillStyle = `rgb(${tint.join(' ')})`;
    pen.fillRect(0, 0, TV.width, TV.height);
    pen.globalCompositeOperation = 'lighter';
    for (const [layer, share] of [
      [this.#layers.early, 1 - dusk],
      [this.#layers.late, dusk],
    ] as const) {
      if (share <= 0) continue;
      pen.globalAlpha = share;
      pen.drawImage(layer, 0, 0, TV.width, TV.height);
    }
    pen.globalAlpha = 1;
    this.#drawSnow(pen, look);
    this.#drawBlooms(pen, look);
    pen.globalCompositeOperation = 'source-over';
    pen.drawImage(this.#veil, 0, 0, TV.width, TV.height);
    this.#drawGrain(pen);
    if (presence >= 1) return;
    pen.fillStyle = `rgb(6 6 10 / ${(1 - presence).toFixed(3)})`;
    pen.fillRect(0, 0, TV.width, TV.height);
  }

  #drawSnow(pen: Pen, { t, powers, dusk }: Look): void {
    const lit = powers.reduce((sum, power) => sum + power, 0);
    pen.save();
    pen.beginPath();
    const [midX, midY] = [pane.x + pane.width / 2, pane.y + pane.height / 2];
    for (const [x0, x1] of [
      [pane.x + 16, midX - 7],
      [midX + 7, pane.x + pane.width - 16],
    ] as const) {
      pen.rect(x0, pane.y + 2, x1 - x0, midY - 8 - pane.y);
      pen.rect(x0, midY + 7, x1 - x0, pane.height / 2 - 8);
    }
    pen.clip();
    pen.fillStyle = `rgb(226 230 246 / ${(0.4 + 0.2 * lit - 0.12 * dusk).toFixed(3)})`;
    for (const flake of this.#flakes) {
      const y = (flake.y + t * flake.fall) % 1;
      const x = flake.x + 0.03 * Math.sin(flake.sway + t * 0.7);
      pen.beginPath();
      pen.arc(pane.x + x * pane.width, pane.y + y * pane.height, flake.r, 0, 7);
      pen.fill();
    }
    pen.restore();
  }

  #drawBlooms(pen: Pen, { powers, tint }: Look): void {
    pen.globalCompositeOperation = 'screen';
    const rgb = tint.join(' ');
    for (const [i, lamp] of lamps.entries()) {
      const power = powers[i] ?? 0;
      if (power < 0.01) continue;
      const [r, alpha] = blooms[lamp.spread];
      const y = lamp.bulb.y + lamp.bulb.z * SLANT;
      glow(pen, { x: lamp.bulb.x, y, r }, rgb, alpha * power * 0.55);
      if (lamp.spread !== 'disc') glow(pen, { x: lamp.bulb.x, y, r: r * 0.36 }, rgb, alpha * power * 0.5);
    }
  }

  #drawGrain(pen: Pen): void {
    pen.globalCompositeOperation = 'overlay';
    pen.globalAlpha = 0.1;
    const pattern = pen.createPattern(this.#grain, 'repeat');
    if (pattern) pen.fillStyle = pattern;
    pen.fillRect(0, 0, TV.width, TV.height);
    pen.globalAlpha = 1;
    pen.globalCompositeOperation = 'source-over';
  }
}

/** The edges of the picture fall away. */
function bakeVeil(px: number): HTMLCanvasElement {
  return bakeSprite(TV.width, TV.height, px / 4, (pen) => {
    pen.translate(960, 520);
    pen.scale(1.5, 1);
    pen.fillStyle = radial(pen, { x: 0, y: 0, r: 860 }, 'rgb(5 5 9 / 0) 0, rgb(5 5 9 / 0) .5, rgb(5 5 9 / 0.34) .8, rgb(5 5 9 / 0.62) 1');
    pen.fillRect(-960, -520, 1920, 1080);
    pen.setTransform(px / 4, 0, 0, px / 4, 0, 0);
    pen.fillStyle = linear(pen, [0, 0, 0, 260], 'rgb(5 5 9 / 0.4) 0, rgb(5 5 9 / 0) 1');
    pen.fillRect(0, 0, TV.width, 260);
  });
}

function bakeGrain(): HTMLCanvasElement {
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
