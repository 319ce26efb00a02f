import { toRgb } from '#creative-sdk/colour.ts';
import type { Stage } from '#creative-sdk/creative.ts';
import { add, create } from '#creative-sdk/element.ts';
import { clamp, mix, ramp } from '#creative-sdk/motion.ts';
import { FOOT, REACH } from './bottles.ts';
import { BUNDLE_SIZE } from './bundle.ts';
import type { Game } from './game.ts';
import { clearWall } from './glaze.ts';
import { Gleam, Slab } from './gleam.ts';
import type { Layout } from './layout.ts';
import { BRIM, type Lean } from './pouring.ts';
import { bakeMirror, bakeProduct } from './product.ts';
import { lathe } from './solids.ts';

const GLASS = { gain: 0.95, blur: 0.07 } as const;
const PARTS = [
  { solid: lathe({ y0: -68, y1: FOOT, r: 34, top: [5, 3], foot: [23, 21] }), glaze: clearWall('#e6d8c6', 7, 0.93), polish: GLASS },
  { solid: lathe({ y0: -BRIM, y1: -63, r: 38, top: [4, 3], foot: [4, 3] }), glaze: clearWall('#e6d8c6'), polish: GLASS },
] as const;
/** The bore, product units, and the points of its picture in one of them. */
const BORE = { top: -52, width: 54, height: FOOT - 11 + 52 } as const;
const FINE = 3;
/** How high three essences stand in it, and how round a level is seen, parts of an essence. */
const FULL = 0.82;
const ROUND = 0.085;

/** The bundle as a glass: every chosen product pours its essence into it, and at the end the three mix. */
export class Vial {
  readonly #element = create('div', 'vial');
  readonly #liquid = add(this.#element, 'canvas', 'liquid');
  readonly #contact = create('i', 'contact');
  readonly #stream: HTMLElement;
  readonly #stage: Stage;
  #layout: Layout;
  #painted = '';

