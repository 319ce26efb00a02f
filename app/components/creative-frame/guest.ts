/** What both hosts of creatives share: connect.ts and the landing page's hero-host.ts. */
import { MESSAGES_PER_SECOND } from '#protocol/frame.ts';

/** A creative that has not said `ready` by then is given up (docs/decisions/006). */
export const READY_WITHIN_MS = 5000;

/**
 * Counts all that comes out of a frame, by its port and beside it, before any of it is read, because reading is what costs. Returns true when it is too
 * much. `now`: milliseconds.
 */
export function createMeter(): (now: number) => boolean {
  let count = 0;
  let second = 0;
  return (now) => {
    if (now - second > 1000) {
      second = now;
      count = 0;
    }
    return ++count > MESSAGES_PER_SECOND;
  };
}

/** Ends what runs in a frame: taken out of the page, its document goes with all that it has still under way. The frame itself stays, empty. */
export function evict(frame: HTMLIFrameElement): void {
  frame.removeAttribute('src');
  frame.replaceWith(frame);
}
