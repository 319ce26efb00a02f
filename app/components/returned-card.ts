import { readItem, writeItem } from '#app/device-store.ts';

const KEY = 'surge.returned-card';

/** A preview that closes to a list by a full load stores the path of its card for that list. Without storage the list begins at its top. */
export function keepReturnedCard(path: string): void {
  writeItem(KEY, path, 'session');
}

/** Gives the focus to the card that opened the preview, once, unless something else has it meanwhile. */
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
