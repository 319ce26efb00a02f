import type { Stage } from '#creative-sdk/creative.ts';
import type { Film } from './film.ts';

const QUARTERS = [
  [0.25, 'first_quartile'],
  [0.5, 'midpoint'],
  [0.75, 'third_quartile'],
] as const;

/** Tells the page how far the film is, and when it is held. */
export class Report {
  readonly #stage: Stage;
  #wasHeld = false;

  constructor(stage: Stage) {
    this.#stage = stage;
  }

  /** In autoplay a held film is not reported. */
  follow({ share, isComposed, isHeld }: Film, isAutoplay: boolean): void {
    for (const [quarter, name] of QUARTERS) if (share >= quarter) this.#stage.milestone(name);
    if (isComposed) this.#stage.milestone('complete');
    if (isAutoplay || isHeld === this.#wasHeld) return;
    this.#wasHeld = isHeld;
    // A video player below the ad is paused with it (creative-sdk/port-simid.ts).
    this.#stage.detail('hold', isHeld ? 'on' : 'off');
  }
}
