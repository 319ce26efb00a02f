import { inkOn, luminance } from '#creative-sdk/colour.ts';
import type { Stage } from '#creative-sdk/creative.ts';
import { add, create, createButton } from '#creative-sdk/element.ts';
import { clamp } from '#creative-sdk/motion.ts';
import type { Brand } from '#protocol/brand.ts';
import { BoardingPass, createLogo } from './boarding-pass.ts';
import type { CabinPlan } from './cabin-plan.ts';
import { Chips } from './chips.ts';
import { copy, brand as ours } from './copy.ts';
import { FareBoard } from './fare-board.ts';
import { Passengers } from './passengers.ts';
import { type Destination, type Origin, toDegrees } from './weather.ts';
import type { Forecast, Words } from './words.ts';

const SIGN_DARK = '#16242e';
const SIGN_LIGHT = '#f7f5ef';

/** When this share of the destination is visible, the words are about it. */
const THERE_FROM = 0.42;
/** The call to action takes longer than the boarding pass. */
const NODS = 0.7;

/** The words beside the windows, and who sits there. */
export class Panel implements Words {
  readonly elements: readonly HTMLElement[];
  readonly #element = create('div', 'panel ck-copy');
  readonly #passengers = new Passengers();
  readonly cta: HTMLButtonElement;
  readonly again = createButton('quiet again', () => {}, copy.again);
  readonly #from = create('span', '');
  readonly city = createButton('quiet city', () => {}, this.#from);
  readonly #board = new FareBoard();
  readonly #pass: BoardingPass;
  readonly #ask = create('p', 'ask ck-copy', copy.lift);
  readonly #chips: Chips;
  readonly #name: HTMLElement;
  readonly #headline = create('h1', 'headline');
  readonly #here = create('span', 'here');
  readonly #there = create('span', 'there');
  readonly #say = create('div', 'say');
  readonly #brand: Brand;
  readonly #isOwn: boolean;
  #plan: CabinPlan | undefined;

  constructor(stage: Stage, onChoose: (chip: number) => void) {
    const { brand, root } = stage;
    this.#chips = new Chips(onChoose);
    this.#pass = new BoardingPass(brand);
    this.#name = createLogo(brand, 'p');
    this.#brand = brand;
    this.cta = createButton('cta', () => {}, brand.cta);
    this.again.hidden = true;
    const [top, deal, data] = [create('div', 'top'), create('div', 'deal'), create('p', 'data')];
    // The data are the headline. A visitor's own headline stands over them.
    this.#isOwn = brand.headline !== ours.headline;
    if (this.#isOwn) this.#headline.textContent = brand.headline;
    (this.#isOwn ? data : this.#headline).append(this.#here, ' ', this.#there);
    top.append(this.#name, this.city, this.again);
    this.#say.append(this.#headline, data);
    deal.append(this.#board.element, this.cta);
    this.elements = [this.#passengers.element, this.#ask, this.#element, this.#pass.element];
    this.#element.append(top, this.#say, this.#chips.element, deal);
    root.style.setProperty('--primary', brand.primary);
    root.style.setProperty('--on-primary', inkOn(brand.primary, '#1b1608'));
    root.style.setProperty('--accent', brand.accent);
    root.style.setProperty('--sign', luminance(brand.accent) > 0.2 ? SIGN_DARK : SIGN_LIGHT);
  }

  /** Call once the panel is on the stage. */
  fit(plan: CabinPlan): void {
    this.#plan = plan;
    this.#passengers.fit(plan);
    const { panel, isWide, isRoomy, height } = plan;
    const { offsetLeft, offsetTop, offsetWidth } = this.#passengers.element;
    // The child says it.
    this.#ask.style.inset = `auto auto ${height - offsetTop + 4}px ${Math.max(8, offsetLeft + offsetWidth * 0.7 - this.#ask.offsetWidth)}px`;
    const { style, classList } = this.#element;
    Object.assign(style, { left: `${panel.x}px`, top: `${panel.y}px`, width: `${panel.width}px`, height: `${panel.height}px` });
    classList.toggle('wide', isWide);
    classList.toggle('short', !isWide && height < 300);
    classList.toggle('snug', !isWide && height < (isRoomy ? 500 : 420));
    classList.toggle('narrow', panel.width < 300);
    classList.toggle('roomy', isRoomy);
    classList.toggle('tight', isRoomy && !isWide && panel.height < 320);
    // The end card ends on the brand.
    shrink(this.#name, !this.#isEnd ? 24 : isRoomy ? 32 : 29, [panel.width - (this.#isEnd ? 80 : 130), this.#isEnd ? 48 : 34]);
    this.#fitHeadline();
    this.#fitCta();
    this.#fitPass();
  }

  /** Where one window fills the picture, the pass says what the headline says, in its place. */
  #fitPass(): void {
    if (!this.#plan) return;
    const { panel } = this.#plan;
    const { offsetTop, offsetHeight } = this.#say;
    this.#pass.fit(this.#plan, { ...panel, y: panel.y + offsetTop, height: offsetHeight });
  }

  #fitHeadline(): void {
    if (!this.#plan) return;
    const { panel, isWide, isRoomy, height } = this.#plan;
    const most = isWide || isRoomy || height >= 420 ? 76 : 58;
    shrink(this.#headline, isRoomy ? 38 : isWide ? 34 : 32, [panel.width, most - (this.#isOwn ? 32 : 0)]);
  }

  #fitCta(): void {
    if (!this.#plan) return;
    const { panel } = this.#plan;
    shrink(this.cta, this.#isEnd ? 24 : 21, [panel.width - (this.#board.element.offsetWidth || -14) - 14, this.cta.offsetHeight]);
  }

  quote(_origin: Origin, { fare, sign, name, price }: Destination, _isShown: boolean, isCut: boolean): void {
    this.#board.set(fare, sign, copy.fare(name, price), isCut);
  }

  get #isEnd(): boolean {
    return !this.again.hidden;
  }

  neighbour(direction: 1 | -1): number | undefined {
    return this.#chips.neighbour(direction);
  }

  middle(chip: number): readonly [number, number] {
    return this.#chips.middle(chip);
  }

  /** The calm version changes without motion. */
  step(dt: number, isCut: boolean): void {
    this.#board.step(dt, isCut);
    if (dt > 0 || isCut) this.#chips.step(isCut);
  }

  /** Our own button calls the fare on the end card. */
  get #isFareCalled(): boolean {
    return this.#brand.cta === ours.cta;
  }

  /** To the end card, where the fare is on the button and the city on the pass, or back. */
  #turn(isEnd: boolean): void {
    this.again.hidden = !isEnd;
    this.city.hidden = isEnd;
    this.#board.element.hidden = isEnd && this.#isFareCalled;
    this.#element.classList.toggle('is-end', isEnd);
    if (this.#plan) this.fit(this.#plan);
  }

  show(forecast: Forecast): void {
    const { origin, destination, destinations, chosen, seen, arrived } = forecast;
    const isArrived = arrived > 0;
    // What the pass says is said once. Where it lies over the words, they stay as they are.
    const isSaid = isArrived && !this.#plan?.isRoomy;
    this.#say.classList.toggle('is-under', isArrived && !isSaid);
    this.#pass.show(arrived, forecast);
    // Once it was lifted, nobody needs to be told.
    if (seen > 0.6) this.#ask.hidden = true;
    const { warmth, name } = destination;
    const isHereOther = put(this.#here, isSaid ? '' : copy.here(toDegrees(origin.warmth), copy.skies[origin.sky], origin.city));
    if (put(this.#there, isSaid ? copy.leave(origin.sky, warmth < 1, name) : copy.there(toDegrees(warmth), name)) || isHereOther) this.#fitHeadline();
    const price = isArrived && this.#isFareCalled ? destination.price : '';
    const call = price ? copy.fly : this.#brand.cta;
    if (this.cta.textContent !== call + price) {
      this.cta.textContent = call;
      if (price) add(this.cta, 'b', '', price);
      this.#fitCta();
    }
    if (isArrived !== this.#isEnd) this.#turn(isArrived);
    this.#say.classList.toggle('is-there', seen > THERE_FROM);
    if (put(this.#from, copy.from(origin.city))) this.city.setAttribute('aria-label', copy.another(origin.city));
    this.#board.show();
    this.#chips.show(chosen, destinations);
    this.#passengers.show(destination.id, seen);
    const swell = Math.sin(clamp(arrived * NODS) * Math.PI);
    this.cta.style.transform = swell > 0.001 ? `scale(${(1 + 0.055 * swell).toFixed(4)})` : '';
  }
}

function put(element: HTMLElement, text: string): boolean {
  if (element.textContent === text) return false;
  element.textContent = text;
  return true;
}

/** Reduces the font size until the text fits; never below 10 px. */
function shrink(element: HTMLElement, from: number, [width, height]: readonly [number, number]): void {
  element.style.maxWidth = `${width}px`;
  for (let size = from; size >= 10; size -= 1) {
    element.style.fontSize = `${size}px`;
    if (element.scrollWidth <= Math.ceil(width) && element.scrollHeight <= height) return;
  }
}
