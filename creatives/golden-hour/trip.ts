import { clamp, easeInOut, Spring } from '#creative-sdk/motion.ts';
import { GOLDEN_H, hoursBetween } from './day.ts';
import { glowOf, nearestPlace, nextStop, type Place, placeAt } from './places.ts';

/** Where a chosen place stands as the poster begins, as a fraction of the width; each shape of poster has its own way from there. */
export const POSTER_PLACE_X = 0.5;
const POSTER_TAKES_S = 1.15;
const OPENS_S = 0.7;
/** Of a place that a visitor chose: the way in, a look, the way back. The poster begins with the way back. */
const VISIT_TAKES_S = 2.3;
const VISIT = { near: 0.22, leaves: 0.75 } as const;

/** The state of the ad: an hour that can be dragged, a view that can be panned, and the poster at the end. It knows no pixels. */
export class Trip {
  readonly hour = new Spring(GOLDEN_H, 46, 1);
  /** Stages. */
  readonly pan = new Spring(0, 30, 1);
  /** The place that was chosen, once there is a poster. */
  place: Place | undefined;
  readonly #isCalm: boolean;
  #poster = 0;
  #open = 0;
  #posterTakes = POSTER_TAKES_S;
  #isPoster = false;
  /** 0 … 1, linear in time. */
  #visit = 1;

  constructor(isCalm: boolean) {
    this.#isCalm = isCalm;
  }

  get isPoster(): boolean {
    return this.#isPoster;
  }

  /** 0 … 1, eased. */
  get poster(): number {
    return easeInOut(this.#poster);
  }

  /** How near the view is to the chosen place: 0 … 1, eased. */
  get nearness(): number {
    return easeInOut(this.#visit / VISIT.near) * (1 - easeInOut((this.#visit - VISIT.leaves) / (1 - VISIT.leaves)));
  }

  /** How far the picture has made room for its poster, from the moment it was asked for: 0 … 1, eased. */
  get open(): number {
    return easeInOut(this.#open);
  }

  get isComposed(): boolean {
    return this.#isPoster && this.#poster >= 1;
  }

  get isStill(): boolean {
    return this.hour.isStill && this.pan.isStill && this.#visit === 1 && (this.#poster === 0 || this.#poster === 1);
  }

  step(dt: number): void {
    this.hour.step(dt);
    this.pan.step(dt);
    this.#visit = clamp(this.#visit + dt / VISIT_TAKES_S);
    if (this.#visit >= VISIT.leaves) this.#poster = clamp(this.#poster + ((this.#isPoster ? 1 : -1) * dt) / this.#posterTakes);
    this.#open = clamp(this.#open + ((this.#isPoster ? 1 : -1) * dt) / OPENS_S);
    if (!this.#isPoster && this.#poster === 0) this.place = undefined;
    if (this.#isCalm) this.#settle();
  }

  /** While dragged, it follows at once. */
  turn(hours: number): void {
    this.#leavePoster();
    this.hour.jump(this.hour.value + hours);
    this.pan.target = 0;
  }

  /** Released: it moves on a little, and to the hour of a place that is near. */
  release(hoursPerSecond: number): void {
    const coast = this.hour.value + clamp(hoursPerSecond * 0.16, -2.5, 2.5);
    const place = placeAt(coast);
    this.travelTo(place ? coast + hoursBetween(coast, place.hour) : coast);
  }

  travelTo(hour: number): void {
    this.#leavePoster();
    this.hour.target = hour;
    this.pan.target = 0;
    if (this.#isCalm) this.#settle();
  }

  /** One hour on or back; the calm version steps from place to place. */
  stepHour(direction: 1 | -1): void {
    const from = this.hour.target;
    this.travelTo(this.#isCalm ? nextStop(from, direction) : from + direction);
  }

  panBy(stages: number): void {
    this.#leavePoster();
    this.pan.target += stages;
    if (this.#isCalm) this.#settle();
  }

  /** To the place, which fills the picture for a moment, and on to its poster. */
  visit(place: Place): void {
    this.#visit = 0;
    this.keep(place);
  }

  /** Makes the poster: of a place at its hour, or of the hour as it is. */
  keep(place: Place | undefined, takes = POSTER_TAKES_S): void {
    this.place = place;
    this.#posterTakes = takes;
    this.#isPoster = true;
    if (place) {
      this.hour.target = this.hour.value + hoursBetween(this.hour.value, place.hour);
      this.pan.target = place.at - POSTER_PLACE_X;
    } else this.hour.target = this.hour.value;
    if (this.#isCalm) {
      this.#poster = 1;
      this.#settle();
    }
  }

  /** Keeps what the visitor is looking at: the glowing place if there is one. */
  keepHere(takes = POSTER_TAKES_S): void {
    this.keep(this.#glowing, takes);
  }

  /** The same from near: a place that glows is visited first. */
  visitHere(): void {
    if (this.#glowing) this.visit(this.#glowing);
    else this.keep(undefined);
  }

  get #glowing(): Place | undefined {
    const place = nearestPlace(this.hour.target);
    return glowOf(place, this.hour.target) > 0.5 ? place : undefined;
  }

  /** To the golden hour, the short way. */
  comeBack(): void {
    this.travelTo(this.hour.value + hoursBetween(this.hour.value, GOLDEN_H));
  }

  /** Back to the first frame. */
  reset(): void {
    this.#leavePoster();
    this.#poster = this.#open = 0;
    this.#visit = 1;
    this.hour.jump(GOLDEN_H);
    this.pan.jump(0);
  }

  #leavePoster(): void {
    if (!this.#isPoster) return;
    this.#isPoster = false;
    this.#visit = Math.max(this.#visit, VISIT.leaves);
    this.#posterTakes = POSTER_TAKES_S * 0.6;
    if (this.#isCalm) this.#poster = 0;
  }

  #settle(): void {
    this.hour.jump(this.hour.target);
    this.pan.jump(this.pan.target);
    this.#poster = this.#open = Number(this.#isPoster);
    this.#visit = 1;
  }
}
