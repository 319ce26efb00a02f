import type { Settings } from './layout-state.ts';
import { SETTINGS_CHANNEL } from './layout-store.ts';
import { formatSettings, SETTINGS_COOKIE } from './settings.ts';

const YEAR_S = 31_536_000;

/** Keeps the settings where the server finds them: the next page comes in the right look at once. */
export function storeSettings(settings: Settings): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API writes later, which a reload would not wait for, and on secure pages alone
  document.cookie = `${SETTINGS_COOKIE}=${formatSettings(settings)}; path=/; max-age=${YEAR_S}; samesite=lax`;
  const channel = new BroadcastChannel(SETTINGS_CHANNEL);
  channel.postMessage('');
  channel.close();
}
