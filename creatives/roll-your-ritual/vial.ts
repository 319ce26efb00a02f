import { toRgb } from '#creative-sdk/colour.ts';
import type { Stage } from '#creative-sdk/creative.ts';
import { add, create } from '#creative-sdk/element.ts';
import { clamp, easeInOut, mix, ramp } from '#creative-sdk/motion.ts';
import { FOOT, REACH } from './bottles.ts';
import { BUNDLE_SIZE } from './bundle.ts';
import type { Game } from './game.ts';
import { clearWall } from './glaze.ts';
import { Gleam, Slab } from './gleam.ts';
import type { Layout } from './layout.ts';
import { bakeMirror, bakeProduct } from './product.ts';
import { lathe } from './solids.ts';

const GLASS = { gain: 0.95, blur: 0.07 } as const;
const PARTS = [
  { solid: lathe({ y0: -68, y1: FOOT, r: 34, top: [5, 3], foot: [23, 21] }), glaze: clearWall('#e6d8c6', 7, 0.93), polish: GLASS },
  { solid: lathe({ y0: -72, y1: -63, r: 38, top: [4, 3], foot: [4, 3] }), glaze: clearWall('#e6d8c6'), polish: GLASS },
] as const;
/** The bore, product units, and the points of its picture in one of them. */
const BORE = { top: -52, width: 54, height: FOOT - 11 + 52 } as const;
const FINE = 3;
/** How high three essences stand in it. */
const FULL = 0.88;
const DROPS = 4;

/** The bundle as a glass: the essence of every chosen face drops into it, and at the end the three mix. */
export class Vial {
  readonly #element = create('div', 'vial');
  readonly #liquid = add(this.#element, 'canvas', 'liquid');
  readonly #contact = create('i', 'contact');
  readonly #drops: readonly HTMLElement[];
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
    this.#drops = Array.from({ length: DROPS }, () => add(parent, 'i', 'drop'));
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

  show(game: Game): void {
    const { x, y, scale } = this.#layout.vial;
    const { style } = this.#element;
    // The mix goes onto the drum: the glass rises, tips over and is gone.
    const tips = ramp(game.finale, 0, 0.2);
    style.opacity = (game.arrival * (1 - ramp(tips, 0.6, 1))).toFixed(3);
    style.transform = `translate(${(x - 20 * tips).toFixed(2)}px, ${(y - 190 * tips).toFixed(2)}px) rotate(${(-80 * tips).toFixed(1)}deg) scale(${scale})`;
    this.#contact.style.opacity = (1 - ramp(tips, 0, 0.2)).toFixed(3);
    this.#drip(game);
    this.#paint(game);
  }

  /** Drops run from the face in front, over the edge, into the glass. */
  #drip({ pour, essences }: Game): void {
    const { x, y, radius, faceWidth, vial } = this.#layout;
    for (const [i, { style }] of this.#drops.entries()) {
      const part = clamp(pour * (1 + 0.12 * DROPS) - 0.12 * i);
      style.opacity = part > 0 && part < 1 ? '1' : '0';
      if (part === 0 || part === 1) continue;
      const left = mix(x - faceWidth * 0.16, vial.x, easeInOut(part * 1.15));
      const top = mix(y + radius * 0.12, vial.y - 60, part ** 2) - 46 * Math.sin(part * Math.PI);
      style.backgroundColor = essences.at(-1)?.colour ?? '';
      style.transform = `translate(${left.toFixed(2)}px, ${top.toFixed(2)}px) scale(${(mix(1.5, 0.7, part) - 0.14 * i).toFixed(3)})`;
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
      // It climbs a little at the glass, and there its edge catches light.
      const below = amount + 0.14 * u * u - 0.06 - up;
      const cover = colours.length && clamp(below * 24);
      const rim = 0.75 * ramp(below, 0.13, 0.05);
      if (cover > 0) picture.data.set([...blend(colours, u, up, swirl).map((part) => mix(part, 255, rim)), cover * 245], at * 4);
    }
    const c = this.#liquid.getContext('2d');
    if (!c) return;
    c.putImageData(picture, 0, 0);
    if (this.#stage.config.mode === 'still') return;
    // The name of each on its layer, until they mix.
    c.font = '400 40px Outfit';
    c.textAlign = 'center';
    c.fillStyle = '#26201b';
    for (const [i, { essence }] of essences.entries()) {
      c.globalAlpha = ramp(amount, i + 0.6, i + 0.9) * ramp(swirl, 0.3, 0);
      c.fillText(essence, width / 2, height - ((i + 0.5) * height * FULL) / BUNDLE_SIZE + 13);
    }
  }
}

/** The colour at a place in the glass: layers, which wind about each other and become one while they mix. */
function blend(colours: readonly (readonly [number, number, number])[], u: number, up: number, swirl: number): number[] {
  const wave = 0.9 * Math.sin(2.6 * u + 1.3 * up - 6 * swirl) + 0.34 * Math.sin(4.7 * u - 1.6 * up + 9 * swirl);
  const layer = up + 0.8 * swirl * wave;
  const soft = 0.04 + 0.24 * swirl;
  const light = 0.84 + 0.34 * ramp(Math.abs(u - 0.42), 0.5, 0) - 0.26 * ramp(Math.abs(u), 0.6, 1);
  return [0, 1, 2].map((channel) => {
    const first = colours[0]?.[channel] ?? 0;
    return light * colours.reduce((colour, next, i) => mix(colour, next[channel] ?? 0, i ? ramp(layer, i - soft, i + soft) : 0), first);
  });
}
