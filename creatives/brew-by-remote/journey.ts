import { Glide } from '#creative-sdk/glide.ts';
import { Spring } from '#creative-sdk/motion.ts';
import { LatteArt, patternOf } from './latte-art.ts';
import { type Level, levelBehind } from './levels.ts';
import { type Recipe, STRENGTHS, stepsTo, toRecipe, wrap } from './menu.ts';
import { type Pour, pourAt, READY_S } from './pour.ts';

/** Called when something happens. */
export interface Witness {
  interaction(name: 'focus' | 'strength' | 'brew' | 'pour' | 'tilt', value: string | number): void;
  detail(name: 'qr_shown', value: string): void;
  milestone(name: 'first_quartile' | 'midpoint' | 'third_quartile' | 'complete' | 'expand' | 'collapse'): void;
  /** Another level, or another choice on it. */
  changed(): void;
}

/** The drink of the poster, and the one the counter opens with. */
export const FLAT_WHITE = 1;
const ROUND = 1;
const TRAVEL_S = 1.15;
const RETREAT_S = 0.8;

/** The state of the ad: the level, the choices, and the movements that follow from them. It draws nothing. */
export class Journey {
  readonly overlay = new Spring(0, 80, 0.85);
  readonly rail = new Spring(FLAT_WHITE, 90, 0.78);
  readonly knob = new Spring(ROUND, 160, 0.7);
  readonly room = new Glide(0);
  /** 1 while the brew and its card are on, back to 0 while the camera retreats. */
  readonly presence = new Glide(0);
  readonly #witness: Witness;
  readonly #isCalm: boolean;
  #level: Level = 'programme';
  #place = FLAT_WHITE;
  #strength = ROUND;
  #brewS = 0;
  #art = new LatteArt();
  /** In the calm version the figure is chosen: which of the drink's three. */
  #choice = 0;

  constructor(witness: Witness, isCalm: boolean) {
    this.#witness = witness;
    this.#isCalm = isCalm;
  }

  get level(): Level {
    return this.#level;
  }

