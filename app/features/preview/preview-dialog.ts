/** How the preview's dialog opens and where closing leads, before hydration (preview-boot.ts) and after it (spec §4 Preview modal). */
import { keepReturnedCard } from '#app/components/returned-card.ts';
import type { Demo } from '#catalogue/demo.ts';
import { isRecord } from '#protocol/is-record.ts';
import { stepBack } from './step-back.ts';

/** Where closing leads a visitor who came from no list. */
export const LEAVE_TO = '/experience';

/** Parts beside the stage, or bottom sheets over it where the window has no room. */
export type Part = 'specs' | 'tools';

/** Local storage: which parts are open beside the stage (panel-store.ts). */
export const PANELS_KEY = 'surge.panels';

/** Only script can make a dialog modal: top layer, focus kept inside, the rest inert. Before the first paint, so that the page is laid out once. */
export function openModal(dialog: HTMLDialogElement): void {
  if (dialog.matches(':modal')) return;
  dialog.removeAttribute('open');
  dialog.showModal();
  dialog.querySelector<HTMLElement>('[data-first-focus]')?.focus({ preventScroll: true });
}

/** The part that an entry of the history has laid over the stage. `state`: what the router keeps with the entry. */
export function readSheet(state: unknown): Part | undefined {
  const sheet = isRecord(state) ? state.sheet : undefined;
  return sheet === 'specs' || sheet === 'tools' ? sheet : undefined;
}

/** How many entries of this preview lie under the one that is shown: one for each change of the unit, which Back undoes. */
function readDepth(state: unknown): number {
  const depth = isRecord(state) ? Number(state.depth) : 0;
  return Number.isSafeInteger(depth) && depth > 0 ? depth : 0;
}

/** The unit whose link led to this entry. */
export function readUnitSlug(state: unknown): unknown {
  return isRecord(state) ? state.unit : undefined;
}

/** What the router keeps with an entry that is laid over this one and shows another unit. */
export function toUnitState(state: unknown, { slug }: Pick<Demo, 'slug'>): object {
  const { sheet, ...rest } = { sheet: undefined, ...(isRecord(state) ? state : {}) };
  return { ...rest, unit: slug, depth: readDepth(state) + (readSheet({ sheet }) ? 2 : 1) };
}

/**
 * Leaves the preview: back to the list at the same scroll position for a visitor who came from it (a chosen deviation), else by `go` to /experience.
 * Moving between demos and tabs replaces the history entry, so that the list is always one step back, and one more for an open sheet and for each
 * other unit that was shown.
 */
export function leavePreview(state: unknown, go: (replacesEntry: boolean) => void): void {
  const hasSheet = readSheet(state) !== undefined;
  const isBack = cameFromList(state);
  const isOtherDocument = !isBack && wasLoadedFromList();
  if (isOtherDocument) keepReturnedCard(location.pathname);
  if (isBack || isOtherDocument) stepBack(1 + Number(hasSheet) + readDepth(state), () => go(true));
  else go(hasSheet);
}

/** True for a visitor who came from a list inside the site: demo cards put this into the history entry. */
function cameFromList(state: unknown): boolean {
  return isRecord(state) && state.fromList === true;
}

/** A click made before the list was hydrated loaded this document and leaves only a referrer, which counts unless the preview opened in a tab of its own. */
function wasLoadedFromList(): boolean {
  if (history.length < 2 || !URL.canParse(document.referrer)) return false;
  const { origin, pathname } = new URL(document.referrer);
  return origin === location.origin && !pathname.includes('/preview/');
}
