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
    if (document.activeElement === document.body) document.querySelector<HTMLElement>(`main a[href="${path}"]`)?.focus({ preventScroll: true });
  } catch {
    // As above.
  }
}
