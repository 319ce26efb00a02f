import { bakeSprite } from '#creative-sdk/canvas.ts';
import { mixColour, withAlpha } from '#creative-sdk/colour.ts';
import { clamp, mix } from '#creative-sdk/motion.ts';
import type { Brand } from '#protocol/brand.ts';
import { type Bottle, makeBottle, REACH } from './bottles.ts';
import { lightOn } from './drum-pose.ts';
import { Gleam } from './gleam.ts';
import { bakeGround } from './ground.ts';
import { drawPrint } from './print.ts';
import { bakeMirror, bakeProduct } from './product.ts';
import { drawProps } from './props.ts';
import type { RitualStep } from './steps.ts';

/**
 * How high the middle of the product is over its face, design units: it casts its shadow from there, and moves against the face when the drum turns.
 */
const LIES_AT = 17;
/** Limit of the length of a shadow, parts of the height. */
const LONGEST_SHADOW = 1.9;
/** The brightness that remains in a shadow, where the key light does not reach. */
const DARKEST = 0.4;
/** Reflections are drawn in every frame, with no more backing-store pixels per design unit than this. */
const FINEST_GLEAM = 1.3;
/** Free floor left and right of a product on the shelf, design units. */
const MARGIN = 8;
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

/** One face of the drum: a photographer's set with a product lying on it. */
export class Face {
  readonly element = document.createElement('div');
  readonly #set = document.createElement('div');
  readonly #shade = document.createElement('div');
  readonly #sheen = document.createElement('div');
  readonly #badge = document.createElement('div');
  readonly #step: RitualStep;
  readonly #brand: Brand;
  readonly #isThumbnail: boolean;
  #size: FaceSize | undefined;
  #product: HTMLCanvasElement | undefined;
  #layer: HTMLCanvasElement | undefined;
  #context: CanvasRenderingContext2D | undefined;
  #shadow: HTMLCanvasElement | undefined;
  #gleam: Gleam | undefined;
  #drawn = '';
  #todo: (() => unknown)[] = [];
  /** The product's width, design units, and how much it is scaled down on a narrow shelf. */
  #span = 1;
  #fit = 1;

  constructor(step: RitualStep, brand: Brand, isThumbnail: boolean) {
    this.#step = step;
    this.#brand = brand;
    this.#isThumbnail = isThumbnail;
    this.element.className = 'face';
    this.#set.className = 'set';
    this.#shade.className = 'shade';
    this.#sheen.className = 'sheen';
    this.#badge.className = 'badge';
    this.#badge.innerHTML = '<svg viewBox="0 0 24 24"><path d="M6 12.500l4 4 8-9"/></svg>';
  }

  get isBaked(): boolean {
    return this.#todo.length === 0;
  }

