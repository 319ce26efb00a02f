import { Hono } from 'hono';
import type { SecurityHeaders } from '../http/security-headers.ts';

/** What the process says about itself. */
export interface Lifecycle {
  /** True from the first signal to stop: no new work, please. */
  isDraining: boolean;
}

export function createHealthRoutes(lifecycle: Lifecycle, security: SecurityHeaders): Hono {
  const headers = { ...security.forFile, 'cache-control': 'no-store' };
  const routes = new Hono();
  routes.get('/live', (c) => c.json({ status: 'ok' }, 200, headers));
  for (const path of ['/', '/ready'] as const) {
    routes.get(path, (c) => (lifecycle.isDraining ? c.json({ status: 'draining' }, 503, headers) : c.json({ status: 'ok' }, 200, headers)));
  }
  return routes;
}
