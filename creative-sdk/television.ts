import { inkOn } from './colour.ts';
import type { Stage } from './creative.ts';
import { create } from './element.ts';

/** The interface above a television's picture (tv.css), laid out in its units. `text`: the brand's colour as it reads there. */
export function createInterface({ brand }: Stage, text: string): HTMLDivElement {
  const ui = create('div', 'tv ck-copy');
  for (const [name, colour] of Object.entries({ '--primary': brand.primary, '--ink': inkOn(brand.primary), '--text': text }))
    ui.style.setProperty(name, colour);
  return ui;
}

/** Moves the focus ring. A television always shows one: on the focused button, or on `target` while the page's own remote has the focus. */
export function moveRing(ui: HTMLElement, target: HTMLElement | undefined): void {
  const focused = document.activeElement;
  const on = focused instanceof HTMLButtonElement && ui.contains(focused) ? focused : target;
  const before = ui.querySelector('.is-on');
  if (before === on) return;
  before?.classList.remove('is-on');
  on?.classList.add('is-on');
}
