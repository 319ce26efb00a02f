import { bakeSprite } from '#creative-sdk/canvas.ts';
import { type Context, SHEET } from './brush.ts';
import { type CabinPlan, WORLD_HIGH } from './cabin-plan.ts';
import { paintWing } from './wing.ts';
import type { Layer, World } from './world.ts';

const MIDDLE_X = 300;
const SWAY_RATE = 0.4;
/** How far the nearest plane of a world moves as the plane drifts, and as the visitor looks to a side, units. */
const DRIFT = 15;
const LOOK = [26, 7] as const;
/** The wing is nearer than any world. */
const WING_DEPTH = 1.35;
/** A smaller lean than this cannot be seen, radians; pictures that are not turned are drawn faster. */
const LEVEL = 0.0004;

export interface Moment {
  readonly time: number;
  /** The horizon leans by this, radians. */
  readonly roll: number;
  /** Where the visitor looks: −1 … 1 to the right, −1 … 1 down. */
  readonly gaze: readonly [number, number];
}

/** How far a plane stands from its place: the nearer, the farther it moves. */
export function shiftOf(depth: number, time: number, [x, y]: readonly [number, number]): readonly [number, number] {
  return [(Math.sin(time * SWAY_RATE) * DRIFT - x * LOOK[0]) * depth, -y * LOOK[1] * depth];
}

/** A world, its planes painted once in the size in which they are shown. */
export class Outlook {
  readonly #layers: readonly (Layer & { readonly picture: HTMLCanvasElement })[];
  readonly #wing: HTMLCanvasElement;
  readonly #left: number;
  readonly #width: number;

  constructor(world: World, { middle, width, scale }: CabinPlan, pixelRatio: number, primary: string) {
    const reach = Math.min(SHEET.width / 2, Math.max(middle, width - middle) / scale + LOOK[0] + DRIFT);
    this.#left = MIDDLE_X - reach;
    this.#width = reach * 2;
    this.#layers = world.layers.map((layer) => ({ ...layer, picture: this.#bake(layer.paint, scale * pixelRatio) }));
    this.#wing = this.#bake((context) => paintWing(context, world.light, primary), scale * pixelRatio);
  }

  /** Draws one view for all windows; the context is clipped to them. */
  draw(context: Context, { middle, scale, panes }: CabinPlan, { time, roll, gaze }: Moment): void {
    context.save();
    context.translate(middle, panes[1].y);
    context.scale(scale, scale);
    context.translate(-MIDDLE_X, 0);
    context.save();
    if (Math.abs(roll) > LEVEL) {
      context.translate(MIDDLE_X, WORLD_HIGH / 2);
      context.rotate(roll);
      context.translate(-MIDDLE_X, -WORLD_HIGH / 2);
    }
    for (const { picture, depth, live } of this.#layers) {
      context.save();
      context.translate(...shiftOf(depth, time, gaze));
      this.#stamp(context, picture);
      live?.(context, time);
      context.restore();
    }
    context.restore();
    context.translate(-gaze[0] * LOOK[0] * WING_DEPTH, -gaze[1] * LOOK[1] + Math.sin(time * 1.1) * 0.8);
    this.#stamp(context, this.#wing);
    context.restore();
  }

  /** The whole world as one picture, for the drops on the glass. */
  flatten(): HTMLCanvasElement {
    const { width, height } = this.#wing;
    return bakeSprite(width, height, 1, (context) => this.#layers.forEach(({ picture }) => void context.drawImage(picture, 0, 0)), 'processor');
  }

  #bake(paint: Layer['paint'], ratio: number): HTMLCanvasElement {
    const toSheet = (context: Context) => {
      context.translate(-this.#left, -SHEET.top);
      paint(context);
    };
    return bakeSprite(this.#width, SHEET.height, ratio, toSheet, 'processor');
  }

  #stamp(context: Context, picture: HTMLCanvasElement): void {
    context.drawImage(picture, this.#left, SHEET.top, this.#width, SHEET.height);
  }
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
