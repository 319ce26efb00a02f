import type { Hand } from '#creative-sdk/hand.ts';
import { easeInOut, mix } from '#creative-sdk/motion.ts';

export type Control = 'paint' | 'rim' | 'shutter';

/** What autoplay may touch. */
export interface Controls {
  /** The middle of a control, CSS pixels of the stage. */
  middle(of: Control): { x: number; y: number };
  width: number;
  height: number;
  hold(): void;
  /** Drag to this share of the stage's width from the press. */
  drag(share: number): void;
  release(): void;
  press(what: Control): void;
}

type Place = (c: Controls) => { x: number; y: number };

interface Leg {
  readonly from: number;
  readonly to: number;
  readonly place: Place;
  /** While the hand is down it drags by these shares of the width. */
  readonly drag?: readonly [number, number];
  /** Pressed on arrival. */
  readonly press?: Control;
}

/** From nearer to the nose it is farther to the tail (framing.ts). */
const FARTHER = 1.85;
const onCar =
  (x: number): Place =>
  ({ width, height }) =>
    width < height ? { x: width * (0.5 + (x - 0.51) * FARTHER), y: height * 0.48 } : { x: width * x, y: height * (width > height * 2 ? 0.62 : 0.48) };
const on =
  (what: Control): Place =>
  (c) =>
    c.middle(what);

/** Seconds of autoplay after the intro: turn to the tail, paint, turn back, rims, the shot. */
const legs: readonly Leg[] = [
  { from: 3.3, to: 3.9, place: onCar(0.62) },
  { from: 3.95, to: 5.1, place: onCar(0.4), drag: [0, -0.22] },
  { from: 5.3, to: 5.8, place: on('paint'), press: 'paint' },
  { from: 6.75, to: 7.15, place: onCar(0.4) },
  { from: 7.2, to: 8.35, place: onCar(0.615), drag: [0, 0.215] },
  { from: 8.5, to: 8.95, place: on('rim'), press: 'rim' },
  { from: 9.9, to: 10.35, place: on('shutter'), press: 'shutter' },
];

/** Plays the ad with the drawn hand. */
export class Autoplay {
  readonly #hand: Hand;
  readonly #controls: Controls;
  #leg = -1;
  #isPressed = false;
  #from = { x: 0, y: 0 };
  #at = { x: 0, y: 0 };

  constructor(hand: Hand, controls: Controls) {
    this.#hand = hand;
    this.#controls = controls;
    this.#at = { x: controls.width * 0.72, y: controls.height + 60 };
  }

  /** `t`: seconds since the scene began. */
  step(t: number): void {
    while (t >= (legs[this.#leg + 1]?.from ?? Number.POSITIVE_INFINITY)) this.#begin();
    const leg = legs[this.#leg];
    if (!leg) return;
    const share = Math.min(1, (t - leg.from) / (leg.to - leg.from));
    const way = easeInOut(share);
    const goal = leg.place(this.#controls);
    // A small stage has fewer controls: what is not there is at 0, 0.
    if (goal.y === 0) return;
    this.#at = { x: mix(this.#from.x, goal.x, way), y: mix(this.#from.y, goal.y, way) };
    this.#hand.move(this.#at.x, this.#at.y);
    const { width, height } = this.#controls;
    if (leg.drag) this.#controls.drag(mix(leg.drag[0], leg.drag[1], way) * (width < height ? FARTHER : 1));
    if (share < 1) return;
    this.#finish(leg, t);
  }

  stop(): void {
    this.#hand.hide();
    if (legs[this.#leg]?.drag && !this.#isPressed) this.#controls.release();
    this.#leg = legs.length;
  }

  #begin(): void {
    this.#leg++;
    this.#from = this.#at;
    this.#isPressed = false;
    const isDrag = legs[this.#leg]?.drag !== undefined;
    this.#hand.press(isDrag);
    if (isDrag) this.#controls.hold();
  }

  #finish(leg: Leg, t: number): void {
    if (!this.#isPressed) {
      this.#isPressed = true;
      this.#hand.press(leg.press !== undefined);
      if (leg.drag) this.#controls.release();
      else if (leg.press) this.#controls.press(leg.press);
    }
    if (t > leg.to + 0.15) this.#hand.press(false);
    if (leg.press === 'shutter' && t > leg.to + 0.25) this.stop();
  }
}