  get recipe(): Recipe {
    return toRecipe(this.#place, this.#strength);
  }

  /** The drink under the spout. */
  get drink(): number {
    return wrap(this.#place);
  }

  get brewS(): number {
    return this.#brewS;
  }

  get art(): LatteArt {
    return this.#art;
  }

  /** The jug is over the cup, and the hand may pour. */
  get isReady(): boolean {
    return this.#level === 'brew' && this.#brewS >= READY_S && this.#art.finish === 0;
  }

  /** There is a figure to name: some milk is in, or in the calm version one was chosen. */
  get isDrawn(): boolean {
    return this.#isCalm || this.#art.poured > 0;
  }

  /** The recipe with the figure that was poured so far. */
  get served(): Recipe {
    const { drink } = this.recipe;
    const isChosen = this.#isCalm && this.#level === 'brew';
    return { ...this.recipe, pattern: (isChosen && drink.patterns[this.#choice]) || patternOf(drink, this.#art.figure) };
  }

  /** The brew at this moment; undefined while the camera is at the bar. While the camera moves back nothing is poured. */
  get pour(): Pour | undefined {
    const presence = this.presence.value;
    if (presence <= 0) return undefined;
    const pour = pourAt(this.#brewS, this.recipe.drink, this.#art);
    if (presence >= 1) return pour;
    return { ...pour, coffee: 0, close: pour.close * presence, crane: pour.crane * presence, jug: 0 };
  }

  go(level: Level, travelS = TRAVEL_S): void {
    const before = this.#level;
    if (before === level) return;
    this.#level = level;
    this.overlay.target = level === 'overlay' ? 1 : 0;
    const isInside = level === 'counter' || level === 'brew' || level === 'card';
    this.room.to(isInside ? 1 : 0, this.#isCalm ? 0 : travelS);
    if (level === 'counter' || !isInside) this.presence.to(0, this.#isCalm ? 0 : Math.min(RETREAT_S, travelS));
    if (level === 'overlay') this.#witness.milestone(before === 'counter' ? 'collapse' : 'first_quartile');
    if (level === 'counter' && before === 'overlay') this.#witness.milestone('expand');
    if (level === 'brew') this.#startBrew();
    if (this.#isCalm) this.#arrive();
    this.#witness.changed();
  }

  /** One level towards the programme. False when there is none. */
  back(): boolean {
    const behind = levelBehind(this.#level);
    if (behind) this.go(behind);
    return behind !== undefined;
  }

  /** Slides the rail by whole places. */
  move(by: number): void {
    this.#place += by;
    this.rail.target = this.#place;
    if (this.#isCalm) this.#arrive();
    this.#witness.interaction('focus', this.drink);
    this.#witness.changed();
  }

  choose(drink: number): void {
    if (drink === this.drink) this.go('brew');
    else this.move(stepsTo(this.#place, drink));
  }

  strengthen(by: number): void {
    const next = Math.min(STRENGTHS - 1, Math.max(0, this.#strength + by));
    if (next === this.#strength) return;
    this.#strength = next;
    this.knob.target = next;
    if (this.#isCalm) this.#arrive();
    this.#witness.interaction('strength', next + 1);
    this.#witness.changed();
  }

  /** Shows a choice on the counter without a movement. */
  set(place: number, strength: number): void {
    this.#place = place;
    this.#strength = strength;
    this.rail.jump(place);
    this.knob.jump(strength);
    this.#witness.changed();
  }

  /** The hand is on OK: milk runs. A second, short press ends it. */
  press(): void {
    if (this.#level !== 'brew') return;
    if (this.#isCalm) return this.#serve();
    this.#art.press(this.isReady);
    if (this.isReady) this.#witness.interaction('pour', Math.round(this.#art.poured * 100));
  }

  release(): void {
    this.#art.release();
  }

  /** The hand tilts the jug; in the calm version it chooses another figure. `isRepeat`: it still does. */
  tilt(way: -1 | 1, isRepeat = false): void {
    if (!this.isReady) return;
    if (this.#isCalm) return this.pick(this.#choice + way);
    this.#art.tilt(way, isRepeat);
    if (!isRepeat) this.#witness.interaction('tilt', way);
  }

  /** The calm version's figure. */
  pick(choice: number): void {
    if (!this.#isCalm || !this.isReady) return;
    this.#choice = (choice + 3) % 3;
    this.#witness.interaction('tilt', this.served.pattern.name);
    this.#witness.changed();
  }

  /** Jumps into the brew, where a barista has poured a rosetta and draws its last stroke so far. */
  pose(finish: number): void {
    this.#level = 'brew';
    this.#brewS = READY_S;
    this.#arrive();
    this.presence.to(1, 0);
    this.#art.press(true);
    for (let frame = 0; this.#art.finish < finish; frame++) {
      if (frame % 14 === 4) this.#art.tilt(frame % 28 === 4 ? 1 : -1);
      this.#art.step(1 / 30);
    }
  }

  step(dt: number): void {
    this.overlay.step(dt);
    this.rail.step(dt);
    this.knob.step(dt);
    this.room.step(dt);
    this.presence.step(dt);
    if (this.#level === 'brew') this.#brew(dt);
  }

  #brew(dt: number): void {
    const wasReady = this.isReady;
    this.#brewS += dt;
    if (this.isReady && !wasReady) {
      this.#art.ready();
      this.#witness.changed();
    }
    const wasOpen = this.#art.finish === 0;
    this.#art.step(dt);
    if (wasOpen && this.#art.finish > 0) this.#witness.changed();
    if (this.#art.poured > 0.5) this.#witness.milestone('third_quartile');
    if (this.#art.finish >= 1) this.#serve();
  }

  #startBrew(): void {
    this.#brewS = this.#isCalm ? READY_S : 0;
    this.#art = new LatteArt();
    this.#choice = 0;
    this.presence.to(1, 0);
    this.#witness.interaction('brew', `${this.recipe.drink.id}-${this.#strength + 1}`);
    this.#witness.milestone('midpoint');
  }

  #serve(): void {
    if (this.#isCalm) this.#art.set(this.served.pattern);
    this.#level = 'card';
    this.#witness.detail('qr_shown', this.served.pattern.name);
    this.#witness.milestone('complete');
    this.#witness.changed();
  }

  #arrive(): void {
    this.overlay.jump(this.#level === 'overlay' ? 1 : 0);
    this.rail.jump(this.#place);
    this.knob.jump(this.#strength);
    this.room.to(this.#level === 'programme' || this.#level === 'overlay' ? 0 : 1, 0);
  }
}
