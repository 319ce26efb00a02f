import { bakeSprite } from '#creative-sdk/canvas.ts';
import { type Context, SHEET } from './brush.ts';
import { type Box, WINDOW_EVERY, WORLD_HIGH } from './cabin-plan.ts';
import { paintWing } from './wing.ts';
import type { Layer, World } from './world.ts';

const SWAY_RATE = 0.32;
/** A smaller lean than this cannot be seen, radians; pictures that are not turned are drawn faster. */
const LEVEL = 0.0004;

interface Sprite {
  readonly picture: HTMLCanvasElement;
  readonly drift: number;
}

/** A world, painted once in the size in which it is shown. */
export class Outlook {
  readonly world: World;
  readonly #sprites: readonly Sprite[];
  readonly #wing: HTMLCanvasElement;

  constructor(world: World, ratio: number, primary: string) {
    this.world = world;
    this.#sprites = world.layers.map((layer) => ({ drift: layer.drift, picture: bakeLayer(layer.paint, ratio) }));
    this.#wing = bakeLayer((context) => paintWing(context, world.light, primary), ratio);
  }

  /** Draws what one window shows; the context is clipped to it. */
  draw(context: Context, pane: Box, { window, time, roll }: { window: number; time: number; roll: number }): void {
    context.save();
    context.translate(pane.x + pane.width / 2, pane.y);
    context.scale(pane.height / WORLD_HIGH, pane.height / WORLD_HIGH);
    context.translate(-(WINDOW_EVERY / 2 + window * WINDOW_EVERY), 0);
    context.save();
    if (Math.abs(roll) > LEVEL) {
      context.translate(WINDOW_EVERY * 1.5, WORLD_HIGH / 2);
      context.rotate(roll);
      context.translate(-WINDOW_EVERY * 1.5, -WORLD_HIGH / 2);
    }
    const sway = Math.sin(time * SWAY_RATE);
    for (const { picture, drift } of this.#sprites) stamp(context, picture, sway * drift);
    context.translate(sway * 6, 0);
    this.world.live(context, time);
    context.restore();
    stamp(context, this.#wing, 0, Math.sin(time * 1.1) * 0.8);
    context.restore();
  }

  /** The whole world as one picture, for the drops on the glass. */
  flatten(): HTMLCanvasElement {
    const first = this.#sprites[0]?.picture;
    return bakeSprite(
      SHEET.width,
      SHEET.height,
      first ? first.width / SHEET.width : 1,
      (context) => {
        for (const { picture } of this.#sprites) context.drawImage(picture, 0, 0, SHEET.width, SHEET.height);
      },
      'processor',
    );
  }
}

function bakeLayer(paint: Layer['paint'], ratio: number): HTMLCanvasElement {
  return bakeSprite(
    SHEET.width,
    SHEET.height,
    ratio,
    (context) => {
      context.translate(-SHEET.left, -SHEET.top);
      paint(context);
    },
    'processor',
  );
}

function stamp(context: Context, picture: HTMLCanvasElement, x: number, y = 0): void {
  context.drawImage(picture, SHEET.left + x, SHEET.top + y, SHEET.width, SHEET.height);
}

/** A round window of `width` x `height` px that shows a part of the world, for a chip. */
export function bakePorthole(world: World, at: number, [width, height]: readonly [number, number]): HTMLCanvasElement {
  return bakeSprite(
    width,
    height,
    2,
    (context) => {
      const scale = height / 190;
      context.scale(scale, scale);
      context.translate(width / scale / 2 - at, -16);
      for (const layer of world.layers) layer.paint(context);
    },
    'processor',
  );
}
