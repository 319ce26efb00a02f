/** Remembers a language chosen by link, as i18n/change-language.ts does for the menu. Only on pages whose `?lang=` the server found valid. */
import { LANGUAGE_KEY, LANGUAGE_PARAMETER } from '#app/i18n/languages.ts';

const code = new URLSearchParams(location.search).get(LANGUAGE_PARAMETER) ?? '';
// biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox ESR
document.cookie = `${LANGUAGE_KEY}=${code}; path=/; max-age=31536000; samesite=lax`;
try {
  localStorage.setItem(LANGUAGE_KEY, code);
} catch {
  // Storage is blocked or full: the cookie alone remembers.
}
