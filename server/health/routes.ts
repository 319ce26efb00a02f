import { Hono } from 'hono';
import { type BackupPlan, toAgeHours } from '../db/backups.ts';
import type { Store } from '../db/store.ts';
import type { Overload } from '../http/overload.ts';
import type { SecurityHeaders } from '../http/security-headers.ts';

/** What the process reports about itself. */
export interface Lifecycle {
  /** True from the first signal to stop: no new work should be sent here. */
  isDraining: boolean;
}

interface HealthServices {
  readonly lifecycle: Lifecycle;
  readonly security: SecurityHeaders;
  readonly overload: Overload;
  readonly store: Store;
  readonly backup?: BackupPlan | undefined;
  readonly now?: () => Date;
}

/**
 * `live`: the process runs, so restarting it would not help. `ready`: it can serve visitors and the store answers; also reports the event loop's lag,
 * the age of the newest backup, and lost commits.
 */
export function createHealthRoutes({ lifecycle, security, overload, store, backup, now = () => new Date() }: HealthServices): Hono {
  const headers = { ...security.forFile, 'cache-control': 'no-store' };
  const routes = new Hono();
  routes.get('/live', (c) => c.json({ status: 'ok' }, 200, headers));
  for (const path of ['/', '/ready'] as const) {
    routes.get(path, async (c) => {
      // While draining the answer does not wait for the store.
      const status = lifecycle.isDraining ? 'draining' : await store.check().then(toOk, toUnavailable);
      const losses = store.lostCommits > 0 && { lostCommits: store.lostCommits };
      const facts = { status, lagMs: overload.lagMs(), ...losses, ...(backup && { backupAgeHours: toAgeHours(backup.dir, now()) }) };
      return status === 'ok' ? c.json(facts, 200, headers) : c.json(facts, 503, { ...headers, 'retry-after': '5' });
    });
  }
  return routes;
}

const toOk = () => 'ok' as const;
const toUnavailable = () => 'store unavailable' as const;
