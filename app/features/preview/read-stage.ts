export interface Reading {
  /** Share of the ad's area that shows, 0 to 1, whole percents. */
  readonly inView: number;
  /**
   * What the ads take of the page, 0 to 1, whole percents. On a phone by height, as the Better Ads Standards count (0.3 at most); on a laptop, where ads
   * stand beside the text, by area. Undefined on a television.
   */
  readonly density: number | undefined;
}

/** What a measuring script would find on the simulated page. */
export function readStage(panel: HTMLElement): Reading {
  const page = panel.querySelector<HTMLElement>('.device-page');
  const slots = [...panel.querySelectorAll<HTMLElement>('.device-page [data-slot]')];
  const isPhone = panel.querySelector('.phone') !== null;
  const sizeOf = (element: HTMLElement, height: number) => (isPhone ? height : height * element.offsetWidth);
  const taken = slots.reduce((sum, slot) => sum + sizeOf(slot, slot.offsetHeight), 0);
  return { inView: toPercent(readInView(panel)), density: page ? toPercent(taken / sizeOf(page, page.scrollHeight)) : undefined };
}

/** The ad's box cut by the window and by every box around it that hides what overflows. */
function readInView(panel: HTMLElement): number {
  const player = panel.querySelector<HTMLElement>('.player, .demo-video');
  if (!player) return 0;
  const box = player.getBoundingClientRect();
  let { left, top, right, bottom } = box;
  for (let around = player.parentElement; around && around !== document.body; around = around.parentElement) {
    if (getComputedStyle(around).overflow === 'visible') continue;
    const edge = around.getBoundingClientRect();
    [left, top, right, bottom] = [Math.max(left, edge.left), Math.max(top, edge.top), Math.min(right, edge.right), Math.min(bottom, edge.bottom)];
  }
  const shown = Math.max(0, Math.min(right, innerWidth) - Math.max(left, 0)) * Math.max(0, Math.min(bottom, innerHeight) - Math.max(top, 0));
  return box.width * box.height > 0 ? shown / (box.width * box.height) : 0;
}

function toPercent(share: number): number {
  return Math.round(Math.min(1, share) * 100) / 100;
}
