import type { Store } from '../db/store.ts';
import type { OutboxChannel } from '../db/tables.ts';
import type { Log } from '../http/log.ts';
import { type Deliver, DeliveryProblem } from './message.ts';
import { type Claim, claimDue, findNextTime, markDelivered, markFailed } from './store.ts';

export interface WorkerOptions {
  readonly store: Store;
  readonly channel: OutboxChannel;
  readonly deliver: Deliver;
  readonly log: Log;
  readonly now?: () => Date;
}

export interface Worker {
  /** To be called when there may be new rows. */
  wake(): void;
  /** Starts no more deliveries. Resolves when running ones are done and recorded. */
  stop(): Promise<void>;
}

/** Rows are looked up at least this often: another process may have left some, or the store was unavailable when one was due. */
const POLL_MS = 30_000;

/** Delivers the messages of one channel, oldest first, as long as the process lives. A receiver that is down delays no other channel. */
export function createWorker(options: WorkerOptions): Worker {
  const { store, channel, log, now = () => new Date() } = options;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let isAsked = false;
  let isStopped = false;

  const run = async () => {
    do {
      isAsked = false;
      const claims = await claimDue(store, channel, now());
      await Promise.all(claims.map((claim) => tell(claim, options)));
      isAsked ||= claims.length > 0;
    } while (isAsked && !isStopped);
    const next = await findNextTime(store, channel);
    return next ? Math.min(POLL_MS, Math.max(0, next.getTime() - now().getTime())) : POLL_MS;
  };
  const wake = () => {
    isAsked = true;
    if (isStopped || running) return;
    clearTimeout(timer);
    running = run()
      .catch((error: unknown) => {
        log({ event: 'outbox failed', channel, error });
        return POLL_MS;
      })
      .then((delayMs) => {
        running = undefined;
        if (isStopped) return;
        timer = setTimeout(wake, isAsked ? 0 : delayMs).unref();
      });
  };
  const stop = async () => {
    isStopped = true;
    clearTimeout(timer);
    await running;
  };
  return { wake, stop };
}

async function tell({ message, attempts }: Claim, { store, channel, deliver, log, now = () => new Date() }: WorkerOptions): Promise<void> {
  const { id } = message;
  try {
    await deliver(message);
  } catch (error) {
    const reason = error instanceof DeliveryProblem ? error.message : 'It failed here.';
    log({ event: 'delivery failed', channel, id, attempts, ...(error instanceof DeliveryProblem ? { reason } : { error }) });
    return markFailed(store, id, { reason, next: new Date(now().getTime() + toDelay(attempts)) });
  }
  await markDelivered(store, id, now());
}

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DELAYS_MS = [SECOND, 5 * SECOND, 30 * SECOND, 2 * MINUTE, 10 * MINUTE, 30 * MINUTE, HOUR, 3 * HOUR];
const LONGEST_MS = 6 * HOUR;

/** The pause after this number of attempts. Retries go on as long as the brief is stored. */
export function toDelay(attempts: number): number {
  return DELAYS_MS[attempts - 1] ?? LONGEST_MS;
}
