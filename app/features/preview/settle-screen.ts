/** Height of what sticks to the lower edge of a page. */
const LOWER_EDGE_PX = 62;

/** Scrolls a device's page to its live slot, unless it is in view or the visitor has scrolled already. `screen`: the part that scrolls. */
export function settleScreen(screen: HTMLElement): void {
  const slot = screen.querySelector<HTMLElement>('[data-live]');
  if (!slot || screen.scrollTop > 0) return;
  const free = screen.clientHeight - LOWER_EDGE_PX - slot.offsetHeight;
  if (slot.offsetTop + slot.offsetHeight > screen.clientHeight - LOWER_EDGE_PX) screen.scrollTop = slot.offsetTop - Math.max(4, free / 2);
}
