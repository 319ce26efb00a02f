import { inkOn } from '#creative-sdk/colour.ts';
import type { Stage } from '#creative-sdk/creative.ts';
import { easeOut, ramp } from '#creative-sdk/motion.ts';
import { copy } from './copy.ts';
import { zoneAt } from './fathom.ts';
import type { Layout } from './layout.ts';
import { MARK } from './mark.ts';

/** What the words depend on. */
export interface Reading {
  readonly depth: number;
  readonly arrival: number;
  readonly caption: string;
  /** Of the chevron that says scroll, 0 to 1; undefined where nothing is scrolled. */
  readonly lead: number | undefined;
}

/** The fixed layer: mark, words, call to action. It is there at every depth. */
export class Front {
  readonly element = make('div', 'front');
  readonly bar = make('div', 'bar ck-copy');
  readonly cta = make('button', 'cta');
  readonly torch = make('button', 'torch');
  readonly again = make('button', 'again');
  readonly #name = make('span', 'name');
  readonly #headline = make('p', 'headline ck-copy');
  readonly #count = make('p', 'count ck-copy');
  readonly #figure = make('b', 'figure');
  readonly #zone = make('span', 'zone');
  readonly #closing = make('div', 'closing ck-copy');
  readonly #line = make('p', 'line');
  readonly #offer = make('p', 'offer');
  readonly #caption = make('p', 'caption ck-copy');
  readonly #lead = make('p', 'caption ck-copy');
  readonly #logo = make('div', 'logo ck-copy');

  constructor(stage: Stage) {
    const { brand } = stage;
    this.#logo.innerHTML = `<svg viewBox="0 0 16 16" aria-hidden="true"><path d="${MARK}"/></svg>`;
    this.#name.textContent = brand.name;
    this.#logo.append(this.#name);
    this.#headline.textContent = brand.headline;
    const unit = make('i', 'unit');
    unit.textContent = 'm';
    this.#count.setAttribute('aria-hidden', 'true');
    this.#count.append(this.#figure, unit, this.#zone);
    this.#lead.textContent = copy.dive;
    this.#lead.insertAdjacentHTML('beforeend', '<svg viewBox="0 0 24 12" aria-hidden="true"><path d="M4 2l8 7 8-7"/></svg>');
    this.#line.textContent = copy.closing;
    this.again.textContent = copy.again;
    this.#offer.textContent = copy.offer;
    this.#closing.append(this.#line, this.#offer, this.again);
    this.cta.textContent = brand.cta;
    this.torch.innerHTML =
      '<svg viewBox="0 0 24 24" aria-hidden="true"><path d="M9 10.500 7 7.500V4.500H17V7.500L15 10.500V20H9ZM12 12.500V15M7 7.500H17"/></svg>';
    this.torch.append(copy.torch);
    this.torch.setAttribute('aria-pressed', 'false');
    this.bar.append(this.cta, this.torch);
    this.element.style.setProperty('--lume', brand.primary);
    this.element.style.setProperty('--ink', inkOn(brand.primary, '#03130f'));
    this.element.style.setProperty('--accent', brand.accent);
    this.element.append(this.#logo, this.#headline, this.#count);
    for (const button of [this.cta, this.torch, this.again]) button.setAttribute('type', 'button');
  }

  /** Appends the controls that come last in the order of the Tab key. */
  finish(): void {
    this.element.append(this.#caption, this.#lead, this.bar, this.#closing);
  }

  resize(layout: Layout): void {
    this.element.style.setProperty('--s', String(layout.scale));
    this.element.style.setProperty('--foot', `${layout.watch.y + layout.watch.radius * 2.05}px`);
    this.element.classList.toggle('wide', layout.isWide);
    const { scale } = layout;
    fitWords(this.#name, 15 * scale, 8 * scale);
    fitWords(this.#headline, (layout.isWide ? 38 : 37) * scale, 14 * scale);
    fitWords(this.#line, (layout.isWide ? 34 : 31) * scale, 14 * scale);
    fitWords(this.cta, 15 * scale, 9 * scale);
  }

  update(reading: Reading): void {
    const { depth, arrival } = reading;
    const near = 1 - ramp(depth, 3, 11);
    show(this.#headline, near, (1 - near) * -26);
    show(this.#count, ramp(depth, 7, 15) * (1 - easeOut(arrival * 2)), 0);
    const words = easeOut((arrival - 0.35) / 0.65);
    this.element.classList.toggle('composed', words > 0);
    show(this.#closing, words, (1 - words) * 18);
    show(this.#caption, reading.caption ? 1 : 0, 0);
    show(this.#lead, reading.lead === undefined ? 0 : near, (reading.lead ?? 0) * 6);
    write(this.#figure, String(Math.round(depth)));
    write(this.#zone, zoneAt(depth));
    if (reading.caption) write(this.#caption, reading.caption);
  }

  /** Middle of the torch button, CSS pixels in the stage. */
  torchAt(): { x: number; y: number } {
    const box = this.torch.getBoundingClientRect();
    return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
  }
}

export function make<K extends keyof HTMLElementTagNameMap>(tag: K, className: string): HTMLElementTagNameMap[K] {
  const element = document.createElement(tag);
  element.className = className;
  return element;
}

function write(element: HTMLElement, text: string): void {
  if (element.textContent !== text) element.textContent = text;
}

function show(element: HTMLElement, opacity: number, shift: number): void {
  element.style.opacity = opacity.toFixed(3);
  element.style.visibility = opacity < 0.01 ? 'hidden' : 'visible';
  element.style.transform = shift ? `translateY(${shift.toFixed(1)}px)` : '';
}

/** The largest size at which the words stay inside their box. */
function fitWords(element: HTMLElement, largest: number, smallest: number): void {
  for (let size = largest; size >= smallest; size -= Math.max(0.5, largest / 40)) {
    element.style.fontSize = `${size}px`;
    if (element.scrollWidth <= element.clientWidth + 1 && element.scrollHeight <= element.clientHeight + 1) return;
  }
}
