import { bakeSprite } from '#creative-sdk/canvas.ts';
import { withAlpha } from '#creative-sdk/colour.ts';
import type { Creature, CreatureId } from './creatures.ts';
import { drawDragon } from './dragon.ts';
import { drawGloss, type Finish, type Look, layFoil, layIce } from './finish.ts';
import { CARD, type Tilt } from './foil.ts';
import { drawFox } from './fox.ts';
import { drawFrame, drawPlate, framePath } from './frame.ts';
import { Graver, type Pass } from './graver.ts';
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

/** Layers are this much larger than the card on every side, card units, so that they may slide. */
const BLEED = 14;
/** How far each layer slides at full tilt, card units: far ones with the card, near ones against it. */
const DEPTH = { sky: 9, land: 5, creature: -5, ground: -10 } as const;
const W = CARD.width + BLEED * 2;
const H = CARD.height + BLEED * 2;

/** The front of one card: four layers in depth, under foil, under gold. */
export class Face {
  readonly #sky;
  readonly #land;
  readonly #creature;
  readonly #lines;
  readonly #ground;
  readonly #plate;
  readonly #finish: Finish;

  constructor(creature: Creature, finish: Finish, ratio: number, hasText: boolean) {
    this.#finish = finish;
    const bake = (draw: (c: Draw) => void) =>
      bakeSprite(W, H, ratio, (c) => {
        c.translate(W / 2, H / 2);
        draw(c);
      });
    const engrave = (pass: Pass) => (c: Draw) => {
      if (pass === 'foil') drawLand(c, creature, pass);
      portraits[creature.id](new Graver(c, creature.inks, pass));
    };
    this.#sky = bake((c) => drawSky(c, creature));
    this.#land = bake((c) => drawLand(c, creature, 'print'));
    const plain = bake(engrave('print'));
    this.#creature = bake((c) => {
      c.shadowColor = withAlpha(creature.sky[0], 0.85);
      c.shadowBlur = 9 * ratio;
      c.shadowOffsetX = 2 * ratio;
      c.shadowOffsetY = 4 * ratio;
      c.drawImage(plain, -W / 2, -H / 2, W, H);
    });
    this.#lines = bake(engrave('foil'));
    this.#ground = bake((c) => drawGround(c, creature));
    this.#plate = bake((c) => drawPlate(c, creature, hasText));
  }

  /** Draws around the origin, in card units. */
  draw(c: Draw, look: Look): void {
    const { tilt, time } = look;
    const finish = this.#finish;
    c.save();
    framePath(c, 0);
    c.clip();
    this.#stamp(c, this.#sky, tilt, DEPTH.sky);
    this.#stamp(c, this.#land, tilt, DEPTH.land);
    layIce(c, finish, look);
    this.#stamp(c, this.#creature, tilt, DEPTH.creature);
    layFoil(c, finish, this.#lines, { tilt, blend: 'overlay', alpha: 1, slide: DEPTH.creature, turn: 1.3 + time * 0.2, size: [W, H] });
    this.#stamp(c, this.#ground, tilt, DEPTH.ground);
    drawGloss(c, finish, look);
    this.#stamp(c, this.#plate, tilt, 0);
    layFoil(c, finish, finish.gold, { tilt, blend: 'source-over', alpha: 1, slide: 0 });
    drawFrame(c);
    c.restore();
  }

  #stamp(c: Draw, sprite: HTMLCanvasElement, tilt: Tilt, depth: number): void {
    c.drawImage(sprite, -W / 2 + tilt.x * depth, -H / 2 + tilt.y * depth, W, H);
  }
}
