import { mixColour, withAlpha } from '#creative-sdk/colour.ts';
import type { Brand } from '#protocol/brand.ts';
import { around, bakePlate, DIAL_SCALE, PLATE, type Plate, stamp } from './plate.ts';
import { paintBack } from './watch-back.ts';
import { paintBezelBase, paintBezelScale, paintCrystal, paintGloss, paintPipLume } from './watch-bezel.ts';
import { paintCase, paintRim } from './watch-case.ts';
import { atHours, paintDialBase, paintIndices, paintSignature, paintSunray } from './watch-dial.ts';
import { HAND, hourHand, minuteHand, paintHand, paintHandShadow, secondHand } from './watch-hands.ts';
import { burn, toPaint } from './watch-lume.ts';
import { paintRun, RUN } from './watch-strap.ts';

/** Everything of the watch that never changes, baked. */
export interface WatchParts {
  readonly front: Plate;
  readonly back: Plate;
  readonly flank: Plate;
  readonly rim: Plate;
  readonly run: Plate;
  readonly scale: Plate;
  readonly gloss: Plate;
  readonly sunray: Plate;
  readonly indices: Plate;
  readonly crystal: Plate;
  readonly indexLume: Plate;
  readonly pipLume: Plate;
  readonly halo: Plate;
  /** Hour, minute, second. */
  readonly hands: readonly { readonly body: Plate; readonly shadow: Plate; readonly lume: Plate }[];
}

export interface Bake {
  /** Backing pixels of one watch unit. */
  readonly pixels: number;
  readonly brand: Brand;
  readonly glow: string;
  readonly hasText: boolean;
  readonly random: () => number;
}

type Draw = (context: CanvasRenderingContext2D) => void;

export function bakeWatch(bake: Bake): WatchParts {
  const { brand, random, pixels } = bake;
  const lume = toPaint(bake.glow);
  const casing = bakePlate(pixels, PLATE, (context) => paintCase(context, random));
  const over = (draw: Draw) =>
    bakePlate(pixels, PLATE, (context) => {
      stamp(context, casing);
      draw(context);
    });
  const front = over((context) => {
    paintBezelBase(context);
    context.scale(DIAL_SCALE, DIAL_SCALE);
    paintDialBase(context, brand, random);
  });
  return {
    front,
    back: over((context) => paintBack(context, brand, random)),
    flank: over((context) => {
      context.globalCompositeOperation = 'source-in';
      context.fillStyle = '#10171c';
      context.fillRect(PLATE.left, PLATE.top, PLATE.width, PLATE.height);
    }),
    rim: bakePlate(pixels, PLATE, paintRim),
    run: bakePlate(pixels, RUN, paintRun),
    scale: bakePlate(pixels, around(104), (context) => paintBezelScale(context, lume, bake.hasText)),
    gloss: bakePlate(pixels, around(97), paintGloss),
    crystal: bakePlate(pixels, around(75), paintCrystal),
    ...bakeDial(bake, lume),
    ...bakeLume(bake),
    hands: bakeHands(bake, lume),
  };
}

function bakeDial(bake: Bake, lume: string): Pick<WatchParts, 'sunray' | 'indices'> {
  const dial = (draw: Draw) =>
    bakePlate(bake.pixels, around(72), (context) => {
      context.scale(DIAL_SCALE, DIAL_SCALE);
      draw(context);
    });
  return {
    sunray: dial(paintSunray),
    indices: dial((context) => {
      paintIndices(context, lume);
      if (bake.hasText) paintSignature(context, bake.brand);
    }),
  };
}

function bakeLume(bake: Bake): Pick<WatchParts, 'indexLume' | 'pipLume' | 'halo'> {
  const { glow, pixels } = bake;
  return {
    indexLume: bakePlate(pixels, around(84), (context) => {
      context.scale(DIAL_SCALE, DIAL_SCALE);
      burn(context, bake, () => atHours(context, (path) => context.fill(path)));
    }),
    pipLume: bakePlate(pixels, { left: -30, top: -118, width: 60, height: 60 }, (context) => burn(context, bake, paintPipLume)),
    // So soft that a quarter of the pixels will do.
    halo: bakePlate(pixels / 4, around(230), (context) => paintHalo(context, glow)),
  };
}

/** The water around takes the light of the lume. */
function paintHalo(context: CanvasRenderingContext2D, glow: string): void {
  const halo = context.createRadialGradient(0, 0, 60, 0, 0, 230);
  halo.addColorStop(0, withAlpha(glow, 0.3));
  halo.addColorStop(0.35, withAlpha(glow, 0.13));
  halo.addColorStop(1, withAlpha(glow, 0));
  context.fillStyle = halo;
  context.fillRect(-230, -230, 460, 460);
}

function bakeHands(bake: Bake, lume: string): WatchParts['hands'] {
  const steel = { light: '#f4f8fa', dark: '#7d8890', lume };
  const accent = { light: mixColour(bake.brand.accent, '#ffffff', 0.22), dark: mixColour(bake.brand.accent, '#000000', 0.28), lume };
  return [
    { hand: hourHand, colours: steel },
    { hand: minuteHand, colours: accent },
    { hand: secondHand, colours: steel },
  ].map(({ hand, colours }) => ({
    body: bakePlate(bake.pixels, HAND, (context) => paintHand(context, hand, colours)),
    shadow: bakePlate(bake.pixels, HAND, (context) => paintHandShadow(context, hand)),
    lume: bakePlate(bake.pixels, HAND, (context) => burn(context, bake, () => context.fill(hand.lume))),
  }));
}
