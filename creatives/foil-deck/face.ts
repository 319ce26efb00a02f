import { bakeSprite } from '#creative-sdk/canvas.ts';
import { withAlpha } from '#creative-sdk/colour.ts';
import type { Creature, CreatureId } from './creatures.ts';
import { drawDragon } from './dragon.ts';
import { drawGlints, type Finish, type Look, layFoil, layIce, sweepGradient } from './finish.ts';
import { CARD, FRONT, foilGradient, goldGradient, type Tilt } from './foil.ts';
import { drawFox } from './fox.ts';
import { drawFrame, drawPlate, EDGE, framePath } from './frame.ts';
import { Graver, type Inks, type Pass } from './graver.ts';
import { drawNautilus } from './nautilus.ts';
import { drawOwl } from './owl.ts';
import { drawGround, drawLand, drawSky } from './scenery.ts';
import { drawTitan } from './titan.ts';

type Draw = CanvasRenderingContext2D;

export const portraits: Readonly<Record<CreatureId, (g: Graver) => void>> = {
  fox: drawFox,
  owl: drawOwl,
  dragon: drawDragon,
  tide: drawNautilus,
  titan: drawTitan,
};

/** What a front shows, from the far layer to the near one, around the origin in card units. */
export interface Art {
  readonly sky: (c: Draw) => void;
  readonly land?: (c: Draw) => void;
  readonly figure: (g: Graver) => void;
  readonly inks: Inks;
  readonly ground: (c: Draw) => void;
  readonly plate: (c: Draw) => void;
}

export function artOf(creature: Creature, hasText: boolean): Art {
  return {
    sky: (c) => drawSky(c, creature),
    land: (c) => drawLand(c, creature),
    figure: portraits[creature.id],
    inks: creature.inks,
    ground: (c) => drawGround(c, creature),
    plate: (c) => drawPlate(c, creature, hasText),
  };
}

/** Layers are this much larger than the card on every side, card units, so that they may slide. */
const BLEED = 14;
/** How far each layer slides at full tilt, card units: far ones with the card, near ones against it. */
const DEPTH = { sky: 9, land: 5, figure: -7, ground: -10 } as const;
/** Larger than its card, so that it breaks out of the frame; below this only the frame's inside shows it. */
const FIGURE = { size: 1.34, y: -18, foot: 112 } as const;

/** The front of one card: layers in depth under foil, in a frame of gold that the figure steps out of. */
export class Face {
  readonly #sky;
  readonly #land;
  readonly #figure;
  readonly #cutLines;
  #lines: Sprite | undefined;
  readonly #ground;
  readonly #plate;
  readonly #finish: Finish;

  constructor({ sky, land, figure, inks, ground, plate }: Art, finish: Finish, ratio: number) {
    this.#finish = finish;
    const bake = (draw: (c: Draw) => void, { x, y } = { x: CARD.width / 2 + BLEED, y: CARD.height / 2 + BLEED }) => ({
      x,
      y,
      sprite: bakeSprite(x * 2, y * 2, ratio, (c) => {
        c.translate(x, y);
        draw(c);
      }),
    });
    const engrave = (pass: Pass) => (c: Draw) => {
      c.translate(0, FIGURE.y);
      c.scale(FIGURE.size, FIGURE.size);
      figure(new Graver(c, inks, pass));
    };
    this.#sky = bake(sky);
    this.#land = land && bake(land);
    const plain = bake(engrave('print'), FRONT);
    this.#figure = bake((c) => {
      c.shadowColor = withAlpha('#0a0410', 0.75);
      c.shadowBlur = 9 * ratio;
      c.shadowOffsetX = 2 * ratio;
      c.shadowOffsetY = 5 * ratio;
      stamp(c, plain, { x: 0, y: 0 }, 0);
    }, FRONT);
    this.#cutLines = () => bake(engrave('foil'), FRONT);
    this.#ground = bake(ground);
    this.#plate = bake(plate);
  }

  /**
   * Draws around the origin, in card units. The foil in the engraving is cut for a card that is near enough to be looked at; `fly` adds what flies
   * behind the figure, before it, and out of the card.
   */
  draw(c: Draw, look: Look, isNear: boolean, fly?: (layer: 0 | 1 | 2) => void): void {
    const { tilt, time } = look;
    const finish = this.#finish;
    c.save();
    framePath(c, 0);
    c.clip();
    stamp(c, this.#sky, tilt, DEPTH.sky);
    if (this.#land) stamp(c, this.#land, tilt, DEPTH.land);
    layIce(c, finish, look);
    fly?.(0);
    layFoil(c, finish, finish.gold, { tilt, blend: 'source-over', slide: 0, fill: goldGradient(c, tilt) });
    drawFrame(c);
    const sweep = sweepGradient(c, tilt);
    c.globalCompositeOperation = 'overlay';
    c.fillStyle = sweep;
    c.fillRect(-CARD.width / 2, -CARD.height / 2, CARD.width, CARD.height);
    c.restore();
    c.save();
    framePath(c, EDGE);
    c.rect(-FRONT.x, -FRONT.y, FRONT.x * 2, FRONT.y + FIGURE.foot);
    c.clip();
    stamp(c, this.#figure, tilt, DEPTH.figure);
    if (isNear) {
      this.#lines ??= this.#cutLines();
      const how = { tilt, slide: DEPTH.figure, isFigure: true };
      layFoil(c, finish, this.#lines.sprite, { ...how, blend: 'overlay', alpha: 0.34, fill: foilGradient(c, tilt, 1.3 + time * 0.2) });
      layFoil(c, finish, this.#lines.sprite, { ...how, blend: 'hard-light', fill: sweep });
    }
    c.restore();
    c.save();
    framePath(c, EDGE);
    c.clip();
    stamp(c, this.#ground, tilt, DEPTH.ground);
    fly?.(1);
    drawGlints(c, finish, look);
    c.restore();
    fly?.(2);
    stamp(c, this.#plate, tilt, 0);
  }
}

interface Sprite {
  readonly x: number;
  readonly y: number;
  readonly sprite: HTMLCanvasElement;
}

function stamp(c: Draw, { x, y, sprite }: Sprite, tilt: Tilt, depth: number): void {
  c.drawImage(sprite, -x + tilt.x * depth, -y + tilt.y * depth, x * 2, y * 2);
}
