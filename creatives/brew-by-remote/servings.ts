import { bakeSprite } from '#creative-sdk/canvas.ts';
import type { Pen } from '#creative-sdk/gradient.ts';
import { drawServing, halfWidth } from './glass.ts';
import { toView } from './lathe.ts';
import type { Recipe } from './menu.ts';

interface Look {
  readonly tilt: number;
  /** Units of the picture per unit of the glass. */
  readonly scale: number;
}

/** Finished drinks, baked once for each recipe, angle and size: only a glass that is being filled is drawn live. */
export class Servings {
  readonly #sprites = new Map<string, HTMLCanvasElement>();
  readonly #px: number;
  readonly #accent: string;
  readonly #froth: HTMLCanvasElement;

  constructor(px: number, accent: string, froth: HTMLCanvasElement) {
    this.#px = px;
    this.#accent = accent;
    this.#froth = froth;
  }

  /** Stamps a full glass; the pen's origin is the middle of the saucer, its unit that of the glass. */
  draw(pen: Pen, recipe: Recipe, look: Look): void {
    const { glass, full } = recipe.drink;
    const half = halfWidth(glass);
    const head = glass.height + 30 + half * Math.sin(look.tilt);
    const foot = half * Math.sin(look.tilt) + 34;
    const key = `${recipe.drink.id} ${recipe.strength} ${look.tilt} ${look.scale}`;
    let sprite = this.#sprites.get(key);
    if (!sprite) {
      sprite = bakeSprite(half * 2, head + foot, this.#px * look.scale, (on) => {
        on.translate(half, head);
        drawServing(on, { recipe, view: toView(look.tilt), accent: this.#accent, froth: this.#froth, content: { fill: full, blend: 1, figure: 1 } });
      });
      this.#sprites.set(key, sprite);
    }
    pen.drawImage(sprite, -half, -head, half * 2, head + foot);
  }
}
