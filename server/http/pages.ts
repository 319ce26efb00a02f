import type { Context, Handler } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { Host } from '#protocol/host.ts';
import type { BriefService } from '../briefs/brief-service.ts';
import { StoreUnavailable } from '../db/store.ts';
import type { DeckService } from '../decks/deck-service.ts';
import type { Site } from '../site.ts';
import { toClientAddress } from './client-address.ts';
import { toEncoding } from './encoding.ts';
import { httpError } from './http-error.ts';
import { type Log, toLoggedPath } from './log.ts';
import type { Overload } from './overload.ts';
import { answerPage, createPage, packPage } from './page.ts';
import { PageCache } from './page-cache.ts';
import type { RenderQueue } from './render-queue.ts';
import { checkForm } from './request-guard.ts';
import type { SecurityHeaders } from './security-headers.ts';

export interface PageServices {
  /** Called for every request, because development reloads the site. */
  readonly getSite: () => Site | Promise<Site>;
  readonly publicOrigin: string;
  readonly security: SecurityHeaders;
  readonly log: Log;
  readonly overload: Overload;
  readonly renderQueue: RenderQueue;
  /** Gives forms their key and token, and takes the briefs of the plain form. */
  readonly briefService: BriefService;
  /** Opens decks for the client's page. */
  readonly deckService: Pick<DeckService, 'open'>;
  readonly trustProxy: number;
  /** Size of the page cache; 0 switches it off. */
  readonly cacheBytes: number;
}

/** Rendering is given up after this time. */
const RENDER_MS = 5000;
/** Bounds of the memory for parsed addresses. */
const SEEN_COUNT = 2000;
const SEEN_LENGTH = 400;

/** The one page that stands in other people's pages. */
const EMBED_PATH = /^\/embed\/[1-9]\d{0,5}(?:\?|$)/;

/** What to render: the site renders `path` with `cookie`. The page is cached for a day under `key`, if it may be. */
interface Target {
  readonly path: string;
  readonly cookie: string;
  readonly key: string | undefined;
  readonly isPlain: boolean;
}

/**
 * The site behind its page cache. A page is rendered from its address only (app/page-address.ts): the request that the site gets has
 * no other query, cookie or header, so a cached page cannot contain anything of the visitor who came first.
 */
export function createPages(services: PageServices): Handler {
  const cache = new PageCache(services.cacheBytes);
  const seen = new Map<string, Target>();

  /** Parsing an address costs as much as answering it, and most visitors request the same few, so results are remembered. */
  const toTarget = (site: Site, url: string, { req }: Context): Target => {
    const cookie = req.header('cookie') ?? null;
    // The browser's languages matter to no page that is shared: they are no part of it.
    const request = `${url}\n${cookie ?? ''}`;
    const known = seen.get(request);
    if (known) return known;
    const {
      path,
      cookie: ownCookie,
      isShared,
      isPlain,
    } = site.toPageAddress(new URL(url), {
      cookie,
      accepted: req.header('accept-language') ?? null,
    });
    const target = { path, cookie: ownCookie, key: isShared ? `${path} ${ownCookie}` : undefined, isPlain };
    if (services.cacheBytes === 0 || !isShared || request.length > SEEN_LENGTH) return target;
    if (seen.size >= SEEN_COUNT) seen.clear();
    seen.set(request, target);
    return target;
  };

  return async (c) => {
    const site = services.getSite();
    const url = toReadable(c.req.url);
    if (!isPageRequest(c)) return passOn(c, url, await site, services);
    const loaded = site instanceof Promise ? await site : site;
    const { path, cookie, key, isPlain } = toTarget(loaded, url, c);
    const encoding = toEncoding(c.req.header('accept-encoding'));
    const render = () =>
      admit(c, services, async () => {
        const request = new Request(services.publicOrigin + path, { headers: { cookie } });
        const isShared = key !== undefined;
        const page = await createPage(
          await ask(c, loaded, request, services, isShared),
          { isShared, isPlain, isEmbedded: EMBED_PATH.test(path) },
          services.security,
        );
        if (encoding) await packPage(page, encoding);
        return page;
      });
    // Pages on sample data are dated from today: yesterday's are drawn anew.
    const today = new Date().toISOString().slice(0, 10);
    const page = key === undefined ? await render() : await cache.getOrRender(`${today} ${key}`, render);
    return answerPage(page, c.req.header('if-none-match'), encoding);
  };
}

/** A path that no page has: it leads to the "not found" page. */
const UNREADABLE_PATH = '/%EF%BF%BD';

