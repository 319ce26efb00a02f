import { CARD, FACINGS, foilGradient, glintAt, goldGradient, type Tilt } from './foil.ts';

type Draw = CanvasRenderingContext2D;

/** What all cards and the picture of the spell share. */
export interface Finish {
  readonly foilMasks: readonly HTMLCanvasElement[];
  readonly glints: readonly HTMLCanvasElement[];
  readonly gold: HTMLCanvasElement;
  /** A scratch pad of one card's size. */
  readonly pad: Draw;
}

/** How a print lies under the lamp. */
export interface Look {
  readonly tilt: Tilt;
  readonly time: number;
}

interface Layering {
  readonly blend: GlobalCompositeOperation;
  readonly alpha: number;
  /** Slides with its layer. */
  readonly slide: number;
  /** Where the rainbow begins, radians; without it the foil is gold. */
  readonly turn?: number;
  /** Size of the mask, card units, if it is not a card's. */
  readonly size?: readonly [width: number, height: number];
}

const { width: W, height: H } = CARD;

function stamp(c: Draw, sprite: HTMLCanvasElement): void {
  c.drawImage(sprite, -W / 2, -H / 2, W, H);
}

/** Foil through a mask. */
export function layFoil(c: Draw, { pad }: Finish, mask: HTMLCanvasElement, { tilt, ...how }: Layering & { readonly tilt: Tilt }): void {
  const [w, h] = how.size ?? [W, H];
  pad.globalCompositeOperation = 'copy';
  pad.drawImage(mask, -w / 2 + tilt.x * how.slide, -h / 2 + tilt.y * how.slide, w, h);
  pad.globalCompositeOperation = 'source-in';
  pad.fillStyle = how.turn === undefined ? goldGradient(pad, tilt) : foilGradient(pad, tilt, how.turn);
  pad.fillRect(-W / 2, -H / 2, W, H);
  c.globalCompositeOperation = how.blend;
  c.globalAlpha = how.alpha;
  stamp(c, pad.canvas);
  c.globalCompositeOperation = 'source-over';
  c.globalAlpha = 1;
}

/** The cracked ice of the ground. */
export function layIce(c: Draw, finish: Finish, { tilt, time }: Look): void {
  finish.foilMasks.forEach((mask, kind) => {
    layFoil(c, finish, mask, { tilt, blend: kind ? 'screen' : 'color-dodge', alpha: kind ? 0.62 : 0.85, slide: 0, turn: kind * 2.6 + time * 0.16 });
  });
}

/** Glints, and over them the lamp's own reflection: a soft slanting bar that runs across as the card turns. */
export function drawGloss(c: Draw, { glints }: Finish, { tilt, time }: Look): void {
  c.globalCompositeOperation = 'lighter';
  for (let facing = 0; facing < FACINGS; facing++) {
    const bright = glintAt(facing, tilt, time);
    const sprite = glints[facing];
    if (bright < 0.02 || !sprite) continue;
    c.globalAlpha = bright;
    stamp(c, sprite);
  }
  c.globalAlpha = 1;
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
    bar.addColorStop(stop, `rgb(255 250 240 / ${alpha})`);
  }
  c.globalCompositeOperation = 'screen';
  c.fillStyle = bar;
  c.fillRect(-W / 2, -H / 2, W, H);
  c.globalCompositeOperation = 'source-over';
}