  constructor(parent: HTMLElement, stage: Stage, layout: Layout) {
    this.#stage = stage;
    this.#layout = layout;
    Object.assign(this.#liquid, { width: BORE.width * FINE, height: BORE.height * FINE });
    Object.assign(this.#liquid.style, {
      left: `${-BORE.width / 2}px`,
      top: `${BORE.top - FOOT}px`,
      width: `${BORE.width}px`,
      height: `${BORE.height}px`,
    });
    this.#stream = add(parent, 'div', 'stream');
    this.#stream.innerHTML = '<svg><path pathLength="1"/><path pathLength="1"/><path pathLength="1"/></svg>';
    parent.append(this.#element);
    this.fit(layout);
  }

  fit(layout: Layout): void {
    this.#layout = layout;
    const ratio = layout.scale * this.#stage.pixelRatio;
    const side = Math.round(REACH * 2 * ratio);
    const glass = new Slab(bakeProduct(PARTS, side), new Gleam(bakeMirror(PARTS, side), this.#stage.brand.accent), REACH * 2, ratio);
    glass.paint(0);
    Object.assign(glass.element.style, { left: `${-REACH}px`, top: `${-REACH - FOOT}px`, width: `${REACH * 2}px` });
    this.#element.replaceChildren(this.#contact, this.#liquid, glass.element);
  }

  /** `mouth`: of what pours into it. */
  show(game: Game, mouth: Lean['mouth'] | undefined): void {
    const { x, y, scale } = this.#layout.vial;
    const { style } = this.#element;
    // The mix goes onto the drum: the glass rises, tips over and is gone.
    const tips = ramp(game.finale, 0, 0.2);
    style.opacity = (game.arrival * (1 - ramp(tips, 0.4, 0.75))).toFixed(3);
    style.transform = `translate(${(x - 20 * tips).toFixed(2)}px, ${(y - 190 * tips).toFixed(2)}px) rotate(${(-80 * tips).toFixed(1)}deg) scale(${scale})`;
    this.#contact.style.opacity = (1 - ramp(tips, 0, 0.2)).toFixed(3);
    this.#pour(game, mouth);
    this.#paint(game);
  }

  /** A stream bends out of the mouth and falls to the level in the glass. */
  #pour({ pour, essences, amount }: Game, mouth: Lean['mouth'] | undefined): void {
    const { style } = this.#stream;
    const { x, y, scale } = this.#layout.vial;
    const from = clamp((pour - 0.7) / 0.1);
    const to = clamp((pour - 0.28) / 0.12);
    style.display = mouth && from < to ? '' : 'none';
    if (!mouth) return;
    style.color = essences.at(-1)?.colour ?? '';
    const level = y - scale * (11 + (BORE.height * FULL * amount) / BUNDLE_SIZE);
    const course = `M${mouth.x} ${mouth.y}C${mix(mouth.x, x, 0.8)} ${mouth.y + 1} ${x} ${mouth.y + 12} ${x} ${mouth.y + 50}V${level}`;
    for (const path of this.#stream.querySelectorAll('path')) {
      path.setAttribute('d', course);
      path.style.strokeDasharray = `${to - from} 2`;
      path.style.strokeDashoffset = `${-from}`;
    }
  }

  #paint({ essences, amount, swirl }: Game): void {
    const state = `${essences.map(({ id }) => id)} ${amount.toFixed(3)} ${swirl.toFixed(3)}`;
    if (state === this.#painted) return;
    this.#painted = state;
    const { width, height } = this.#liquid;
    const picture = new ImageData(width, height);
    const colours = essences.map(({ colour }) => toRgb(colour));
    for (let at = 0; at < width * height; at++) {
      const u = (((at % width) + 0.5) / width) * 2 - 1;
      const up = ((1 - Math.floor(at / width) / height) * BUNDLE_SIZE) / FULL;
      // Seen a little from above: a level's near edge lies lower than its far one.
      const round = ROUND * Math.sqrt(1 - u * u);
      const cover = colours.length && amount > 0.02 && clamp((amount + round - up) * 60);
      if (!cover) continue;
      const near = amount - round - up;
      const body = blend(colours, u, near > 0 ? up + round : amount - 0.05, swirl);
      // Its surface is paler, and where it climbs the glass it shines; so does, less, every layer's below it.
      const layer = Math.round(up + round);
      const seam = layer > 0 && layer < amount - 0.2 ? 0.55 * ramp(Math.abs(up + round - layer + 0.02), 0.03, 0.012) * (1 - swirl) : 0;
      const shine = Math.max(near > 0 ? 0 : 0.34, 0.8 * ramp(Math.abs(near), 0.035, 0.012), seam);
      picture.data.set([...body.map((part) => mix(part, 255, shine)), cover * 250], at * 4);
    }
    const c = this.#liquid.getContext('2d');
    if (!c) return;
    c.putImageData(picture, 0, 0);
    if (this.#stage.config.mode === 'still') return;
    // The name of each on its layer, until they mix.
    c.font = '400 42px Outfit';
    c.textAlign = 'center';
    c.fillStyle = '#26201b';
    for (const [i, { essence }] of essences.entries()) {
      c.globalAlpha = ramp(amount, i + 0.6, i + 0.9) * ramp(swirl, 0.3, 0);
      c.fillText(essence, width / 2, height - ((i + 0.5 - ROUND) * height * FULL) / BUNDLE_SIZE + 14);
    }
  }
}

/** The colour at a place in the glass: layers, which wind about each other and become one while they mix. */
function blend(colours: readonly (readonly [number, number, number])[], u: number, up: number, swirl: number): number[] {
  const layer = up + 0.8 * swirl * Math.sin(2.6 * u + 1.3 * up - 6 * swirl);
  const soft = 0.012 + 0.27 * swirl;
  const light = 0.84 + 0.34 * ramp(Math.abs(u - 0.42), 0.5, 0) - 0.26 * ramp(Math.abs(u), 0.6, 1);
  return [0, 1, 2].map((channel) => {
    const first = colours[0]?.[channel] ?? 0;
    return light * colours.reduce((colour, next, i) => mix(colour, next[channel] ?? 0, i ? ramp(layer, i - soft, i + soft) : 0), first);
  });
}
