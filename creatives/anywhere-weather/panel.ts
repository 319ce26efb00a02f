import { inkOn, luminance } from '#creative-sdk/colour.ts';
import type { Stage } from '#creative-sdk/creative.ts';
import { clamp, mix, ramp } from '#creative-sdk/motion.ts';
import type { CabinPlan } from './cabin-plan.ts';
import { Chips } from './chips.ts';
import { copy } from './copy.ts';
import { FareBoard } from './fare-board.ts';
import type { Destination, Origin } from './weather.ts';

const MARK =
  '<svg viewBox="0 0 30 20" aria-hidden="true"><path d="M1 15C9 15.500 19 12.500 29 2C26 13 17 19.500 8 18.500C5 18 2.500 17 1 15z"/><path d="M6 8.500a6 6 0 0 0 9.500 2A7.500 7.500 0 0 1 10.500 1A6.200 6.200 0 0 0 6 8.500z"/></svg>';
const SIGN_DARK = '#16242e';
const SIGN_LIGHT = '#f7f5ef';

/** When this share of the destination is visible, the words are about it. */
const THERE_FROM = 0.42;

export interface Forecast {
  readonly origin: Origin;
  readonly destination: Destination;
  /** 0: only the weather here is seen, 1: only the destination. */
  readonly seen: number;
  readonly isArrived: boolean;
}

/** The words beside the windows. */
export class Panel {
  readonly element = document.createElement('div');
  readonly cta = button('cta');
  readonly again = button('quiet again');
  readonly city = button('quiet city');
  readonly board = new FareBoard();
  readonly chips: Chips;
  readonly #name = line('p', 'name');
  readonly #headline = line('h1', 'headline');
  readonly #degrees = line('p', 'degrees');
  readonly #place = line('p', 'place');
  readonly #warm = line('div', 'warm');

  constructor(stage: Stage, onChoose: (destination: Destination) => void) {
    const { brand, root } = stage;
    this.chips = new Chips(onChoose);
    this.element.className = 'panel ck-copy';
    this.#name.innerHTML = MARK;
    this.#name.append(Object.assign(document.createElement('span'), { textContent: brand.name }));
    this.#headline.textContent = brand.headline;
    this.cta.textContent = brand.cta;
    this.again.textContent = copy.again;
    this.again.hidden = true;
    this.#warm.append(this.#degrees, this.#place);
    const [top, say, deal] = [line('div', 'top'), line('div', 'say'), line('div', 'deal')];
    top.append(this.#name, this.city, this.again);
    say.append(this.#headline, this.#warm);
    deal.append(this.board.element, this.cta);
    this.element.append(top, say, this.chips.element, deal);
    root.style.setProperty('--primary', brand.primary);
    root.style.setProperty('--on-primary', inkOn(brand.primary, '#1b1608'));
    root.style.setProperty('--accent', brand.accent);
    root.style.setProperty('--sign', luminance(brand.accent) > 0.2 ? SIGN_DARK : SIGN_LIGHT);
  }

  /** Call once the panel is on the stage. */
  fit({ panel, isWide, height }: CabinPlan): void {
    const { style, classList } = this.element;
    Object.assign(style, { left: `${panel.x}px`, top: `${panel.y}px`, width: `${panel.width}px`, height: `${panel.height}px` });
    classList.toggle('wide', isWide);
    classList.toggle('short', !isWide && height < 300);
    classList.toggle('snug', !isWide && height < 420);
    classList.toggle('narrow', panel.width < 300);
    shrink(this.#headline, Math.min(36, panel.width / 8.6), [panel.width - 118, isWide ? 76 : 84]);
    shrink(this.#name, 19, [panel.width - 118, 34]);
    shrink(this.cta, 17, [panel.width - 138, 46]);
  }

  show({ origin, destination, seen, isArrived }: Forecast): void {
    const degrees = Math.round(mix(origin.warmth, destination.warmth, ramp(seen, THERE_FROM - 0.06, THERE_FROM + 0.06)));
    put(this.#degrees, `${degrees < 0 ? '–' : ''}${Math.abs(degrees)}°`);
    const isThere = seen > THERE_FROM;
    put(this.#place, isThere ? copy.weather(destination.name, destination.sky) : copy.weather(origin.city, origin.sky));
    if (put(this.city, copy.from(origin.city))) this.city.setAttribute('aria-label', copy.another(origin.city));
    this.again.hidden = !isArrived;
    this.city.hidden = isArrived;
  }

  /** The call to action moves once as the end card appears; `t` 0 … 1. */
  nod(t: number): void {
    const swell = Math.sin(clamp(t) * Math.PI);
    this.cta.style.transform = swell > 0.001 ? `scale(${(1 + 0.055 * swell).toFixed(4)})` : '';
  }
}

function put(element: HTMLElement, text: string): boolean {
  if (element.textContent === text) return false;
  element.textContent = text;
  return true;
}

function button(name: string): HTMLButtonElement {
  const element = document.createElement('button');
  element.type = 'button';
  element.className = name;
  return element;
}

function line(tag: 'p' | 'h1' | 'div', name: string): HTMLElement {
  const element = document.createElement(tag);
  element.className = name;
  return element;
}

/** Reduces the font size until the text fits; never below 10 px. */
function shrink(element: HTMLElement, from: number, [width, height]: readonly [number, number]): void {
  element.style.maxWidth = `${width}px`;
  for (let size = from; size >= 10; size -= 1) {
    element.style.fontSize = `${size}px`;
    if (element.scrollWidth <= Math.ceil(width) && element.scrollHeight <= height) return;
  }
}
