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
  /** Words of a result: the end card shows one of them, an ad that nobody touched never does. */
  readonly claims: RegExp;
  /** A place of the resting poster that is no button; the product if left out. */
  readonly poster?: Place;
}
