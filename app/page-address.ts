import { devices } from '#catalogue/demo.ts';
import { demos } from '#catalogue/demos.ts';
import { type Filter, facets, formatFilter, parseFilter } from '#catalogue/filter.ts';
import { formats, toFormatSlug } from '#catalogue/formats.ts';
import { findPaymentModel, MODEL_PARAMETER } from '#catalogue/payment-models.ts';
import { REFERENCE } from '#protocol/brief-submission.ts';
import { findLanguage, LANGUAGE_KEY, LANGUAGE_PARAMETER } from '#protocol/languages.ts';
import { findLook, LOOK_PARAMETER } from './components/settings/looks.ts';
import { formatSettings, SETTINGS_COOKIE, toPageSettings, toSettings } from './components/settings/settings.ts';
import { toLanguage } from './i18n/to-language.ts';

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

/** The preview's device tab. */
const TAB_PARAMETER = 'tab';
/** Of the campaign brief: features/campaign. */
const FORMAT_PARAMETER = 'format';
const DEMO_PARAMETER = 'demo';
const REFERENCE_PARAMETER = 'reference';

/** Every page has a plain lower-case address; other spellings of it are answered, not kept. */
const PLAIN_PATH = /^\/(?:[a-z0-9-]+(?:\/[a-z0-9-]+)*)?$/;

/** The campaign brief's form carries a key and a token, the page after it a reference: one visitor's, each of them. */
const BRIEF_PATH = /^\/start-campaign(?:\/|$)/;

/** Pure: the same address and cookies always give the same page. `isShell`: the dashboard's frame stands around it. */
export function toPageAddress(url: URL, cookie: string | null, isShell: boolean): PageAddress {
  const filter = parseFilter(url.searchParams);
  const query = new URLSearchParams(formatFilter(filter));
  const language = findLanguage(url.searchParams.get(LANGUAGE_PARAMETER));
  if (language) query.set(LANGUAGE_PARAMETER, language.code);
  const look = url.searchParams.get(LOOK_PARAMETER);
  if (look && findLook(look)) query.set(LOOK_PARAMETER, look);
  const settings = formatSettings(toPageSettings(toSettings(url, cookie), isShell));
  const tab = devices.find((device) => device === url.searchParams.get(TAB_PARAMETER));
  if (tab) query.set(TAB_PARAMETER, tab);
  const model = findPaymentModel(url.searchParams.get(MODEL_PARAMETER));
  if (model) query.set(MODEL_PARAMETER, model);
  const isBrief = BRIEF_PATH.test(url.pathname);
  if (isBrief) addBriefParameters(query, url.searchParams);
  const isShared = !isBrief && PLAIN_PATH.test(url.pathname) && isCommon(filter);
  return {
    path: query.size ? `${url.pathname}?${query}` : url.pathname,
    cookie: `${LANGUAGE_KEY}=${toLanguage(url, cookie).code}; ${SETTINGS_COOKIE}=${settings}`,
    isShared,
    isPlain: isShared && query.size === 0 && settings === '',
  };
}

/** What a link to the form may choose, and what the page after it shows. */
function addBriefParameters(query: URLSearchParams, given: URLSearchParams): void {
  for (const { name } of formats) {
    const slug = toFormatSlug(name);
    if (given.getAll(FORMAT_PARAMETER).includes(slug)) query.append(FORMAT_PARAMETER, slug);
  }
  const wanted = given.getAll(DEMO_PARAMETER);
  for (const { id } of demos) {
    if (wanted.includes(String(id))) query.append(DEMO_PARAMETER, String(id));
  }
  const reference = given.get(REFERENCE_PARAMETER);
  if (reference && REFERENCE.test(reference)) query.set(REFERENCE_PARAMETER, reference);
}

/** Free text is every visitor's own; later pages and several values of a facet make too many combinations. */
function isCommon(filter: Filter): boolean {
  return filter.q === '' && filter.page === 1 && facets.every((facet) => filter[facet].length <= 1);
}
