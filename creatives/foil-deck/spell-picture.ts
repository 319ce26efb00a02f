import { bakeSprite } from '#creative-sdk/canvas.ts';
import { withAlpha } from '#creative-sdk/colour.ts';
import { clamp, easeOutBack } from '#creative-sdk/motion.ts';
import { type CreatureId, creatures } from './creatures.ts';
import { drawGloss, type Finish, layFoil, layIce } from './finish.ts';
import { type Flyer, fadeOf, flyAt, SWARM } from './flight.ts';
import { goldGradient, type Tilt } from './foil.ts';
import { drawMotif, MOTIF } from './motifs.ts';
import type { Ritual } from './ritual.ts';
import { drawSky } from './scenery.ts';
import { drawSigil } from './sigil.ts';
import { combine, MOST_POWER, type Spell } from './spell.ts';
import { drawTerrain } from './terrain.ts';

type Draw = CanvasRenderingContext2D;

/** Half a side of the picture's layers: its radius is 100, and they slide. */
const HALF = 112;
/** Where the three signs lie in its sky, and how large. */
export const SIGNS = { y: -26, r: 58 } as const;
/** Flyers as near as this come out of the picture. */
const OUT = 0.66;
const RIM = 103;

/** The spell that three cards make: a round window in a gold rim, whose groove fills with its power. */
export class SpellPicture {
  readonly #accent: string;
  readonly #finish: Finish;
  readonly #spell: Spell;
  readonly #hand: readonly CreatureId[];
  readonly #sky;
  readonly #ground;
  readonly #signs;
  readonly #motifs;

  constructor(hand: readonly CreatureId[], accent: string, finish: Finish, ratio: number) {
    this.#hand = hand;
    this.#accent = accent;
    this.#finish = finish;
    this.#spell = combine(hand);
    const [sky, ground, motifs, flight] = this.#spell.vision;
    const bake = (half: number, draw: (c: Draw) => void) =>
      bakeSprite(half * 2, half * 2, ratio, (c) => {
        c.translate(half, half);
        draw(c);
      });
    this.#sky = bake(HALF, (c) => {
      c.scale(0.72, 0.72);
      drawSky(c, creatures[sky]);
    });
    this.#signs = bake(HALF, (c) => {
      for (const id of hand) drawSigil(c, id, { x: 0, y: SIGNS.y, r: SIGNS.r, colour: accent, width: 1.6 });
    });
    this.#ground = bake(HALF, (c) => drawTerrain(c, ground, flight));
    this.#motifs = motifs.map((motif) => bake(MOTIF / 2, (c) => drawMotif(c, motif)));
  }

  /** Draws around the origin, in a circle of 100. */
  draw(c: Draw, ritual: Ritual, tilt: Tilt): void {
    const finish = this.#finish;
    const look = { tilt, time: ritual.roll * 4 };
    const open = easeOutBack(clamp(ritual.shock * 1.7));
    const flyers = this.#flyers(ritual.roll);
    c.save();
    c.scale(open, open);
    c.save();
    c.beginPath();
    c.arc(0, 0, 100, 0, 7);
    c.clip();
    stamp(c, this.#sky, tilt, 8);
    layIce(c, finish, look);
    layFoil(c, finish, this.#signs, { tilt, blend: 'source-over', alpha: 0.85, slide: 5, size: [HALF * 2, HALF * 2] });
    stamp(c, this.#ground, tilt, 2);
    for (const flyer of flyers) if (flyer.near < OUT) this.#drawFlyer(c, flyer, tilt);
    drawGloss(c, finish, look);
    c.restore();
    const gold = goldGradient(c, tilt);
    this.#drawRim(c, gold, (this.#spell.power / MOST_POWER) * ritual.count);
    for (const flyer of flyers) if (flyer.near >= OUT) this.#drawFlyer(c, flyer, tilt);
    this.#drawGem(c, gold);
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
    c.translate(x - tilt.x * near * 16, y - tilt.y * near * 16);
    c.rotate(this.#spell.vision[2][flyer.kind] === 'knife' ? heading : turn);
    c.drawImage(sprite, (-MOTIF / 2) * size, (-MOTIF / 2) * size, MOTIF * size, MOTIF * size);
    c.restore();
  }

  #drawRim(c: Draw, gold: CanvasGradient, share: number): void {
    const arc = (r: number, width: number, colour: string | CanvasGradient, part = 1) => {
      c.beginPath();
      c.arc(0, 0, r, Math.PI / 2, (part * 2 + 0.5) * Math.PI);
      c.lineWidth = width;
      c.strokeStyle = colour;
      c.stroke();
    };
    arc(RIM, 11, gold);
    arc(RIM, 5, '#1a0d24');
    arc(RIM, 3, this.#accent, share);
    arc(97, 0.8, 'rgb(50 24 4 / 0.7)');
    arc(RIM + 5, 0.8, withAlpha('#fff6d6', 0.75));
  }

  #drawGem(c: Draw, gold: CanvasGradient): void {
    c.translate(0, RIM);
    for (const [r, colour] of [
      [17, gold],
      [14, '#1a0d24'],
    ] as const) {
      c.fillStyle = colour;
      c.beginPath();
      c.arc(0, 0, r, 0, 7);
      c.fill();
    }
    for (const id of this.#hand) drawSigil(c, id, { x: 0, y: 0, r: 10, colour: this.#accent, width: 1.1 });
  }
}

function stamp(c: Draw, sprite: HTMLCanvasElement, tilt: Tilt, depth: number): void {
  c.drawImage(sprite, -HALF + tilt.x * depth, -HALF + tilt.y * depth, HALF * 2, HALF * 2);
}
