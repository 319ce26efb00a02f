import { boot } from '#creative-sdk/boot.ts';
import { inkOn, luminance } from '#creative-sdk/colour.ts';
import type { Stage } from '#creative-sdk/creative.ts';
import { create, createButton, setText } from '#creative-sdk/element.ts';
import { fitText } from '#creative-sdk/fit-text.ts';
import { clamp } from '#creative-sdk/motion.ts';
import { toContext } from '#protocol/context.ts';
import { createLogo } from './boarding-pass.ts';
import type { CabinPlan } from './cabin-plan.ts';
import { copy, brand as ours } from './copy.ts';
import { FlapBoard, spread } from './flap-board.ts';
import { toGateLine } from './gate.ts';
import { AnywhereWeather } from './scene.ts';
import { planStrip } from './strip-plan.ts';
import { type Destination, type Origin, toDegrees } from './weather.ts';
import type { Forecast, Words } from './words.ts';

/** Letters of a line of the board: at least, and at most where a name can be cut. */
const PLACES = [12, 15] as const;
const LOW_PLACES = [8, 11] as const;
/** The call to action takes longer than the end card. */
const NODS = 0.7;

export function bootStrip(size: '320x100' | '320x50'): void {
  const isLow = size === '320x50';
  boot({
    id: 5,
    sizes: [size],
    brand: ours,
    fonts: ['600 20px Manrope'],
    chrome: isLow ? 'top-left' : 'top-right',
    toContext,
    setup: (stage) => new AnywhereWeather(stage, planStrip, () => new Strip(stage, isLow)),
  });
}

/** The words of a small strip: here and there on a departures board, the fare, the button. */
class Strip implements Words {
  readonly turnsOn = true;
  readonly elements: readonly HTMLElement[];
  readonly cta: HTMLButtonElement;
  readonly #boards = [new FlapBoard('first'), new FlapBoard('second'), new FlapBoard('fare')] as const;
  readonly #logo: HTMLElement;
  readonly #note = create('p', 'note');
  readonly #stage: Stage;
  readonly #isLow: boolean;

  constructor(stage: Stage, isLow: boolean) {
    const { brand, root } = stage;
    this.#stage = stage;
    this.#isLow = isLow;
    this.#logo = createLogo(brand, 'p');
    this.cta = createButton('cta', () => {}, brand.cta);
    const element = create('div', isLow ? 'strip low ck-copy' : 'strip ck-copy', this.#logo, this.#note, this.cta);
    element.append(...this.#boards.map((board) => board.element));
    this.elements = [element];
    for (const [name, value] of Object.entries({
      primary: brand.primary,
      'on-primary': inkOn(brand.primary, '#1b1608'),
      accent: brand.accent,
      sign: luminance(brand.accent) > 0.2 ? '#16242e' : '#f7f5ef',
    }))
      root.style.setProperty(`--${name}`, value);
  }

  fit(_plan: CabinPlan): void {
    fitText(this.#logo, this.#isLow ? 19 : 23, 8);
    this.#fitCta();
  }

  #fitCta(): void {
    fitText(this.cta, this.cta.textContent === copy.go ? 24 : 16, 9);
  }

  /** A strip of one line has one board: it says here, then there. */
  quote(origin: Origin, destination: Destination, isShown: boolean, isCut: boolean): void {
    const [first, second, fare] = this.#boards;
    const [here, there] = [origin.city.toUpperCase(), destination.name.toUpperCase()];
    const [cold, warm] = [toDegrees(origin.warmth), toDegrees(destination.warmth)];
    const { price } = destination;
    const [says, now] = [copy.fare(destination.name, price), copy.here(cold, copy.skies[origin.sky], origin.city)];
    if (this.#isLow) {
      const places = Math.max(clamp(Math.max(here.length + cold.length + 1, there.length), ...LOW_PLACES), warm.length + price.length + 1);
      first.set(isShown ? spread(there, '', places) : spread(here, cold, places), places, now, isCut);
      second.set(spread(warm, price, places), places, says, isCut);
      return;
    }
    const places = clamp(Math.max(here.length + cold.length, there.length + warm.length) + 1, ...PLACES);
    first.set(spread(here, cold, places), places, now, isCut);
    second.set(spread(there, warm, places), places, copy.there(warm, destination.name), isCut);
    fare.set(price, 4, says, isCut);
  }

  step(dt: number, isCut: boolean): void {
    for (const board of this.#boards) board.step(dt, isCut);
  }

  show({ boarding, isPlayed, arrived }: Forecast): void {
    for (const board of this.#boards) board.show();
    const isArrived = arrived > 0;
    this.elements[0]?.classList.toggle('is-there', isArrived);
    // Until the first touch it says what to do, also of the poster's open window.
    const isAsked = !isArrived || !isPlayed;
    const flight = this.#isLow ? boarding.departs : toGateLine(boarding, '\n');
    setText(this.#note, !isAsked ? flight : isArrived ? copy.pull : copy.lift);
    this.#note.classList.toggle('ask', isAsked);
    const { brand } = this.#stage;
    // The fare is on the flaps beside the button.
    const call = isArrived && isPlayed && brand.cta === ours.cta ? copy.go : brand.cta;
    if (call !== this.cta.textContent) {
      this.cta.textContent = call;
      this.#fitCta();
    }
    this.cta.style.transform = `scale(${(1 + 0.055 * Math.sin(clamp(arrived * NODS) * Math.PI)).toFixed(4)})`;
  }

  /** The window turns to each. */
  middle(): readonly [number, number] {
    const { panes, middle } = planStrip(this.#stage.width, this.#stage.height);
    return [middle, panes[1].y + panes[1].height * 0.6];
  }
}
