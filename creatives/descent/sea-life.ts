import { bakeSprite } from '#creative-sdk/canvas.ts';
import type { Stage } from '#creative-sdk/creative.ts';
import { Bubbles } from './bubbles.ts';
import { drawDiver } from './diver.ts';
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
  readonly #accent: string;
  readonly #shade = bakeSprite(64, 64, 1, paintShade);

  constructor(stage: Stage, random: () => number, glow: string) {
    this.#accent = stage.brand.accent;
    this.#reef = new Reef(random, stage.pixelRatio);
    this.#school = new School(random);
    this.#jellies = new Jellies(stage.pixelRatio);
    this.#seabed = new Seabed(random, glow, stage.pixelRatio);
    this.#snow = new Snow(random, glow);
    this.#bubbles = new Bubbles(random);
  }

  drawBehind(context: CanvasRenderingContext2D, view: View): void {
    drawShade(context, view, this.#shade);
    drawSwimmers(context, view);
    drawWhale(context, view);
    this.#reef.draw(context, view, false);
    this.#school.draw(context, view);
    drawManta(context, view);
    drawDiver(context, view, this.#accent);
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

/** Away from the sun the surface only mirrors the dark water; the words are placed there. */
function paintShade(context: CanvasRenderingContext2D): void {
  const shade = context.createRadialGradient(0, 6, 0, 0, 6, 64);
  shade.addColorStop(0, 'rgb(7 84 112 / 0.92)');
  shade.addColorStop(0.5, 'rgb(7 84 112 / 0.72)');
  shade.addColorStop(1, 'rgb(7 84 112 / 0)');
  context.fillStyle = shade;
  context.fillRect(0, 0, 64, 64);
}

function drawShade(context: CanvasRenderingContext2D, view: View, shade: HTMLCanvasElement): void {
  if (view.surface < 0.02) return;
  const reach = view.layout.width * (view.layout.isWide ? 0.62 : 0.98);
  context.globalAlpha = view.surface;
  context.drawImage(shade, 0, 0, reach, reach);
  context.globalAlpha = 1;
}
