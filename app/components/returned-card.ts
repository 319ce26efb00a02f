import { readItem, writeItem } from '#app/device-store.ts';

const KEY = 'surge.returned-card';

/** A preview that closes onto a list in a document of its own leaves the address of its card for that list. Without storage the browser begins at its top. */
export function keepReturnedCard(path: string): void {
  writeItem(KEY, path, 'session');
}

/** Gives the keyboard to the card that led away, once; whoever has placed it meanwhile keeps it. */
export function focusReturnedCard(): void {
  const path = readItem(KEY, 'session');
  if (!path) return;
  writeItem(KEY, null, 'session');
  if (document.activeElement === document.body) findLinkTo(path)?.focus({ preventScroll: true });
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
