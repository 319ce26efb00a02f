import { bakeSprite } from '#creative-sdk/canvas.ts';
import type { Pen } from '#creative-sdk/gradient.ts';
import { drawArt } from './figure.ts';
import { type Content, drawServing, halfWidth } from './glass.ts';
import { toView } from './lathe.ts';
import { type Art, layersOf } from './latte-art.ts';
import type { Recipe } from './menu.ts';

interface Look {
  readonly tilt: number;
  /** Units of the picture per unit of the glass. */
  readonly scale: number;
  /** What is in it; a full glass with the recipe's pattern if left out. */
  readonly content?: Content;
}

/** Finished drinks, baked once for each recipe, angle and size: only a glass that is being filled is drawn live. */
export class Servings {
  readonly #sprites = new Map<string, HTMLCanvasElement>();
  readonly #px: number;
  readonly #accent: string;
  readonly #froth: HTMLCanvasElement;
  /** What the hand drew that is kept: nobody pours the same twice. */
  #own: Art | undefined;

  constructor(px: number, accent: string, froth: HTMLCanvasElement) {
    this.#px = px;
    this.#accent = accent;
    this.#froth = froth;
  }

  /** Stamps a glass; the pen's origin is the middle of the saucer, its unit that of the glass. */
  draw(pen: Pen, recipe: Recipe, look: Look): void {
    const { glass, full } = recipe.drink;
    const { tilt, scale } = look;
    const own = look.content?.art;
    const content: Content = look.content ?? { fill: full, blend: 1, art: { layers: layersOf(recipe.pattern), finish: 1 } };
    const half = halfWidth(glass);
    const head = glass.height + 30 + half * Math.sin(tilt);
    const foot = half * Math.sin(tilt) + 34;
    const key = own ? '' : `${recipe.drink.id} ${recipe.strength} ${tilt} ${scale}`;
    if (own && own !== this.#own) this.#sprites.delete(key);
    this.#own = own ?? this.#own;
    let sprite = this.#sprites.get(key);
    if (!sprite) {
      sprite = bakeSprite(half * 2, head + foot, this.#px * scale, (on) => {
        on.translate(half, head);
        drawServing(on, { recipe, view: toView(tilt), accent: this.#accent, froth: this.#froth, content, draw: drawArt });
      });
      this.#sprites.set(key, sprite);
    }
    pen.drawImage(sprite, -half, -head, half * 2, head + foot);
  }
}
