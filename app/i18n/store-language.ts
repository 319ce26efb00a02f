import { LANGUAGE_KEY, type LanguageCode } from '#protocol/languages.ts';
import { LANGUAGE_CHOSEN } from '#protocol/take-along.ts';

const YEAR_S = 31_536_000;

/** Keeps the visitor's language: local storage is the contract (spec §4), the cookie lets the server render it at once. */
export function storeLanguage(code: LanguageCode): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in older browsers, and elsewhere it answers later
  document.cookie = `${LANGUAGE_KEY}=${code}; path=/; max-age=${YEAR_S}; samesite=lax`;
  // Pages that are not secure have no such thing.
  navigator.serviceWorker?.controller?.postMessage({ type: LANGUAGE_CHOSEN, code });
  try {
    localStorage.setItem(LANGUAGE_KEY, code);
  } catch {
    // Storage is blocked or full: the cookie alone remembers.
  }
}
