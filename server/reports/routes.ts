import { Hono } from 'hono';
import { toClientAddress } from '../http/client-address.ts';
import type { Log } from '../http/log.ts';
import { RateLimit } from '../http/rate-limit.ts';
import type { SecurityHeaders } from '../http/security-headers.ts';
import { parseReports } from './report.ts';

interface ReportServices {
  readonly security: SecurityHeaders;
  readonly log: Log;
  readonly trustProxy: number;
}

const MAX_REPORT_BYTES = 8 * 1024;
const TYPES = /^application\/(?:csp-report|reports\+json)\s*(?:;|$)/i;
/** A page can violate a rule at every element; the log does not need every report. */
const PER_CLIENT = { limit: 20, windowMs: 60_000 };
const ALL_CLIENTS = { limit: 300, windowMs: 60_000 };

/**
 * Receives browsers' reports of what a Content-Security-Policy blocked. Logs one line for each: directive, origin and path, never a
 * query. The answer is always 204, because only browsers send reports and they ignore it. Exempt from the Origin check, because browsers send reports
 * without one.
 */
export function createReportRoutes({ security, log, trustProxy }: ReportServices): Hono {
  const perClient = new RateLimit(PER_CLIENT);
  const all = new RateLimit(ALL_CLIENTS);
  const headers = { ...security.forFile, 'cache-control': 'no-store' };
  return new Hono().post('/csp', async (c) => {
    const isWanted = TYPES.test(c.req.header('content-type') ?? '') && perClient.allows(toClientAddress(c, trustProxy)) && all.allows('all');
    const text = isWanted ? await c.req.text() : '';
    if (Buffer.byteLength(text) <= MAX_REPORT_BYTES) for (const report of parseReports(text)) log({ event: 'csp violation', ...report });
    return c.body(null, 204, headers);
  });
}
