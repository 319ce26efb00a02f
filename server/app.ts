import { Hono } from 'hono';
import { createBriefService } from './briefs/brief-service.ts';
import type { BriefLimits } from './briefs/decide.ts';
import { createBriefRoutes } from './briefs/routes.ts';
import type { BackupPlan } from './db/backups.ts';
import type { Store } from './db/store.ts';
import { createEmbedRoutes } from './embed/routes.ts';
import { createEventRoutes, type EventServices } from './events/routes.ts';
import { createHealthRoutes, type Lifecycle } from './health/routes.ts';
import { createErrorHandler } from './http/errors.ts';
import { hostGuard } from './http/host-guard.ts';
import { httpError } from './http/http-error.ts';
import { breakOff } from './http/node-exchange.ts';
import { originCheck } from './http/origin-check.ts';
import { admitted } from './http/overload.ts';
import { createPages, type PageServices } from './http/pages.ts';
import { jsonOnly, methodGuard, requestGuard } from './http/request-guard.ts';
import { requestId } from './http/request-id.ts';
import { toSecurityText } from './http/security-text.ts';
import { answerFile } from './http/static.ts';
import type { StaticFiles } from './http/static-files.ts';
import { unreadBody } from './http/unread-body.ts';
import { createMcpRoutes } from './mcp/routes.ts';
import type { Outbox } from './outbox/outbox.ts';
import { createReportRoutes } from './reports/routes.ts';
import { createTagRoutes } from './tags/routes.ts';
import { createWalletRoutes } from './wallet/routes.ts';

export interface Services extends Omit<PageServices, 'briefService'>, Pick<EventServices, 'eventCounter' | 'eventBatchesPerMinute'> {
  /** Called for every request, because development rebuilds creatives. */
  readonly getFiles: () => StaticFiles;
  readonly lifecycle: Lifecycle;
  readonly store: Store;
  readonly backup?: BackupPlan | undefined;
  readonly briefLimits: BriefLimits;
  readonly outbox: Outbox;
  /** The clock for sample data and briefs. */
  readonly now?: () => Date;
  /** The only Host that is answered; undefined for any. */
  readonly publicHost: string | undefined;
}

/** The whole server, in order of cost: what comes first is cheapest and requested most. */
export function createApp(services: Services): Hono {
  const { security, log, overload, publicHost } = services;
  const briefService = createBriefService({ ...services, limits: services.briefLimits });
  const app = new Hono();
  app.use(unreadBody);
  app.use(requestId(services.trustProxy));
  app.route('/health', createHealthRoutes(services));
  if (publicHost) app.use(hostGuard(publicHost));
  app.use(methodGuard(security), originCheck(publicHost && services.publicOrigin), requestGuard());
  app.on(['GET', 'HEAD'], '*', async (c, next) => {
    const file = services.getFiles().get(c.req.path);
    if (!file) return next();
    return answerFile(file, c.req, (error) => {
      log({ event: 'file failed', requestId: c.get('requestId'), path: c.req.path, reason: String(error) });
      breakOff(c);
    });
  });
  app.all('/creatives/*', (c) => c.text('No such creative.', 404, { ...security.forCreative(''), 'cache-control': 'no-cache' }));
  app.get('/.well-known/security.txt', (c) =>
    c.text(toSecurityText(services.publicOrigin, services.now?.() ?? new Date()), 200, { ...security.forFile, 'cache-control': 'no-cache' }),
  );
  // Only files have such names: an error page would be wasted bytes.
  for (const path of ['/assets/*', '/.*']) app.all(path, (c) => c.text('Not found.', 404, { ...security.forFile, 'cache-control': 'no-cache' }));
  app.route('/api', createReportRoutes(services));
  app.use('/api/*', jsonOnly);
  app.use('/api/events', admitted(overload, 'events'));
  app.use('/api/briefs', admitted(overload, 'briefs'));
  app.route('/api/events', createEventRoutes(services));
  app.route('/api/briefs', createBriefRoutes({ ...services, briefService }));
  app.all('/api/*', () => {
    throw httpError(404, 'There is no such call.');
  });
  app.use('/mcp', admitted(overload, 'pages'));
  app.route('/mcp', createMcpRoutes(services));
  app.route('/tags', createTagRoutes(services));
  app.route('/oembed', createEmbedRoutes(services));
  app.route('/', createWalletRoutes(services));
  app.all('*', createPages({ ...services, briefService }));
  app.onError(createErrorHandler(security, log));
  return app;
}
