import { readCookie } from '#app/cookies.ts';
import { dropParameter } from '#app/drop-parameter.ts';
import { type LayoutAction, reduceLayout } from './layout-reducer.ts';
import { type LayoutState, toLayoutState } from './layout-state.ts';
import { peekLayout, publishLayout } from './layout-store.ts';
import { LOOK_PARAMETER } from './looks.ts';
import { formatSettings, parseSettings, SETTINGS_COOKIE } from './settings.ts';
import { storeSettings } from './store-settings.ts';

/**
 * Changes the layout, by the rules of the reducer, and keeps what was chosen. Apart from the store: pages outside the shell show no more than the mode,
 * know no more, and fetch this when somebody reaches for the mode's button.
 */
export function dispatchLayout(action: LayoutAction): void {
  const state = peekLayout();
  if (!state) return;
  const next = reduceLayout(state, action);
  if (next === state) return;
  publishLayout(next);
  if (formatSettings(next) === formatSettings(state)) return;
  storeSettings(next);
  dropParameter(LOOK_PARAMETER);
}

// The page may have been drawn without knowing all settings, and another tab may have chosen meanwhile.
if (typeof document !== 'undefined') {
  followLooks();
  document.addEventListener('visibilitychange', followLooks);
}

/** What another tab chose; a hidden page waits until it is seen. */
export function followLooks(): void {
  const state = peekLayout();
  const stored = readStored();
  if (document.hidden || !stored || (state && formatSettings(stored) === formatSettings(state))) return;
  publishLayout({ ...stored, showRightSidebar: state?.showRightSidebar ?? false });
}

function readStored(): LayoutState | undefined {
  return readCookie(document.cookie, SETTINGS_COOKIE) === undefined ? undefined : toLayoutState(parseSettings(document.cookie));
}
