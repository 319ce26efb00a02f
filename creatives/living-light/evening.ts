import { Glide } from '#creative-sdk/glide.ts';
import { clamp, Spring } from '#creative-sdk/motion.ts';
import { FIRST, type Lamp, LUND, lampAt, lamps } from './lamps.ts';
import { kelvinAt, kelvins, WARM } from './warmth.ts';

/** Called when something happens. */
export interface Witness {
  interaction(name: 'lamp' | 'warmth' | 'toggle' | 'resume', value: string | number): void;
  detail(name: 'qr_shown', value: string): void;
  milestone(name: 'first_quartile' | 'midpoint' | 'third_quartile' | 'complete'): void;
  /** Something was chosen, or another scene began. */
  changed(): void;
}

/** Seconds that the film is paused before the room comes, and seconds that the room is dark before the first lamp lights. */
const FREEZE_S = 0.3;
const FADE_S = 0.9;
const FIRST_LAMP_AT_S = 1.15;
/** Seconds in which a bulb becomes bright and dark. */
const RISE_S = 0.3;
const FALL_S = 0.55;
/** A lamp that was lit before stays on so far: the room grows warmer with each. */
export const LOW = 0.25;
/** By one lamp alone the eye opens wider, so that what is left on lights the cat too. */
export const ALONE = 1.25;
/** Dusk becomes night. */
const NIGHTFALL_S = 13;
/** After this long a chosen lamp shows how to buy it. */
const DWELL_S = 2.2;
const CARD_S = 0.45;

/** The state of the ad: what was chosen, and the light that follows from it. It draws nothing. */
export class Evening {
  readonly powers = lamps.map(() => new Glide(0));
  readonly warmth = new Spring(WARM, 70, 1);
  /** 0: the film, 1: the room. */
  readonly room = new Glide(0);
  readonly card = new Glide(0);
  readonly #witness: Witness;
  readonly #isCalm: boolean;
  #lamp = FIRST;
  #step: number = WARM;
  #isOn = false;
  #isFilm = false;
  #hasCard = false;
  #changes = 0;
  readonly #lit = new Set<number>();
  /** Switched off by hand: they stay so until they are switched on. */
  readonly #dark = new Set<number>();
  #age = 0;
  #idle = 0;
  filmS = 0;
  /** True during autoplay: it shows the lamps, and the card is an offer, not a result. */
  isTour = false;

  constructor(witness: Witness, isCalm: boolean) {
    this.#witness = witness;
    this.#isCalm = isCalm;
    if (isCalm) this.#begin();
  }

  get index(): number {
    return this.#lamp;
  }

