import { bakeSprite } from '#creative-sdk/canvas.ts';
import { mixColour, withAlpha } from '#creative-sdk/colour.ts';
import { create } from '#creative-sdk/element.ts';
import { mix, ramp } from '#creative-sdk/motion.ts';
import type { Brand } from '#protocol/brand.ts';
import { type Bottle, makeBottle, type Part, REACH } from './bottles.ts';
import type { Painting } from './cylinder.ts';
import { KEY } from './drum-pose.ts';
import { Gleam, Slab } from './gleam.ts';
import { bakeGround } from './ground.ts';
import { bakePin, PIN_AT, PIN_SIDE } from './pin.ts';
import { drawPrint } from './print.ts';
import { bakeMirror, bakeProduct } from './product.ts';
import { drawBranches, drawProps } from './props.ts';
import type { RitualStep } from './steps.ts';

/** The bar of metal at a fold, design units: half of it is on either face. */
const BAR = 3;
/** A shadow's picture is drawn smaller by this, so that its blur ends within it. */
const SOFT = 0.86;
/** Reflections are drawn in every frame, with no more backing-store pixels per design unit than this. */
const FINEST_GLEAM = 1.3;
/** Turned so far, degrees, reflections stand still; and so far, nothing of a face is seen. */
const STREAMS = 56;
const BEHIND = 126;
/** How often a picture is drawn to blur it. */
const SMEARS = 12;
/** Which way the shadow on the wall falls, design units: to the right of the feet, not below them. */
const WALL_SHADOW = [17, -3] as const;
/** Free floor left and right of a product, design units. */
const EAVES = 42;

export interface FaceSize {
  readonly width: number;
  readonly height: number;
  /** Backing-store pixels per design unit. */
  readonly ratio: number;
  /** Product units to design units. */
  readonly product: number;
}

/** Where its product is, from the middle of the drum, design units. */
export interface Pose {
  readonly x: number;
  readonly y: number;
  /** Times the size it was baked in. */
  readonly scale: number;
  /** How much it stands before its face; below 1 it is part of the picture that the drum rolls. */
  readonly alpha: number;
  /** How far its face has turned, degrees. */
  readonly angle: number;
  /** How high it is over its face. */
  readonly lift: number;
  /** 0 on its face … 1 on the shelf. */
  readonly part: number;
  /** How far it leans over the vial, 0 … 1, and how far it has turned for that, degrees. */
  readonly lean: number;
  readonly turn: number;
  /** How much of the pin is there that says it is kept. */
  readonly kept: number;
}

/** One face of the drum: a photographer's set, and the product that lies on it and stands up before it while it is in front. */
export class Face {
  /** The product. */
  readonly element = create('div', 'product');
  readonly #step: RitualStep;
  readonly #brand: Brand;
  readonly #isThumbnail: boolean;
  #reach = 1;
  #set: HTMLCanvasElement | undefined;
  #picture: HTMLCanvasElement | undefined;
  #canvas: CanvasRenderingContext2D | undefined;
  #shadow: HTMLCanvasElement | undefined;
  /** How it falls on the wall, when the product has left the drum. */
  #wallShadow: HTMLCanvasElement | undefined;
  #pin: HTMLCanvasElement | undefined;
  #smeared: HTMLCanvasElement | undefined;
  /** The product's layers from below, and last how it stands on the shelf, if that is another picture. */
  #slabs: Slab[] = [];
  #todo: (() => unknown)[] = [];
  /** How much the product is scaled down on a narrow face. */
  fit = 1;
  #cast = '';
  #angle = 0;
  readonly bottle: Bottle;

  constructor(step: RitualStep, brand: Brand, isThumbnail: boolean) {
    this.#step = step;
    this.#brand = brand;
    this.#isThumbnail = isThumbnail;
    this.bottle = makeBottle(step.id, step.ramp[1], brand.primary);
  }

  get isBaked(): boolean {
    return this.#todo.length === 0;
  }

