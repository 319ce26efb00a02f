import { bakeSprite, createLayer, type Layer } from '#creative-sdk/canvas.ts';
import { mixColour, withAlpha } from '#creative-sdk/colour.ts';
import type { Stage } from '#creative-sdk/creative.ts';
import { mix } from '#creative-sdk/motion.ts';
import { createRandom } from '#creative-sdk/random.ts';
import type { CreatureId } from './creatures.ts';
import { Halo } from './halo.ts';
import { type Layout, slotPose } from './layout.ts';
import { nightOf } from './night.ts';
import type { Ritual } from './ritual.ts';
import { star } from './scenery.ts';
import { drawSigil } from './sigil.ts';

type Draw = CanvasRenderingContext2D;

export interface TableView {
  readonly ritual: Ritual;
  /** The light on the table, `#rrggbb`. */
  readonly hue: string;
  readonly hand: readonly CreatureId[];
  /** −1 the card in hand leans to the left … 1 to the right. */
  readonly lean: number;
  readonly hasSlots: boolean;
  /** Where the circle lies: 0 where the ritual is held, 1 around the picture of the spell. */
  readonly end: number;
}

/** What lies under the cards: the night, the light, the engraved circle, the slots. */
export class Table {
  readonly #stage: Stage;
  readonly #layer: Layer;
  #layout: Layout;
  #ground: HTMLCanvasElement;
  #ring: HTMLCanvasElement;
  #rays: HTMLCanvasElement;
  #halo: Halo;
  #drawn = '';
  #glow = new Map<string, HTMLCanvasElement>();

  constructor(stage: Stage, layout: Layout) {
    this.#stage = stage;
    this.#layer = createLayer(stage);
    this.#layout = layout;
    this.#ground = this.#bakeGround();
    this.#ring = this.#bakeRing();
    this.#rays = this.#bakeRays();
    this.#halo = new Halo(layout.scale * stage.pixelRatio);
  }

  fit(layout: Layout): void {
    this.#layout = layout;
    this.#layer.resize();
    this.#ground = this.#bakeGround();
    this.#ring = this.#bakeRing();
    this.#rays = this.#bakeRays();
    this.#halo = new Halo(layout.scale * this.#stage.pixelRatio);
    this.#drawn = '';
  }

  /** The drafted cards whose pieces lie on the ring. */
  step(count: number, dt: number): void {
    this.#halo.step(count, dt);
  }

  get isStill(): boolean {
    return this.#halo.isStill;
  }

