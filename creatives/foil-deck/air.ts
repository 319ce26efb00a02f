import { bakeSprite, createLayer, type Layer } from '#creative-sdk/canvas.ts';
import { mixColour, withAlpha } from '#creative-sdk/colour.ts';
import type { Stage } from '#creative-sdk/creative.ts';
import { clamp, easeInOut, mix, ramp } from '#creative-sdk/motion.ts';
import { createRandom } from '#creative-sdk/random.ts';
import { type CreatureId, creatures } from './creatures.ts';
import type { Finish } from './finish.ts';
import type { Tilt } from './foil.ts';
import { letter, POWER } from './frame.ts';
import { type Layout, ritualPose } from './layout.ts';
import type { Ritual } from './ritual.ts';
import { star } from './scenery.ts';
import { drawSigil } from './sigil.ts';
import { combine } from './spell.ts';
import { SpellPicture } from './spell-picture.ts';

type Draw = CanvasRenderingContext2D;

interface Spark {
  x: number;
  y: number;
  vx: number;
  vy: number;
  age: number;
  readonly life: number;
  readonly size: number;
  readonly colour: string;
}

export interface AirView {
  readonly ritual: Ritual;
  readonly hand: readonly CreatureId[];
  /** How the picture of the spell lies to the light. */
  readonly tilt: Tilt;
  readonly finish: Finish | undefined;
}

/** Half of a sign's sprite in units of its radius: room for the glow. */
const ROOM = 1.7;

/** Draws what flies over the cards: sparks, the signs of the spell, and the light when they meet. */
export class Air {
  readonly #stage: Stage;
  readonly #layer: Layer;
  /** Under the cards: they lie on the picture that they made. */
  readonly #under: Layer;
  readonly #chance;
  #layout: Layout;
  #sparks: Spark[] = [];
  #signs = new Map<CreatureId, HTMLCanvasElement>();
  #isClear = true;
  #picture: SpellPicture | undefined;

  constructor(stage: Stage, layout: Layout) {
    this.#stage = stage;
    this.#under = createLayer(stage);
    this.#layer = createLayer(stage);
    this.#layer.element.classList.add('air');
    this.#layout = layout;
    this.#chance = createRandom(stage.config.seed + 13);
  }

  fit(layout: Layout): void {
    this.#layout = layout;
    this.#layer.resize();
    this.#under.resize();
    this.#signs.clear();
    this.#picture = undefined;
  }

  get isStill(): boolean {
    return this.#sparks.length === 0;
  }

  clear(): void {
    this.#sparks = [];
  }

