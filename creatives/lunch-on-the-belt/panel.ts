import { inkOn } from '#creative-sdk/colour.ts';
import type { Stage } from '#creative-sdk/creative.ts';
import { reveal } from '#creative-sdk/element.ts';
import { clamp } from '#creative-sdk/motion.ts';
import { copy, brand as own } from './copy.ts';
import { make, makeButton, setBox, shrink } from './element.ts';
import type { Layout } from './layout.ts';
import type { Service } from './service.ts';

interface PanelHandlers {
  open(): void;
  nudge(): void;
  order(): void;
  again(): void;
}

/** Brand and headline, and the till: bag, sum, call to action. */
export class Panel {
  readonly head = make('header', 'head');
  readonly bag: HTMLButtonElement;
  readonly till = make('div', 'till');
  readonly #stage: Stage;
  readonly #name = make('p', 'name ck-copy');
  readonly #headline = make('h1', 'headline ck-copy');
  readonly #badge = make('b', 'badge');
  readonly #sum = make('p', 'sum ck-copy');
  readonly #minutes = make('p', 'minutes ck-copy');
  readonly #cta: HTMLButtonElement;
  readonly #order = make('span', 'order');
  readonly #again: HTMLButtonElement;
  #shown = '';
  #layout: Layout;

  constructor(stage: Stage, layout: Layout, on: PanelHandlers) {
    this.#stage = stage;
    this.#layout = layout;
    const { brand, root } = stage;
    this.#name.append(make('i', '', [...brand.name][0]?.toUpperCase() ?? ''), make('span', '', brand.name));
    this.head.append(this.#name, this.#headline);
    this.bag = makeButton('bag ck-copy', '', on.open);
    this.bag.append(this.#badge);
    this.bag.addEventListener('pointerenter', on.nudge);
    this.#cta = makeButton('cta', '', on.order);
    this.#cta.removeAttribute('aria-label');
    this.#cta.append(this.#order);
    this.#again = makeButton('again ck-copy', copy.again, on.again);
    this.#again.textContent = copy.again;
    const box = make('div', 'cta-box ck-copy');
    box.append(this.#cta);
    this.till.append(this.#sum, box, this.#minutes, this.#again);
    const style = {
      '--primary': brand.primary,
      '--on-primary': inkOn(brand.primary, '#120603'),
      '--accent': brand.accent,
      '--on-accent': inkOn(brand.accent, '#2a120a'),
    };
    for (const [name, value] of Object.entries(style)) root.style.setProperty(name, value);
  }

  /** Call once the panel is on the stage. */
  fit(layout: Layout): void {
    const { head, till, unit, bag, isStrip, strip, decks } = layout;
    const { root } = this.#stage;
    root.style.setProperty('--u', `${unit}px`);
    root.classList.toggle('stack', !isStrip);
    for (const name of ['small', 'slim']) root.classList.toggle(name, name === strip);
    root.classList.toggle('tall', decks > 1);
    setBox(this.head, head);
    setBox(this.till, till);
    const top = Math.max(till.y, bag.y - 33 * unit);
    setBox(this.bag, { x: bag.x - 29 * unit, y: top, width: 58 * unit, height: Math.min(80 * unit, till.y + till.height - top) });
    shrink(this.#name, 15.5 * unit, this.#name.clientWidth, (strip ? 20 : 18) * unit);
    // In the strips a logo lies where the name stands.
    this.#name.hidden = strip !== undefined && this.#stage.brand.logo !== undefined;
    this.#layout = layout;
    this.#shown = '';
  }

  show(service: Service): void {
    const { bag, landed, open, isOpen, isResting } = service;
    const { brand } = this.#stage;
    const { unit, isStrip } = this.#layout;
    this.bag.hidden = isOpen;
    this.#again.hidden = open < 0.6;
    reveal(this.#again, clamp(open * 2.5 - 1.5));
    const { style, classList } = this.till;
    // The order takes the bag's place when that has left.
    style.setProperty('--open', clamp(open * 2 - 1).toFixed(3));
    // The sticks take hold of the order as the bag's mouth opens.
    style.setProperty('--loud', (isResting ? 1 : service.mouth.value).toFixed(3));
    classList.toggle('loud', isResting || bag.count > 0);
    this.#badge.style.transform = `scale(${(landed ? 1 + Math.abs(service.bump.value) * 0.5 : 0).toFixed(3)})`;
    const text = `${landed} ${bag.total} ${isOpen} ${isResting} ${unit}`;
    if (text === this.#shown) return;
    this.#shown = text;
    this.#headline.textContent = isOpen && brand.headline === own.headline ? copy.packed : brand.headline;
    shrink(this.#headline, 21 * unit, this.#headline.clientWidth, (isStrip ? 43 : 26) * unit);
    // Drawn, not text: the button's name says it in words.
    this.#badge.dataset.count = String(landed);
    this.bag.setAttribute('aria-label', copy.openWith(bag.count, bag.total));
    this.#sum.textContent = bag.count ? copy.dishes(bag.count) : copy.empty;
    this.#sum.classList.toggle('beside', bag.count > 0 && !isOpen);
    this.#minutes.textContent = bag.count && !isOpen ? copy.minutes(bag.minutes) : '';
    this.#order.textContent = service.asksForDish ? copy.empty : bag.count ? copy.order(brand.cta, bag.total) : brand.cta;
    shrink(this.#order, 15 * unit, this.#cta.clientWidth - 14, 34 * unit);
  }
}
