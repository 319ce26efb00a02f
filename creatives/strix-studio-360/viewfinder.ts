import { clamp, easeOut } from '#creative-sdk/motion.ts';
import { element } from './element.ts';
import { toPaper } from './framing.ts';

/** Seconds of the flash's fading. */
const FLASH_TAKES = 0.6;
/** A brighter one would not pass the photosensitivity filter. */
const FLASH_PEAK = 0.65;

/** The one flash of the camera, and the print that stands there when it is over: a white edge around the car, the studio in the dark. */
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

  resize(width: number, height: number): void {
    const { top, right, bottom, left, edge, foot } = toPaper(width, height);
    const { style } = this.element;
    style.inset = `${top}px ${right}px ${bottom}px ${left}px`;
    style.borderWidth = `${edge}px ${edge}px ${foot}px`;
    style.setProperty('--foot', `${foot}px`);
  }

  show(isTaken: boolean): void {
    const left = 1 - easeOut(clamp(this.#since / FLASH_TAKES));
    this.flash.style.opacity = (FLASH_PEAK * left).toFixed(3);
    this.element.style.visibility = isTaken ? 'visible' : 'hidden';
    this.element.style.transform = `scale(${1 + left * 0.04})`;
  }
}
