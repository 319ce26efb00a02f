import { bakeSprite } from '#creative-sdk/canvas.ts';
import { drawBao } from './bao.ts';
import type { Pen } from './brush.ts';
import type { DishId } from './menu.ts';
import { drawNigiri } from './nigiri.ts';
import { drawPizza } from './pizza.ts';
import { drawRamen } from './ramen.ts';
import { drawTaco } from './taco.ts';
import { drawTart } from './tart.ts';

const recipes: Readonly<Record<DishId, (pen: Pen) => void>> = {
  ramen: drawRamen,
  taco: drawTaco,
  bao: drawBao,
  pizza: drawPizza,
  nigiri: drawNigiri,
  tart: drawTart,
};
/** Side of a sprite, plate diameters: dishes are wider than they are high. */
export const MARGIN = 1.3;

/** Draws every dish once for each size in which it is shown. */
export class Kitchen {
  readonly #ready = new Map<string, HTMLCanvasElement>();
  pixelRatio = 1;

  /** A square of MARGIN x `diameter`, CSS pixels. */
  serve(id: DishId, diameter: number): HTMLCanvasElement {
    const size = Math.round(diameter * MARGIN);
    const key = `${id} ${size} ${this.pixelRatio}`;
    const dish = this.#ready.get(key) ?? this.plate(id, diameter);
    this.#ready.set(key, dish);
    return dish;
  }

  /** One of its own, for the page. */
  plate(id: DishId, diameter: number): HTMLCanvasElement {
    const size = Math.round(diameter * MARGIN);
    return bakeSprite(
      size,
      size,
      this.pixelRatio,
      (pen) => {
        pen.translate(size / 2, size / 2);
        pen.scale(diameter / 200, diameter / 200);
        recipes[id](pen);
      },
      'processor',
    );
  }
}
