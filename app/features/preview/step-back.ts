/** Where the Navigation API is missing: a step back has been taken by then, or it was taken inside of a frame. */
const TAKEN_WITHIN_MS = 300;

/**
 * Back over this page's own entries of the history. Frames put theirs between them, as many as they like, and `history.go()` would go through those one by
 * one; the Navigation API counts the page's own alone. `instead` is called where there is no way back.
 */
export function stepBack(steps: number, instead: () => void): void {
  const own = 'navigation' in window ? window.navigation : undefined;
  if (own) {
    const target = own.entries()[(own.currentEntry?.index ?? 0) - steps];
    if (target) own.traverseTo(target.key).committed?.catch(instead);
    else instead();
    return;
  }
  const entry = () => `${history.state?.key} ${location.href}`;
  const before = entry();
  history.go(-steps);
  setTimeout(() => entry() === before && instead(), TAKEN_WITHIN_MS);
}
