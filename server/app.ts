import { Hono } from 'hono';
import { createBriefService } from './briefs/brief-service.ts';
import type { BriefLimits } from './briefs/decide.ts';
import { createBriefRoutes } from './briefs/routes.ts';
import type { BackupPlan } from './db/backups.ts';
import type { Store } from './db/store.ts';
import { createDeckService } from './decks/deck-service.ts';
import type { Passwords } from './decks/passwords.ts';
import { createPictureRoutes } from './decks/picture-routes.ts';
import { createDeckRoutes } from './decks/routes.ts';
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
import { unlisted } from './http/unlisted.ts';
import { unreadBody } from './http/unread-body.ts';
import { createMcpRoutes } from './mcp/routes.ts';
import { createMeetingService } from './meetings/meeting-service.ts';
import { createMeetingRoutes } from './meetings/routes.ts';
import type { Outbox } from './outbox/outbox.ts';
import { createReportRoutes } from './reports/routes.ts';
import { createSheetRoutes } from './spec-sheets/routes.ts';
import { createTagRoutes } from './tags/routes.ts';
import { createWalletRoutes } from './wallet/routes.ts';
import { createWorkerRoutes } from './worker/routes.ts';

export interface Services extends Omit<PageServices, 'briefService' | 'deckService'>, Pick<EventServices, 'eventCounter' | 'eventBatchesPerMinute'> {
  /** Called for every request, because development rebuilds creatives. */
  readonly getFiles: () => StaticFiles;
  readonly lifecycle: Lifecycle;
  readonly store: Store;
  readonly backup?: BackupPlan | undefined;
  readonly briefLimits: BriefLimits;
  readonly outbox: Outbox;
  /** The clock for sample data, briefs and decks. */
  readonly now?: () => Date;
  /** How passwords of decks are hashed and compared, if not as passwords.ts does it by itself. */
  readonly passwords?: Passwords;
  /** The worker is called off (worker/routes.ts). */
  readonly isWorkerOff?: boolean;
  /** The only Host that is answered; undefined for any. */
  readonly publicHost: string | undefined;
}

/** The whole server, in order of cost: what comes first is cheapest and requested most. */
export function createApp(services: Services): Hono {
  const { security, log, overload, publicHost } = services;
  const briefService = createBriefService({ ...services, limits: services.briefLimits });
  const deckService = createDeckService(services);
  const app = new Hono();
  app.use(unreadBody);
  app.use(requestId(services.trustProxy));
  for (const path of ['/d/*', '/decks/*', '/api/decks/*', '/follow/*', '/clicker/*']) app.use(path, unlisted);
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
  app.route('/', createWorkerRoutes(services));
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
  app.use('/api/decks/*', admitted(overload, 'decks'));
  app.use('/api/meetings/*', admitted(overload, 'pages'));
  app.route('/api/events', createEventRoutes(services));
  app.route('/api/briefs', createBriefRoutes({ ...services, briefService }));
  app.route('/api/decks', createDeckRoutes({ ...services, deckService }));
  app.route('/api/meetings', createMeetingRoutes({ ...services, meetingService: createMeetingService(services) }));
  app.all('/api/*', () => {
    throw httpError(404, 'There is no such call.');
  });
  app.use('/mcp', admitted(overload, 'pages'));
  app.route('/mcp', createMcpRoutes(services));
  app.route('/tags', createTagRoutes(services));
  app.route('/oembed', createEmbedRoutes(services));
  app.route('/', createSheetRoutes(services));
  app.route('/', createWalletRoutes(services));
  app.route('/d', createPictureRoutes({ ...services, deckService }));
  app.all('*', createPages({ ...services, briefService, deckService }));
  app.onError(createErrorHandler(security, log));
  return app;
}
