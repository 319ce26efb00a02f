import { bakeSprite, createLayer, type Layer } from '#creative-sdk/canvas.ts';
import { inkOn, mixColour } from '#creative-sdk/colour.ts';
import type { Stage } from '#creative-sdk/creative.ts';
import { glow, linear } from '#creative-sdk/gradient.ts';
import { clamp, easeOut, mix } from '#creative-sdk/motion.ts';
import type { Layout } from './layout.ts';
import { cut, dot, type Pen } from './paper.ts';
import { GROUND, grounds, soles, type Tint } from './soles.ts';
import { stepsTo, stops } from './stops.ts';
import { uppers } from './uppers.ts';

/** What one moment shows. */
export interface Moment {
  /** Place of the carousel, steps. */
  readonly at: number;
  /** 0: upper and sole apart, 1: one shoe; more while it still gives. */
  readonly joined: number;
  /** Seconds since a shoe snapped together, and which. */
  readonly cheer: number;
  readonly snapped: number;
  /** 0 while one plays … 1 on the end card: the second shoe of the pair comes in. */
  readonly card: number;
}

/** Half of a sprite's width, and how far it reaches below the cut, units of a shoe. */
const REACH = 176;
const BELOW = 136;
/** Half of the gap between the halves while they are apart. */
const GAP = 8;
/** On the end card two shoes stand where one did. */
const PAIR = 0.74;
const BITS = 34;

interface Cast {
  readonly upper: HTMLCanvasElement;
  readonly sole: HTMLCanvasElement;
  readonly ground: HTMLCanvasElement;
}

/** The two halves of the screen with everything on them. */
export class Picture {
  readonly #stage: Stage;
  /** Behind all that moves: what is written on the wall lies between the two. */
  readonly #wall: Layer;
  readonly #layer: Layer;
  readonly #tint: Tint;
  #layout: Layout;
  #cast: readonly Cast[];

  constructor(stage: Stage, layout: Layout) {
    this.#stage = stage;
    this.#wall = createLayer(stage);
    this.#layer = createLayer(stage);
    this.#layer.element.classList.add('shoes');
    const { primary } = stage.brand;
    this.#tint = (share) => mixColour(primary, share < 0 ? '#06121f' : '#ffffff', Math.abs(share));
    this.#layout = layout;
    this.#drawWall();
    this.#cast = this.#bakeCast();
  }

  fit(layout: Layout): void {
    this.#layout = layout;
    this.#wall.resize();
    this.#layer.resize();
    this.#drawWall();
    this.#cast = this.#bakeCast();
  }

  #drawWall(): void {
    const { width, height, seam, middle, shoe, scale } = this.#layout;
    const { context: c } = this.#wall;
    const tint = this.#tint;
    // Where the words are light, the wall must not be.
    const day = inkOn(this.#stage.brand.primary) === '#ffffff' ? -0.4 : 1;
    c.save();
    c.scale(scale, scale);
    c.fillStyle = linear(c, [0, 0, width * 0.7, seam], `${tint(0.66 * day)} 0, ${tint(0.34 * day)} .6, ${tint(0.22 * day)} 1`);
    c.fillRect(0, 0, width, seam);
    // Daylight falls through a window.
    c.fillStyle = tint(0.72 * day);
    c.globalAlpha = 0.55;
    for (const x of [0.02, 0.5])
      for (const down of [0, 1]) {
        const [left, top, w, h] = [x * width + down * 46, (0.09 - x * 0.14 + down * 0.42) * seam, width * 0.38, seam * 0.36];
        c.fill(new Path2D(`M${left} ${top}L${left + w} ${top - 26}L${left + w + 40} ${top + h - 26}L${left + 40} ${top + h}Z`));
      }
    c.globalAlpha = 1;
    // The lower half lies before the upper one like a sheet of paper.
    c.fillStyle = linear(c, [0, seam - 30, 0, seam], 'rgb(6 18 31 / 0) 0, rgb(6 18 31 / .18) 1');
    c.fillRect(0, seam - 30, width, 30);
    c.fillStyle = tint(-0.16);
    c.fillRect(0, seam, width, height - seam);
    c.fillStyle = tint(0.7);
    c.fillRect(0, seam, width, 2);
    const floor = seam + 30 * shoe;
    cut(c, tint(0), `M-40 ${floor + 6}Q${width / 2} ${floor - 10} ${width + 40} ${floor + 6}V${height + 40}H-40Z`, 5);
    if (day > 0) glow(c, { x: middle, y: floor + 90, r: width * 0.6 }, '255 255 255', 0.3);
    c.restore();
  }

