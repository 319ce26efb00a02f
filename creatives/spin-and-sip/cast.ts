import { bakeSprite } from '#creative-sdk/canvas.ts';
import { mixColour, withAlpha } from '#creative-sdk/colour.ts';
import { ramp } from '#creative-sdk/motion.ts';
import { disc, fillSoft, radial } from '#creative-sdk/soft.ts';
import type { Flavour, Palette } from './flavours.ts';
import { type Camera, ringAt } from './glass.ts';
import { POINTER } from './layout.ts';
import type { Reveal } from './reveal.ts';
import { SLOTS } from './wheel-physics.ts';

const WIDTH = (Math.PI * 2) / SLOTS;
/** Half of the sprites' side, in cup radii. */
const CAST_ROOM = 1.25;
/** The pictures are blurred anyway. */
const RESOLUTION = 0.5;
/** The plain light is small and soft, CSS pixels. */
const PLAIN_RADIUS = 80;

/** The sun's slant: the cup's light falls this far beside it, in cup radii; a lifted cup throws it farther. */
const FALL = [0.3, 0.36] as const;

interface Standing {
  readonly turn: number;
  readonly speed: number;
  readonly lift: number;
  readonly reveal: Reveal;
}

/** What the cup throws on the table: a shadow full of coloured light. */
export class Cast {
  readonly #palette: Palette;
  readonly #stained: HTMLCanvasElement;
  readonly #caustic: HTMLCanvasElement;
  #flavour: Flavour | undefined;
  #plain: HTMLCanvasElement | undefined;

  constructor(palette: Palette, radius: number, pixelRatio: number) {
    this.#palette = palette;
    this.#stained = bakeStainedLight(palette, radius, pixelRatio);
    this.#caustic = bakeCaustic(radius, pixelRatio);
  }

  setFlavour(flavour: Flavour): void {
    if (this.#flavour === flavour) return;
    this.#flavour = flavour;
    this.#plain = bakePlainLight(flavour.colour, this.#palette, PLAIN_RADIUS);
  }

  draw(c: CanvasRenderingContext2D, camera: Camera, { turn, speed, lift, reveal }: Standing): void {
    const foot = ringAt(camera, 0);
    const far = 1 + lift * 1.6;
    const half = camera.r * CAST_ROOM * (1 + 0.05 * lift);
    const stamp = (sprite: HTMLCanvasElement) => c.drawImage(sprite, -half, -half, half * 2, half * 2);
    c.save();
    c.translate(foot.x + FALL[0] * camera.r * far, foot.y + FALL[1] * camera.r * far * camera.sin);
    c.scale(1, camera.sin);
    c.globalCompositeOperation = 'multiply';
    const copies = Math.abs(speed) > 5 ? 2 : 1;
    for (let i = 0; i < copies && reveal.spread < 1; i++) {
      c.save();
      c.globalAlpha = ((1 - 0.25 * lift) * (1 - ramp(reveal.spread, 0.2, 1))) / copies;
      c.rotate(POINTER + turn - i * 0.2);
      stamp(this.#stained);
      c.restore();
    }
    if (this.#plain && reveal.spread > 0) {
      c.globalAlpha = ramp(reveal.spread, 0, 0.8);
      stamp(this.#plain);
    }
    c.globalCompositeOperation = 'screen';
    // From the side no wall gathers light towards the eye.
    c.globalAlpha = (1 - 0.6 * lift) * (1 - reveal.tilt);
    stamp(this.#caustic);
    c.restore();
  }
}

/** Sunlight through the jellies, as it falls on the table: to be multiplied. It turns with the wheel. */
function bakeStainedLight(palette: Palette, radius: number, pixelRatio: number): HTMLCanvasElement {
  return bakeSprite(CAST_ROOM * 2, CAST_ROOM * 2, radius * pixelRatio * RESOLUTION, (c) => {
    c.translate(CAST_ROOM, CAST_ROOM);
    fillSoft(c, 0.09, mixColour(palette.shade, '#ffb878', 0.6), (s) => s.arc(0, 0, 1.0, 0, 7));
    palette.flavours.forEach((flavour, slot) => {
      const glow = mixColour(flavour.colour, '#fff2d8', 0.34);
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
function bakePlainLight(colour: string, palette: Palette, radius: number): HTMLCanvasElement {
  return bakeSprite(CAST_ROOM * 2, CAST_ROOM * 2, radius * RESOLUTION, (c) => {
    c.translate(CAST_ROOM, CAST_ROOM);
    fillSoft(c, 0.12, mixColour(mixColour(palette.shade, '#ffb878', 0.45), colour, 0.45), (s) => s.arc(0, 0, 1, 0, 7));
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
function bakeCaustic(radius: number, pixelRatio: number): HTMLCanvasElement {
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
