import { bakeSprite } from '#creative-sdk/canvas.ts';
import { mixColour, withAlpha } from '#creative-sdk/colour.ts';
import { create } from '#creative-sdk/element.ts';
import { clamp, mix, ramp } from '#creative-sdk/motion.ts';
import type { Brand } from '#protocol/brand.ts';
import { type Bottle, FOOT, makeBottle, type Part, REACH } from './bottles.ts';
import { lightOn } from './drum-pose.ts';
import type { Exit, Place } from './exit.ts';
import { Gleam, Slab } from './gleam.ts';
import { bakeGround } from './ground.ts';
import { drawPrint } from './print.ts';
import { bakeMirror, bakeProduct } from './product.ts';
import { drawBranches, drawProps } from './props.ts';
import type { RitualStep } from './steps.ts';

/** Heights over the frame, design units: when the drum turns, the layers move against each other. The floor is sunk into the frame. */
const FLOOR_AT = -10;
const PROPS_AT = 5;
const PRODUCT_AT = 24;
/** Its print, or what of it stands out farthest. */
const FRONT_AT = 34;
/** The width of the frame, design units. */
const FRAME = 7;
/** The tilts at which the upper and the lower edge of a face throw the key light at us, degrees. */
const GLINTS = [-21, 51] as const;
/** Limit of the length of a shadow, parts of the height. */
const LONGEST_SHADOW = 1.9;
/** A shadow's picture is drawn smaller by this, so that its blur ends within it. */
const SOFT = 0.86;
/** The brightness that remains in a shadow, where the key light does not reach. */
const DARKEST = 0.4;
/** Reflections are drawn in every frame, with no more backing-store pixels per design unit than this. */
const FINEST_GLEAM = 1.3;
/** Free floor left and right of a product, design units: seen from the side, what lies high moves towards the edge. */
const EAVES = 36;
/** Degrees. */
const RADIAN = 180 / Math.PI;
/** A face turned farther away than this shows its back. */
export const HORIZON = 80;

export interface FaceSize {
  readonly width: number;
  readonly height: number;
  /** Backing-store pixels per design unit. */
  readonly ratio: number;
  /** Product units to design units. */
  readonly product: number;
}

/** One face of the drum: a photographer's set, sunk into a frame, with a product lying over it. */
export class Face {
  readonly element = create('div', 'face');
  readonly #set = create('div', 'set');
  readonly #well = create('div', 'well');
  readonly #shade = create('div', 'shade');
  readonly #sheen = create('div', 'sheen');
  readonly #folds = [create('div', 'fold'), create('div', 'fold low')];
  readonly #badge = create('div', 'badge');
  readonly #step: RitualStep;
  readonly #brand: Brand;
  readonly #isThumbnail: boolean;
  #size: FaceSize | undefined;
  #ground: HTMLCanvasElement | undefined;
  #props: HTMLCanvasElement | undefined;
  #shadow: HTMLCanvasElement | undefined;
  /** The product's layers from the floor up, and last how it stands on the shelf, if that is another picture. */
  #slabs: Slab[] = [];
  #drawn = '';
  #todo: (() => unknown)[] = [];
  /** How much the product is scaled down on a narrow face. */
  #fit = 1;
  #isSwept = false;
  #exit: Exit = { part: 0, base: 0, aside: 0, scale: 1, set: 1 };

  constructor(step: RitualStep, brand: Brand, isThumbnail: boolean) {
    this.#step = step;
    this.#brand = brand;
    this.#isThumbnail = isThumbnail;
    this.#badge.innerHTML = '<svg viewBox="0 0 24 24"><path d="M6 12.500l4 4 8-9"/></svg>';
  }

  get isBaked(): boolean {
    return this.#todo.length === 0;
  }