  get lamp(): Lamp {
    return lampAt(this.#lamp);
  }

  get isOn(): boolean {
    return this.#isOn;
  }

  get kelvin(): number {
    return kelvinAt(this.#step);
  }

  get warmthStep(): number {
    return this.#step;
  }

  /** Whether this lamp is on, or glows because it was. The card leaves one on. */
  isLit(index: number): boolean {
    if (index === this.#lamp) return this.#isOn;
    return !this.isTour && !this.#hasCard && this.#lit.has(index);
  }

  /** The film runs again. */
  get isFilm(): boolean {
    return this.#isFilm;
  }

  get hasCard(): boolean {
    return this.#hasCard;
  }

  /** A lamp was chosen, and its card is on its way. Who is in the dark is not done yet. */
  get isDwelling(): boolean {
    return this.#isOn && this.#changes > 0 && !this.#hasCard && !this.#isFilm && !this.isTour;
  }

  /** How dark it is outside, 0 … 1. */
  get dusk(): number {
    return this.#isCalm ? 0.6 : clamp(this.#age / NIGHTFALL_S);
  }

  /** `isPressed`: the lamp itself, which lights it even if it was switched off. */
  choose(index: number, isPressed = false): void {
    if (index < 0 || index >= lamps.length || index === this.#lamp) return;
    this.#lamp = index;
    this.#light(isPressed || !this.#dark.has(index));
    this.#witness.interaction('lamp', this.lamp.id);
    this.#change();
  }

  toggle(): void {
    if (this.#isOn) {
      this.#lit.delete(this.#lamp);
      this.#dark.add(this.#lamp);
    }
    this.#light(!this.#isOn);
    this.#witness.interaction('toggle', this.#isOn ? 'on' : 'off');
    this.#change();
  }

  /** Steps towards daylight (+1) or candle (-1). */
  warm(by: number): void {
    const next = clamp(this.#step + by, 0, kelvins.length - 1);
    if (next === this.#step) return;
    // Who is quicker than the first lamp still sees its light.
    if (this.#changes === 0) this.#light(true);
    this.#step = next;
    this.warmth.target = next;
    if (this.#isCalm) this.warmth.jump(next);
    this.#witness.interaction('warmth', this.kelvin);
    this.#change();
  }

  /** Continues the film at once; when it is shown already, goes back to the room. */
  resume(isFilm = !this.#isFilm): void {
    if (isFilm === this.#isFilm) return;
    this.#isFilm = isFilm;
    this.room.to(isFilm ? 0 : 1, this.#isCalm ? 0 : 0.5);
    if (isFilm) this.#witness.interaction('resume', Math.round(this.filmS));
    this.#witness.changed();
  }

  /** Shows the card at once, because no visitor is there: by the lamp of the poster, when none was chosen. */
  conclude(): void {
    this.resume(false);
    this.#begin();
    if (this.#changes === 0) {
      this.#lamp = LUND;
      this.#step = 1;
      this.warmth.jump(1);
    }
    this.#isOn = true;
    this.#show();
  }

  /** A visitor takes over: the light stays as it is, and nothing is chosen yet. */
  handOver(): void {
    if (!this.isTour) return;
    this.isTour = false;
    this.#changes = 0;
    this.#hasCard = false;
    this.card.to(0, 0);
    this.#light(this.#isOn);
    this.#witness.changed();
  }

  /** Returns to the state before anything was chosen. */
  restart(): void {
    this.#lamp = FIRST;
    this.#step = WARM;
    this.warmth.target = WARM;
    this.#changes = 0;
    this.#age = 0;
    this.#idle = 0;
    this.#hasCard = false;
    this.card.to(0, 0);
    this.#lit.clear();
    this.#dark.clear();
    this.#light(true);
    this.#witness.changed();
  }

  /** The hero: one lamp fully on, at one moment of dusk. */
  pose(index: number, dusk: number): void {
    this.#lamp = index;
    this.#age = dusk * NIGHTFALL_S;
    this.room.to(1, 0);
    this.#isOn = true;
    for (const [i, power] of this.powers.entries()) power.to(i === index ? 1 : 0, 0);
  }

  step(dt: number): void {
    if (this.#isFilm) this.filmS += dt;
    else this.#age += dt;
    if (!this.#isFilm && this.#age >= FREEZE_S) this.room.to(1, this.#isCalm ? 0 : FADE_S);
    if (this.#age >= FIRST_LAMP_AT_S) {
      const wasOn = this.#isOn;
      this.#begin();
      if (this.#isOn !== wasOn) this.#witness.changed();
    }
    this.room.step(dt);
    this.card.step(dt);
    this.warmth.step(dt);
    for (const power of this.powers) power.step(dt);
    if (!this.isDwelling) return;
    this.#idle += dt;
    if (this.#idle >= DWELL_S) this.#show();
  }

  /** Switches the first lamp on. */
  #begin(): void {
    if (this.#isCalm) this.room.to(1, 0);
    if (!this.#isOn && this.#changes === 0) this.#light(true);
    this.#witness.milestone('first_quartile');
  }

  #light(isOn: boolean): void {
    this.#isOn = isOn;
    if (isOn) this.#dark.delete(this.#lamp);
    if (isOn && !this.isTour) this.#lit.add(this.#lamp);
    for (const [i, power] of this.powers.entries()) {
      const isChosen = i === this.#lamp;
      const full = this.#hasCard ? ALONE : 1;
      power.to(Number(this.isLit(i)) * (isChosen ? full : LOW), this.#isCalm ? 0 : isChosen && isOn ? RISE_S : FALL_S);
    }
  }

  #change(): void {
    this.#changes++;
    this.#idle = 0;
    this.#age = Math.max(this.#age, FIRST_LAMP_AT_S);
    this.#witness.milestone('first_quartile');
    this.#witness.milestone('midpoint');
    if (this.#changes > 1) this.#witness.milestone('third_quartile');
    this.#witness.changed();
  }

  #show(): void {
    if (this.#hasCard) return;
    this.#hasCard = true;
    this.#light(this.#isOn);
    this.card.to(1, this.#isCalm ? 0 : CARD_S);
    for (const name of ['midpoint', 'third_quartile', 'complete'] as const) this.#witness.milestone(name);
    this.#witness.detail('qr_shown', this.lamp.id);
    this.#witness.changed();
  }
}
