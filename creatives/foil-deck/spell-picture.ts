import { bakeSprite } from '#creative-sdk/canvas.ts';
import { withAlpha } from '#creative-sdk/colour.ts';
import { clamp, easeOutBack } from '#creative-sdk/motion.ts';
import { type CreatureId, creatures } from './creatures.ts';
import { portraits } from './face.ts';
import { drawGloss, type Finish, layFoil, layIce } from './finish.ts';
import { FALL, type Flyer, fadeOf, flyAt, SWARM } from './flight.ts';
import { goldGradient, type Tilt } from './foil.ts';
import { Graver, type Pass } from './graver.ts';
import { bakeMotif, MOTIF } from './motifs.ts';
import type { Ritual } from './ritual.ts';
import { drawSky } from './scenery.ts';
import { drawSigil } from './sigil.ts';
import { combine, type Spell } from './spell.ts';
import { drawTerrain } from './terrain.ts';

type Draw = CanvasRenderingContext2D;

/** Half a side of the picture's layers: its radius is 100, and they slide. */
const HALF = 112;
/** Where the three signs lie in its sky, and how large. */
export const SIGNS = { y: -26, r: 58 } as const;
/** Flyers as near as this come out of the picture. */
const OUT = 0.66;
const RIM = 103;
/** Half a gem on it, in turns. */
const GEM = 0.018;
/** Above this the swarm comes from behind the one who stands in the picture. */
const HORIZON = 12;

/** The spell that three cards make: a round window in a gold rim, whose groove fills with the colours of the three. */
export class SpellPicture {
  readonly #finish: Finish;
  readonly #spell: Spell;
  readonly #hand: readonly CreatureId[];
  readonly #sky;
  readonly #ground;
  readonly #signs;
  readonly #motifs;
  readonly #hero;
  readonly #lines;

  constructor(hand: readonly CreatureId[], accent: string, finish: Finish, ratio: number) {
    this.#hand = hand;
    this.#finish = finish;
    this.#spell = combine(hand);
    const [sky, ground, hero, motifs, flight] = this.#spell.vision;
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
    const portray = (pass: Pass) => (c: Draw) => {
      c.translate(flight[0] * -0.35, 4 - flight[7] * 70);
      c.scale(0.66, 0.66);
      portraits[hero](new Graver(c, creatures[hero].inks, pass));
    };
    this.#hero = bake(HALF, portray('print'));
    this.#lines = bake(HALF, portray('foil'));
    this.#ground = bake(HALF, (c) => drawTerrain(c, ground, flight));
    this.#motifs = motifs.map((motif) => bakeMotif(motif, ratio));
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
    const isBehind = ({ near, y }: Flyer) => near < 0.6 && y < HORIZON && this.#spell.vision[4] !== FALL;
    for (const flyer of flyers) if (isBehind(flyer)) this.#drawFlyer(c, flyer, tilt);
    stamp(c, this.#hero, tilt, 4);
    layFoil(c, finish, this.#lines, { tilt, blend: 'overlay', alpha: 1, slide: 4, turn: 1.3 + look.time * 0.2, size: [HALF * 2, HALF * 2] });
    stamp(c, this.#ground, tilt, -2);
    for (const flyer of flyers) if (flyer.near < OUT && !isBehind(flyer)) this.#drawFlyer(c, flyer, tilt);
    drawGloss(c, finish, look);
    c.restore();
    const gold = goldGradient(c, tilt);
    this.#drawRim(c, gold, ritual.count);
    for (const flyer of flyers) if (flyer.near >= OUT) this.#drawFlyer(c, flyer, tilt);
    c.restore();
  }

  #flyers(roll: number): (Flyer & { readonly kind: number })[] {
    const flyers = [];
    for (let i = 0; i < SWARM; i++) {
      const flyer = flyAt(this.#spell.vision[4], i, roll);
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
    c.rotate(this.#spell.vision[3][flyer.kind] === 'feather' ? heading : turn);
    c.drawImage(sprite, (-MOTIF / 2) * size, (-MOTIF / 2) * size, MOTIF * size, MOTIF * size);
    c.restore();
  }

  /** The groove fills with the share that each of the three has in the power, one after the other; a gem closes each. */
  #drawRim(c: Draw, gold: CanvasGradient, count: number): void {
    const arc = (r: number, width: number, colour: string | CanvasGradient, from = 0, to = 1) => {
      c.beginPath();
      c.arc(0, 0, r, (from * 2 + 0.5) * Math.PI, (to * 2 + 0.5) * Math.PI);
      c.lineWidth = width;
      c.strokeStyle = colour;
      c.stroke();
    };
    arc(RIM, 12, gold);
    arc(RIM, 6, '#1a0d24');
    this.#hand.forEach((id, k) => {
      const { inks } = creatures[id];
      const at = (k + 1) / 3;
      const from = k / 3 + GEM;
      if (count > from) arc(RIM, 4, inks.mid, from, Math.min(at, count));
      drawGem(c, gold, { at, id, colour: count < at ? withAlpha(inks.light, 0.25) : inks.light });
    });
    arc(97, 0.8, 'rgb(50 24 4 / 0.7)');
    arc(RIM + 6, 0.8, withAlpha('#fff6d6', 0.75));
  }
}

interface Gem {
  /** Where on the rim, in turns from its foot. */
  readonly at: number;
  readonly id: CreatureId;
  readonly colour: string;
}

function drawGem(c: Draw, gold: CanvasGradient, { at, id, colour }: Gem): void {
  const place = { x: -Math.sin(at * 2 * Math.PI) * RIM, y: Math.cos(at * 2 * Math.PI) * RIM };
  for (const [width, fill] of [
    [12, gold],
    [9.5, '#1a0d24'],
  ] as const) {
    c.fillStyle = fill;
    c.beginPath();
    c.arc(place.x, place.y, width, 0, 7);
    c.fill();
  }
  drawSigil(c, id, { ...place, r: 7, colour, width: 1.1 });
}

function stamp(c: Draw, sprite: HTMLCanvasElement, tilt: Tilt, depth: number): void {
  c.drawImage(sprite, -HALF + tilt.x * depth, -HALF + tilt.y * depth, HALF * 2, HALF * 2);
}
