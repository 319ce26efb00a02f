import type { Server } from 'node:http';
import { Server as NetServer } from 'node:net';
import type { Lifecycle } from './health/routes.ts';
import type { Connections } from './http/connections.ts';
import type { Log } from './http/log.ts';

/** Time for a load balancer to see that we are not ready before we stop listening. */
const NOTICE_MS = 250;
/** Whoever asks again sooner has a connection to ask on. */
const IDLE_MS = 1000;
const POLL_MS = 50;
/** Turns of the event loop that may go by until one brings no newcomer. */
const MAX_TURNS = 100;

interface StopOptions {
  readonly lifecycle: Lifecycle;
  readonly connections: Connections;
  readonly log: Log;
  /** Requests that are open this long after the signal are cut. */
  readonly drainMs: number;
  /** What is to end after the last answer. */
  readonly close: () => Promise<void>;
}

/**
 * Stops the process in order: not ready, deaf, drained, gone. On SIGTERM, SIGINT and SIGHUP with exit code 0; when the tool that started us is gone,
 * likewise; after a failure nobody caught with 1, because nothing is certain any more. A second signal ends it at once.
 *
 * From the first signal on every answer says that it is the last of its connection, so nobody sends a request into one that is being closed.
 */
export function stopOnSignal(server: Server, { lifecycle, connections, log, drainMs, close }: StopOptions): void {
  let deafAt = Number.POSITIVE_INFINITY;
  const beDeaf = (code: number) => {
    // Not the HTTP server's own `close`, which cuts connections that rest between two requests.
    NetServer.prototype.close.call(server, () => void close().finally(() => process.exit(code)));
    setInterval(() => connections.endIdle(IDLE_MS), POLL_MS);
  };
  const stop = (code: number) => {
    if (lifecycle.isDraining) return;
    lifecycle.isDraining = true;
    deafAt = performance.now() + NOTICE_MS;
    connections.endWithAnswers();
    setTimeout(() => process.exit(code), NOTICE_MS + drainMs);
    setTimeout(() => whenQuiet(connections, () => beDeaf(code), MAX_TURNS), NOTICE_MS);
  };
  const onSignal = () => {
    // A terminal signals its whole group, and tools/run.mjs passes on what it hears: within the notice that is the same wish.
    if (performance.now() > deafAt) process.exit(1);
    stop(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, onSignal);
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

/** The system resets whoever it has let in and we have not: so right after a turn of the event loop in which nobody came. */
function whenQuiet(connections: Connections, then: () => void, turns: number): void {
  const { accepted } = connections;
  setImmediate(() => (connections.accepted === accepted || turns === 0 ? then() : whenQuiet(connections, then, turns - 1)));
}