  #bakeCast(): readonly Cast[] {
    const { seam, shoe, scale } = this.#layout;
    const ratio = this.#stage.pixelRatio * scale * shoe;
    const above = seam / shoe / PAIR + GAP * 4;
    const bake = (top: number, bottom: number, draw: (c: Pen) => void) =>
      bakeSprite(REACH * 2, top + bottom, ratio, (c) => {
        c.translate(REACH, top);
        draw(c);
      });
    return stops.map(({ upper, sole }) => ({
      upper: bake(above, 6, uppers[upper]),
      sole: bake(6, GROUND + 12, soles[sole]),
      ground: bake(50, BELOW, (c) => grounds[sole](c, this.#tint)),
    }));
  }

  draw({ at, joined, cheer, snapped, card }: Moment): void {
    const { context: c } = this.#layer;
    const { width, seam, middle, shoe, spacing, scale } = this.#layout;
    const gap = GAP * shoe * (1 - joined);
    const hop = cheer > 0.1 && cheer < 0.62 ? Math.sin(((cheer - 0.1) / 0.52) * Math.PI) : 0;
    const shown = stops.map((_, i) => ({ cast: this.#cast[i], x: stepsTo(i, at) * spacing, i }));
    const above = seam / shoe / PAIR + GAP * 4;
    const far = REACH * shoe + width;
    const place = (sprite: HTMLCanvasElement | undefined, x: number, y: number, top: number, size = shoe) =>
      sprite && c.drawImage(sprite, x - REACH * size, y - top * size, REACH * 2 * size, (sprite.height / sprite.width) * REACH * 2 * size);
    c.clearRect(0, 0, this.#stage.width, this.#stage.height);
    c.save();
    c.scale(scale, scale);
    const pair = mix(1, PAIR, card);
    c.translate(middle + 40 * shoe * card, seam);
    c.scale(pair, pair);
    c.translate(-middle, -seam);
    // Only what stands in the middle lies on a ground of its own: seen by halves that is a shard.
    for (const { cast, x } of shown) {
      c.globalAlpha = (1 - card) * clamp(2 - Math.abs(x * 2) / spacing);
      place(cast?.ground, middle - x, seam, 50);
    }
    c.globalAlpha = 1;
    if (snapped >= 0) this.#drawLight(c, cheer, snapped);
    const shade = (x: number, y: number, size: number) => {
      for (const k of [0, 1, 2])
        dot(c, 'rgb(6 18 31 / .13)', x + (6 + k * 5) * size, y + (GROUND - 1 + k * 2) * size, (136 + k * 10) * size, (5 + k * 4) * size);
    };
    // The second shoe of the pair stands behind the first.
    const twin = card > 0 ? this.#cast[snapped] : undefined;
    const back = { x: middle - 146 * shoe - (1 - easeOut(card)) * width, y: seam - 20 * shoe, size: shoe * 0.92 };
    if (twin) shade(back.x, back.y, back.size);
    place(twin?.sole, back.x, back.y, 6, back.size);
    place(twin?.upper, back.x, back.y, above, back.size);
    const others = 1 - card;
    for (const { cast, x, i } of shown) {
      const isMain = i === snapped;
      if (Math.abs(x) > far || (!isMain && others === 0)) continue;
      const rise = Math.abs(x) < 1 ? hop * 24 * shoe : 0;
      const aside = isMain ? 0 : card * Math.sign(x) * width * 0.4;
      shade(middle - x - aside, seam + gap, shoe * (1 - hop * 0.1));
      if (isMain && card > 0) {
        c.shadowColor = 'rgb(6 18 31 / .4)';
        c.shadowBlur = 22 * card * scale;
      }
      place(cast?.sole, middle - x - aside, seam + gap - rise, 6);
      place(cast?.upper, middle + x + aside, seam - gap - rise, above);
      c.shadowColor = 'transparent';
    }
    if (snapped >= 0) this.#drawBits(c, cheer, snapped);
    c.restore();
  }

  /** A ring runs along the seam, and light stands behind the shoe. */
  #drawLight(c: Pen, cheer: number, snapped: number): void {
    if (cheer > 1.2) return;
    const { middle, seam, shoe } = this.#layout;
    const fade = 1 - clamp(cheer / 1.2);
    glow(c, { x: middle, y: seam - 50 * shoe, r: 260 * shoe }, '255 255 255', 0.95 * fade);
    const grown = easeOut(cheer / 0.7);
    c.strokeStyle = stops[snapped]?.colour ?? '#fff';
    c.globalAlpha = fade;
    c.lineWidth = mix(16, 1, grown) * shoe;
    c.beginPath();
    c.ellipse(middle, seam + 18 * shoe, 300 * grown * shoe, 74 * grown * shoe, 0, 0, Math.PI * 2);
    c.stroke();
    c.globalAlpha = 1;
  }

  /** Scraps of paper fly from the seam: each a function of its number and the age. */
  #drawBits(c: Pen, cheer: number, snapped: number): void {
    if (cheer > 1.5 || cheer <= 0) return;
    const { middle, seam, shoe } = this.#layout;
    const colours = [stops[snapped]?.colour ?? '#fff', '#ffffff', this.#stage.brand.accent];
    for (let k = 0; k < BITS; k++) {
      const [a, b] = [(k * 0.618034) % 1, (k * 0.754877) % 1];
      const turn = Math.PI * (1.04 + a * 0.92);
      const speed = 300 + b * 420;
      const way = (1 - Math.exp(-cheer * 2.6)) / 2.6;
      const x = middle + Math.cos(turn) * (70 + speed * way) * shoe;
      const y = seam + (Math.sin(turn) * speed * way + 230 * cheer * cheer) * shoe;
      const size = (4 + b * 6) * shoe * clamp((1.5 - cheer) / 0.5);
      c.save();
      c.translate(x, y);
      c.rotate(a * 6 + cheer * (b * 10 - 5));
      c.scale(1, Math.cos(cheer * 8 + k));
      c.fillStyle = colours[k % 3] ?? '#fff';
      c.fillRect(-size, -size * 0.6, size * 2, size * 1.2);
      c.restore();
    }
  }
}
