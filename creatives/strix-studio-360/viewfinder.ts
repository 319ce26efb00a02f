import { clamp, easeOut } from '#creative-sdk/motion.ts';
import type { Brackets } from './brackets.ts';
import { element } from './element.ts';

/** Seconds of the flash's fading. */
const FLASH_TAKES = 0.5;

/** The one flash of the camera, and the print that it leaves: an edge around the car, the studio in the dark. */
export class Viewfinder {
  readonly element = element('div', 'viewfinder ck-copy');
  /** What the print says of itself. */
  readonly print = element('span', '');
  readonly flash = element('div', 'flash', { 'aria-hidden': 'true' });
  #since = FLASH_TAKES;

  constructor() {
    const paper = element('div', 'paper');
    paper.append(this.print);
    this.element.append(paper);
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

  /** `amount`: 0 no print, 1 drawn. `find`: where its corners are, asked for only when they are seen. */
  show(amount: number, find: () => Brackets): void {
    this.flash.style.opacity = (0.7 * (1 - easeOut(clamp(this.#since / FLASH_TAKES)))).toFixed(3);
    const { style } = this.element;
    style.opacity = clamp(amount).toFixed(3);
    if (amount <= 0) return;
    const { left, top, right, bottom } = find();
    Object.assign(style, { left: `${left}px`, top: `${top}px`, width: `${right - left}px`, height: `${bottom - top}px` });
    style.setProperty('--left', `${left}px`);
    style.setProperty('--open', (1 - clamp(amount)).toFixed(3));
  }
}
