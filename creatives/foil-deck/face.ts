import { bakeSprite } from '#creative-sdk/canvas.ts';
import { withAlpha } from '#creative-sdk/colour.ts';
import type { Creature, CreatureId } from './creatures.ts';
import { drawDragon } from './dragon.ts';
import { CARD, FACINGS, foilGradient, glintAt, goldGradient, type Tilt } from './foil.ts';
import { drawFox } from './fox.ts';
import { drawFrame, drawPlate, framePath } from './frame.ts';
import { Graver, type Pass } from './graver.ts';
import { drawNautilus } from './nautilus.ts';
import { drawOwl } from './owl.ts';
import { drawGround, drawLand, drawSky } from './scenery.ts';
import { drawTitan } from './titan.ts';

type Draw = CanvasRenderingContext2D;

const portraits: Readonly<Record<CreatureId, (g: Graver) => void>> = {
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

/** What all cards share. */
export interface Finish {
  readonly foilMasks: readonly HTMLCanvasElement[];
  readonly glints: readonly HTMLCanvasElement[];
  readonly gold: HTMLCanvasElement;
  /** A scratch pad of one card's size. */
  readonly pad: CanvasRenderingContext2D;
}

export interface Look {
  readonly tilt: Tilt;
  readonly time: number;
  /** 0 plain print … 1 full foil. */
  readonly shine: number;
}

interface Layering {
  readonly blend: GlobalCompositeOperation;
  readonly alpha: number;
  /** Slides with its layer. */
  readonly slide: number;
  /** Where the rainbow begins, radians. */
  readonly turn: number;
}

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
    const { tilt, time, shine } = look;
    c.save();
    framePath(c, 0);
    c.clip();
    this.#stamp(c, this.#sky, tilt, DEPTH.sky);
    this.#stamp(c, this.#land, tilt, DEPTH.land);
    this.#finish.foilMasks.forEach((mask, kind) => {
      this.#layFoil(c, look, mask, {
        blend: kind ? 'screen' : 'color-dodge',
        alpha: (kind ? 0.62 : 0.85) * shine,
        slide: 0,
        turn: kind * 2.6 + time * 0.16,
      });
    });
    this.#stamp(c, this.#creature, tilt, DEPTH.creature);
    this.#layFoil(c, look, this.#lines, { blend: 'overlay', alpha: shine, slide: DEPTH.creature, turn: 1.3 + time * 0.2 });
    this.#stamp(c, this.#ground, tilt, DEPTH.ground);
    this.#drawGlints(c, tilt, time * shine);
    this.#drawGlare(c, tilt, shine);
    this.#stamp(c, this.#plate, tilt, 0);
    this.#drawGold(c, tilt);
    c.restore();
  }

  #stamp(c: Draw, sprite: HTMLCanvasElement, tilt: Tilt, depth: number): void {
    c.drawImage(sprite, -W / 2 + tilt.x * depth, -H / 2 + tilt.y * depth, W, H);
  }

  /** The rainbow through a mask. */
  #layFoil(c: Draw, { tilt }: Look, mask: HTMLCanvasElement, how: Layering): void {
    if (how.alpha <= 0) return;
    const { pad, foilMasks } = this.#finish;
    const [w, h] = foilMasks.includes(mask) ? [CARD.width, CARD.height] : [W, H];
    pad.globalCompositeOperation = 'copy';
    pad.drawImage(mask, -w / 2 + tilt.x * how.slide, -h / 2 + tilt.y * how.slide, w, h);
    pad.globalCompositeOperation = 'source-in';
    pad.fillStyle = foilGradient(pad, tilt, how.turn);
    pad.fillRect(-CARD.width / 2, -CARD.height / 2, CARD.width, CARD.height);
    c.globalCompositeOperation = how.blend;
    c.globalAlpha = how.alpha;
    c.drawImage(pad.canvas, -CARD.width / 2, -CARD.height / 2, CARD.width, CARD.height);
    c.globalCompositeOperation = 'source-over';
    c.globalAlpha = 1;
  }

  #drawGlints(c: Draw, tilt: Tilt, time: number): void {
    c.globalCompositeOperation = 'lighter';
    for (let facing = 0; facing < FACINGS; facing++) {
      const bright = glintAt(facing, tilt, time);
      const sprite = this.#finish.glints[facing];
      if (bright < 0.02 || !sprite) continue;
      c.globalAlpha = bright;
      c.drawImage(sprite, -CARD.width / 2, -CARD.height / 2, CARD.width, CARD.height);
    }
    c.globalAlpha = 1;
    c.globalCompositeOperation = 'source-over';
  }

  /** The lamp's own reflection: a soft slanting bar that runs across as the card turns. */
  #drawGlare(c: Draw, tilt: Tilt, shine: number): void {
    const at = -tilt.x * 210 - tilt.y * 90 - 46;
    const bar = c.createLinearGradient(at - 70, -30, at + 70, 30);
    for (const [stop, alpha] of [
      [0, 0],
      [0.42, 0.05],
      [0.5, 0.34],
      [0.56, 0.12],
      [0.62, 0.2],
      [0.7, 0.03],
      [1, 0],
    ] as const) {
      bar.addColorStop(stop, `rgb(255 250 240 / ${alpha * (0.4 + 0.6 * shine)})`);
    }
    c.globalCompositeOperation = 'screen';
    c.fillStyle = bar;
    c.fillRect(-CARD.width / 2, -CARD.height / 2, CARD.width, CARD.height);
    c.globalCompositeOperation = 'source-over';
  }

  #drawGold(c: Draw, tilt: Tilt): void {
    const { pad, gold } = this.#finish;
    pad.globalCompositeOperation = 'copy';
    pad.drawImage(gold, -CARD.width / 2, -CARD.height / 2, CARD.width, CARD.height);
    pad.globalCompositeOperation = 'source-in';
    pad.fillStyle = goldGradient(pad, tilt);
    pad.fillRect(-CARD.width / 2, -CARD.height / 2, CARD.width, CARD.height);
    c.drawImage(pad.canvas, -CARD.width / 2, -CARD.height / 2, CARD.width, CARD.height);
    drawFrame(c);
  }
}
