import { type Filter, facets, formatFilter, parseFilter } from '#catalogue/filter.ts';
import { LANGUAGE_KEY } from '#protocol/languages.ts';
import { demosParameter } from './components/kept/demo-keys.ts';
import { daysParameter, marketParameter, modelParameter, planParameters } from './components/price/plan-parameters.ts';
import { formatSettings, presetParameter, SETTINGS_COOKIE, toPageSettings, toSettings } from './components/settings/settings.ts';
import { tagParameter, yearParameter } from './features/blog/parameters.ts';
import { bandParameter, demoParameter, formatParameter } from './features/campaign/parameters.ts';
import { referenceParameter } from './features/campaign/sent-path.ts';
import { findParameters } from './features/find/parameters.ts';
import { tabParameter, unitParameter } from './features/preview/parameters.ts';
import { placeParameter } from './features/proof/parameters.ts';
import { languageParameter, toLanguage } from './i18n/to-language.ts';
import { readParameter } from './query-parameter.ts';

/** One page as a visitor asks for it, freed of everything that must not change it. */
export interface PageAddress {
  /** Path and query from which it is rendered: known parameters with known values, in a fixed order. The page can reflect nothing else. */
  readonly path: string;
  /** The cookie header from which it is rendered: language and settings, parsed and written anew; of the settings only what shows on the page. */
  readonly cookie: string;
  /** Whether the page may be kept for other visitors: there are only so many addresses of this kind. */
  readonly isShared: boolean;
  /** Nothing is chosen in it but the language: one page of each name and language, which visitor after visitor asks for. */
  readonly isPlain: boolean;
}

/** What features declare, in the order of an address; the lists' own is the filter (catalogue/filter.ts), which stands before them. */
const parameters = [languageParameter, presetParameter, tabParameter, unitParameter, placeParameter];
const briefParameters = [modelParameter, marketParameter, bandParameter, daysParameter, formatParameter, demoParameter, referenceParameter];
const compareParameters = [demosParameter, ...planParameters];

/** Every page has a plain lower-case address; other spellings of it are answered, not kept. */
const PLAIN_PATH = /^\/(?:[a-z0-9-]+(?:\/[a-z0-9-]+)*)?$/;

/** The campaign brief's form carries a key and a token, the page after it a reference: one visitor's, each of them. */
const BRIEF_PATH = /^\/start-campaign(?:\/|$)/;

/** The address of a deck or a meeting is a secret of some people, and nothing is chosen in it but the language. */
const SECRET_PATH = /^\/(?:d|decks|follow|clicker)\//;

/** Pages with parameters of their own. */
const ownParameters = [
  [/^\/blog-(?:list|grid)$/, [tagParameter, yearParameter]],
  [/^\/find$/, findParameters],
  [/^\/compare$/, compareParameters],
  [/^\/(?:decks\/new|present)$/, [demosParameter]],
] as const;

/** What the headers of a request tell of its visitor: `Cookie` and `Accept-Language`. */
export interface Preferences {
  readonly cookie: string | null;
  readonly accepted: string | null;
}

/** Pure: the same address and headers always give the same page. `isShell`: the dashboard's frame stands around it. */
export function toPageAddress(url: URL, { cookie, accepted }: Preferences, isShell: boolean): PageAddress {
  const filter = parseFilter(url.searchParams);
  const isSecret = SECRET_PATH.test(url.pathname);
  const query = new URLSearchParams(isSecret ? '' : formatFilter(filter));
  const settings = formatSettings(toPageSettings(toSettings(url, cookie), isShell));
  const isBrief = BRIEF_PATH.test(url.pathname);
  const own = isBrief ? briefParameters : (ownParameters.find(([path]) => path.test(url.pathname))?.[1] ?? []);
  for (const parameter of [...(isSecret ? [languageParameter] : parameters), ...own]) {
    // What a list is narrowed by has another meaning where a page has a parameter of that name.
    query.delete(parameter.name);
    for (const value of readParameter(url.searchParams, parameter)) query.append(parameter.name, value);
  }
  // One question answered, as links lead to it; two make too many combinations.
  const isAsked = own === findParameters && own.flatMap((parameter) => readParameter(url.searchParams, parameter)).length > 1;
  const isChosen = query.has(demosParameter.name) || (own === compareParameters && planParameters.some(({ name }) => query.has(name)));
  const isShared = !isBrief && !isSecret && !isAsked && !isChosen && PLAIN_PATH.test(url.pathname) && isCommon(filter);
  return {
    path: query.size ? `${url.pathname}?${query}` : url.pathname,
    cookie: `${LANGUAGE_KEY}=${toLanguage(url, cookie, accepted).code}; ${SETTINGS_COOKIE}=${settings}`,
    isShared,
    isPlain: isShared && query.size === 0 && settings === '',
  };
}

/** Free text is every visitor's own, and so is a choice of demos; later pages and several values of a facet make too many combinations. */
function isCommon(filter: Filter): boolean {
  return filter.q === '' && filter.page === 1 && facets.every((facet) => filter[facet].length <= 1);
}
