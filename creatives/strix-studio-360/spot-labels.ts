import { clamp } from '#creative-sdk/motion.ts';
import { button, element } from './element.ts';
import { countUp, type Spot, spots } from './views.ts';

/** Seconds of a count-up. */
const COUNT_TAKES = 0.9;

interface Label {
  readonly spot: Spot;
  readonly dot: HTMLButtonElement;
  readonly value: HTMLElement;
  readonly card: HTMLElement;
}

/** The three points on the car and the figure that opens beside the chosen one. */
export class SpotLabels {
  readonly element = element('div', 'spots ck-copy');
  readonly #labels: readonly Label[];
  #open = -1;
  #since = 0;
  readonly #isCalm: boolean;

  constructor(isCalm: boolean, onOpen: (spot: Spot) => void) {
    this.#isCalm = isCalm;
    this.#labels = spots.map((spot, index) => {
      const dot = button('spot', '', () => {
        const isClosing = this.#open === index;
        this.open(isClosing ? -1 : index);
        if (!isClosing) onOpen(spot);
      });
      dot.setAttribute('aria-label', `${spot.name}: ${countUp(spot, 1)} ${spot.unit}`);
      const card = element('span', 'figure', { 'aria-hidden': 'true' });
      const value = element('b', '');
      card.append(element('small', '', { text: spot.name }), value, element('em', '', { text: spot.unit }));
      dot.append(card);
      this.element.append(dot);
      return { spot, dot, value, card };
    });
  }

  get isCounting(): boolean {
    return this.#open >= 0 && this.#since < COUNT_TAKES;
  }

  open(index: number): void {
    this.#open = index;
    this.#since = this.#isCalm ? COUNT_TAKES : 0;
    this.#labels.forEach(({ dot }, i) => {
      dot.classList.toggle('is-open', i === index);
      dot.setAttribute('aria-pressed', String(i === index));
    });
  }

  step(dt: number): void {
    this.#since += dt;
  }

  /** `place` gives the CSS pixels of a spot and how visible it is; `roof`: the top of the car, above which the figure stands. */
  put(place: (spot: Spot) => { x: number; y: number; seen: number }, { width, roof }: { width: number; roof: number }): void {
    const open = this.#labels[this.#open];
    if (open) open.value.textContent = countUp(open.spot, clamp(this.#since / COUNT_TAKES));
    for (const { spot, dot, card } of this.#labels) {
      const { x, y, seen } = place(spot);
      dot.style.transform = `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px)`;
      dot.style.opacity = seen.toFixed(2);
      dot.style.visibility = seen < 0.05 ? 'hidden' : 'visible';
      dot.classList.toggle('is-left', x > width * 0.5);
      card.style.setProperty('--lead', `${(y - roof).toFixed(1)}px`);
    }
  }
}
