import { bakeSprite } from '#creative-sdk/canvas.ts';
import { clamp } from '#creative-sdk/motion.ts';
import type { Brand } from '#protocol/brand.ts';
import { drawBack, drawLore } from './card-back.ts';
import type { Creature } from './creatures.ts';
import { artOf, Face } from './face.ts';
import type { Finish, Look } from './finish.ts';
import { FRONT, type Tilt } from './foil.ts';
import type { Layout } from './layout.ts';
import { Body, type Pose } from './pose.ts';

/** A canvas has no more pixels than the size of its card needs: parts of the full resolution. */
const LEVELS = [1, 0.62, 0.26] as const;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** One card on the table: its body, its two sides. */
export class Card {
  readonly creature: Creature;
  readonly body: Body;
  readonly #element = document.createElement('div');
  readonly #front = context2d();
  readonly #back = context2d();
  readonly #shade = document.createElement('i');
  #face: Face | undefined;
  #ratio = 1;
  #level = 0;
  #isLore = false;
  /** How the picture is to look, and how it is painted. */
  #look: Look | undefined;
  #painted: Look | undefined;
  #needsBack = true;

  constructor(root: HTMLElement, creature: Creature, pose: Pose) {
    this.creature = creature;
    this.body = new Body(pose);
    this.#element.className = 'card';
    this.#element.setAttribute('aria-hidden', 'true');
    this.#element.append(this.#front.canvas, this.#back.canvas, this.#shade);
    root.append(this.#element);
  }

  /** Cuts the plates anew; `ratio` is backing pixels per card unit at full size. */
  bake(finish: Finish, ratio: number, hasText: boolean): void {
    this.#face = new Face(artOf(this.creature, hasText), finish, ratio);
    this.#ratio = ratio;
    this.#look = undefined;
    this.#painted = undefined;
    this.#needsBack = true;
  }

  set isLore(isLore: boolean) {
    this.#needsBack ||= isLore !== this.#isLore;
    this.#isLore = isLore;
  }

  set z(z: number) {
    this.#element.style.zIndex = String(z);
  }

  get tilt(): Tilt {
    const { rx, ry, rz, flip } = this.body.pose;
    const turn = Math.sin(radians(ry + flip));
    return { x: clamp(turn * 2 + rz * 0.012, -1, 1), y: clamp(Math.sin(radians(rx)) * 2 - rz * 0.008, -1, 1) };
  }

  get #isFront(): boolean {
    const { ry, flip } = this.body.pose;
    return Math.cos(radians(ry + flip)) > 0;
  }

  /** How old the picture is: 0 is fresh, more than 1 was never drawn. */
  staleness(time: number): number {
    const level = this.#wantedLevel();
    if (!this.#isFront) return 0;
    if (!this.#look || level !== this.#level) return 9;
    const { tilt } = this;
    return Math.abs(tilt.x - this.#look.tilt.x) + Math.abs(tilt.y - this.#look.tilt.y) + Math.abs(time - this.#look.time) * 0.1;
  }

  #wantedLevel(): number {
    const need = Math.max(this.body.target.s, this.body.pose.s * 0.8);
    return need > 0.72 ? 0 : need > 0.3 ? 1 : 2;
  }

  /** Marks the picture as drawn at this moment. */
  renew(time: number): void {
    const level = this.#wantedLevel();
    if (level !== this.#level) this.#painted = undefined;
    this.#level = level;
    this.#look = { tilt: this.tilt, time };
  }

  paint(): void {
    const look = this.#look;
    if (!look || look === this.#painted) return;
    const c = this.#front;
    if (!this.#painted) this.#fit(c, this.#level);
    this.#painted = look;
    c.clearRect(-FRONT.x, -FRONT.y, FRONT.x * 2, FRONT.y * 2);
    this.#face?.draw(c, look, this.#level === 0);
  }

  #fit(c: CanvasRenderingContext2D, level: number): void {
    const ratio = this.#ratio * (LEVELS[level] ?? 1);
    c.canvas.width = Math.round(FRONT.x * 2 * ratio);
    c.canvas.height = Math.round(FRONT.y * 2 * ratio);
    c.setTransform(c.canvas.width / FRONT.x / 2, 0, 0, c.canvas.height / FRONT.y / 2, c.canvas.width / 2, c.canvas.height / 2);
    c.imageSmoothingQuality = 'high';
  }

  paintBack(brand: Brand): void {
    if (!this.#needsBack || this.#isFront) return;
    this.#needsBack = false;
    this.#fit(this.#back, 0);
    if (this.#isLore) drawLore(this.#back, brand, this.creature);
    else drawBack(this.#back, brand);
  }

  /** Moves the element to where the body is. */
  place({ scale }: Layout): void {
    const { x, y, s, rz, rx, ry, flip, dim } = this.body.pose;
    const isFront = this.#isFront;
    const turn = isFront ? ry + flip : ry + flip - 180;
    const edge = (-Math.sin(radians(turn)) * 3).toFixed(2);
    const { style } = this.#element;
    style.transform = `translate(${(x * scale).toFixed(2)}px,${(y * scale).toFixed(2)}px) scale(${(s * scale).toFixed(4)}) rotate(${rz.toFixed(2)}deg) perspective(640px) rotateX(${rx.toFixed(2)}deg) rotateY(${turn.toFixed(2)}deg)`;
    style.boxShadow = `${edge}px 0 0 #7a5216, 0 14px 26px rgb(6 1 10 / 0.55), 0 3px 6px rgb(6 1 10 / 0.5)`;
    this.#front.canvas.style.visibility = isFront ? 'visible' : 'hidden';
    this.#back.canvas.style.visibility = isFront ? 'hidden' : 'visible';
    this.#shade.style.opacity = dim.toFixed(3);
  }
}

function context2d(): CanvasRenderingContext2D {
  const c = bakeSprite(1, 1, 1, () => {}).getContext('2d');
  if (!c) throw new Error('Canvas 2D is not available');
  return c;
}
