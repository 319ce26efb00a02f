import { withAlpha } from '#creative-sdk/colour.ts';
import { CARD, FACINGS, FRONT, foilGradient, glintAt, SPECTRUM, type Tilt } from './foil.ts';

type Draw = CanvasRenderingContext2D;

/** What all cards and the picture of the spell share. */
export interface Finish {
  readonly foilMasks: readonly HTMLCanvasElement[];
  readonly glints: readonly HTMLCanvasElement[];
  readonly gold: HTMLCanvasElement;
  /** A scratch pad of one card's size. */
  readonly pad: Draw;
  /** A larger one, for figures. */
  readonly figurePad: Draw;
}

/** How a print lies under the lamp. */
export interface Look {
  readonly tilt: Tilt;
  readonly time: number;
}

interface Layering {
  readonly tilt: Tilt;
  readonly blend: GlobalCompositeOperation;
  readonly alpha?: number;
  /** Slides with its layer. */
  readonly slide: number;
  readonly fill: CanvasGradient;
  /** The mask is a figure's, not a card's. */
  readonly isFigure?: boolean;
}

const { width: W, height: H } = CARD;

/** Foil through a mask. */
export function layFoil(c: Draw, finish: Finish, mask: HTMLCanvasElement, { tilt, blend, alpha = 1, slide, fill, isFigure }: Layering): void {
  const pad = isFigure ? finish.figurePad : finish.pad;
  const [w, h] = isFigure ? [FRONT.x * 2, FRONT.y * 2] : [W, H];
  pad.globalCompositeOperation = 'copy';
  pad.drawImage(mask, -w / 2 + tilt.x * slide, -h / 2 + tilt.y * slide, w, h);
  pad.globalCompositeOperation = 'source-in';
  pad.fillStyle = fill;
  pad.fillRect(-w / 2, -h / 2, w, h);
  c.globalCompositeOperation = blend;
  c.globalAlpha = alpha;
  c.drawImage(pad.canvas, -w / 2, -h / 2, w, h);
  c.globalCompositeOperation = 'source-over';
  c.globalAlpha = 1;
}

/** The cracked ice of the ground. */
export function layIce(c: Draw, finish: Finish, { tilt, time }: Look): void {
  finish.foilMasks.forEach((mask, kind) => {
    layFoil(c, finish, mask, {
      tilt,
      blend: kind ? 'hard-light' : 'color-dodge',
      alpha: kind ? 0.7 : 0.85,
      slide: 0,
      fill: foilGradient(c, tilt, kind * 2.6 + time * 0.16),
    });
  });
}

/** Glints, each in the light at its own tilt. */
export function drawGlints(c: Draw, { glints }: Finish, { tilt, time }: Look): void {
  c.globalCompositeOperation = 'lighter';
  for (let facing = 0; facing < FACINGS; facing++) {
    const bright = glintAt(facing, tilt, time);
    const sprite = glints[facing];
    if (bright < 0.02 || !sprite) continue;
    c.globalAlpha = bright;
    c.drawImage(sprite, -W / 2, -H / 2, W, H);
  }
  c.globalAlpha = 1;
  c.globalCompositeOperation = 'source-over';
}

/** The lamp's light, split by the foil: a slanting rainbow that lies under the finger, whose place is what tilts the card. */
export function sweepGradient(c: Draw, tilt: Tilt): CanvasGradient {
  const at = tilt.x * 133 - tilt.y * 113;
  const bar = c.createLinearGradient(at - 84, -36, at + 84, 36);
  SPECTRUM.forEach((colour, i) => {
    bar.addColorStop(0.05 + i * 0.15, withAlpha(colour, 1 - (i / 3 - 1) ** 2));
  });
  bar.addColorStop(0.53, '#fff');
  return bar;
}
