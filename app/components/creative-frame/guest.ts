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

/**
 * A frame without an origin asks the network past the worker, so an ad that was taken along would not be found (docs/decisions/078). Where there is a worker
 * it is the ad's answer alone that takes the origin away: by its policy, which the worker checks.
 */
export function letWorkerAnswer(frame: HTMLIFrameElement): void {
  if (navigator.serviceWorker?.controller) frame.sandbox.add('allow-same-origin');
}

/** Ends what runs in a frame: taken out of the page, its document goes with all that it has still under way. The frame itself stays, empty. */
export function evict(frame: HTMLIFrameElement): void {
  frame.removeAttribute('src');
  frame.replaceWith(frame);
}
