import type { LanguageCode } from '#app/i18n/languages.ts';
import { createTextSearch } from '#catalogue/text-search.ts';

type TextSearch = ReturnType<typeof createTextSearch>;

const searches = new Map<LanguageCode, TextSearch>();

/** The search in one language, with its prepared texts: made once for all renders, on the server for all visitors. */
export function getSearch(code: LanguageCode, translate: (text: string) => string): TextSearch {
  const search = searches.get(code) ?? createTextSearch(translate);
  searches.set(code, search);
  return search;
}
