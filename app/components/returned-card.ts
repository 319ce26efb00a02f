const KEY = 'surge.returned-card';

/** A preview that closes onto a list in a document of its own leaves the address of its card for that list. */
export function keepReturnedCard(path: string): void {
  try {
    sessionStorage.setItem(KEY, path);
  } catch {
    // Without storage the browser begins at the list's top.
  }
}

/** Gives the keyboard to the card that led away, once; whoever has placed it meanwhile keeps it. */
export function focusReturnedCard(): void {
  try {
    const path = sessionStorage.getItem(KEY);
    if (!path) return;
    sessionStorage.removeItem(KEY);
    if (document.activeElement === document.body) findLinkTo(path)?.focus({ preventScroll: true });
  } catch {
    // As above.
  }
}

/** The page's link to a path; of several the one in sight, from where the visitor left. */
export function findLinkTo(path: string): HTMLElement | undefined {
  const links = [...document.querySelectorAll<HTMLElement>(`main a[href="${CSS.escape(path)}"]`)];
  const isInSight = (link: Element) => {
    const { top, bottom } = link.getBoundingClientRect();
    return bottom > 0 && top < innerHeight;
  };
  return links.find(isInSight) ?? links[0];
}
