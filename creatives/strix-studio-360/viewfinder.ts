import { clamp, easeOut } from '#creative-sdk/motion.ts';
import { element } from './element.ts';

/** Seconds of the flash's fading. */
const FLASH_TAKES = 0.5;

/** The camera's frame around the car, and its one flash. */
export class Viewfinder {
  readonly element = element('div', 'viewfinder ck-copy', { 'aria-hidden': 'true' });
  readonly flash = element('div', 'flash', { 'aria-hidden': 'true' });
  #since = FLASH_TAKES;

  constructor() {
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

  /** `amount`: 0 no frame, 1 drawn. */
  show(amount: number): void {
    this.flash.style.opacity = (0.7 * (1 - easeOut(clamp(this.#since / FLASH_TAKES)))).toFixed(3);
    this.element.style.opacity = clamp(amount).toFixed(3);
    this.element.style.setProperty('--open', (1 - clamp(amount)).toFixed(3));
  }
}
