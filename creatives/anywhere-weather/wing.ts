import { mixColour, withAlpha } from '#creative-sdk/colour.ts';
import { type Context, draw, tint } from './brush.ts';
import type { CabinLight } from './world.ts';

const UPPER = 'M650 190 C560 176 430 160 296 149 L283 150 C284 153 288 155 296 156 L420 184 L650 268z';
const UNDER = 'M296 156 L420 184 L650 268 L650 280 L420 189 L300 159z';
const LEADING = 'M650 190 C560 176 430 160 296 149 L283 150 L284 151.500 C430 163.500 560 181 650 197z';
const WINGLET = 'M299 150 C289 149 282 143 277 126 L272 112 L281 112 C286 130 292 138 312 152z';
const STRIPE = 'M276.500 124 L282.500 123 L284 127 L278 128.500z M278.500 130.500 L285 129 L286 131 L279.500 132.800z';

/** The wing of the plane, which every world shows in its own light and in the brand's colour. */
export function paintWing(context: Context, { wing }: CabinLight, primary: string): void {
  draw(context, wing.shade, UNDER);
  draw(
    context,
    tint(
      context,
      [150, 262],
      [
        [0, wing.lit],
        [0.35, mixColour(wing.lit, wing.shade, 0.35)],
        [1, mixColour(wing.lit, wing.shade, 0.72)],
      ],
    ),
    UPPER,
  );
  draw(context, wing.edge, LEADING);
  panelLines(context, wing.shade);
  const lacquer = context.createLinearGradient(272, 112, 300, 152);
  lacquer.addColorStop(0, mixColour(primary, wing.edge, 0.42));
  lacquer.addColorStop(0.5, mixColour(primary, wing.lit, 0.1));
  lacquer.addColorStop(1, mixColour(primary, wing.shade, 0.5));
  draw(context, lacquer, WINGLET);
  draw(context, withAlpha(mixColour(wing.edge, '#ffffff', 0.6), 0.9), STRIPE);
}

function panelLines(context: Context, shade: string): void {
  context.lineWidth = 0.9;
  context.strokeStyle = withAlpha(shade, 0.75);
  context.stroke(new Path2D('M340 161 C440 178 560 200 650 224 M372 163.500 L378 173.500 M440 170 L450 190 M520 181 L536 214 M590 190 L612 242'));
  context.strokeStyle = 'rgb(255 255 255 / 0.28)';
  context.lineWidth = 0.6;
  context.stroke(new Path2D('M340 162.200 C440 179.200 560 201.200 650 225.200'));
  context.fillStyle = withAlpha(shade, 0.85);
  for (const d of ['M420 184l-7-1 4 9z', 'M505 215l-11-2 7 14z', 'M580 243l-14-3 9 18z']) context.fill(new Path2D(d));
}
