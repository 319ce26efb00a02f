import type { createTextSearch } from '#catalogue/text-search.ts';
import type { LanguageCode } from '#protocol/languages.ts';

type TextSearch = ReturnType<typeof createTextSearch>;

let create: typeof createTextSearch | undefined;
const searches = new Map<LanguageCode, TextSearch>();

/** The search words in five languages are a file of their own, fetched when a visitor is about to search. */
export async function loadSearch(): Promise<void> {
  create ??= (await import('#catalogue/text-search.ts')).createTextSearch;
}

/** For loaders of lists: the page is drawn with what its address searches for. */
export async function loadSearchOf(url: string): Promise<void> {
  if (new URL(url).searchParams.has('q')) await loadSearch();
}

/** The search in one language, with its prepared texts: made once for all renders, on the server for all visitors. Undefined until it is loaded. */
export function findSearch(code: LanguageCode, translate: (text: string) => string): TextSearch | undefined {
  const search = searches.get(code) ?? create?.(translate);
  if (search) searches.set(code, search);
  return search;
}
