/** Where the Navigation API is missing: after this time a step back is done, or it happened inside a frame. */
const TAKEN_WITHIN_MS = 300;

/**
 * Back over this page's own entries of the history. Frames can add any number of theirs between them, and `history.go()` would go through those one by
 * one; the Navigation API counts only the page's own. `instead` is called where there is no way back.
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
