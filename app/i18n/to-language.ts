import { readCookie } from '#app/cookies.ts';
import { defaultLanguage, findLanguage, LANGUAGE_KEY, LANGUAGE_PARAMETER, type Language } from '#protocol/languages.ts';

/** `?lang=` before the cookie before English; anything unknown counts as absent. */
export function toLanguage(url: URL, cookie: string | null): Language {
  return findLanguage(url.searchParams.get(LANGUAGE_PARAMETER)) ?? findLanguage(readCookie(cookie, LANGUAGE_KEY)) ?? defaultLanguage;
}
