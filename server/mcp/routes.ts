import { Hono } from 'hono';
import { toClientAddress } from '../http/client-address.ts';
import { RateLimit } from '../http/rate-limit.ts';
import { jsonOnly } from '../http/request-guard.ts';
import type { SecurityHeaders } from '../http/security-headers.ts';
import type { Site } from '../site.ts';
import { answerMessage } from './messages.ts';
import { createTools } from './tools.ts';

export interface McpServices {
  readonly getSite: () => Site | Promise<Site>;
  readonly publicOrigin: string;
  readonly security: SecurityHeaders;
  readonly trustProxy: number;
  readonly now?: () => Date;
}

/** A planner asks a dozen times; all planners of an agency may share one address. */
const PER_CLIENT = { limit: 120, windowMs: 60_000 };
const RETRY_S = 60;

/**
 * `POST /mcp`: what planning programs may ask by the Model Context Protocol (docs/decisions/073). Each answer is one JSON body: there are no
 * streams and no sessions. Long, compressed and foreign requests were refused before (app.ts).
 */
export function createMcpRoutes({ security, trustProxy, ...services }: McpServices): Hono {
  const headers = { ...security.forFile, 'cache-control': 'no-store' };
  const tools = createTools(services);
  const limit = new RateLimit(PER_CLIENT);
  const routes = new Hono();
  routes.post('/', jsonOnly, async (c) => {
    if (!limit.allows(toClientAddress(c, trustProxy))) {
      // The code and the data are those of the Ad Context Protocol.
      const error = {
        code: -32029,
        message: 'Too many calls from here.',
        data: { adcp_error: { code: 'RATE_LIMITED', retry_after: RETRY_S, recovery: 'transient' } },
      };
      return c.json({ jsonrpc: '2.0', id: null, error }, 429, { ...headers, 'retry-after': String(RETRY_S) });
    }
    const reply = await answerMessage(await c.req.text(), (name) => c.req.header(name), tools);
    return reply.status === 202 ? c.body(null, 202, headers) : c.json(reply.body, reply.status, headers);
  });
  routes.all('/', (c) => c.text('Messages of the Model Context Protocol are posted here.', 405, { ...headers, allow: 'POST' }));
  return routes;
}
