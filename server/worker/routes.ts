import { Hono } from 'hono';
import { LIST_PATH, WORKER_PATH } from '#protocol/take-along.ts';
import type { SecurityHeaders } from '../http/security-headers.ts';

interface WorkerServices {
  readonly security: SecurityHeaders;
  /** The operator has called the worker off. */
  readonly isWorkerOff?: boolean | undefined;
}

/** In place of the worker: each device that has one gets this within a day, or at its next visit, and is then as if it had never had one. */
const CALLED_OFF = `addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) =>
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.map((name) => caches.delete(name))))
      .then(() => registration.unregister()),
  ),
);
`;

/** What is answered where the built worker and its list (http/static-files.ts) are not served: nothing, or the worker that removes itself. */
export function createWorkerRoutes({ security, isWorkerOff = false }: WorkerServices): Hono {
  const routes = new Hono();
  const none = { ...security.forFile, 'cache-control': 'no-cache' };
  routes.get(WORKER_PATH, (c) =>
    isWorkerOff
      ? c.body(CALLED_OFF, 200, { ...security.forWorker, 'cache-control': 'no-cache', 'content-type': 'text/javascript; charset=utf-8' })
      : c.text('There is no worker.', 404, none),
  );
  routes.get(LIST_PATH, (c) => c.text('There is nothing to take along.', 404, none));
  return routes;
}
