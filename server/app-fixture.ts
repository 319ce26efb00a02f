import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createApp, type Services } from './app.ts';
import { createTestStore } from './db/store-fixture.ts';
import { createEventCounter } from './events/event-counter.ts';
import type { LogEntry } from './http/log.ts';
import { createOverload } from './http/overload.ts';
import { createRenderQueue } from './http/render-queue.ts';
import { createSecurityHeaders } from './http/security-headers.ts';
import { loadStaticFiles } from './http/static-files.ts';
import type { Site } from './site.ts';

/** The real server with a minimal site and a few files, for tests. */
export async function createTestApp(overrides: Partial<Services> = {}) {
  const publicOrigin = overrides.publicOrigin ?? 'http://surge.test';
  const security = createSecurityHeaders({ publicOrigin, isOriginCertain: true });
  const folder = await writeFiles({
    'assets/app-1a2b.js': 'console.log(1);'.repeat(50),
    'assets/app-1a2b.js.br': 'brotli',
    'assets/app-1a2b.js.gz': 'gzip',
    'assets/app-1a2b.js.map': '{}',
    '.vite/manifest.json': '{}',
    'favicon.svg': '<svg/>',
  });
  const creatives = await writeFiles({
    'wheel/index.html': '<!doctype html><style>a{}</style><script>run()</script>',
    'wheel/preview.mp4': '0123456789'.repeat(40_000),
    'wheel/thumbnail.webp': 'webp',
  });
  const pages = await loadStaticFiles(folder, '/', security);
  const files = new Map([...pages, ...(await loadStaticFiles(creatives, '/creatives/', security))]);
  const log: LogEntry[] = [];
  const lifecycle = { isDraining: false };
  const store = overrides.store ?? (await createTestStore());
  const services: Services = {
    publicOrigin,
    publicHost: undefined,
    security,
    log: (entry) => log.push(entry),
    lifecycle,
    store,
    eventCounter: createEventCounter({ store, log: (entry) => log.push(entry) }),
    outbox: { toChannels: () => [], wake() {}, stop: async () => {} },
    briefLimits: { perAddress: 5, perMinute: 60 },
    overload: createOverload(() => 0),
    renderQueue: createRenderQueue(),
    trustProxy: 0,
    cacheBytes: 1024 * 1024,
    getFiles: () => files,
    getSite: () => site,
    ...overrides,
  };
  return { app: createApp(services), log, lifecycle, files };
}

async function writeFiles(contents: Readonly<Record<string, string>>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'surge-files-'));
  for (const [name, content] of Object.entries(contents)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), content);
  }
  return folder;
}

/** How often the site below was rendered. */
export const renders = { count: 0 };

const html = (text: string, status = 200) => new Response(text, { status, headers: { 'content-type': 'text/html; charset=utf-8' } });

/** Repeated text, so that compressing a page makes it smaller. */
const FILLING = Array.from({ length: 200 }, (_, index) => `<p>${(index * 7919) % 613} of ${((index * 104_729) % 7001).toString(36)}</p>`).join('');

/** Answers with what it sees of the request; `/missing` is 404, `/broken` throws, `/late` never answers. */
export const site: Site = {
  demos: [],
  toFormatsDocument: (origin) => ({ $schema: `${origin}/formats.schema.json`, version: '1.0.0', publisher: '', note: '', formats: [], demos: [] }),
  packShown: async () => ({ kit: {}, end: '' }),
  answerOembed(origin, query) {
    const url = query.get('url');
    if (query.has('format')) return { status: 501 };
    return url ? { status: 200, type: 'application/json', body: JSON.stringify({ origin, url }) } : { status: 404 };
  },
  answerVideo(kind, id, origin, query) {
    const landing = query.get('landing') ?? '';
    if (id !== '6') return undefined;
    return landing.startsWith('javascript:') ? { problem: 'landing: wrong' } : { xml: `<${kind} origin="${origin}" landing="${landing}"/>` };
  },
  async renderSite(request, host) {
    renders.count++;
    const { pathname } = new URL(request.url);
    if (pathname === '/broken') throw new Error('secret detail');
    if (pathname === '/late') return new Promise(() => {});
    if (pathname === '/experience') return new Response(null, { status: 302, headers: { location: '/experience/gamification' } });
    if (pathname === '/missing') return html('<h1>Missing</h1>', 404);
    if (pathname === '/robots.txt') return new Response('User-agent: *', { headers: { 'content-type': 'text/plain; charset=utf-8' } });
    if (pathname === '/logged') host.logError(new Error('expected'));
    return html(
      `<!doctype html><style>a{}</style><p>${request.url} [${request.headers.get('cookie')}] ${[...request.headers.keys()]}</p><script>go()</script>${FILLING}`,
    );
  },
  toPageAddress: (url, { cookie }) => ({
    path: url.searchParams.has('lang') ? `${url.pathname}?lang=${url.searchParams.get('lang')}` : url.pathname,
    cookie: `I18N_LANGUAGE=${/I18N_LANGUAGE=(\w+)/.exec(cookie ?? '')?.[1] ?? 'en'}`,
    isShared: !url.searchParams.has('q'),
    isPlain: false,
  }),
};