  /** What the drum paints. `smear`: how far it rolls while one looks, parts of itself. */
  paintingOf(smear: number): Painting {
    const { ramp: colours } = this.#step;
    const picture = smear > 0.005 && Math.abs(this.#angle) < BEHIND ? this.#smear(smear) : this.#picture;
    return { colour: mixColour(colours[0], colours[1], 0.4), picture, state: `${this.#cast} ${smear.toFixed(3)}` };
  }

  /** Motion blur: the picture several times, in one breath. */
  #smear(far: number): HTMLCanvasElement | undefined {
    const picture = this.#picture;
    if (!picture) return;
    const { width, height } = picture;
    this.#smeared ??= bakeSprite(width / 2, height / 2, 1, () => {}, 'processor');
    const c = this.#smeared.getContext('2d');
    for (let n = 0; c && n < SMEARS; n++) {
      c.globalAlpha = 1 / (n + 1);
      c.drawImage(picture, 0, (n / (SMEARS - 1) - 0.5) * far * height, width, height, 0, 0, width / 2, height / 2);
    }
    return this.#smeared;
  }

  /** Everything is to be baked anew, for this size; until then the face is a plain one. */
  plan(size: FaceSize): void {
    this.#slabs = [];
    this.#picture = undefined;
    this.#shadow = undefined;
    this.#cast = '';
    this.element.replaceChildren();
    this.#smeared = undefined;
    this.#reach = REACH * 2 * size.product;
    const bottle = this.bottle;
    const { front, standing } = bottle;
    this.fit = Math.min(1, (size.width - EAVES) / (bottle.span * size.product));
    this.#todo = [
      () => this.#bakeSet(size),
      () => this.#bakeSlab(bottle.parts, front && bottle, size),
      () => this.#bakeSlab(front ?? [], front ? undefined : bottle, size),
      () => (this.#shadow = this.#bakeShadow(this.#slabs, size.ratio, mixColour(this.#step.ramp[0], '#1d130c', 0.62), bottle.caustic)),
      ...(standing ? [() => this.#bakeSlab(standing.parts, standing, size)] : []),
      () => this.#assemble(size),
    ];
  }

  /** One of the pieces of work, a few milliseconds each. */
  bakeOn(): void {
    this.#todo.shift()?.();
  }

  bakeAll(): void {
    while (!this.isBaked) this.bakeOn();
  }

  #bakeSlab(parts: readonly Part[], printed: Pick<Bottle, 'print'> | undefined, { ratio, product }: FaceSize): void {
    const reach = this.#reach;
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

  #assemble({ ratio }: FaceSize): void {
    // One light: whatever stands before the wall has its shadow there.
    this.#wallShadow = this.#bakeShadow(this.#slabs.slice(this.#slabs.length > 2 ? 2 : 0), ratio, '#0a140d');
    this.#wallShadow.style.transform = `translate(${WALL_SHADOW.map((way) => `${way}px`)}) scale(${1 / SOFT})`;
    const layers = [this.#wallShadow, ...this.#slabs.map((slab) => slab.element)];
    this.#pin = bakePin(ratio, this.#brand.primary);
    const lie = ({ style }: HTMLElement, [x, y]: readonly [number, number], side: number) =>
      Object.assign(style, { left: `${x - side / 2}px`, top: `${y - side / 2}px`, width: `${side}px` });
    lie(this.#pin, [PIN_AT[0] * this.#reach, PIN_AT[1] * this.#reach], PIN_SIDE);
    this.element.replaceChildren(...layers, this.#pin);
    for (const layer of layers) lie(layer, [0, 0], this.#reach);
  }

  #bakeSet({ width, height, ratio }: FaceSize): void {
    const ground = bakeGround(this.#step, width, height, ratio);
    const draw = (c: CanvasRenderingContext2D) => {
      c.drawImage(ground, 0, 0, width, height);
      drawBranches(c, this.#step, width, height);
      const light = c.createRadialGradient(width * 0.3, height * 0.2, 0, width * 0.45, height * 0.4, Math.hypot(width, height) * 0.62);
      light.addColorStop(0, 'rgb(255 252 244 / 0.3)');
      light.addColorStop(0.45, 'rgb(255 252 244 / 0)');
      light.addColorStop(1, withAlpha(mixColour(this.#step.ramp[0], '#2a1710', 0.4), 0.3));
      c.fillStyle = light;
      c.fillRect(0, 0, width, height);
      drawProps(c, this.#step, width, height);
      // The bar and its shadow on the set.
      for (const [y, high, colour] of [
        [BAR, 3, 'rgb(42 23 16 / 0.3)'],
        [BAR, 1.2, 'rgb(42 23 16 / 0.5)'],
        [0, BAR, '#e2c196'],
        [0, 1, '#fff8ea'],
        [height - BAR, BAR, '#b98d61'],
        [height - 1, 1, '#f2d9b4'],
      ] as const) {
        c.fillStyle = colour;
        c.fillRect(0, y, width, high);
      }
    };
    const set = bakeSprite(width, height, ratio, draw, 'processor');
    this.#set = set;
    this.#picture = bakeSprite(width, height, ratio, (c) => (this.#canvas = c), 'processor');
    this.#canvas?.drawImage(set, 0, 0, width, height);
  }

  /** The outline, blurred, in the floor's own dark; under clear glass the liquid's light lies in the middle of it. */
  #bakeShadow(slabs: readonly Slab[], ratio: number, dark: string, caustic?: string): HTMLCanvasElement {
    const reach = this.#reach;
    const sources = slabs.map((slab) => slab.element);
    for (const slab of slabs) slab.paint(0);
    const draw = (c: CanvasRenderingContext2D) => {
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
    };
    return bakeSprite(reach, reach, Math.min(1, ratio), draw, 'processor');
  }

  /** `size`: of the face, design units. */
  show(pose: Pose, size: readonly [number, number]): void {
    const { x, y, scale, alpha, angle, part, lean, turn, kept } = pose;
    const { style } = this.element;
    this.#angle = angle;
    const isSeen = alpha > 0 && this.isBaked;
    style.visibility = isSeen ? '' : 'hidden';
    // Farther round nobody sees reflections travel.
    if (Math.abs(angle) < STREAMS) for (const slab of this.#slabs) slab.paint(Math.round(angle * 0.6));
    if (this.isBaked && Math.abs(angle) < BEHIND) this.#paintPicture(pose, size);
    if (!isSeen) return;
    style.opacity = alpha.toFixed(3);
    style.transform = `translate(${x.toFixed(2)}px, ${y.toFixed(2)}px) rotate(${turn.toFixed(2)}deg) scale(${(scale * mix(this.fit, 1, part)).toFixed(4)})`;
    const standsUp = this.#slabs.length > 2;
    if (this.#wallShadow) this.#wallShadow.style.opacity = ramp(part, standsUp ? 0.7 : 0, 1).toFixed(3);
    if (this.#pin) this.#pin.style.transform = `scale(${(kept / this.fit).toFixed(3)})`;
    // Its cap stays upright in the air while it pours.
    const [, cap] = this.#slabs;
    if (cap && this.bottle.front && !standsUp) cap.element.style.transform = `translate(${-30 * lean}px) rotate(${-1.15 * turn}deg)`;
    // What lay on its back stands up: seen edge-on, one picture gives way to the other.
    for (const [i, slab] of this.#slabs.entries()) {
      const isStanding = i === 2;
      if (!standsUp) continue;
      const turn = 64 * (isStanding ? ramp(part, 0.4, 0.8) - 1 : ramp(part, 0.1, 0.4));
      slab.element.style.transform = `perspective(900px) rotateX(${turn.toFixed(2)}deg)`;
      slab.element.style.opacity = isStanding === part > 0.4 ? '1' : '0';
    }
  }

  /** What the drum paints: the shadow lies on the set; on the shelf it falls on the wall. */
  #paintPicture({ angle, lift, alpha, part, lean, kept }: Pose, [width, height]: readonly [number, number]): void {
    const c = this.#canvas;
    const gleam = alpha < 1 && Math.abs(angle) < STREAMS ? Math.round(angle * 0.6) : '';
    const state = `${[lift, alpha, part, lean, kept].map((value) => value.toFixed(2))} ${gleam}`;
    if (!c || !this.#set || !this.#shadow || state === this.#cast) return;
    this.#cast = state;
    const away = -lift / KEY.z;
    const put = (picture: HTMLCanvasElement, side: number, x = 0, y = 0) =>
      c.drawImage(picture, (width - side) / 2 + x, (height - side) / 2 + y, side, side);
    const reach = this.#reach * this.fit;
    c.drawImage(this.#set, 0, 0, width, height);
    c.globalAlpha = 1 - Math.max(part, lean * 0.8);
    put(this.#shadow, reach / SOFT, KEY.x * away, KEY.y * away);
    c.globalAlpha = 1;
    if (alpha < 1) for (const { element } of this.#slabs.slice(0, 2)) put(element, reach);
    if (alpha < 1 && this.#pin) put(this.#pin, PIN_SIDE * kept, PIN_AT[0] * reach, PIN_AT[1] * reach);
  }
}
