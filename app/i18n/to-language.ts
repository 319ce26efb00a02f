import { readCookie } from '#app/cookies.ts';
import type { QueryParameter } from '#app/query-parameter.ts';
import { defaultLanguage, findLanguage, LANGUAGE_KEY, LANGUAGE_PARAMETER, type Language, languages } from '#protocol/languages.ts';

export const languageParameter: QueryParameter = {
  name: LANGUAGE_PARAMETER,
  parse: ([given]) => languages.map(({ code }) => code).filter((code) => code === given),
};

/** `?lang=` before the cookie before English; anything unknown counts as absent. */
export function toLanguage(url: URL, cookie: string | null): Language {
  return findLanguage(url.searchParams.get(LANGUAGE_PARAMETER)) ?? findLanguage(readCookie(cookie, LANGUAGE_KEY)) ?? defaultLanguage;
}
