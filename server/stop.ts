import type { Server } from 'node:http';
import type { Lifecycle } from './health/routes.ts';
import type { Log } from './http/log.ts';

/** Time for a load balancer to see that we are not ready before we stop listening. */
const NOTICE_MS = 250;
const POLL_MS = 50;

interface StopOptions {
  readonly lifecycle: Lifecycle;
  readonly log: Log;
  /** Requests that are open this long after the signal are cut. */
  readonly drainMs: number;
  /** What is to end after the last answer. */
  readonly close: () => Promise<void>;
}

/**
 * Stops the process in order: not ready, deaf, drained, gone. On SIGTERM and SIGINT with exit code 0; when the tool that started us is
 * gone, likewise; after a failure nobody caught with 1, because nothing is certain any more.
 */
export function stopOnSignal(server: Server, { lifecycle, log, drainMs, close }: StopOptions): void {
  const stop = (code: number) => {
    if (lifecycle.isDraining) return;
    lifecycle.isDraining = true;
    setTimeout(() => process.exit(code), NOTICE_MS + drainMs);
    setTimeout(() => {
      server.close(() => void close().finally(() => process.exit(code)));
      // Connections whose last answer is out would otherwise linger until their keep-alive ends.
      setInterval(() => server.closeIdleConnections(), POLL_MS);
    }, NOTICE_MS);
  };
  process.on('SIGTERM', () => stop(0));
  process.on('SIGINT', () => stop(0));
  // tools/run.mjs opens this channel: it closes when run.mjs dies, however it dies.
  process.on('disconnect', () => stop(0));
  process.channel?.unref();
  for (const event of ['uncaughtException', 'unhandledRejection'] as const) {
    process.on(event, (error: unknown) => {
      log({ event, error });
      stop(1);
    });
  }
}
