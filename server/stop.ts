import type { Server } from 'node:http';
import { Server as NetServer } from 'node:net';
import type { Lifecycle } from './health/routes.ts';
import type { Connections } from './http/connections.ts';
import type { Log } from './http/log.ts';

/** Time for a load balancer to notice that this process is not ready, before it stops listening. */
const NOTICE_MS = 250;
/** A connection on which nothing happened for this time is closed; clients that send requests sooner keep theirs. */
const IDLE_MS = 1000;
const POLL_MS = 50;
/** How many turns of the event loop to wait at most for one without a new connection. */
const MAX_TURNS = 100;

interface StopOptions {
  readonly lifecycle: Lifecycle;
  readonly connections: Connections;
  readonly log: Log;
  /** Requests that are still open this long after the signal are cut off. */
  readonly drainMs: number;
  /** What to close after the last answer. */
  readonly close: () => Promise<void>;
}

/**
 * Stops the process in this order: report not ready, stop listening, finish open requests, exit. On SIGTERM, SIGINT and SIGHUP, and when the tool
 * that started it is gone, with exit code 0; after an uncaught error with 1, because its state is unknown then. A second signal ends it at once.
 *
 * From the first signal on every answer announces that it is the last of its connection, so that no client sends a request while it is closed.
 */
export function stopOnSignal(server: Server, { lifecycle, connections, log, drainMs, close }: StopOptions): void {
  let closingAt = Number.POSITIVE_INFINITY;
  const stopListening = (code: number) => {
    // Not the HTTP server's `close`: it cuts off connections that are idle between two requests.
    NetServer.prototype.close.call(server, () => void close().finally(() => process.exit(code)));
    setInterval(() => connections.endIdle(IDLE_MS), POLL_MS);
  };
  const stop = (code: number) => {
    if (lifecycle.isDraining) return;
    lifecycle.isDraining = true;
    closingAt = performance.now() + NOTICE_MS;
    connections.endWithAnswers();
    setTimeout(() => process.exit(code), NOTICE_MS + drainMs);
    setTimeout(() => whenQuiet(connections, () => stopListening(code), MAX_TURNS), NOTICE_MS);
  };
  const onSignal = () => {
    // A terminal signals all its processes, and tools/run.mjs passes signals on: soon after the first one, a second one is the same request.
    if (performance.now() > closingAt) process.exit(1);
    stop(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, onSignal);
  // tools/run.mjs opens this channel. It closes when run.mjs ends, for whatever reason.
  process.on('disconnect', () => stop(0));
  process.channel?.unref();
  for (const event of ['uncaughtException', 'unhandledRejection'] as const) {
    process.on(event, (error: unknown) => {
      log({ event, error });
      stop(1);
    });
  }
}

/**
 * Stops listening right after a turn of the event loop without a new connection: the system resets connections that it has accepted and Node has not.
 */
function whenQuiet(connections: Connections, then: () => void, turns: number): void {
  const { accepted } = connections;
  setImmediate(() => (connections.accepted === accepted || turns === 0 ? then() : whenQuiet(connections, then, turns - 1)));
}
