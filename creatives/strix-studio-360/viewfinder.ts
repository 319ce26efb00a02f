import { clamp, easeOut } from '#creative-sdk/motion.ts';
import { element } from './element.ts';

/** Seconds of the flash's fading. */
const FLASH_TAKES = 0.5;

/** The one flash of the camera, and the print that it leaves: a white edge around the car, the studio in the dark. */
export class Viewfinder {
  readonly element = element('div', 'paper ck-copy');
  /** What the print says of itself. */
  readonly print = element('span', '');
  readonly flash = element('div', 'flash', { 'aria-hidden': 'true' });
  #since = FLASH_TAKES;

  constructor() {
    this.element.append(this.print);
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

  /** `amount`: 0 no print, 1 drawn. */
  show(amount: number): void {
    this.flash.style.opacity = (0.7 * (1 - easeOut(clamp(this.#since / FLASH_TAKES)))).toFixed(3);
    const { style } = this.element;
    style.opacity = clamp(amount).toFixed(3);
    style.setProperty('--open', (1 - clamp(amount)).toFixed(3));
  }
}
