import { Hono } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { createHealthRoutes, type Lifecycle } from './health/routes.ts';
import { hostGuard } from './http/host-guard.ts';
import { createPages, type PageServices } from './http/pages.ts';
import { requestId } from './http/request-id.ts';
import { answerFile } from './http/static.ts';
import type { StaticFiles } from './http/static-files.ts';
import { createWalletRoutes } from './wallet/routes.ts';

export interface Services extends PageServices {
  /** Asked for at every request: development rebuilds creatives. */
  readonly getFiles: () => StaticFiles;
  readonly lifecycle: Lifecycle;
  /** The one Host that is answered; undefined answers any. */
  readonly publicHost: string | undefined;
  readonly trustProxy: number;
}

/** The whole server: what comes first is cheapest and asked for most. */
export function createApp(services: Services): Hono {
  const { security, log } = services;
  const app = new Hono();
  app.use(requestId(services.trustProxy));
  app.route('/health', createHealthRoutes(services.lifecycle, security));
  if (services.publicHost) app.use(hostGuard(services.publicHost));
  app.on(['GET', 'HEAD'], '*', async (c, next) => {
    const file = services.getFiles().get(c.req.path);
    return file ? answerFile(file, c.req) : next();
  });
  app.all('/creatives/*', (c) => c.text('No such creative.', 404, { ...security.forCreative(''), 'cache-control': 'no-cache' }));
  // Names that only a file can have: a page would be much ado about nothing.
  for (const path of ['/assets/*', '/.*']) app.all(path, (c) => c.text('Not found.', 404, { ...security.forFile, 'cache-control': 'no-cache' }));
  app.route('/', createWalletRoutes(services));
  app.all('*', createPages(services));
  app.onError((error, c) => {
    const status = error instanceof HTTPException ? error.status : 500;
    const sentence = error instanceof HTTPException ? error.message : `Something went wrong. Request ${c.get('requestId')}.`;
    if (status === 500) log({ event: 'request failed', requestId: c.get('requestId'), method: c.req.method, path: c.req.path, error });
    return c.text(sentence, status, { ...security.forFile, 'cache-control': 'no-store', ...(status === 503 ? { 'retry-after': '5' } : {}) });
  });
  return app;
}
