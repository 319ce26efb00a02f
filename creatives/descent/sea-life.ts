import type { Stage } from '#creative-sdk/creative.ts';
import { Bubbles } from './bubbles.ts';
import { School } from './fish.ts';
import { Jellies } from './jellies.ts';
import { drawManta } from './manta.ts';
import { Reef } from './reef.ts';
import { Seabed } from './seabed.ts';
import { Snow } from './snow.ts';
import { drawSwimmers } from './swimmers.ts';
import type { View } from './view.ts';
import { drawWhale } from './whale.ts';

/** Who lives at which depth, from the back of the picture to the front. */
export class SeaLife {
  readonly #reef: Reef;
  readonly #school: School;
  readonly #jellies: Jellies;
  readonly #seabed: Seabed;
  readonly #snow: Snow;
  readonly #bubbles: Bubbles;

  constructor(stage: Stage, random: () => number, glow: string) {
    this.#reef = new Reef(random, stage.pixelRatio);
    this.#school = new School(random);
    this.#jellies = new Jellies(stage.pixelRatio);
    this.#seabed = new Seabed(random, glow, stage.pixelRatio);
    this.#snow = new Snow(random, glow);
    this.#bubbles = new Bubbles(random);
  }

  drawBehind(context: CanvasRenderingContext2D, view: View): void {
    shadeCorner(context, view);
    drawSwimmers(context, view);
    drawWhale(context, view);
    this.#reef.draw(context, view, false);
    this.#school.draw(context, view);
    drawManta(context, view);
    this.#jellies.draw(context, view);
    this.#seabed.draw(context, view);
    this.#snow.draw(context, view, false);
  }

  drawBefore(context: CanvasRenderingContext2D, view: View): void {
    this.#reef.draw(context, view, true);
    this.#bubbles.draw(context, view);
    this.#snow.draw(context, view, true);
  }
}

/** Away from the sun the surface only mirrors the deep; there the words stand. */
function shadeCorner(context: CanvasRenderingContext2D, view: View): void {
  const { width, height, isWide } = view.layout;
  if (view.surface < 0.02) return;
  const reach = isWide ? width * 0.62 : width * 0.98;
  const shade = context.createRadialGradient(0, height * 0.05, 0, 0, height * 0.05, reach);
  shade.addColorStop(0, 'rgb(7 84 112 / 0.92)');
  shade.addColorStop(0.5, 'rgb(7 84 112 / 0.72)');
  shade.addColorStop(1, 'rgb(7 84 112 / 0)');
  context.globalAlpha = view.surface;
  context.fillStyle = shade;
  context.fillRect(0, 0, reach, height * 0.6);
  context.globalAlpha = 1;
}
