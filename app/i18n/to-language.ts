import { readCookie } from '#app/cookies.ts';
import type { QueryParameter } from '#app/query-parameter.ts';
import { defaultLanguage, findLanguage, LANGUAGE_KEY, LANGUAGE_PARAMETER, type Language, languages } from '#protocol/languages.ts';

export const languageParameter: QueryParameter = {
  name: LANGUAGE_PARAMETER,
  parse: ([given]) => languages.map(({ code }) => code).filter((code) => code === given),
};

/** Pages that the specification does not know, and whoever opens them was sent there and chose nothing on this site: a deck, a meeting (docs/decisions/083). */
const CLIENT_PATH = /^\/(?:d|follow)\//;

/** `?lang=` before the cookie before, on such a page, the browser's own, before English; anything unknown counts as absent. */
export function toLanguage(url: URL, cookie: string | null, accepted: string | null = null): Language {
  return (
    findLanguage(url.searchParams.get(LANGUAGE_PARAMETER)) ??
    findLanguage(readCookie(cookie, LANGUAGE_KEY)) ??
    (CLIENT_PATH.test(url.pathname) ? findAccepted(accepted ?? '') : undefined) ??
    defaultLanguage
  );
}

/** Of ours, what a browser asks for first (`Accept-Language`, RFC 9110); regions make no difference. */
function findAccepted(accepted: string): Language | undefined {
  return accepted
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.split(';').map((word) => word.trim());
      const weight = Number(parameters.find((word) => /^q=/i.test(word))?.slice(2) ?? 1);
      return { language: languages.find((one) => toPrimary(one.tag) === toPrimary(tag)), weight };
    })
    .filter(({ language, weight }) => language && weight > 0)
    .toSorted((a, b) => b.weight - a.weight)[0]?.language;
}

const toPrimary = (tag: string) => tag.split('-')[0]?.toLowerCase();