  #bakeGround(): HTMLCanvasElement {
    const { width, height, deck } = this.#layout;
    const { primary } = this.#stage.brand;
    return bakeSprite(width, height, this.#layout.scale * this.#stage.pixelRatio, (c) => {
      const lamp = c.createRadialGradient(deck.x, deck.y, 20, deck.x, deck.y, Math.hypot(width, height) * 0.6);
      const night = nightOf(primary);
      lamp.addColorStop(0, mixColour(night, '#b0602a', 0.75));
      lamp.addColorStop(0.45, mixColour(night, '#753a18', 0.75));
      lamp.addColorStop(0.75, mixColour(night, '#2b1209', 0.8));
      lamp.addColorStop(1, mixColour(night, '#0c0504', 0.85));
      c.fillStyle = lamp;
      c.fillRect(0, 0, width, height);
      // Walnut boards: long grain, and a dark joint with a lit edge.
      const chance = createRandom(13);
      const line = (x: number, bend: number, colour: string, thick: number) => {
        c.strokeStyle = colour;
        c.lineWidth = thick;
        c.beginPath();
        c.moveTo(x, 0);
        c.bezierCurveTo(x + bend, height * 0.3, x - bend, height * 0.6, x + bend, height);
        c.stroke();
      };
      for (let i = 0; i < width * 0.8; i++)
        line(chance() * width, chance() * 16 - 8, `rgb(${chance() < 0.6 ? '0 0 0' : '255 180 110'} / ${chance() * 0.12})`, 0.3 + chance() * 1.5);
      for (let x = 52; x < width; x += 72) {
        line(x, 0, 'rgb(0 0 0 / 0.5)', 1.6);
        line(x + 1.4, 0, 'rgb(255 190 120 / 0.12)', 0.8);
      }
    });
  }

  /** The ritual circle on a unit of 1: drawn once, turned and shown in part. */
  #bakeRing(): HTMLCanvasElement {
    const { accent } = this.#stage.brand;
    const r = this.#layout.circle.r * 1.3;
    return bakeSprite(r * 2.2, r * 2.2, this.#layout.scale * this.#stage.pixelRatio, (c) => {
      c.translate(r * 1.1, r * 1.1);
      c.strokeStyle = accent;
      c.fillStyle = accent;
      for (const [at, width] of [
        [1, 1.4],
        [0.965, 0.5],
        [0.84, 0.9],
        [0.82, 0.4],
        [0.42, 0.9],
        [0.4, 0.4],
      ] as const)
        circle(c, at * r, width);
      for (let k = 0; k < 3; k++) triangle(c, r * 0.83, -Math.PI / 2 + (k * Math.PI * 2) / 9, k ? 0.4 : 1);
      for (let i = 0; i < 72; i++) drawTick(c, i, r);
      (['fox', 'owl', 'dragon', 'tide', 'titan'] as const).forEach((id, i) => {
        for (const turn of [0, 0.2, 0.4, 0.6, 0.8]) {
          const angle = (i / 25 + turn) * Math.PI * 2;
          drawSigil(c, id, { x: Math.cos(angle) * r * 0.9, y: Math.sin(angle) * r * 0.9, r: r * 0.036, colour: accent, width: 0.8 });
        }
      });
    });
  }

  /** Shafts of light that fade outwards. */
  #bakeRays(): HTMLCanvasElement {
    const { accent } = this.#stage.brand;
    const chance = createRandom(5);
    return bakeSprite(400, 400, this.#layout.scale, (c) => {
      c.translate(200, 200);
      const fade = c.createRadialGradient(0, 0, 10, 0, 0, 200);
      fade.addColorStop(0, withAlpha(accent, 0.5));
      fade.addColorStop(0.5, withAlpha(accent, 0.16));
      fade.addColorStop(1, withAlpha(accent, 0));
      c.fillStyle = fade;
      for (let i = 0; i < 28; i++) {
        const angle = ((i + chance() * 0.8) / 28) * Math.PI * 2;
        const half = 0.016 + chance() * 0.07;
        c.beginPath();
        c.moveTo(0, 0);
        c.lineTo(Math.cos(angle - half) * 210, Math.sin(angle - half) * 210);
        c.lineTo(Math.cos(angle + half) * 210, Math.sin(angle + half) * 210);
        c.fill();
      }
    });
  }

  #drawRays(c: Draw, view: TableView, { x, y }: { readonly x: number; readonly y: number }): void {
    const { ritual } = view;
    const alpha = mix(0.75 * ritual.signs, 0.5 + 0.5 * ritual.flash, view.end);
    if (alpha <= 0) return;
    const r = this.#layout.circle.r * 2.5 * (0.7 + 0.3 * ritual.signs + 0.2 * ritual.flash);
    c.save();
    c.translate(x, y);
    c.rotate(-ritual.turn * 0.12);
    c.globalCompositeOperation = 'screen';
    c.globalAlpha = alpha;
    c.drawImage(this.#rays, -r, -r, r * 2, r * 2);
    c.restore();
  }

  #glowOf(hue: string): HTMLCanvasElement {
    const known = this.#glow.get(hue);
    if (known) return known;
    const glow = bakeSprite(128, 128, 1, (c) => {
      const gradient = c.createRadialGradient(64, 64, 0, 64, 64, 64);
      for (const [at, alpha] of [
        [0, 0.85],
        [0.35, 0.42],
        [0.7, 0.1],
        [1, 0],
      ] as const)
        gradient.addColorStop(at, withAlpha(hue, alpha));
      c.fillStyle = gradient;
      c.fillRect(0, 0, 128, 128);
    });
    this.#glow.set(hue, glow);
    return glow;
  }

  draw(view: TableView): void {
    const key = this.#halo.key + JSON.stringify(view, (name, value) => (name === 'roll' ? 0 : value));
    if (key === this.#drawn) return;
    this.#drawn = key;
    const c = this.#layer.context;
    const { scale, width, height, deck, picture, circle: place } = this.#layout;
    const { ritual } = view;
    c.save();
    c.scale(scale, scale);
    c.drawImage(this.#ground, 0, 0, width, height);
    const from = isOn(view) ? place : deck;
    const centre = { x: mix(from.x, picture.x, view.end), y: mix(from.y, picture.y, view.end) };
    this.#light(c, view.hue, { x: centre.x, y: centre.y, r: 250 + ritual.flash * 130, alpha: 0.85 + ritual.flash * 0.15 });
    if (view.lean)
      this.#light(c, view.lean > 0 ? this.#stage.brand.accent : '#8e86a8', {
        x: view.lean > 0 ? width : 0,
        y: deck.y,
        r: 130,
        alpha: Math.abs(view.lean) * 0.8,
      });
    this.#drawRays(c, view, centre);
    this.#drawRing(c, view, centre);
    c.save();
    c.translate(centre.x, centre.y);
    const r = place.r * mix(0.3, 1.17, ritual.reach);
    this.#halo.draw(c, view.hand, [r, r * Math.max(1, height / 480), ritual.turn]);
    c.restore();
    if (view.hasSlots) this.#drawSlots(c, view.hand.length);
    c.restore();
  }

  #light(c: Draw, hue: string, { x, y, r, alpha }: { x: number; y: number; r: number; alpha: number }): void {
    c.globalCompositeOperation = 'screen';
    c.globalAlpha = alpha;
    c.drawImage(this.#glowOf(hue), x - r, y - r, r * 2, r * 2);
    c.globalAlpha = 1;
    c.globalCompositeOperation = 'source-over';
  }

  #drawRing(c: Draw, view: TableView, { x, y }: { readonly x: number; readonly y: number }): void {
    const { ritual, end } = view;
    const r = mix(this.#layout.circle.r * 1.3, this.#layout.picture.s * 172, end) * (1 + 0.06 * ritual.flash);
    c.save();
    c.translate(x, y);
    if (ritual.circle < 1) {
      c.beginPath();
      c.moveTo(0, 0);
      c.arc(0, 0, r * 2, -Math.PI / 2, -Math.PI / 2 + ritual.circle * Math.PI * 2);
      c.clip();
    }
    c.rotate(ritual.turn * 0.35);
    c.globalAlpha = isOn(view) ? mix(mix(0.65, 0.36, end), 1, ritual.flash) : 0.5;
    c.globalCompositeOperation = 'screen';
    c.drawImage(this.#ring, -r, -r, r * 2, r * 2);
    c.restore();
  }

  #drawSlots(c: Draw, count: number): void {
    const { accent } = this.#stage.brand;
    for (let k = 0; k < 3; k++) {
      const { x, y, s, rz } = slotPose(this.#layout, k);
      const isNext = k === count;
      c.save();
      c.translate(x, y);
      c.rotate((rz * Math.PI) / 180);
      c.beginPath();
      c.roundRect(-100 * s, -145 * s, 200 * s, 290 * s, 3.5);
      c.fillStyle = withAlpha('#07030a', 0.55);
      c.fill();
      c.strokeStyle = withAlpha(accent, isNext ? 0.95 : 0.4);
      c.lineWidth = isNext ? 1.4 : 0.8;
      c.stroke();
      star(c, [0, 0], isNext ? 7 : 4.5, withAlpha(accent, isNext ? 0.8 : 0.35));
      c.restore();
    }
  }
}

/** True while the ritual runs: the circle glows. */
function isOn({ ritual, end }: TableView): boolean {
  return ritual.signs > 0 || ritual.circle < 1 || end > 0;
}

function circle(c: Draw, r: number, width: number): void {
  c.lineWidth = width;
  c.beginPath();
  c.arc(0, 0, r, 0, 7);
  c.stroke();
}

function triangle(c: Draw, r: number, turn: number, width: number): void {
  c.lineWidth = width;
  c.beginPath();
  for (let i = 0; i < 3; i++) c.lineTo(Math.cos(turn + i * 2.0944) * r, Math.sin(turn + i * 2.0944) * r);
  c.closePath();
  c.stroke();
}

function drawTick(c: Draw, i: number, r: number): void {
  c.save();
  c.rotate((i / 72) * Math.PI * 2);
  c.fillRect(r * 0.965, -0.3, -r * (i % 6 ? 0.018 : 0.04), 0.6);
  c.restore();
}
