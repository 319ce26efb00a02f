import { Hono } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { backUp } from '../db/backup.ts';
import type { CopiesServices } from '../db/copies.ts';
import { StoreError, StoreUnavailable } from '../db/store.ts';
import type { EventCounter } from '../events/event-counter.ts';
import { httpError } from '../http/http-error.ts';
import type { Site } from '../site.ts';
import { createBriefCommands } from './brief-routes.ts';
import { createInsightCommands } from './insight-routes.ts';

export interface CommandServices extends CopiesServices {
  readonly retentionMonths: number;
  /** The site as built: its catalogue is needed. */
  readonly getSite: () => Site | Promise<Site>;
  /** In a running server: events that are counted but not written yet belong into the figures. */
  readonly eventCounter?: Pick<EventCounter, 'flush'> | undefined;
}

/**
 * The routes behind the operators' commands. They are the same whether the server answers through its socket or the command itself opened the store.
 * Must never be reachable by TCP, because there is no authentication. Errors are one sentence of plain text.
 */
export function createCommands(services: CommandServices): Hono {
  const app = new Hono();
  app.route('/briefs', createBriefCommands(services));
  app.route('/insight', createInsightCommands(services));
  app.post('/backup', async (c) => c.json(await backUp(services.store, c.req.query('file') ?? '')));
  // To add a command: its routes here, its arguments in main.ts.
  app.notFound(() => {
    throw httpError(404, 'This server does not know that command: it is of another version.');
  });
  app.onError((error, c) => {
    if (error instanceof HTTPException) return c.text(error.message, error.status);
    if (error instanceof StoreError || error instanceof StoreUnavailable) return c.text(error.message, 503);
    return c.text(`It failed: ${error.message}`, 500);
  });
  return app;
}
