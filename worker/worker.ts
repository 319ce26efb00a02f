import { clientsClaim } from 'workbox-core';
import type { RouteHandlerCallbackOptions } from 'workbox-core/types.js';
import { registerRoute } from 'workbox-routing';
import { NetworkOnly } from 'workbox-strategies';
import { findLanguage, LANGUAGE_KEY, LANGUAGE_PARAMETER } from '#protocol/languages.ts';
import { LANGUAGE_CHOSEN, LIST_CHANGED, OFFLINE_PATH, OPEN_PATH } from '#protocol/take-along.ts';
import { findDeckPart, findTag, isFile, isOpenable, isSandboxed, isServersOwn, letFramesAsk, toOpening, toPlain } from './addresses.ts';
import { findDeckAnswer, forgetStored, keepLanguage, readStored, type Stored } from './stored.ts';

declare const self: ServiceWorkerGlobalScope;

/** A network that is there but does not answer, as in trains and halls. */
const PATIENCE_S = 3;
/** Answers of whoever stands before a server that is gone, and of one that has no room. */
const IS_GONE = 502;

const soon = new NetworkOnly({ networkTimeoutSeconds: PATIENCE_S });
const whenever = new NetworkOnly();

// The page that stored everything works without network from now on, before it is loaded again.
clientsClaim();

self.addEventListener('message', (event) => {
  const { data } = event;
  if (data?.type === LIST_CHANGED) forgetStored();
  if (data?.type === LANGUAGE_CHOSEN && findLanguage(data.code)) event.waitUntil(keepLanguage(data.code));
  if (data?.type === 'SKIP_WAITING') void self.skipWaiting();
});

registerRoute(
  ({ request, url, sameOrigin }) => sameOrigin && request.destination === 'document' && !isServersOwn(url.pathname) && !isFile(url.pathname),
  answerPage,
);
// `reload`: the page that stores asks for what is new.
registerRoute(
  ({ request, url, sameOrigin }) => sameOrigin && isFile(url.pathname) && (request.cache !== 'reload' || request.mode === 'navigate'),
  answerFile,
);

// A picture of a deck never changes under its address.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && findDeckPart(url.pathname) === 'picture',
  async ({ request, url }) => (await findDeckAnswer(url.href)) ?? fetch(request),
);

async function answerFile({ request, event, url }: RouteHandlerCallbackOptions): Promise<Response> {
  const isFrame = request.destination === 'iframe';
  const stored = await readStored();
  // In a frame of its own an ad cannot ask the worker for its pictures: it is stored with them inside.
  const alone = isFrame ? stored?.findKey(url.href.replace(/\/index\.html$/, '/alone.html')) : undefined;
  const key = alone ?? stored?.findKey(url.href) ?? stored?.findKey(url.origin + url.pathname);
  const kept = key && stored ? await take(stored, key, request, event) : undefined;
  const response = kept ?? (await fetch(request));
  const isLoose = isFrame && url.pathname.startsWith('/creatives/') && !isSandboxed(response.headers);
  return isLoose ? Response.error() : response;
}

async function take({ answer }: Stored, cacheKey: string, request: Request, event: ExtendableEvent): Promise<Response | undefined> {
  // The browser may have thrown a file away.
  return answer.handle({ request, event, params: { cacheKey } }).catch(() => undefined);
}

async function answerPage({ request, event, url }: RouteHandlerCallbackOptions): Promise<Response> {
  const stored = await readStored();
  if (!stored) return fetch(request);
  const isOpening = url.pathname === OPEN_PATH;
  const canOpen = isOpenable(url.pathname) || (findDeckPart(url.pathname) === 'page' && (await findDeckAnswer(url.href)) !== undefined);
  try {
    const response = isOpening ? undefined : await (canOpen ? soon : whenever).handle({ request, event });
    if (response && response.status < IS_GONE) return response;
  } catch {
    // No network: what is stored is answered.
  }
  return (await answerFromStore(stored, { request, event, url, canOpen })) ?? fetch(request);
}

interface Asked extends Pick<RouteHandlerCallbackOptions, 'request' | 'event' | 'url'> {
  /** By the router, from what is in its scripts or taken along. */
  readonly canOpen: boolean;
}

async function answerFromStore(stored: Stored, { request, event, url, canOpen }: Asked): Promise<Response | undefined> {
  const find = (path: string) => {
    const key = stored.findKey(url.origin + path);
    return key ? take(stored, key, request, event) : undefined;
  };
  const chosen = await findChosenLanguage(url, stored);
  const inLanguage = (path: string) => find(`${path}?${LANGUAGE_PARAMETER}=${chosen?.code ?? stored.language}`);
  if (url.pathname === OPEN_PATH) return inLanguage(OPEN_PATH);
  const page = await find(url.pathname + url.search);
  const html = await page?.text();
  if (page && html && (!chosen || findTag(html) === chosen.tag)) return withText(page, letFramesAsk(html));
  if (canOpen) return Response.redirect(toOpening(url), 302);
  const plain = await inLanguage(OFFLINE_PATH);
  return plain && withText(plain, toPlain(await plain.text()));
}

/** `?lang=` before the cookie, as on the server. Firefox often does not tell a worker its cookies: then what the page said last. */
async function findChosenLanguage(url: URL, { language }: Stored) {
  const cookie = 'cookieStore' in self ? await self.cookieStore.get(LANGUAGE_KEY).catch(() => null) : null;
  return findLanguage(url.searchParams.get(LANGUAGE_PARAMETER)) ?? findLanguage(cookie?.value) ?? findLanguage(language);
}

/** With the headers of the answer, but those of its length. */
function withText({ headers }: Response, text: string): Response {
  const kept = new Headers(headers);
  for (const name of ['content-length', 'content-encoding', 'etag']) kept.delete(name);
  return new Response(text, { headers: kept });
}
