import { bakeSprite } from '#creative-sdk/canvas.ts';
import { mixColour, withAlpha } from '#creative-sdk/colour.ts';
import type { Palette } from './flavours.ts';
import { disc, fillSoft, radial } from './soft.ts';
import { SLOTS } from './wheel-physics.ts';

const WIDTH = (Math.PI * 2) / SLOTS;
/** Half of the sprites' side, in cup radii. */
export const CAST_ROOM = 1.25;
/** The pictures are blurred anyway. */
const RESOLUTION = 0.5;

/** Sunlight through the jellies, as it falls on the table: to be multiplied. It turns with the wheel. */
export function bakeStainedLight(palette: Palette, radius: number, pixelRatio: number): HTMLCanvasElement {
  return bakeSprite(CAST_ROOM * 2, CAST_ROOM * 2, radius * pixelRatio * RESOLUTION, (c) => {
    c.translate(CAST_ROOM, CAST_ROOM);
    fillSoft(c, 0.09, mixColour(palette.shade, '#e9a06a', 0.35), (s) => s.arc(0, 0, 1.0, 0, 7));
    palette.flavours.forEach((flavour, slot) => {
      const glow = mixColour(mixColour(flavour.colour, '#fff2d8', 0.3), '#ffffff', 0.1);
      for (const blur of [0.07, 0.03]) {
        fillSoft(c, blur, glow, (s) => {
          s.arc(0, 0, 0.9, slot * WIDTH + 0.02, (slot + 1) * WIDTH - 0.02);
          s.arc(0, 0, 0.24, (slot + 1) * WIDTH - 0.04, slot * WIDTH + 0.04, true);
        });
      }
    });
    fillSoft(c, 0.1, withAlpha(palette.shade, 0.9), (s) => s.arc(0, 0, 0.2, 0, 7));
  });
}

/** The one-coloured light and shadow of the finished drink, to be multiplied. */
export function bakePlainLight(colour: string, palette: Palette, radius: number): HTMLCanvasElement {
  return bakeSprite(CAST_ROOM * 2, CAST_ROOM * 2, radius * RESOLUTION, (c) => {
    c.translate(CAST_ROOM, CAST_ROOM);
    fillSoft(c, 0.12, mixColour(palette.shade, colour, 0.55), (s) => s.arc(0, 0, 1, 0, 7));
    disc(c, 0, 0, 0.95);
    c.fillStyle = radial(
      c,
      [0.2, 0.1, 0.9],
      [
        [0, withAlpha(mixColour(colour, '#fff2d8', 0.45), 0.95)],
        [1, withAlpha(mixColour(colour, '#fff2d8', 0.3), 0)],
      ],
    );
    c.fill();
  });
}

/** The bright arc a round wall of glass gathers, to be screened. */
export function bakeCaustic(radius: number, pixelRatio: number): HTMLCanvasElement {
  return bakeSprite(CAST_ROOM * 2, CAST_ROOM * 2, radius * pixelRatio * RESOLUTION, (c) => {
    c.translate(CAST_ROOM, CAST_ROOM);
    for (const [inner, alpha] of [
      [0.05, 0.5],
      [0.025, 0.75],
    ] as const) {
      fillSoft(c, inner, `rgb(255 226 170 / ${alpha})`, (s) => {
        s.arc(0, 0, 0.985, 0.16, 1.5);
        s.arc(-0.035, -0.05, 0.985, 1.46, 0.2, true);
      });
    }
  });
}
