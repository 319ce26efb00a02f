import { LANGUAGE_PARAMETER } from '#protocol/languages.ts';
import { OPEN_PARAMETER, OPEN_PATH } from '#protocol/take-along.ts';

/** Answered by the server alone, and never by the worker. */
const SERVERS_OWN =
  /^\/(?:api|mcp|tags|oembed|health|embed|\.well-known)(?:\/|$)|^\/(?:worker\.js|meeting-files\.json|robots\.txt|sitemap\.xml|formats(?:\.schema)?\.json)$/;
/** Pages that are nothing without the server: decks of others, and what a presenter shows at the moment. */
const ONLINE_PAGES = /^\/(?:d|follow|clicker)(?:\/|$)|^\/decks\/(?!new$)/;
const DECK_PART = /^\/d\/[\w-]{22}(\/pictures\/[\w-]{22})?$/;
const IS_FILE = /\.[a-z0-9]{2,11}$/;

export const isServersOwn = (path: string) => SERVERS_OWN.test(path) || path.endsWith('.data');

export const isFile = (path: string) => IS_FILE.test(path) && !isServersOwn(path);

/** Whether the site's own code can draw the page at this address from what is in its scripts. */
export const isOpenable = (path: string) => !ONLINE_PAGES.test(path);

/** A page of a deck, or a picture on one, which may be among the decks that were taken along. */
export function findDeckPart(path: string): 'page' | 'picture' | undefined {
  const found = DECK_PART.exec(path);
  return found ? (found[1] ? 'picture' : 'page') : undefined;
}

/** A document of an ad, whose frame lets the worker answer because the answer itself says that it is nobody's (app/components/creative-frame/guest.ts). */
export const isSandboxed = (headers: Headers) =>
  /(?:^|[;,]\s*)sandbox(?! [^;,]*allow-same-origin)/.test(headers.get('content-security-policy') ?? '');

/** Where a page that is not stored is opened in the browser; a language that the address names is named again. The fragment goes along by itself. */
export function toOpening(url: URL): string {
  const { origin, pathname, searchParams } = new URL(url);
  const opening = new URL(OPEN_PATH, origin);
  const language = searchParams.get(LANGUAGE_PARAMETER);
  searchParams.delete(LANGUAGE_PARAMETER);
  if (language) opening.searchParams.set(LANGUAGE_PARAMETER, language);
  opening.searchParams.set(OPEN_PARAMETER, searchParams.size > 0 ? `${pathname}?${searchParams}` : pathname);
  return opening.href;
}

/** A frame without an origin asks the network past the worker. The ad's own answer takes its origin away (isSandboxed). */
export const letFramesAsk = (html: string) => html.replaceAll('sandbox="allow-scripts"', 'sandbox="allow-scripts allow-same-origin"');

/** The stored page as a plain one: the scripts of another address would draw another page. What it has for browsers without script is shown. */
export function toPlain(html: string): string {
  return html.replaceAll(/<script\b[\s\S]*?<\/script>|<link rel="modulepreload"[^>]*>|<\/?noscript>/g, '');
}

/** The code of the language that a page was drawn in, by its tag. */
export function findTag(html: string): string | undefined {
  return /<html lang="([\w-]+)"/.exec(html)?.[1];
}
