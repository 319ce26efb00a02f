import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';

/** Statuses after which a client sends the same again. */
const PASSING = [429, 503];
const PAUSE_MS = 10;

/** Clients that post while the server is killed: each one thing after another, each until it is acknowledged. */
export interface PostingClients {
  /** The keys of all that was sent. */
  readonly sent: ReadonlySet<string>;
  /** How often there was no answer, or one that asks to try again. */
  retries(): number;
  /** Lets every client finish what it is at. Throws the errors of clients, such as another answer to a known key. */
  stop(): Promise<void>;
}

/** What each client works with. */
interface Desk {
  isStopped(): boolean;
  createKey(): string;
  /** Returns the text of the acknowledgement. */
  post(path: string, key: string, body: object, headers?: Readonly<Record<string, string>>): Promise<string>;
}

/** `work` is what each client does, until the desk says that it is stopped. */
export function startPosting(origin: string, count: number, work: (desk: Desk) => Promise<void>): PostingClients {
  const sent = new Set<string>();
  let retries = 0;
  let isStopped = false;
  const desk: Desk = {
    isStopped: () => isStopped,
    createKey() {
      const key = randomUUID();
      sent.add(key);
      return key;
    },
    async post(path, key, body, more = {}) {
      for (;;) {
        const headers = { 'content-type': 'application/json', 'idempotency-key': key, origin, ...more };
        const answer = await fetch(`${origin}${path}`, { method: 'POST', headers, body: JSON.stringify(body) }).then(read, () => undefined);
        if (answer && (answer.status === 200 || answer.status === 201)) return answer.text;
        if (answer && !PASSING.includes(answer.status)) throw new Error(`${answer.status}: ${answer.text}`);
        retries++;
        await sleep(PAUSE_MS);
      }
    },
  };
  const working = Promise.all(Array.from({ length: count }, () => work(desk)));
  // Errors are reported when the clients are stopped.
  working.catch(() => {});
  return {
    sent,
    retries: () => retries,
    async stop() {
      isStopped = true;
      await working;
    },
  };
}

/** Undefined for an incomplete answer. */
async function read(response: Response): Promise<{ readonly status: number; readonly text: string } | undefined> {
  const text = await response.text().catch(() => undefined);
  return text === undefined ? undefined : { status: response.status, text };
}