  /** Everything is to be baked anew, for this size. */
  plan(size: FaceSize): void {
    this.#size = size;
    this.#drawn = '';
    const reach = REACH * 2 * size.product;
    const bottle = makeBottle(this.#step.id, this.#step.ramp[1], this.#brand.primary);
    this.#span = bottle.span * size.product;
    this.#fitPanel(size);
    let ground: HTMLCanvasElement;
    let shadow: HTMLCanvasElement;
    this.#todo = [
      () => (ground = this.#bakeSet(size)),
      () => (this.#product = this.#bakeProduct(bottle, reach, size)),
      () => (this.#gleam = new Gleam(bakeMirror(bottle, Math.round(reach * Math.min(FINEST_GLEAM, size.ratio))), this.#brand.accent)),
      () => (shadow = this.#bakeShadow(bottle, reach, size.ratio)),
      () => this.#assemble(ground, shadow, reach, size),
    ];
  }

  /** A plain panel until the picture is there. */
  #fitPanel({ width, height }: FaceSize): void {
    this.#set.replaceChildren(this.#shade);
    this.#set.style.backgroundColor = this.#step.ramp[1];
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

  #bakeProduct(bottle: Bottle, reach: number, { ratio, product }: FaceSize): HTMLCanvasElement {
    const picture = bakeProduct(bottle, Math.round(reach * ratio));
    const draw = (c: CanvasRenderingContext2D) => {
      c.drawImage(picture, 0, 0, reach, reach);
      c.scale(product, product);
      c.translate(REACH, REACH);
      drawPrint(c, bottle.print, this.#step.name, this.#isThumbnail ? undefined : this.#brand.name);
    };
    return bakeSprite(reach, reach, ratio, draw, 'processor');
  }

  #assemble(ground: HTMLCanvasElement, shadow: HTMLCanvasElement, reach: number, { width, height, ratio }: FaceSize): void {
    this.#layer = bakeSprite(reach, reach, ratio, (c) => (this.#context = c), 'processor');
    this.#layer.className = 'product';
    this.#shadow = shadow;
    this.#set.replaceChildren(ground, shadow, this.#shade, this.#sheen);
    this.element.replaceChildren(this.#set, this.#layer, this.#badge);
    for (const { style } of [this.#layer, shadow]) {
      Object.assign(style, { width: `${reach}px`, height: `${reach}px`, left: `${(width - reach) / 2}px`, top: `${(height - reach) / 2}px` });
    }
  }

  #bakeSet({ width, height, ratio }: FaceSize): HTMLCanvasElement {
    const ground = bakeGround(this.#step, width, height, ratio);
    const set = bakeSprite(
      width,
      height,
      ratio,
      (c) => {
        c.drawImage(ground, 0, 0, width, height);
        drawProps(c, this.#step, width, height);
        const light = c.createRadialGradient(width * 0.3, height * 0.16, 0, width * 0.45, height * 0.4, Math.hypot(width, height) * 0.62);
        light.addColorStop(0, 'rgb(255 252 244 / 0.34)');
        light.addColorStop(0.45, 'rgb(255 252 244 / 0)');
        light.addColorStop(1, withAlpha(mixColour(this.#step.ramp[0], '#2a1710', 0.4), 0.42));
        c.fillStyle = light;
        c.fillRect(0, 0, width, height);
      },
      'processor',
    );
    set.className = 'ground';
    return set;
  }

  /** The outline, blurred, in the floor's own dark; under clear glass the liquid's light lies in the middle of it. */
  #bakeShadow({ caustic }: Bottle, reach: number, ratio: number): HTMLCanvasElement {
    const source = this.#product;
    const dark = mixColour(this.#step.ramp[0], '#1d130c', 0.62);
    const shadow = bakeSprite(
      reach,
      reach,
      Math.min(1, ratio),
      (c) => {
        if (!source) return;
        const scale = c.getTransform().a;
        const away = reach * 2;
        c.shadowOffsetX = away * scale;
        const throwBlurred = (colour: string, blur: number, squeeze: number) => {
          c.shadowColor = colour;
          c.shadowBlur = blur * scale;
          const inset = (reach * (1 - squeeze)) / 2;
          c.drawImage(source, inset - away, inset, reach * squeeze, reach * squeeze);
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

  /** `angle`: the face's tilt, degrees. `hop`: the product jumps at being kept, 0 … 1. */
  light(angle: number, hop: number, kept: number): void {
    const { style } = this.element;
    const isSeen = Math.abs(angle) < HORIZON;
    style.visibility = isSeen ? '' : 'hidden';
    if (!isSeen) return;
    const key = lightOn(angle);
    const dark = DARKEST * clamp(1 - key.z / 0.72) ** 1.2;
    this.#shade.style.opacity = dark.toFixed(3);
    if (!this.isBaked || !this.#layer || !this.#shadow) return;
    const state = `${angle.toFixed(2)} ${hop.toFixed(3)} ${kept.toFixed(2)} ${this.#fit.toFixed(3)}`;
    if (state === this.#drawn) return;
    this.#drawn = state;
    this.#paintProduct(angle, dark);
    // A flat picture must not be seen hovering from the side.
    const lies = LIES_AT * clamp(Math.cos((angle * Math.PI) / 180) * 1.35 - 0.28);
    const reach = lies * (1 + hop * 1.3);
    const run = Math.min(LONGEST_SHADOW, Math.hypot(key.x, key.y) / Math.max(0.05, key.z)) / Math.hypot(key.x, key.y);
    this.#shadow.style.transform = `translate(${(-key.x * run * reach).toFixed(2)}px, ${(-key.y * run * reach).toFixed(2)}px) scale(${this.#fit.toFixed(3)})`;
    this.#shadow.style.opacity = (clamp(key.z * 2.2 + 0.1) * (1 - 0.3 * hop)).toFixed(3);
    this.#layer.style.transform = `translateZ(${(lies + 1 + hop * 34).toFixed(2)}px) scale(${this.#fit.toFixed(3)})`;
    this.#badge.style.transform = `translateZ(6px) scale(${kept.toFixed(3)})`;
    this.#badge.style.opacity = kept > 0.01 ? '1' : '0';
  }

  #paintProduct(angle: number, dark: number): void {
    const c = this.#context;
    if (!c || !this.#product || !this.#gleam || !this.#size) return;
    const reach = REACH * 2 * this.#size.product;
    this.#gleam.draw(angle);
    c.globalCompositeOperation = 'copy';
    c.drawImage(this.#product, 0, 0, reach, reach);
    c.globalCompositeOperation = 'source-atop';
    c.fillStyle = withAlpha('#3a2317', dark * 0.8);
    c.fillRect(0, 0, reach, reach);
    c.globalCompositeOperation = 'source-over';
    c.drawImage(this.#gleam.element, 0, 0, reach, reach);
  }

  /** A band of light runs over the set: 0 before, 1 after. */
  sweep(part: number): void {
    const isOn = part > 0 && part < 1;
    this.#sheen.style.opacity = isOn ? Math.sin(part * Math.PI).toFixed(3) : '0';
    if (isOn) this.#sheen.style.transform = `translateX(${((part * 2.4 - 1.2) * 100).toFixed(1)}%) skewX(-18deg)`;
  }

  /** Only this much of the set's width remains, design units, in the middle. */
  narrow(width: number | undefined, shrunk = 0): void {
    const full = this.#size?.width ?? 0;
    const room = Math.max(1, (width ?? full) - MARGIN) / Math.max(1, this.#span);
    this.#fit = mix(1, Math.min(1, room), shrunk);
    this.#set.style.clipPath = width === undefined ? '' : `inset(0 ${Math.max(0, (full - width) / 2).toFixed(2)}px)`;
  }
}
