import { clamp, easeInOut, Spring } from '#creative-sdk/motion.ts';
import { Bag } from './bag.ts';
import { Belt } from './belt.ts';
import { FLIGHT_S, type Spot } from './flight.ts';
import type { Layout } from './layout.ts';
import { type Dish, menu, RAMEN } from './menu.ts';

const OPENS_S = 0.95;
/** An empty seat waits, then gets the next plate. */
const RESTOCK_WAIT_S = 0.5;
const RESTOCK_S = 0.45;
const RESTING_OPENS_S = 0.45;
const PAGE = 4;
/** The place of the ramen in the first picture, plate diameters from the middle, and the least distance of a lifted dish from the edges. */
const RAMEN_FROM_MIDDLE = -0.55;
const COMFORT = 0.95;
const COMFORT_OF_DECKS = 0.6;
/** How much of the belt is out of view between two decks, plate diameters: more than a plate. */
const TURN = 1.4;

export interface Flight {
  readonly dish: Dish;
  readonly from: Spot;
  age: number;
}

/** The state of the ad: the dishes on the belt, in the air and in the bag. */
export class Service {
  readonly bag = new Bag();
  readonly isCalm: boolean;
  belt = new Belt(4);
  readonly swings = menu.map((_, i) => new Spring(0, 70 + ((i * 37) % 50), 0.32));
  readonly lifts = menu.map(() => new Spring(0, 260, 0.62));
  /** Seconds since the seat was emptied. */
  readonly emptied = menu.map(() => 9);
  readonly bump = new Spring(0, 240, 0.3);
  flights: Flight[] = [];
  isHeld = false;
  isOpen = false;
  isResting = false;
  /** How far the counter is uncovered, linear in time. */
  #opening = 0;
  #opensS = OPENS_S;
  #lifted: number | undefined;
  #layout: Layout;

  constructor(layout: Layout, isCalm: boolean) {
    this.#layout = layout;
    this.isCalm = isCalm;
    this.fit(layout);
    this.belt.jumpTo(menu.indexOf(RAMEN), isCalm ? this.pitch / 2 : this.middle + RAMEN_FROM_MIDDLE);
  }

  /** A new size: the same dish stays in the middle. */
  fit(layout: Layout): void {
    const centre = this.belt.nearest(this.middle);
    this.#layout = layout;
    this.belt = new Belt(this.window, this.isCalm ? this.pitch : undefined);
    this.belt.jumpTo(centre, this.isCalm ? this.pitch / 2 : this.middle);
  }

  /** The belt from the first plate's side of the picture to the last one's, plate diameters. */
  get window(): number {
    return this.#span * this.#layout.decks - this.#turn;
  }

  get middle(): number {
    return this.window / 2;
  }

  get perPage(): number {
    return this.#layout.decks * clamp(Math.floor(this.#across / 1.2), 1, PAGE);
  }

  get pitch(): number {
    return this.window / this.perPage;
  }

  get lifted(): number | undefined {
    return this.#lifted;
  }