  /** Everything is to be baked anew, for this size. */
  plan(size: FaceSize): void {
    this.#size = size;
    this.#drawn = '';
    this.#slabs = [];
    const reach = REACH * 2 * size.product;
    const bottle = makeBottle(this.#step.id, this.#step.ramp[1], this.#brand.primary);
    const { front, standing } = bottle;
    this.#fit = Math.min(1, (size.width - EAVES) / (bottle.span * size.product));
    this.#fitPanel(size);
    this.#todo = [
      () => this.#bakeSet(size),
      () => this.#bakeSlab(bottle.parts, front && bottle, size),
      () => this.#bakeSlab(front ?? [], front ? undefined : bottle, size),
      () => (this.#shadow = this.#bakeShadow(bottle, reach, size.ratio)),
      ...(standing ? [() => this.#bakeSlab(standing.parts, standing, size)] : []),
      () => this.#assemble(reach, size),
    ];
  }

  /** A plain panel until the picture is there. */
  #fitPanel({ width, height }: FaceSize): void {
    this.#well.replaceChildren();
    this.#well.style.backgroundColor = mixColour(this.#step.ramp[0], this.#step.ramp[1], 0.4);
    this.#set.replaceChildren(this.#well, this.#shade);
    this.element.replaceChildren(this.#set);
    Object.assign(this.element.style, { width: `${width}px`, height: `${height}px`, left: `${-width / 2}px`, top: `${-height / 2}px` });
  }

  /** One of the pieces of work, a few milliseconds each. */
  bakeOn(): void {
    this.#todo.shift()?.();
  }

  bakeAll(): void {
    while (!this.isBaked) this.bakeOn();
  }

  #bakeSlab(parts: readonly Part[], printed: Bottle | undefined, { ratio, product }: FaceSize): void {
    const reach = REACH * 2 * product;
    const picture = bakeProduct(parts, Math.round(reach * ratio));
    const draw = (c: CanvasRenderingContext2D) => {
      c.drawImage(picture, 0, 0, reach, reach);
      c.scale(product, product);
      c.translate(REACH, REACH);
      if (printed) drawPrint(c, printed.print, this.#step.name, this.#isThumbnail ? undefined : this.#brand.name);
    };
    const skin = bakeSprite(reach, reach, ratio, draw, 'processor');
    const side = Math.round(reach * Math.min(FINEST_GLEAM, ratio));
    this.#slabs.push(new Slab(skin, parts.length > 0 ? new Gleam(bakeMirror(parts, side), this.#brand.accent) : undefined, reach, ratio));
  }

  #assemble(reach: number, { width, height }: FaceSize): void {
    if (!this.#ground || !this.#props || !this.#shadow) return;
    this.#well.replaceChildren(this.#ground, this.#shadow);
    this.#set.replaceChildren(this.#well, this.#props, this.#shade, ...this.#folds, this.#sheen);
    const layers = this.#slabs.map((slab) => slab.element);
    this.element.replaceChildren(this.#set, ...layers, this.#badge);
    for (const layer of [...layers, this.#shadow]) {
      const inset = layer === this.#shadow ? FRAME : 0;
      const place = { left: `${(width - reach) / 2 - inset}px`, top: `${(height - reach) / 2 - inset}px` };
      Object.assign(layer.style, place, { width: `${reach}px`, height: `${reach}px` });
    }
  }

  #bakeSet({ width, height, ratio }: FaceSize): void {
    const ground = bakeGround(this.#step, width, height, ratio);
    const bake = (className: string, draw: (c: CanvasRenderingContext2D) => void) => {
      const sprite = bakeSprite(width, height, ratio, draw, 'processor');
      sprite.className = className;
      return sprite;
    };
    this.#ground = bake('ground', (c) => {
      c.drawImage(ground, 0, 0, width, height);
      drawBranches(c, this.#step, width, height);
      const light = c.createRadialGradient(width * 0.3, height * 0.16, 0, width * 0.45, height * 0.4, Math.hypot(width, height) * 0.62);
      light.addColorStop(0, 'rgb(255 252 244 / 0.34)');
      light.addColorStop(0.45, 'rgb(255 252 244 / 0)');
      light.addColorStop(1, withAlpha(mixColour(this.#step.ramp[0], '#2a1710', 0.4), 0.42));
      c.fillStyle = light;
      c.fillRect(0, 0, width, height);
    });
    this.#props = bake('ground', (c) => drawProps(c, this.#step, width, height));
  }

  /** The outline, blurred, in the floor's own dark; under clear glass the liquid's light lies in the middle of it. */
  #bakeShadow({ caustic }: Bottle, reach: number, ratio: number): HTMLCanvasElement {
    const sources = this.#slabs.map((slab) => slab.element);
    for (const slab of this.#slabs) slab.paint(0, 0);
    const dark = mixColour(this.#step.ramp[0], '#1d130c', 0.62);
    const shadow = bakeSprite(
      reach,
      reach,
      Math.min(1, ratio),
      (c) => {
        const scale = c.getTransform().a;
        const away = reach * 2;
        c.shadowOffsetX = away * scale;
        const throwBlurred = (colour: string, blur: number, squeeze: number) => {
          c.shadowColor = colour;
          c.shadowBlur = blur * scale;
          const inset = (reach * (1 - squeeze * SOFT)) / 2;
          for (const source of sources) c.drawImage(source, inset - away, inset, reach * squeeze * SOFT, reach * squeeze * SOFT);
        };
        throwBlurred(withAlpha(dark, 0.4), 16, 1.01);
        throwBlurred(withAlpha(dark, 0.42), 5, 0.99);
        if (!caustic) return;
        c.globalCompositeOperation = 'source-atop';
        throwBlurred(withAlpha(caustic, 0.75), 14, 0.66);
        throwBlurred(withAlpha('#fff4da', 0.7), 9, 0.3);
      },
      'processor',
    );
    shadow.className = 'shadow';
    return shadow;
  }

  /** `angle` and `yaw`: the face's tilt, degrees. `hop`: the product jumps at being kept, 0 … 1. */
  light(angle: number, yaw: number, hop: number, kept: number): void {
    const { style } = this.element;
    const isSeen = Math.abs(angle) < HORIZON;
    style.visibility = isSeen ? '' : 'hidden';
    if (!isSeen) return;
    const key = lightOn(angle);
    const dark = DARKEST * clamp(1 - key.z / 0.72) ** 1.2;
    this.#shade.style.opacity = dark.toFixed(3);
    if (!this.isBaked || !this.#shadow) return;
    const { part, base, aside, scale } = this.#exit;
    const state = [angle, yaw, hop, kept, this.#fit, part, base].map((value) => value.toFixed(3)).join();
    if (state === this.#drawn) return;
    this.#drawn = state;
    // How far a layer moves against the frame, per unit of height.
    const dx = Math.tan(yaw / RADIAN);
    const dy = -clamp(Math.tan(angle / RADIAN), -1.3, 1.3);
    move(this.#ground, dx * FLOOR_AT, dy * FLOOR_AT);
    move(this.#props, dx * PROPS_AT, dy * PROPS_AT);
    for (const [i, fold] of this.#folds.entries()) fold.style.opacity = Math.exp(-(((angle - (GLINTS[i] ?? 0)) / 22) ** 2)).toFixed(3);
    // A flat picture must not be seen hovering from the side.
    const lies = clamp(Math.cos(angle / RADIAN) * 1.35 - 0.28);
    const reach = PRODUCT_AT * lies * (1 + hop * 1.3);
    const run = Math.min(LONGEST_SHADOW, Math.hypot(key.x, key.y) / Math.max(0.05, key.z)) / Math.hypot(key.x, key.y);
    // On the shelf it stands before the wall, and its feet throw the nearer shadow.
    const size = mix(this.#fit, scale, part);
    const y = (base - FOOT * (this.#size?.product ?? 1) * scale) * part - Math.sin(part * Math.PI) * 18;
    // Aside first, then down.
    const x = aside * ramp(part, 0, 0.7);
    const shadow = { x: x - key.x * run * reach + dx * FLOOR_AT, y: y - key.y * run * reach + dy * FLOOR_AT - 14 * part, size: size / SOFT };
    this.#throwShadow(this.#shadow, shadow, clamp(key.z * 2.2 + 0.1) * (1 - 0.3 * hop));
    this.#hold({ x, y, size }, { angle, dark, lies, hop });
    this.#badge.style.transform = `translateZ(6px) scale(${kept.toFixed(3)})`;
    this.#badge.style.opacity = kept > 0.01 ? '1' : '0';
    // The room's window in the glaze of the frame: it crosses the face while that turns.
    if (!this.#isSwept) this.#shine(0.5 + angle / 64, 0.5 * clamp(Math.abs(angle) / 12) * lies);
  }

  /** Out of its face it falls on the wall, which hides the well. */
  #throwShadow(shadow: HTMLElement, { x, y, size }: Place, strength: number): void {
    const { part } = this.#exit;
    const isOut = part > 0;
    const inset = isOut ? FRAME : 0;
    if (isOut === (shadow.parentElement === this.#well)) (isOut ? this.#set : this.#ground)?.after(shadow);
    move(shadow, x + inset, y + inset, size);
    if (isOut) shadow.style.transform += ' translateZ(4px)';
    shadow.style.opacity = (strength * (1 - (this.#slabs.length > 2 ? ramp(part, 0.1, 0.4) : 0.3 * part))).toFixed(3);
  }

  /** Puts the product's layers there, each at its height. */
  #hold({ x, y, size }: Place, { angle, dark, lies, hop }: Record<'angle' | 'dark' | 'lies' | 'hop', number>): void {
    // What lay on its back stands up: seen edge-on, one picture gives way to the other.
    const { part } = this.#exit;
    const standsUp = this.#slabs.length > 2;
    for (const [i, slab] of this.#slabs.entries()) {
      const isStanding = i === 2;
      const turn = standsUp ? 64 * (isStanding ? ramp(part, 0.45, 0.75) - 1 : ramp(part, 0.15, 0.45)) : 0;
      const z = mix(lies * (i === 1 ? FRONT_AT : PRODUCT_AT) + 1 + hop * 34, 8 + i, part) + Math.abs(turn) * 1.3;
      slab.paint(angle, dark);
      slab.element.style.transform = `translate3d(${x.toFixed(2)}px, ${y.toFixed(2)}px, ${z.toFixed(2)}px) rotateX(${turn.toFixed(2)}deg) scale(${(standsUp && !isStanding ? this.#fit : size).toFixed(4)})`;
      slab.element.style.opacity = standsUp && isStanding !== part > 0.45 ? '0' : '1';
    }
  }

  /** A band of light runs over the set: 0 before, 1 after. */
  sweep(part: number): void {
    this.#isSwept = part > 0 && part < 1;
    if (this.#isSwept) this.#shine(part, Math.sin(part * Math.PI));
  }

  #shine(part: number, strength: number): void {
    this.#sheen.style.opacity = strength.toFixed(3);
    this.#sheen.style.transform = `translateX(${((part * 2.4 - 1.2) * 100).toFixed(1)}%) skewX(-18deg)`;
  }

  /** The product's way out of it. */
  leave(exit: Exit): void {
    this.#exit = exit;
    this.#set.style.opacity = exit.set.toFixed(3);
  }
}

function move(element: HTMLElement | undefined, x: number, y: number, scale = 1): void {
  if (element) element.style.transform = `translate(${x.toFixed(2)}px, ${y.toFixed(2)}px) scale(${scale.toFixed(4)})`;
}
