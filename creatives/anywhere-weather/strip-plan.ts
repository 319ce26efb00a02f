import { type Box, type CabinPlan, WORLD_HIGH } from './cabin-plan.ts';

/** Lower than this there is one line of buttons. */
const LOW = 75;
/** From the moulding of the window to the words. The cabin has a seam between the two. */
const BESIDE = 17;
/** The neighbours of the one window are outside of the picture. */
const unseen: Box = { x: -99, y: 0, width: 1, height: 1 };

/** One window: on the left, or between the name and the flaps where the ad is a single line high. */
export function planStrip(width: number, height: number): CabinPlan {
  const isLow = height < LOW;
  const pane = isLow ? { x: 92, y: 4, width: 54, height: height - 8 } : { x: 8, y: 7, width: 80, height: height - 14 };
  const reveal = isLow ? 3.2 : 7;
  const words = pane.x + pane.width + reveal + BESIDE;
  return {
    width,
    height,
    panes: [unseen, pane, unseen],
    reveal,
    scale: pane.height / WORLD_HIGH,
    middle: pane.x + pane.width / 2,
    panel: { x: words, y: 0, width: width - words, height },
    isWide: true,
    isRoomy: false,
  };
}
