import { mixColour } from '#creative-sdk/colour.ts';
import type { Brand } from '#protocol/brand.ts';
import { bakePlate, DIAL_SCALE } from './plate.ts';
import { paintBack } from './watch-back.ts';
import { paintBezelBase, paintBezelScale, paintCrystal, paintGloss, paintPipLume } from './watch-bezel.ts';
import { paintCase } from './watch-case.ts';
import { atHours, paintDialBase, paintIndices, paintSignature, paintSunray } from './watch-dial.ts';
import { bakeHand, hourHand, minuteHand, paintHand, paintHandShadow, secondHand } from './watch-hands.ts';
import { burn, toPaint } from './watch-lume.ts';

type Sprite = HTMLCanvasElement;

/** Everything of the watch that never changes, baked. */
export interface WatchParts {
  readonly front: Sprite;
  readonly back: Sprite;
  readonly flank: Sprite;
  readonly scale: Sprite;
  readonly gloss: Sprite;
  readonly sunray: Sprite;
  readonly indices: Sprite;
  readonly crystal: Sprite;
  readonly indexLume: Sprite;
  readonly pipLume: Sprite;
  /** Hour, minute, second. */
  readonly hands: readonly { readonly body: Sprite; readonly shadow: Sprite; readonly lume: Sprite }[];
}

export interface Bake {
  readonly unit: number;
  readonly pixelRatio: number;
  readonly brand: Brand;
  readonly glow: string;
  readonly hasText: boolean;
  readonly random: () => number;
}

export function bakeWatch(bake: Bake): WatchParts {
  const { brand, random } = bake;
  const plate = (draw: (context: CanvasRenderingContext2D) => void) => bakePlate(bake.unit, bake.pixelRatio, draw);
  const dial = (draw: (context: CanvasRenderingContext2D) => void) =>
    plate((context) => {
      context.scale(DIAL_SCALE, DIAL_SCALE);
      draw(context);
    });
  const look = { glow: bake.glow, pixels: bake.unit * bake.pixelRatio };
  const lume = toPaint(bake.glow);
  const casing = plate((context) => paintCase(context, random));
  const over = (draw: (context: CanvasRenderingContext2D) => void) =>
    plate((context) => {
      context.drawImage(casing, -130, -212, 266, 424);
      draw(context);
    });
  return {
    front: over((context) => {
      paintBezelBase(context);
      context.scale(DIAL_SCALE, DIAL_SCALE);
      paintDialBase(context, brand, random);
    }),
    back: over((context) => paintBack(context, brand, random)),
    flank: plate((context) => {
      context.drawImage(casing, -130, -212, 266, 424);
      context.globalCompositeOperation = 'source-in';
      context.fillStyle = '#10171c';
      context.fillRect(-130, -212, 266, 424);
    }),
    scale: plate((context) => paintBezelScale(context, lume, bake.hasText)),
    gloss: plate(paintGloss),
    sunray: dial(paintSunray),
    indices: dial((context) => {
      paintIndices(context, lume);
      if (bake.hasText) paintSignature(context, brand);
    }),
    crystal: plate(paintCrystal),
    indexLume: dial((context) => burn(context, look, () => atHours(context, (path) => context.fill(path)))),
    pipLume: plate((context) => burn(context, look, paintPipLume)),
    hands: bakeHands(bake, lume, look),
  };
}

function bakeHands(bake: Bake, lume: string, look: { glow: string; pixels: number }): WatchParts['hands'] {
  const steel = { light: '#f4f8fa', dark: '#7d8890', lume };
  const accent = { light: mixColour(bake.brand.accent, '#ffffff', 0.22), dark: mixColour(bake.brand.accent, '#000000', 0.28), lume };
  return [
    { hand: hourHand, colours: steel },
    { hand: minuteHand, colours: accent },
    { hand: secondHand, colours: steel },
  ].map(({ hand, colours }) => ({
    body: bakeHand(bake.unit, bake.pixelRatio, (context) => paintHand(context, hand, colours)),
    shadow: bakeHand(bake.unit, bake.pixelRatio, (context) => paintHandShadow(context, hand)),
    lume: bakeHand(bake.unit, bake.pixelRatio, (context) => burn(context, look, () => context.fill(hand.lume))),
  }));
}
