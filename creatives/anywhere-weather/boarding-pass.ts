import { add, create, setText } from '#creative-sdk/element.ts';
import { clamp, easeOut } from '#creative-sdk/motion.ts';
import type { CabinPlan } from './cabin-plan.ts';
import { copy } from './copy.ts';
import { type Destination, type Origin, toDegrees } from './weather.ts';

/** The end card: a boarding pass, to which the middle window swells. */
export class BoardingPass {
  readonly element = create('div', 'pass ck-copy');
  readonly #lines: readonly HTMLElement[];

  constructor() {
    add(this.element, 'p', 'pass-name', copy.pass);
    this.#lines = ['pass-from', 'pass-to', 'pass-departs', 'pass-price'].map((name) => add(this.element, 'p', name));
  }

  fit({ panes, panel, isWide, height }: CabinPlan): void {
    const pane = panes[1];
    if (!pane) return;
    const { style } = this.element;
    style.left = `${pane.x + pane.width / 2}px`;
    style.top = `${pane.y + pane.height / 2}px`;
    style.fontSize = `${clamp((isWide ? height : panel.y) / 10.5, 10, 15)}px`;
  }

  /** `t`: 0 hidden, 1 in place. */
  show(t: number, origin: Origin, destination: Destination): void {
    const { city, warmth } = origin;
    const { name, departs, price } = destination;
    const texts = [`${city} ${toDegrees(warmth)}`, `→ ${name} ${toDegrees(destination.warmth)}`, departs, price];
    for (const [i, line] of this.#lines.entries()) setText(line, texts[i] ?? '');
    const { style } = this.element;
    style.visibility = t > 0 ? 'visible' : 'hidden';
    style.opacity = clamp(t * 2).toFixed(3);
    style.transform = `translate(-50%, -50%) scale(${(0.7 + 0.3 * easeOut(clamp(t))).toFixed(4)})`;
  }
}
