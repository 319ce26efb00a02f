/** Of a window onto an ad behind the page, which is two screens high and more, this share of the screen opens above it: most of the ad is in view, and so it runs. */
const ABOVE_WINDOW = 0.4;

/** Scrolls a device's page to its live slot, unless it is in view or the visitor has scrolled already. `screen`: the part that scrolls. */
export function settleScreen(screen: HTMLElement): void {
  const slot = screen.querySelector<HTMLElement>('[data-live]');
  const height = screen.clientHeight;
  if (!slot || screen.scrollTop > 0 || slot.offsetTop + slot.offsetHeight <= height) return;
  const free = height - slot.offsetHeight;
  screen.scrollTop = slot.offsetTop - (free > -height ? Math.max(4, free / 2) : ABOVE_WINDOW * height);
}
