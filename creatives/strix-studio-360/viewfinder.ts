import { clamp, easeOut } from '#creative-sdk/motion.ts';
import type { Brackets } from './brackets.ts';
import { element } from './element.ts';

/** Seconds of the flash's fading. */
const FLASH_TAKES = 0.5;

const HIDDEN: Brackets = { left: 0, top: 0, right: 0, bottom: 0 };

/** The camera's frame around the car, its one flash, and the edge of the print. */
export class Viewfinder {
  readonly element = element('div', 'viewfinder ck-copy', { 'aria-hidden': 'true' });
  readonly paper = element('p', 'paper ck-copy');
  /** What the print says of itself. */
  readonly print = element('span', '');
  readonly flash = element('div', 'flash', { 'aria-hidden': 'true' });
  #since = FLASH_TAKES;

  constructor() {
    this.paper.append(this.print);
    for (const corner of ['a', 'b', 'c', 'd']) this.element.append(element('i', corner));
  }

  get isFlashing(): boolean {
    return this.#since < FLASH_TAKES;
  }

  fire(): void {
    this.#since = 0;
  }

  step(dt: number): void {
    this.#since += dt;
  }

  /** `amount`: 0 no frame, 1 drawn. `find`: where its corners are, asked for only when they are seen. */
  show(amount: number, find: () => Brackets): void {
    this.flash.style.opacity = (0.7 * (1 - easeOut(clamp(this.#since / FLASH_TAKES)))).toFixed(3);
    const { style } = this.element;
    const { left, top, right, bottom } = amount > 0 ? find() : HIDDEN;
    Object.assign(style, { left: `${left}px`, top: `${top}px`, width: `${right - left}px`, height: `${bottom - top}px` });
    this.paper.style.opacity = clamp(amount).toFixed(3);
    style.opacity = clamp(amount).toFixed(3);
    style.setProperty('--open', (1 - clamp(amount)).toFixed(3));
  }
}
