import { mixColour, withAlpha } from '#creative-sdk/colour.ts';
import { linear } from '#creative-sdk/soft.ts';
import { type Context, draw } from './brush.ts';
import type { CabinLight } from './world.ts';

/** Seen from behind it: the far edge meets the wind, along the near edge lie the flaps. The tip and the winglet are in the middle window. */
const UPPER = 'M311 152C380 165 520 196 700 236V330H480C404 268 346 210 300 162z';
const FLAP = 'M300 162C346 210 404 268 480 330H460C391 271 338 215 298.500 165z';
const WINGLET =
  'M336 157C318 153 307 148 303 139L292.500 113C291.500 111 286 111.500 286 114L289 141C291 153 296 160 305 169C318 172 330 168 336 157z';
const TIP = 'M287.100 124L286 114C286 111.500 291.500 111 292.500 113L297 124z';
const JOINTS = 'M316 164C366 208 428 264 500 322M336 162C420 182 560 216 700 250M345 190L335 198M375 216L362 226M412 248L396 261M452 282L432 297';

/** The wing of the plane: white, and only the tip of its winglet in the brand's colour. Every world shows it in its own light. */
export function paintWing(context: Context, { wing: { lit, shade, edge } }: CabinLight, primary: string): void {
  draw(
    context,
    linear(
      context,
      [440, 170, 400, 270],
      [
        [0, edge],
        [0.15, lit],
        [0.5, mixColour(lit, shade, 0.3)],
        [1, mixColour(lit, shade, 0.9)],
      ],
    ),
    UPPER,
  );
  draw(context, mixColour(lit, shade, 0.85), FLAP);
  context.strokeStyle = withAlpha(shade, 0.6);
  context.lineWidth = 0.8;
  context.stroke(new Path2D(JOINTS));
  draw(
    context,
    linear(
      context,
      [286, 150, 312, 140],
      [
        [0, mixColour(lit, shade, 0.45)],
        [0.5, lit],
        [1, edge],
      ],
    ),
    WINGLET,
  );
  draw(context, primary, TIP);
}
