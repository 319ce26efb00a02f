import type { Control } from './autoplay.ts';
import { copy } from './copy.ts';
import { button, element } from './element.ts';
import type { Paint } from './paints.ts';
import { type Rim, rims } from './wheel.ts';

export interface PanelHandlers {
  paint(index: number): void;
  rim(rim: Rim): void;
  lamps(): void;
  shoot(): void;
}

export const rimNames: Readonly<Record<Rim, string>> = { talon: 'Talon', plume: 'Plume' };

/** Paints, rims, the shutter and the lamps. */
export class Panel {
  readonly element = element('div', 'panel ck-copy');
  readonly #shutter: HTMLButtonElement;
  readonly #lamps: HTMLButtonElement;
  readonly #paints: readonly Paint[];
  readonly #swatches: readonly HTMLInputElement[];
  readonly #rims: readonly HTMLInputElement[];
  readonly #paintName = element('output', 'chosen');

  constructor(paints: readonly Paint[], on: PanelHandlers) {
    this.#paints = paints;
    const swatches = paints.map((paint, index) => choice('paint', paint.name, 'swatch', () => on.paint(index)));
    for (const [i, { label }] of swatches.entries()) label.style.setProperty('--tone', paints[i]?.hex ?? '');
    const wheels = rims.map((rim) => choice('rim', rimNames[rim], 'rim', () => on.rim(rim)));
    for (const [i, { label }] of wheels.entries()) label.insertAdjacentHTML('beforeend', drawRim(rims[i] ?? 'talon'));
    this.#swatches = swatches.map(({ input }) => input);
    this.#rims = wheels.map(({ input }) => input);
    this.#lamps = button('lamps', '', on.lamps);
    this.#lamps.ariaLabel = copy.lamps;
    this.#lamps.innerHTML = LAMP;
    this.#shutter = button('shutter', '', on.shoot);
    this.#shutter.append(
      element('i', 'iris', { 'aria-hidden': 'true' }),
      element('span', 'long', { text: copy.shot }),
      element('span', 'short', { text: copy.shoot }),
    );
    this.element.append(group(copy.paint, 'paints', swatches, this.#paintName), group(copy.rims, 'rims', wheels), this.#shutter, this.#lamps);
  }

  /** `amount` 0 hidden at the right, 1 in place. */
  slide(amount: number): void {
    this.element.style.opacity = amount.toFixed(3);
    this.element.style.visibility = amount < 0.02 ? 'hidden' : 'visible';
    this.element.style.setProperty('--away', (1 - amount).toFixed(3));
  }

  show(state: { paint: number; rim: Rim; isLit: boolean }): void {
    for (const [i, input] of this.#swatches.entries()) input.checked = i === state.paint;
    for (const [i, input] of this.#rims.entries()) input.checked = rims[i] === state.rim;
    this.#paintName.textContent = this.#paints[state.paint]?.name ?? '';
    this.#lamps.ariaPressed = String(state.isLit);
  }

  /** Where the hand finds a control, CSS pixels. */
  middle(of: Control): { x: number; y: number } {
    const nodes: Readonly<Record<Control, HTMLElement | null | undefined>> = {
      paint: this.#swatches[2]?.parentElement,
      rim: this.#rims[1]?.parentElement,
      shutter: this.#shutter,
    };
    const box = (nodes[of] ?? this.element).getBoundingClientRect();
    return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
  }
}

interface Choice {
  readonly label: HTMLLabelElement;
  readonly input: HTMLInputElement;
}

function choice(name: string, text: string, className: string, onChoose: () => void): Choice {
  const label = element('label', className, { title: text });
  const input = element('input', '', { type: 'radio', name, 'aria-label': text });
  input.addEventListener('change', onChoose);
  label.append(input);
  return { label, input };
}

function group(title: string, className: string, choices: readonly Choice[], ...output: readonly HTMLElement[]): HTMLElement {
  const set = element('fieldset', className);
  const legend = element('legend', '', { text: title });
  legend.append(...output);
  set.append(legend, ...choices.map(({ label }) => label));
  return set;
}

const LAMP =
  '<svg viewBox="0 0 20 20" aria-hidden="true"><path d="M9 4c5 0 8 2.600 8 6s-3 6-8 6c-2-3-2-9 0-12zM5 5.500 1.500 4.500M4.500 10H1M5 14.500l-3.500 1"/></svg>';

/** A little face-on drawing of a rim. */
function drawRim(rim: Rim): string {
  const count = rim === 'talon' ? 5 : 9;
  const spoke = rim === 'talon' ? 'M16 12.500 13.700 3.200M16 12.500l2.300-9.300' : 'M15 12.500c-2-2.500-2-6 .5-10 2.700 2.500 3.500 6 1.500 10z';
  const spokes = Array.from({ length: count }, (_, i) => `<path d="${spoke}" transform="rotate(${(i * 360) / count} 16 16)"/>`).join('');
  return `<svg viewBox="0 0 32 32" aria-hidden="true"><circle cx="16" cy="16" r="14.200"/>${spokes}<circle cx="16" cy="16" r="3.200"/></svg>`;
}
