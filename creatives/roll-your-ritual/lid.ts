import { mixColour } from '#creative-sdk/colour.ts';
import { add, create } from '#creative-sdk/element.ts';
import type { Brand } from '#protocol/brand.ts';
import { circumradius, FACES } from './drum-pose.ts';
import { MARK } from './print.ts';

/** Heights of the boss's discs over the lid, design units: together they are its wall and its top. */
const BOSS = [2, 4, 6, 8] as const;

/** The drum's end: a lacquered lid of five sides, and on it a boss with the brand's mark, which stays upright while the drum turns round it. */
export class Lid {
  readonly element = create('div', 'lid');
  #offset = 0;

  constructor({ primary }: Brand) {
    const { style } = this.element;
    style.setProperty('--cap', primary);
    style.setProperty('--cap-pale', mixColour(primary, '#fff6e8', 0.42));
    style.setProperty('--cap-dark', mixColour(primary, '#0c120e', 0.45));
    for (const part of ['rim', 'inlay', 'panel']) add(this.element, 'div', part);
    for (const z of BOSS) add(this.element, 'div', 'boss').style.transform = `translateZ(${z}px)`;
    const top = this.element.lastElementChild;
    if (top) top.innerHTML = `<svg viewBox="-12 -12 24 24"><path d="${MARK}"/></svg>`;
  }

  fit(faceWidth: number, faceHeight: number): void {
    const radius = circumradius(faceHeight);
    this.#offset = faceWidth / 2 - 0.5;
    Object.assign(this.element.style, { width: `${radius * 2}px`, height: `${radius * 2}px`, left: `${-radius}px`, top: `${-radius}px` });
  }

  /** `turn`: the drum's, degrees. Only the outline turns, so that the light stays where it is. */
  show(turn: number, opacity: number): void {
    const { style } = this.element;
    style.opacity = opacity.toFixed(3);
    style.visibility = opacity > 0 ? '' : 'hidden';
    style.transform = `translateX(${this.#offset}px) rotateY(90deg)`;
    const corners = Array.from({ length: FACES }, (_, i) => {
      const angle = (turn / 180 + (i * 2) / FACES) * Math.PI;
      return `${(50 + 50 * Math.cos(angle)).toFixed(2)}% ${(50 + 50 * Math.sin(angle)).toFixed(2)}%`;
    });
    style.setProperty('--five', `polygon(${corners})`);
  }
}
