import { inkOn, withAlpha } from '#creative-sdk/colour.ts';
import type { Stage } from '#creative-sdk/creative.ts';
import { reveal } from '#creative-sdk/element.ts';
import { easeInOut, mix } from '#creative-sdk/motion.ts';
import { hasOwnMark } from '#creative-sdk/own-mark.ts';
import { copy, doingAt, brand as ours } from './copy.ts';
import { isDay, toClock } from './day.ts';
import { MARK } from './mark.ts';
import { paletteAt } from './palette.ts';
import type { Trip } from './trip.ts';
import { SMALL } from './view.ts';

/** On a stage less wide than this, px, the offer has a line of its own. */
const NARROW = 700;

/** All texts: DOM elements over the canvas. */
export class Words {
  readonly cta = document.createElement('button');
  readonly again = document.createElement('button');
  readonly #stage: Stage;
  readonly #headline = line('h1', 'headline');
  readonly #hint = line('p', 'hint');
  readonly #name = line('p', 'name');
  readonly #clock = line('div', 'clock');
  readonly #doing = line('p', 'doing');
  readonly #meet = line('p', 'meet');
  readonly #where = line('p', 'where');
  readonly #digits: HTMLElement[];
  #shown = '';
  #size = 34;

  constructor(stage: Stage) {
    this.#stage = stage;
    const { brand, root } = stage;
    this.#headline.textContent = brand.headline;
    if (hasOwnMark(brand, ours.name)) this.#name.innerHTML = MARK;
    this.#name.append(Object.assign(document.createElement('span'), { textContent: brand.name }));
    this.#meet.textContent = copy.meet;
    this.#digits = Array.from({ length: 5 }, () => document.createElement('span'));
    this.#clock.append(...this.#digits);
    this.#clock.setAttribute('aria-hidden', 'true');
    this.cta.type = this.again.type = 'button';
    this.cta.className = 'cta ck-copy';
    this.cta.textContent = brand.cta;
    this.again.className = 'again ck-copy';
    this.again.textContent = copy.again;
    this.again.hidden = true;
    root.style.setProperty('--primary', brand.primary);
    root.style.setProperty('--ink', inkOn(brand.primary, '#1d1640'));
  }

  get lines(): readonly HTMLElement[] {
    return [this.#headline, this.#hint, this.#name, this.#clock, this.#doing, this.#meet, this.#where];
  }

  /** Call once the words are on the stage. */
  fit(): void {
    const { width, height, root } = this.#stage;
    this.#size = Math.min(width / (width < SMALL ? 11.5 : 14.5), height / 7.4, 40);
    root.style.setProperty('--size', `${this.#size.toFixed(2)}px`);
    const isShort = this.#stage.brand.headline.length <= 20;
    this.#headline.style.width = isShort ? '6.2em' : `${width * 0.44}px`;
    shrink(this.#headline, this.#size, isShort ? width * 0.5 : width * 0.44, this.#size * 2.3);
    const room = width - this.cta.offsetWidth - this.#size * 2.2;
    this.#name.style.maxWidth = `${room}px`;
    this.#name.classList.remove('long');
    shrink(this.#name, Math.max(16, this.#size * 0.78), room, this.#size);
    this.#name.classList.toggle('long', this.#name.scrollWidth > Math.ceil(room));
  }

  show(trip: Trip): void {
    const { root, width } = this.#stage;
    const clock = toClock(trip.hour.value);
    const doing = doingAt(trip.hour.value);
    if (clock + doing !== this.#shown) {
      this.#shown = clock + doing;
      for (const [i, digit] of this.#digits.entries()) digit.textContent = clock[i] ?? '';
      this.#doing.textContent = doing;
      this.#hint.textContent = `Drag the ${isDay(trip.hour.value) ? 'sun' : 'moon'}`;
    }
    const k = trip.poster;
    // The words of the poster stand on the sky of their own hour, darker towards the edge; a night is dark enough.
    const { sky, stars } = paletteAt(trip.hour.value);
    root.style.setProperty('--wash', withAlpha(sky[1] ?? '', k * (0.7 - stars / 2)));
    const out = 1 - easeInOut(k * 2.6);
    // On a small stage the moon passes behind it.
    this.#hint.hidden = !isDay(trip.hour.value) && width < SMALL;
    this.#headline.style.opacity = this.#hint.style.opacity = this.#doing.style.opacity = out.toFixed(3);
    this.#headline.style.transform = `translateY(${((out - 1) * 0.25 * this.#size).toFixed(1)}px)`;
    for (const part of [this.#meet, this.#where]) reveal(part, easeInOut((k - 0.6) / 0.4));
    if (trip.isPoster) {
      const place = trip.place?.name ?? doing;
      this.#where.textContent = `${place}${width < NARROW ? '\n' : '. '}${copy.offer}`;
    }
    this.#moveClock(k);
    this.again.hidden = !trip.isComposed;
  }

  /** The digits of the clock move from the corner to the line on the poster. */
  #moveClock(k: number): void {
    const { width, height } = this.#stage;
    const s = this.#size;
    const large = Math.max(1, Math.min(2.55, (width * (width < SMALL ? 0.16 : 0.19)) / s));
    const own = s * 2.62;
    const x = mix(width - own - s * 0.75, s * 0.68, k);
    const y = mix(s * 0.62, Math.min(s * 1.62, height * 0.3), k) - Math.sin(k * Math.PI) * s * 0.3;
    for (const digit of this.#digits) digit.style.width = digit.textContent === '1' ? `${mix(0.59, 0.4, k).toFixed(3)}em` : '';
    this.#clock.style.transform = `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px) scale(${mix(1, large, k).toFixed(4)})`;
  }
}

function line(tag: 'h1' | 'p' | 'div', name: string): HTMLElement {
  const element = document.createElement(tag);
  element.className = `line ${name} ck-copy`;
  return element;
}

/** Reduces the font size until the text fits; never below 10 px. */
function shrink(element: HTMLElement, from: number, maxWidth: number, maxHeight: number): void {
  for (let size = from; size >= 10; size -= 1) {
    element.style.fontSize = `${size}px`;
    if (element.scrollWidth <= Math.ceil(maxWidth) && element.offsetHeight <= maxHeight) return;
  }
}
