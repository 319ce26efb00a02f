import { bakeSprite } from '#creative-sdk/canvas.ts';
import { clamp, easeOutBack } from '#creative-sdk/motion.ts';
import { drawChimera } from './chimera.ts';
import { type CreatureId, creatures } from './creatures.ts';
import { Face } from './face.ts';
import type { Finish } from './finish.ts';
import { FALL, type Flyer, fadeOf, flyAt, SWARM } from './flight.ts';
import { FRONT, type Tilt } from './foil.ts';
import { drawSpellPlate } from './frame.ts';
import { bakeMotif, MOTIF } from './motifs.ts';
import type { Ritual } from './ritual.ts';
import { drawSky } from './scenery.ts';
import { combine, type Spell } from './spell.ts';
import { drawSnow, drawTerrain } from './terrain.ts';

type Draw = CanvasRenderingContext2D;

/** Flyers as near as this come out of the card. */
const OUT = 0.6;
/** Above this the swarm comes from behind the one who stands in the picture. */
const HORIZON = 12;
/** Half of the width of a face. */
const WAIST = 66;

/** The card that three cards make: a creature steps out of its frame, and so does what flies around it. */
export class SpellPicture {
  readonly #spell: Spell;
  readonly #motifs;
  readonly #face;
  readonly #snow;

  constructor(hand: readonly CreatureId[], finish: Finish, ratio: number) {
    this.#spell = combine(hand);
    const [sky, ground, motifs, flight] = this.#spell.vision;
    this.#face = new Face(
      {
        sky: (c) => drawSky(c, creatures[sky]),
        figure: (g) => drawChimera(g, hand),
        inks: creatures[sky].inks,
        ground: (c) => {
          c.translate(0, 44);
          drawTerrain(c, ground, flight);
        },
        plate: (c) => drawSpellPlate(c, hand, this.#spell.power),
      },
      finish,
      ratio,
    );
    this.#snow =
      flight === FALL &&
      bakeSprite(FRONT.x * 2, FRONT.y * 2, ratio, (c) => {
        c.translate(FRONT.x, FRONT.y);
        drawSnow(c);
      });
    this.#motifs = motifs.map((motif) => bakeMotif(motif, ratio));
  }

  /** Draws around the origin, in card units. */
  draw(c: Draw, ritual: Ritual, tilt: Tilt): void {
    const open = easeOutBack(clamp(ritual.shock * 1.7));
    const flyers = this.#flyers(ritual.roll);
    // None comes between the eye and the face.
    const layerOf = ({ near, x, y }: Flyer) => (this.#snow || (near >= OUT && Math.abs(x) > WAIST) ? 2 : y < HORIZON ? 0 : 1);
    c.save();
    c.scale(open, open);
    c.rotate(tilt.x * 0.04);
    this.#face.draw(c, { tilt, time: ritual.roll * 4 }, true, (layer) => {
      if (layer === 2 && this.#snow) c.drawImage(this.#snow, -FRONT.x, -FRONT.y, FRONT.x * 2, FRONT.y * 2);
      for (const flyer of flyers) if (layer === layerOf(flyer)) this.#drawFlyer(c, flyer, tilt);
    });
    c.restore();
  }

  #flyers(roll: number): (Flyer & { readonly kind: number })[] {
    const flyers = [];
    for (let i = 0; i < SWARM; i++) {
      const flyer = flyAt(this.#spell.vision[3], i, roll);
      if (flyer) flyers.push({ ...flyer, kind: i % 3 ? 1 : 0 });
    }
    return flyers.sort((a, b) => a.near - b.near);
  }

  #drawFlyer(c: Draw, flyer: Flyer & { readonly kind: number }, tilt: Tilt): void {
    const { x, y, near, size, turn, heading } = flyer;
    const sprite = this.#motifs[flyer.kind];
    if (!sprite) return;
    c.save();
    c.globalAlpha = fadeOf(flyer);
    c.translate(x - tilt.x * near * 16, y + 30 - tilt.y * near * 16);
    c.rotate(this.#spell.vision[2][flyer.kind] === 'feather' ? heading : turn);
    c.drawImage(sprite, (-MOTIF / 2) * size, (-MOTIF / 2) * size, MOTIF * size, MOTIF * size);
    c.restore();
  }
}
