import { inkOn } from '#creative-sdk/colour.ts';
import type { Stage } from '#creative-sdk/creative.ts';
import { clamp, mix, ramp } from '#creative-sdk/motion.ts';
import { COPY } from './copy.ts';
import { INGREDIENTS, type Kind } from './kinds.ts';
import type { Place } from './layout.ts';

interface Glint {
  x: number;
  y: number;
  vx: number;
  vy: number;
  age: number;
  readonly life: number;
  readonly size: number;
  readonly colour: string;
  readonly isStar: boolean;
}

const GRAVITY = 420;

/** What was caught, and how many of a kind in a row. */
interface Word {
  readonly kind: Kind;
  readonly count: number;
  age: number;
}

const WORD_S = 0.7;
/** Part of a word's life after which it has its full size. */
const GROWN = 0.11;

/** Crumbs, juice and sparkle when something is caught, and its name. */
export class Glints {
  readonly #stage: Stage;
  #all: Glint[] = [];
  /** The last catch: one word at a time can be read. */
  #word: Word | undefined;

  constructor(stage: Stage) {
    this.#stage = stage;
  }

  burst(kind: Kind, { x, y }: { readonly x: number; readonly y: number }): void {
    const random = () => this.#stage.random();
    const isGold = kind === 'oat';
    // A flock has one word that counts: it pops again at every piece.
    const before = this.#word;
    this.#word = before?.kind === kind ? { kind, count: before.count + 1, age: GROWN } : { kind, count: 1, age: 0 };
    for (let i = 0; i < (isGold ? 16 : 7); i++) {
      this.#all.push({
        x: x + mix(-8, 8, random()),
        y: y - 4,
        vx: mix(-90, 90, random()),
        vy: mix(-190, -70, random()),
        age: 0,
        life: mix(0.35, isGold ? 0.9 : 0.6, random()),
        size: mix(1, isGold ? 4.6 : 2.6, random()),
        colour: isGold ? '#ffe08a' : i % 3 ? INGREDIENTS[kind].colour : '#fff6e4',
        isStar: isGold && i % 2 === 0,
      });
    }
  }

  clear(): void {
    this.#all = [];
    this.#word = undefined;
  }

  step(dt: number): void {
    for (const glint of this.#all) {
      glint.age += dt;
      glint.vy += GRAVITY * dt;
      glint.x += glint.vx * dt;
      glint.y += glint.vy * dt;
    }
    this.#all = this.#all.filter(({ age, life }) => age < life);
    const word = this.#word;
    if (word) word.age += dt / WORD_S;
    if (word && word.age >= 1) this.#word = undefined;
  }

  /** `rim`: the word stays under its line, where nothing is caught any more, on the side that has room in a picture `width` wide. */
  draw(c: CanvasRenderingContext2D, rim: Place, width: number): void {
    for (const { x, y, age, life, size, colour, isStar } of this.#all) {
      c.globalAlpha = 1 - (age / life) ** 2;
      c.fillStyle = colour;
      if (isStar) drawStar(c, { x, y }, size * 2, 1);
      else {
        c.beginPath();
        c.arc(x, y, size, 0, 7);
        c.fill();
      }
    }
    c.globalAlpha = 1;
    if (!this.#word) return;
    const { kind, count, age } = this.#word;
    const side = rim.x < width * 0.5 ? 1 : -1;
    const text = kind === 'oat' ? COPY.double : COPY.caught(count, INGREDIENTS[kind].label);
    const size = 14 * Math.min(1, age / GROWN, (1 - age) * 9) * (1 + 0.3 * ramp(age, 0.32, GROWN));
    drawTag(c, { text, kind, size }, (half) => ({
      x: clamp(rim.x + side * (rim.r + half + 2), half + 4, width - half - 4),
      y: rim.y + 24,
    }));
  }
}

/** A word on a solid tag, so that nothing behind it can be taken for a letter, in the colour that its kind has in the bar. */
export function drawTag(
  c: CanvasRenderingContext2D,
  { text, kind, size }: { readonly text: string; readonly kind: Kind; readonly size: number },
  place: (half: number) => { readonly x: number; readonly y: number },
): void {
  c.textAlign = 'center';
  c.font = `600 ${size}px Fraunces, Georgia, serif`;
  const half = c.measureText(text).width / 2 + size * 0.55;
  const { x, y } = place(half);
  c.beginPath();
  c.roundRect(x - half, y - size * 1.1, half * 2, size * 1.5, size);
  const { colour } = INGREDIENTS[kind];
  c.fillStyle = colour;
  c.fill();
  c.fillStyle = inkOn(colour, '#13343a', '#fff6e4');
  c.fillText(text, x, y);
}

/** A four-pointed spark. */
export function drawStar(c: CanvasRenderingContext2D, { x, y }: { x: number; y: number }, size: number, width: number): void {
  c.beginPath();
  for (let i = 0; i < 8; i++) {
    const r = i % 2 ? size * 0.16 * width : size;
    c.lineTo(x + Math.cos((i * Math.PI) / 4) * r, y + Math.sin((i * Math.PI) / 4) * r);
  }
  c.fill();
}
