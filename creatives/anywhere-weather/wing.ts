import { mixColour, withAlpha } from '#creative-sdk/colour.ts';
import { linear } from '#creative-sdk/soft.ts';
import { type Context, draw } from './brush.ts';
import type { CabinLight } from './world.ts';

const UPPER = 'M700 200C560 172 420 156 284 146.500L286 148.500C400 169 560 214 700 284z';
const FLAP = 'M286 148.500C400 169 560 214 700 284L700 306C560 232 420 182 286 149.500z';
const TIP = 'M248 108L246 103C245 100.500 250 100 251.500 102.500L254.300 108z';
/** The tip stays clear of what each world shows in its middle, units. */
const ASIDE = [82, 28] as const;
const GAP = 'M330 158C440 180 570 222 700 290M344 152.500C470 165 580 186 700 216M380 156L392 168.500M466 164.500L488 190.500M556 177L592 226';

/** The wing of the plane: white, and only the tip of its winglet in the brand's colour. Every world shows it in its own light. */
export function paintWing(context: Context, { wing: { lit, shade, edge } }: CabinLight, primary: string): void {
  context.translate(...ASIDE);
  draw(
    context,
    linear(
      context,
      [500, 220, 520, 300],
      [
        [0, mixColour(lit, shade, 0.75)],
        [1, shade],
      ],
    ),
    FLAP,
  );
  draw(
    context,
    linear(
      context,
      [470, 152, 430, 262],
      [
        [0, edge],
        [0.1, lit],
        [0.36, mixColour(lit, shade, 0.2)],
        [1, mixColour(lit, shade, 0.85)],
      ],
    ),
    UPPER,
  );
  const winglet = linear(
    context,
    [248, 118, 266, 112],
    [
      [0, edge],
      [0.5, lit],
      [1, mixColour(lit, shade, 0.5)],
    ],
  );
  draw(
    context,
    winglet,
    'M292 144.500C279 142.500 271 139 266 131L251.500 102.500C250 100 245 100.500 246 103L257 130C262 141 270 145.500 284 146.500z',
  );
  draw(
    context,
    linear(
      context,
      [246, 108, 258, 104],
      [
        [0, mixColour(primary, edge, 0.35)],
        [1, mixColour(primary, shade, 0.25)],
      ],
    ),
    TIP,
  );
  context.strokeStyle = withAlpha(shade, 0.6);
  context.lineWidth = 0.8;
  context.stroke(new Path2D(GAP));
  context.strokeStyle = withAlpha(edge, 0.9);
  context.lineWidth = 1.4;
  context.stroke(new Path2D('M700 200C560 172 420 156 284 146.500'));
}