/** Malformed percent encoding and empty path segments are "not found"; the router would print errors about them. */
function toReadable(url: string): string {
  if (!url.includes('%') && url.lastIndexOf('//') < url.indexOf('/') + 2) return url;
  const { pathname } = new URL(url);
  return isReadable(pathname) ? url : new URL(UNREADABLE_PATH, url).href;
}

function isReadable(pathname: string): boolean {
  try {
    decodeURIComponent(pathname);
    return !pathname.includes('//');
  } catch {
    return false;
  }
}

/** `….data` is what the client's router requests instead of a page. */
function isPageRequest({ req }: Context): boolean {
  return (req.method === 'GET' || req.method === 'HEAD') && !req.path.endsWith('.data');
}

/** Passes on data requests and unsafe methods unchanged. Their answers are never shared. */
async function passOn(c: Context, asked: string, site: Site, services: PageServices): Promise<Response> {
  checkForm(c);
  const url = new URL(asked);
  const { method, body } = c.req.raw;
  const headers = new Headers(c.req.raw.headers);
  // Checked already (origin-check.ts). React Router would compare it with the public origin, which may not be configured.
  headers.delete('origin');
  const init = method === 'GET' || method === 'HEAD' ? { method, headers } : { method, headers, body, duplex: 'half' };
  const request = new Request(services.publicOrigin + url.pathname + url.search, init);
  const response = await admit(c, services, () => ask(c, site, request, services, false));
  // The site's own message contains names of source files.
  if (response.status === 405) throw httpError(405, 'This page can be read only.');
  const isHtml = response.headers.get('content-type')?.startsWith('text/html') === true;
  const text = isHtml ? await response.text() : undefined;
  const security = text === undefined ? services.security.forFile : services.security.forPage(text);
  return new Response(text ?? response.body, {
    status: response.status,
    headers: {
      ...Object.fromEntries(response.headers),
      ...security,
      'cache-control': 'no-store',
    },
  });
}

/** The brief form and its posts have priority over other pages. */
const isBrief = (c: Context) => /^\/start-campaign(?:\.data)?$/.test(c.req.path);

/** A password for a deck waits for its turn with others, a few at a time (decks/passwords.ts): in the queue of pages it would hold those up. */
const isPassword = (c: Context) => c.req.method === 'POST' && /^\/d\/[^/]*$/.test(c.req.path);

const toKind = (c: Context) => (isBrief(c) ? 'briefs' : isPassword(c) ? 'decks' : 'pages');

/** A page counts as work until it is compressed: while it waits for a thread it holds its whole text. */
function admit<T>(c: Context, { overload }: PageServices, work: () => Promise<T>): Promise<T> {
  return overload.admit(toKind(c), work);
}

async function ask(c: Context, site: Site, request: Request, services: PageServices, isShared: boolean): Promise<Response> {
  if (isBrief(c) || isPassword(c)) return render(c, site, request, services);
  const { renderQueue, trustProxy } = services;
  // Only a shared page is still of use when its visitor has left meanwhile.
  const hasLeft = () => !isShared && c.req.raw.signal.aborted;
  return renderQueue.render(toClientAddress(c, trustProxy), () => render(c, site, request, services), hasLeft);
}

async function render(c: Context, site: Site, request: Request, services: PageServices): Promise<Response> {
  const { publicOrigin, log, briefService, deckService, trustProxy } = services;
  const { method, path } = c.req;
  const logError = (error: unknown) => log({ event: 'page failed', requestId: c.get('requestId'), method, path: toLoggedPath(path), error });
  const { createTicket, sendsCopies } = briefService;
  const host: Host = {
    publicOrigin,
    sendsCopies,
    logError,
    createTicket,
    sendBrief: (sent) => briefService.send(sent, toClientAddress(c, trustProxy)),
    openDeck: (id, password) =>
      deckService.open(id, password, toClientAddress(c, trustProxy)).catch((error: unknown) => {
        if (!(error instanceof StoreUnavailable || error instanceof HTTPException)) throw error;
        busy = error;
        return undefined;
      }),
  };
  /** Thrown after the page, which would tell that there is no such deck. */
  let busy: Error | undefined;
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(httpError(503, 'The page took too long. Try again in a moment.')), RENDER_MS);
  });
  try {
    const response = await Promise.race([site.renderSite(request, host), late]);
    if (busy) throw busy;
    return response;
  } finally {
    clearTimeout(timer);
  }
}
