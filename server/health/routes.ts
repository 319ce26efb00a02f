import { Hono } from 'hono';
import type { Store } from '../db/store.ts';
import type { Overload } from '../http/overload.ts';
import type { SecurityHeaders } from '../http/security-headers.ts';

/** What the process says about itself. */
export interface Lifecycle {
  /** True from the first signal to stop: no new work, please. */
  isDraining: boolean;
}

interface HealthServices {
  readonly lifecycle: Lifecycle;
  readonly security: SecurityHeaders;
  readonly overload: Overload;
  readonly store: Store;
}

/** `live`: the process runs, restarting it would help nobody. `ready`: send visitors here, the store answers; says how late the event loop is. */
export function createHealthRoutes({ lifecycle, security, overload, store }: HealthServices): Hono {
  const headers = { ...security.forFile, 'cache-control': 'no-store' };
  const routes = new Hono();
  routes.get('/live', (c) => c.json({ status: 'ok' }, 200, headers));
  for (const path of ['/', '/ready'] as const) {
    routes.get(path, async (c) => {
      // Draining is said at once, whatever the store does.
      const status = lifecycle.isDraining ? 'draining' : await store.check().then(toOk, toUnavailable);
      const lagMs = overload.lagMs();
      return status === 'ok' ? c.json({ status, lagMs }, 200, headers) : c.json({ status, lagMs }, 503, { ...headers, 'retry-after': '5' });
    });
  }
  return routes;
}

const toOk = () => 'ok' as const;
const toUnavailable = () => 'store unavailable' as const;
