import { clamp, easeInOut, Spring } from '#creative-sdk/motion.ts';
import { BAG_HOLDS, Bag } from './bag.ts';
import { Belt } from './belt.ts';
import { FLIGHT_S, type Spot } from './flight.ts';
import type { Layout } from './layout.ts';
import { type Dish, menu, RAMEN } from './menu.ts';
import { type Place, Track } from './track.ts';

const OPENS_S = 0.95;
/** An empty seat waits, then gets the next plate. */
const RESTOCK_WAIT_S = 0.5;
const RESTOCK_S = 0.45;
const RESTING_OPENS_S = 0.45;
const PAGE = 5;
/** The place of the ramen in the first picture, plate diameters from the middle, and the least distance of a lifted dish from the edges. */
const RAMEN_FROM_MIDDLE = -0.3;
const COMFORT = 0.95;
const COMFORT_OF_DECKS = 0.7;
/** In a slim strip: the place of the one dish, and so far from the next that half of this looks in. */
const SLIM_MIDDLE = 0.7;
const SLIM_PITCH = 2.6;

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
  /** How far the mouth of the bag is open: as soon as something is on its way into it. */
  readonly mouth = new Spring(0, 150, 0.55);
  flights: Flight[] = [];
  isHeld = false;
  isOpen = false;
  isResting = false;
  /** How far the counter is uncovered, linear in time. */
  #opening = 0;
  #opensS = OPENS_S;
  #lifted: number | undefined;
  #layout: Layout;
  track: Track;

  constructor(layout: Layout, isCalm: boolean) {
    this.#layout = layout;
    this.track = new Track(layout);
    this.isCalm = isCalm;
    this.fit(layout);
    this.belt.jumpTo(
      menu.indexOf(RAMEN),
      isCalm ? this.#first + this.pitch * (this.perPage >> 1) : this.middle + (layout.strip ? 0 : RAMEN_FROM_MIDDLE),
    );
  }

  /** A new size: the same dish stays in the middle. */
  fit(layout: Layout): void {
    const centre = this.belt.nearest(this.middle);
    this.#layout = layout;
    this.bag.holds = layout.strip === 'small' ? 3 : BAG_HOLDS;
    this.track = new Track(layout);
    this.belt = new Belt(this.window, this.isCalm || this.#isSlim ? this.pitch : undefined);
    this.belt.jumpTo(centre, this.isCalm ? this.#first : this.middle);
  }

  /** What is in view of the belt, plate diameters. */
  get window(): number {
    return this.track.length / this.#layout.plate;
  }

  /** Where a dish is looked at; in a slim strip its name is beside it. */
  get middle(): number {
    return this.#isSlim ? SLIM_MIDDLE : this.window / 2;
  }

  get perPage(): number {
    return this.#isSlim ? 1 : clamp(Math.floor(this.window / 1.36), 1, PAGE);
  }

  get pitch(): number {
    return this.#isSlim ? SLIM_PITCH : this.window / this.perPage;
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
    return this.flights.length > 0 || this.#opening !== Number(this.isOpen) || this.#springs.some((spring) => !spring.isStill);
  }

  step(dt: number): void {
    if (!this.isHeld) {
      this.belt.isRunning = !this.isCalm && !this.#isSlim && this.#lifted === undefined && !this.isOpen && !this.isResting;
      this.shove(this.belt.step(dt));
      // One whole dish at a time: it comes to its place and waits there.
      if (this.#isSlim && !this.isCalm && Math.abs(this.belt.velocity) < 1) this.belt.flickTo(this.belt.nearest(this.middle), this.middle);
    }
    this.mouth.target = Number(this.bag.count > 0);
    for (const spring of this.#springs) spring.step(dt);
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
    const inside = clamp(x, margin, this.window - margin);
    if (this.isCalm) {
      if (x < 0 || x > this.window) this.belt.jumpTo(Math.floor(index / this.perPage) * this.perPage, this.#first);
    } else if (this.#isSlim) this.belt.flickTo(index, this.middle);
    else if (x !== inside) {
      const further = Math.min(margin + 0.6, this.middle);
      this.belt.flickTo(index, clamp(x, further, this.window - further));
    }
  }

  turnPage(direction: 1 | -1): void {
    if (!this.isCalm) return this.belt.flickBy(-direction * this.window * 0.62);
    const first = this.belt.nearest(this.#first) + direction * this.perPage;
    this.belt.jumpTo((first + menu.length) % menu.length, this.#first);
  }

  /** False when the bag is full. What is added to the open one is laid beside the rest at once. */
  add(index: number): boolean {
    const dish = menu[index];
    if (!dish || !this.bag.add(dish)) return false;
    if (this.isOpen) this.bump.velocity += 9;
    else if (!this.isCalm) {
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
  placeOf(index: number): Place {
    const { plate, rise } = this.#layout;
    const place = this.track.at((this.belt.at(index, this.middle) + (this.swings[index]?.value ?? 0)) * plate);
    return { ...place, y: place.y - rise };
  }

  /** Where the deck at this height runs, CSS pixels from the top of the belt: 1 to the right, -1 to the left. */
  directionAt(y: number): 1 | -1 {
    const { belt, decks } = this.#layout;
    return Math.abs(y / belt.height - 0.5) < 0.5 / decks ? 1 : -1;
  }

  /** The plate on a seat grows back after it was taken: 0 … 1. */
  stockOf(index: number): number {
    return clamp(((this.emptied[index] ?? 9) - RESTOCK_WAIT_S) / RESTOCK_S);
  }

  /** A slim strip's one button says what to do, as long as nothing is chosen and somebody may. */
  get asksForDish(): boolean {
    return this.#isSlim && !this.bag.count && !this.isResting;
  }

  get #isSlim(): boolean {
    return this.#layout.strip === 'slim';
  }

  /** Of a page, the place of its first dish. */
  get #first(): number {
    return this.#isSlim ? this.middle : this.pitch / 2;
  }

  get #springs(): Spring[] {
    return [...this.lifts, ...this.swings, this.bump, this.mouth];
  }

  #settle(): void {
    for (const spring of this.#springs) spring.jump(spring.target);
  }
}
