import type { Stage } from '#creative-sdk/creative.ts';
import { copy } from './copy.ts';
import type { Dive } from './dive.ts';
import { FLOOR_M, zoneAt } from './fathom.ts';

/** Reports how deep the visitor got. */
export class Milestones {
  readonly #stage: Stage;
  #zone = zoneAt(0);
  #isComplete = false;

  constructor(stage: Stage) {
    this.#stage = stage;
  }

  /** `arrival` 1: the end card is composed. */
  update(dive: Dive, arrival: number, isAttracting: boolean): void {
    const { depth } = dive;
    if (this.#stage.config.mode === 'still') return;
    if (depth >= FLOOR_M * 0.25) this.#stage.milestone('first_quartile');
    if (depth >= FLOOR_M * 0.5) this.#stage.milestone('midpoint');
    if (depth >= FLOOR_M * 0.75) this.#stage.milestone('third_quartile');
    this.#reportZone(depth, dive.isHostDriven || (!isAttracting && dive.isAuto));
    if (arrival < 1) this.#isComplete = false;
    else if (!this.#isComplete) {
      this.#isComplete = true;
      this.#stage.milestone('complete');
      if (!isAttracting) this.#stage.say(copy.arrived);
    }
  }

  /** Reports that the watch is in other water, reached by scrolling or by a dive that runs by itself: keys and slider report their own depth. */
  #reportZone(depth: number, isNews: boolean): void {
    const zone = zoneAt(depth);
    if (zone === this.#zone) return;
    this.#zone = zone;
    if (isNews) this.#stage.detail('depth', Math.round(depth));
  }
}
