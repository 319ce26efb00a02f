import type { Context, Handler } from 'hono';
import type { Host } from '#protocol/host.ts';
import type { BriefService } from '../briefs/brief-service.ts';
import type { Site } from '../site.ts';
import { toClientAddress } from './client-address.ts';
import type { RenderQueue } from './render-queue.ts';
import { toEncoding } from './encoding.ts';
import type { Log } from './log.ts';
import type { Overload } from './overload.ts';
import { answerPage, createPage, packPage } from './page.ts';
import { PageCache } from './page-cache.ts';
import { httpError } from './http-error.ts';
import { checkForm } from './request-guard.ts';
import type { SecurityHeaders } from './security-headers.ts';

export interface PageServices {
  /** Asked for at every request: development loads it anew. */
  readonly getSite: () => Site | Promise<Site>;
  readonly publicOrigin: string;
  readonly security: SecurityHeaders;
  readonly log: Log;
  readonly overload: Overload;
  readonly renderQueue: RenderQueue;
  /** Hands out and takes briefs; the site's form is one of its doors. */
  readonly briefService: BriefService;
  readonly trustProxy: number;
  /** Bound of the page cache; 0 keeps nothing. */
  readonly cacheBytes: number;
}

/** A render that takes longer is given up. */
const RENDER_MS = 5000;
/** Bounds of the memory for addresses that were read before. */
const SEEN_COUNT = 2000;
const SEEN_LENGTH = 400;

/** What a request asks for: the site renders `path` with `cookie`; the page is kept under `key`, if it may be. */
interface Target {
  readonly path: string;
  readonly cookie: string;
  readonly key: string | undefined;
  readonly isPlain: boolean;
}

/**
 * The site behind its page cache. A page is rendered from its address alone (app/page-address.ts): the request that the site sees carries
 * no other query, cookie or header, so a kept page cannot hold anything of the visitor who happened to come first.
 */
export function createPages(services: PageServices): Handler {
  const cache = new PageCache(services.cacheBytes);
  const seen = new Map<string, Target>();

  /** Reading an address costs as much as answering it; most visitors ask for the same few. */
  const toTarget = (site: Site, url: string, cookie: string | undefined): Target => {
    const request = `${url}\n${cookie ?? ''}`;
    const known = seen.get(request);
    if (known) return known;
    const { path, cookie: ownCookie, isShared, isPlain } = site.toPageAddress(new URL(url), cookie ?? null);
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
    const { path, cookie, key, isPlain } = toTarget(loaded, url, c.req.header('cookie'));
    const encoding = toEncoding(c.req.header('accept-encoding'));
    const render = () =>
      admit(c, services, async () => {
        const request = new Request(services.publicOrigin + path, { headers: { cookie } });
        const isShared = key !== undefined;
        const page = await createPage(await ask(c, loaded, request, services, isShared), { isShared, isPlain }, services.security);
        if (encoding) await packPage(page, encoding);
        return page;
      });
    const page = key === undefined ? await render() : await cache.getOrRender(key, render);
    return answerPage(page, c.req.header('if-none-match'), encoding);
  };
}

/** What no page can have as its name; it gets the page that says so. */
const UNREADABLE_PATH = '/%EF%BF%BD';

/** Broken percent encoding and empty names find nothing, and the router must not complain about them on standard error. */
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

/** `….data` is what the client router asks for in place of a page. */
function isPageRequest({ req }: Context): boolean {
  return (req.method === 'GET' || req.method === 'HEAD') && !req.path.endsWith('.data');
}

/** Data and unsafe methods go through as they are; their answers are nobody else's. */
async function passOn(c: Context, asked: string, site: Site, services: PageServices): Promise<Response> {
  checkForm(c);
  const url = new URL(asked);
  const { method, body } = c.req.raw;
  const headers = new Headers(c.req.raw.headers);
  // Checked already (origin-check.ts). React Router would compare it with the public origin, which nobody may have told us.
  headers.delete('origin');
  const init = method === 'GET' || method === 'HEAD' ? { method, headers } : { method, headers, body, duplex: 'half' };
  const request = new Request(services.publicOrigin + url.pathname + url.search, init);
  const response = await admit(c, services, () => ask(c, site, request, services, false));
  // The site's own words name its source files.
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

/** The form of a brief, and what it posts, come before other pages. */
const isBrief = (c: Context) => /^\/start-campaign(?:\.data)?$/.test(c.req.path);

/** A page is at work until it is packed: what waits for a thread holds its whole text. */
function admit<T>(c: Context, { overload }: PageServices, work: () => Promise<T>): Promise<T> {
  return overload.admit(isBrief(c) ? 'briefs' : 'pages', work);
}

async function ask(c: Context, site: Site, request: Request, services: PageServices, isShared: boolean): Promise<Response> {
  if (isBrief(c)) return render(c, site, request, services);
  const { renderQueue, trustProxy } = services;
  // A page for one visitor who has left meanwhile is for nobody.
  const hasLeft = () => !isShared && c.req.raw.signal.aborted;
  return renderQueue.render(toClientAddress(c, trustProxy), () => render(c, site, request, services), hasLeft);
}

async function render(c: Context, site: Site, request: Request, { publicOrigin, log, briefService, trustProxy }: PageServices): Promise<Response> {
  const { method, path } = c.req;
  const logError = (error: unknown) => log({ event: 'page failed', requestId: c.get('requestId'), method, path, error });
  const { createTicket, sendsCopies } = briefService;
  const host: Host = { publicOrigin, sendsCopies, logError, createTicket, sendBrief: (sent) => briefService.send(sent, toClientAddress(c, trustProxy)) };
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(httpError(503, 'The page took too long. Try again in a moment.')), RENDER_MS);
  });
  try {
    return await Promise.race([site.renderSite(request, host), late]);
  } finally {
    clearTimeout(timer);
  }
}