  /** Throws `count` sparks from a place, in design units. */
  burst(x: number, y: number, { count, speed, colour }: { count: number; speed: number; colour: string }): void {
    const chance = this.#chance;
    for (let i = 0; i < count; i++) {
      const angle = chance() * Math.PI * 2;
      const v = speed * (0.25 + chance() * 0.9);
      const tint = chance() < 0.4 ? '#fff6dc' : colour;
      this.#sparks.push({
        x,
        y,
        vx: Math.cos(angle) * v,
        vy: Math.sin(angle) * v,
        age: 0,
        life: 0.5 + chance() * 0.8,
        size: 1.2 + chance() ** 2 * 5,
        colour: tint,
      });
    }
  }

  /** The moment when the three signs become one. */
  celebrate(): void {
    const { x, y } = this.#layout.circle;
    const colour = this.#stage.brand.accent;
    this.burst(x, y, { count: 46, speed: 420, colour });
    this.burst(x, y, { count: 34, speed: 200, colour });
  }

  step(dt: number): void {
    const drag = Math.exp(-2.6 * dt);
    for (const spark of this.#sparks) {
      spark.age += dt;
      spark.x += spark.vx * dt;
      spark.y += spark.vy * dt;
      spark.vx *= drag;
      spark.vy = spark.vy * drag + 26 * dt;
    }
    this.#sparks = this.#sparks.filter(({ age, life }) => age < life);
  }

  draw({ ritual, hand, tilt, finish }: AirView): void {
    if (!ritual.signs) this.#picture = undefined;
    const isBusy = this.#sparks.length > 0 || ritual.signs > 0;
    if (!isBusy && this.#isClear) return;
    this.#isClear = !isBusy;
    const [c, under] = [this.#layer.context, this.#under.context];
    for (const context of [c, under]) {
      context.clearRect(0, 0, this.#stage.width, this.#stage.height);
      context.save();
      context.scale(this.#layout.scale, this.#layout.scale);
    }
    if (finish && ritual.signs) this.#drawPicture(under, { ritual, hand, tilt, finish });
    under.restore();
    c.globalCompositeOperation = 'lighter';
    if (ritual.signs > 0 && ritual.shock < 1) this.#drawRitual(c, ritual, hand);
    this.#drawSparks(c);
    c.restore();
  }

  #drawPicture(c: Draw, { ritual, hand, tilt, finish }: AirView & { readonly finish: Finish }): void {
    const { scale, circle, picture } = this.#layout;
    this.#picture ??= new SpellPicture(hand, finish, scale * picture.s * this.#stage.pixelRatio);
    if (!ritual.isBurst) return;
    const way = easeInOut(ritual.shock * 2.4);
    c.save();
    c.translate(mix(circle.x, picture.x, way), mix(circle.y, picture.y, way));
    c.scale(picture.s, picture.s);
    this.#picture.draw(c, ritual, tilt);
    c.restore();
  }

  #drawSparks(c: Draw): void {
    for (const { x, y, age, life, size, colour } of this.#sparks) {
      const left = 1 - clamp(age / life);
      c.globalAlpha = Math.min(1, left * 1.6);
      star(c, [x, y], size * (0.4 + 0.6 * left), colour);
    }
    c.globalAlpha = 1;
  }

  #drawRitual(c: Draw, ritual: Ritual, hand: readonly CreatureId[]): void {
    const { circle, picture } = this.#layout;
    // After the burst the three signs, now one, go into the card.
    const fall = easeInOut(clamp(ritual.shock * 1.5 - 0.2));
    const fade = 1 - ramp(ritual.shock, 0.1, 0.65);
    hand.forEach((id, k) => {
      const from = ritualPose(this.#layout, k, ritual.turn, ritual.reach);
      const way = easeInOut(clamp((ritual.signs - k * 0.12) / 0.72));
      const x = mix(mix(from.x, circle.x, way), picture.x, fall);
      const y = mix(mix(from.y, circle.y, way), picture.y, fall);
      if (!ritual.isBurst) this.#drawBeam(c, [from.x, from.y, x, y], ramp(ritual.signs, 0, 0.3));
      const r = mix(mix(20, 46, way) * (1 + 0.6 * Math.sin(Math.PI * Math.min(1, ritual.shock * 2))), 58 * picture.s, fall);
      c.save();
      c.translate(x, y);
      c.rotate((1 - way) * 1.6 * (k - 1));
      c.globalAlpha = ramp(ritual.signs, 0, 0.16) * fade;
      c.drawImage(this.#signOf(id), -r * ROOM, -r * ROOM, r * ROOM * 2, r * ROOM * 2);
      c.restore();
      const { force, ward } = creatures[id];
      const text = way > 0.3 ? force + ward : `${force} + ${ward}`;
      if (!ritual.isBurst) this.#drawNumber(c, `${text}`, { x, y: y + r + 8, size: 17 }, ramp(ritual.signs, 0, 0.16) * (1 - way));
    });
    const to = (key: 'x' | 'y') => mix(circle[key], picture[key] + POWER[key] * picture.s, fall);
    const at = { x: to('x'), y: to('y'), size: mix(60, POWER.size * picture.s, fall) };
    if (ritual.isBurst) this.#drawNumber(c, `${combine(hand).power}`, at, ramp(ritual.shock, 1, 0.8));
    if (ritual.flash > 0) this.#drawFlash(c, ritual);
  }

  /** What the cards are worth: it is added up on its way. */
  #drawNumber(c: Draw, text: string, at: { x: number; y: number; size: number }, alpha: number): void {
    c.save();
    c.globalCompositeOperation = 'source-over';
    c.globalAlpha = alpha;
    letter(c, text, at);
    c.lineJoin = 'round';
    c.lineWidth = at.size * 0.2;
    c.strokeStyle = '#1a0d22';
    c.strokeText(text, at.x, at.y);
    letter(c, text, at);
    c.restore();
  }

  #drawBeam(c: Draw, [x0, y0, x1, y1]: readonly [number, number, number, number], alpha: number): void {
    const { accent } = this.#stage.brand;
    c.globalAlpha = alpha;
    for (const [width, strength] of [
      [9, 0.12],
      [4, 0.24],
      [1.3, 0.9],
    ] as const) {
      c.strokeStyle = withAlpha(accent, strength);
      c.lineWidth = width;
      c.beginPath();
      c.moveTo(x0, y0);
      c.lineTo(x1, y1);
      c.stroke();
    }
  }

  #drawFlash(c: Draw, { flash, shock }: Ritual): void {
    const { circle } = this.#layout;
    const { accent } = this.#stage.brand;
    c.globalAlpha = flash;
    const r = 60 + 120 * flash;
    const light = c.createRadialGradient(circle.x, circle.y, 0, circle.x, circle.y, r);
    light.addColorStop(0, withAlpha(mixColour(accent, '#ffffff', 0.7), 0.9));
    light.addColorStop(0.3, withAlpha(accent, 0.5));
    light.addColorStop(1, withAlpha(accent, 0));
    c.fillStyle = light;
    c.fillRect(circle.x - r, circle.y - r, r * 2, r * 2);
    c.globalAlpha = (1 - shock) ** 2;
    c.strokeStyle = accent;
    for (const [delay, width] of [
      [0, 3],
      [0.12, 1],
    ] as const) {
      c.lineWidth = width;
      c.beginPath();
      c.arc(circle.x, circle.y, 20 + Math.max(0, shock - delay) ** 0.6 * 240, 0, 7);
      if (shock > delay) c.stroke();
    }
  }

  /** A sign that burns in the brand's colour. */
  #signOf(id: CreatureId): HTMLCanvasElement {
    const known = this.#signs.get(id);
    if (known) return known;
    const r = 46;
    const { accent } = this.#stage.brand;
    const ratio = this.#layout.scale * this.#stage.pixelRatio;
    const sign = bakeSprite(r * ROOM * 2, r * ROOM * 2, ratio, (c) => {
      c.translate(r * ROOM, r * ROOM);
      c.shadowColor = accent;
      for (const [blur, width] of [
        [18, 3],
        [8, 2.6],
        [0, 1.6],
      ] as const) {
        c.shadowBlur = blur * ratio;
        drawSigil(c, id, { x: 0, y: 0, r, colour: blur ? accent : mixColour(accent, '#ffffff', 0.7), width });
      }
    });
    this.#signs.set(id, sign);
    return sign;
  }
}