  get open(): number {
    return easeInOut(this.#opening);
  }

  get opening(): number {
    return this.#opening;
  }

  /** Landed in the bag. */
  get landed(): number {
    return this.bag.count - this.flights.length;
  }

  get isComposed(): boolean {
    return this.isOpen && this.#opening === 1;
  }

  get isMoving(): boolean {
    const springs = [...this.lifts, ...this.swings, this.bump];
    return this.flights.length > 0 || this.#opening !== Number(this.isOpen) || springs.some((spring) => !spring.isStill);
  }

  step(dt: number): void {
    if (!this.isHeld) {
      this.belt.isRunning = !this.isCalm && this.#lifted === undefined && !this.isOpen && !this.isResting;
      this.shove(this.belt.step(dt));
    }
    for (const spring of [...this.swings, ...this.lifts, this.bump]) spring.step(dt);
    for (let i = 0; i < menu.length; i++) this.emptied[i] = (this.emptied[i] ?? 9) + dt;
    for (const flight of this.flights) flight.age += dt;
    const landed = this.flights.filter((flight) => flight.age >= FLIGHT_S).length;
    if (landed) this.bump.velocity += 9;
    this.flights = this.flights.filter((flight) => flight.age < FLIGHT_S);
    const way = dt / this.#opensS;
    this.#opening = clamp(this.#opening + (this.isOpen ? way : -way));
    if (this.isCalm) this.#settle();
  }

  /** Plates slide slightly when the speed of the belt changes. */
  shove(change: number): void {
    for (const [i, swing] of this.swings.entries()) swing.velocity = clamp(swing.velocity - change * (0.5 + ((i * 5) % 4) * 0.09), -2.5, 2.5);
  }

  lift(index: number | undefined): void {
    this.#lifted = index;
    for (const [i, spring] of this.lifts.entries()) spring.target = i === index ? 1 : 0;
    if (this.isCalm) this.#settle();
  }

  /** Moves a dish into view, unless it is there already. */
  bring(index: number): void {
    const x = this.belt.at(index, this.middle);
    const margin = this.#layout.decks > 1 ? COMFORT_OF_DECKS : COMFORT;
    const inside = this.#toInside(x, margin);
    if (this.isCalm) {
      if (x < 0 || x > this.window) this.belt.jumpTo(Math.floor(index / this.perPage) * this.perPage, this.pitch / 2);
    } else if (x !== inside) this.belt.flickTo(index, this.#toInside(x, Math.min(margin + 0.6, this.#across / 2)));
  }

  turnPage(direction: 1 | -1): void {
    if (!this.isCalm) return this.belt.flickBy(-direction * this.window * 0.62);
    const first = this.belt.nearest(this.pitch / 2) + direction * this.perPage;
    this.belt.jumpTo((first + menu.length) % menu.length, this.pitch / 2);
  }

  /** False when the bag is full. */
  add(index: number): boolean {
    const dish = menu[index];
    if (!dish || !this.bag.add(dish)) return false;
    if (!this.isCalm) {
      this.flights.push({ dish, from: this.placeOf(index), age: 0 });
      this.emptied[index] = 0;
    }
    return true;
  }

  setOpen(isOpen: boolean, isQuick = false): void {
    this.isOpen = isOpen;
    this.#opensS = isQuick ? RESTING_OPENS_S : OPENS_S;
    if (isOpen) this.lift(undefined);
    if (isQuick) this.flights = [];
    if (this.isCalm) this.#opening = Number(isOpen);
  }

  /** An empty bag, whole plates. */
  startOver(): void {
    this.bag.clear();
    this.flights = [];
    this.isHeld = false;
    this.emptied.fill(9);
  }

  /** Centre of a dish, CSS pixels. */
  placeOf(index: number): Spot {
    const { belt, plate, decks } = this.#layout;
    const x = this.belt.at(index, this.middle) + (this.swings[index]?.value ?? 0);
    const deck = this.#deckOf(x);
    const along = (x - deck * this.#span) * plate;
    return {
      x: belt.x + (this.#directionOf(deck) > 0 ? along : belt.width - along),
      y: belt.y + (belt.height / decks) * (deck + 0.5),
    };
  }

  /** Where the deck at this height runs, CSS pixels from the top of the belt: 1 to the right, -1 to the left. */
  directionAt(y: number): 1 | -1 {
    const { belt, decks } = this.#layout;
    return this.#directionOf(clamp(Math.floor((y / belt.height) * decks), 0, decks - 1));
  }

  /** The plate on a seat grows back after it was taken: 0 … 1. */
  stockOf(index: number): number {
    return clamp(((this.emptied[index] ?? 9) - RESTOCK_WAIT_S) / RESTOCK_S);
  }

  /** What one sees of a deck, plate diameters. */
  get #across(): number {
    return this.#layout.belt.width / this.#layout.plate;
  }

  /** Pages have no turns: each plate of a page is in view. */
  get #turn(): number {
    return this.isCalm ? 0 : TURN;
  }

  /** From the beginning of a deck to that of the next. */
  get #span(): number {
    return this.#across + this.#turn;
  }

  #deckOf(x: number): number {
    return clamp(Math.floor((x + this.#turn / 2) / this.#span), 0, this.#layout.decks - 1);
  }

  /** The one in the middle runs to the right. */
  #directionOf(deck: number): 1 | -1 {
    return (deck - (this.#layout.decks >> 1)) % 2 === 0 ? 1 : -1;
  }

  /** The nearest place on its deck that is this far from the sides of the picture. */
  #toInside(x: number, margin: number): number {
    const from = this.#deckOf(x) * this.#span;
    return from + clamp(x - from, margin, this.#across - margin);
  }

  #settle(): void {
    for (const spring of [...this.swings, ...this.lifts, this.bump]) spring.jump(spring.target);
  }
}
