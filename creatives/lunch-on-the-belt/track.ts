import type { Spot } from './flight.ts';
import type { Layout } from './layout.ts';

/** A place on the belt and the way it runs there, radians from the right. */
export interface Place extends Spot {
  readonly turn: number;
}

/** How much of the room between two decks the belt takes; the rest is rail and counter. */
const BREADTH = 0.88;

/** Where the middle of the belt runs, CSS pixels: straight to the right, or through the whole picture as an S of three decks. */
export class Track {
  readonly breadth: number;
  /** As far as it is in view. */
  readonly length: number;
  readonly #belt;
  readonly #isStraight;
  /** Of the half circles: their radius, and how far from the sides of the picture their middles are. */
  readonly #radius: number;
  readonly #inset: number;

  constructor({ belt, decks }: Layout) {
    this.#belt = belt;
    this.#isStraight = decks === 1;
    const deck = belt.height / decks;
    this.breadth = this.#isStraight ? deck : deck * BREADTH;
    this.#radius = deck / 2;
    this.#inset = (deck + this.breadth) / 2 + 6;
    this.length = this.#isStraight ? belt.width : 3 * belt.width - 4 * this.#inset + deck * Math.PI;
  }

  at(along: number): Place {
    const { x, y, width } = this.#belt;
    const [r, inset] = [this.#radius, this.#inset];
    if (this.#isStraight) return { x: x + along, y: y + r, turn: 0 };
    const half = Math.PI * r;
    const side = width - inset;
    const middle = side - inset;
    if (along < side) return { x: width - along, y: y + r, turn: Math.PI };
    if (along < side + half) {
      const a = (along - side) / r;
      return { x: inset - r * Math.sin(a), y: y + r * (2 - Math.cos(a)), turn: Math.PI - a };
    }
    const on = along - side - half;
    if (on < middle) return { x: inset + on, y: y + r * 3, turn: 0 };
    if (on < middle + half) {
      const a = (on - middle) / r;
      return { x: side + r * Math.sin(a), y: y + r * (4 - Math.cos(a)), turn: a };
    }
    return { x: side - (on - middle - half), y: y + r * 5, turn: Math.PI };
  }
}
