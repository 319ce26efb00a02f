import type { CabinPlan } from './cabin-plan.ts';
import type { Boarding } from './gate.ts';
import type { Destination, Destinations, Origin } from './weather.ts';

/** What the words of an ad say at one moment. */
export interface Forecast {
  readonly origin: Origin;
  readonly destination: Destination;
  readonly destinations: Destinations;
  /** The number of the destination that is shown, or comes next. */
  readonly chosen: number;
  readonly boarding: Boarding;
  /** False: nobody has done anything yet, and what the end card shows is an offer. */
  readonly isPlayed: boolean;
  /** 0: only the weather here is seen, 1: only the destination. */
  readonly seen: number;
  /** From 0 the end card comes, and the call to action moves once; at 1 the boarding pass is there. */
  readonly arrived: number;
}

/** The words and buttons of one size of the ad. */
export interface Words {
  /** They lie over the windows, in this order. */
  readonly elements: readonly HTMLElement[];
  readonly cta: HTMLButtonElement;
  readonly again?: HTMLButtonElement;
  readonly city?: HTMLButtonElement;
  /** Where no destination has a button: a tap on an open window turns to the next. */
  readonly turnsOn?: true;
  /** Call once the elements are on the stage. */
  fit(plan: CabinPlan): void;
  /** Says the fare; `isShown`: of the destination that is seen now. `isCut`: it is there at once. */
  quote(origin: Origin, destination: Destination, isShown: boolean, isCut: boolean): void;
  /** The calm version changes without motion. */
  step(dt: number, isCut: boolean): void;
  show(forecast: Forecast): void;
  /** Moves the keyboard focus to the neighbouring destination and returns its number; undefined while none has the focus. */
  neighbour?(direction: 1 | -1): number | undefined;
  /** Where a hand taps to choose a destination, CSS pixels. */
  middle(chip: number): readonly [number, number];
}
