import type { Pen } from '#creative-sdk/gradient.ts';
import { pane } from './furnishings.ts';

/** The curtains hide this much of the window on either side, the bar this much of its middle, the armchair this much below; units. */
const CURTAIN = 16;
const BAR = 7;
const CHAIR = 14;

/** Draws on what is seen of the two panes. */
export function onPanes(pen: Pen, draw: () => void): void {
  pen.save();
  pen.beginPath();
  for (const left of [pane.x + CURTAIN, pane.x + pane.width / 2 + BAR])
    pen.rect(left, pane.y + 2, pane.width / 2 - CURTAIN - BAR, pane.height - CHAIR);
  pen.clip();
  draw();
  pen.restore();
}
