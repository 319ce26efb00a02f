import type { Action } from '#protocol/frame.ts';

/** A place in the ad as fractions of its width and height. */
export type Place = readonly [x: number, y: number];

/** One thing a person does. Times are seconds on the creative's clock. */
export type Step =
  | { readonly wait: number }
  /** KeyboardEvent.key; held for `hold` seconds. */
  | { readonly press: string; readonly hold?: number }
  | { readonly tap: Place }
  /** Press at the first place, pass the others, release at the last. */
  | { readonly drag: readonly Place[]; readonly seconds: number }
  /** The host page scrolls so that the slot's progress becomes this. */
  | { readonly scroll: number }
  /** A button of the host's remote. */
  | { readonly remote: Action };

/** The shortest ways from the first frame to the end card (the event `complete`), each followed by its way to the call to action. */
export interface Playthrough {
  readonly keyboard: readonly Step[];
  readonly pointer: readonly Step[];
  /** Further ways by mouse and keys: together, all ways raise every event of the ad's tracking plan. */
  readonly more?: readonly (readonly Step[])[];
  /** Words of a result: the end card shows one of them, an ad that nobody touched never does. */
  readonly claims: RegExp;
  /** A place of the resting poster that is no button; the product if left out. */
  readonly poster?: Place;
}

/** The cut of a card's clip: shots of one play, 4 to 6 s, from which a stranger can name the format without reading. */
export interface Trailer {
  /** In order of time. The ad plays by itself unless `steps` say otherwise. */
  readonly shots: readonly Shot[];
  /** How wide the ad lies in the picture, CSS pixels; less makes all of it larger. */
  readonly width?: number;
  /** What stands around the ad: a television with its remote, or the article that slides over a fixed ad. */
  readonly setting?: 'television' | 'article';
  /** What happens around the ad: the remote is pressed, the page scrolls, time passes. */
  readonly steps?: readonly Extract<Step, { wait: number } | { remote: Action } | { scroll: number }>[];
  /** Of a television's still, of which the card shows a part: where its middle is, as a share of the width. */
  readonly stillAt?: number;
}

/** Seconds of the play. */
export interface Shot {
  readonly from: number;
  readonly seconds: number;
}
