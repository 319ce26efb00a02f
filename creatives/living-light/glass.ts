import type { Pen } from '#creative-sdk/gradient.ts';
import { pane } from './furnishings.ts';
import type { View } from './outlook.ts';

/** The curtains hide this much of the window on either side, the bar this much of its middle, the armchair this much below; units. */
const CURTAIN = 16;
const BAR = 7;
const CHAIR = 14;
/** The inner sheet of double glazing throws a second, fainter picture this far beside the first. */
const GHOST = 6;

/** The two panes as far as they are seen. Neither hangs quite straight: how its pictures slant, and how far they sink. */
const panes = [
  { left: pane.x + CURTAIN, slant: 0.03, sink: -3 },
  { left: pane.x + pane.width / 2 + BAR, slant: 0.08, sink: 4 },
] as const;

/** Draws on what is seen of the glass, pane by pane. */
export function onPanes(pen: Pen, draw: (hung: (typeof panes)[number]) => void): void {
  for (const hung of panes) {
    pen.save();
    pen.beginPath();
    pen.rect(hung.left, pane.y + 2, pane.width / 2 - CURTAIN - BAR, pane.height - CHAIR);
    pen.clip();
    draw(hung);
    pen.restore();
  }
}

/** A picture as the glass gives it back: broken at the bar, askew and doubled; light on light, so that the view behind stays. */
export function reflect(pen: Pen, picture: HTMLCanvasElement, { place, alpha }: { place: View; alpha: number }): void {
  const { x, y, width, height } = place;
  onPanes(pen, ({ slant, sink }) => {
    pen.globalCompositeOperation = 'screen';
    pen.transform(1, slant, -0.1, 1, x + width / 2, y + height / 2 + sink);
    for (const ghost of [0, 1]) {
      pen.globalAlpha = alpha * (1 - 0.5 * ghost);
      pen.drawImage(picture, GHOST * ghost - width / 2, GHOST * ghost - height / 2, width, height);
    }
  });
}
