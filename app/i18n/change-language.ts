import type { i18n } from 'i18next';
import { loadDictionary } from './create-i18n.ts';
import { LANGUAGE_KEY, LANGUAGE_PARAMETER, type Language } from './languages.ts';

const YEAR_S = 31_536_000;

/** Switches the page's language and remembers it: local storage is the contract (spec §4), the cookie lets the server render it at once. */
export async function changeLanguage(instance: i18n, language: Language): Promise<void> {
  instance.addResourceBundle(language.resource, 'translation', await loadDictionary(language));
  await instance.changeLanguage(language.resource);
  rememberLanguage(language);
}

export function rememberLanguage(language: Language): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox ESR
  document.cookie = `${LANGUAGE_KEY}=${language.code}; path=/; max-age=${YEAR_S}; samesite=lax`;
  try {
    localStorage.setItem(LANGUAGE_KEY, language.code);
  } catch {
    // Storage is blocked or full: the cookie alone remembers.
  }
  const url = new URL(location.href);
  if (!url.searchParams.has(LANGUAGE_PARAMETER)) return;
  url.searchParams.delete(LANGUAGE_PARAMETER);
  history.replaceState(history.state, '', url);
}
