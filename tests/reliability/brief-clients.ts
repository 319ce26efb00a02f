import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from 'vitest';
import { createBrief } from '#server/briefs/brief-fixture.ts';
import { openStore } from '#server/db/connect.ts';

/** Statuses after which a client sends the same brief again. */
const PASSING = [429, 503];
const PAUSE_MS = 10;
/** After this number of briefs an acknowledged one is sent again. */
const REPEAT_EVERY = 10;

/** Clients that post briefs like the site: each client sends one after another, each until it is acknowledged. */
export interface BriefClients {
  /** Keys and references of acknowledged briefs. */
  readonly acknowledged: ReadonlyMap<string, string>;
  /** The keys of all briefs that were sent. */
  readonly sent: ReadonlySet<string>;
  /** How often there was no answer, or one that asks to try again. */
  retries(): number;
  /** Lets every client finish its current brief. Throws the errors of clients, such as a different reference for a known key. */
  stop(): Promise<void>;
}

export async function startClients(origin: string, count: number): Promise<BriefClients> {
  const acknowledged = new Map<string, string>();
  const sent = new Set<string>();
  const ticket: { token: string } = await (await fetch(`${origin}/api/briefs/ticket`)).json();
  let retries = 0;
  let isStopped = false;

  const post = async (key: string): Promise<string> => {
    const body = JSON.stringify({ brief: createBrief({ message: key, engagement: [] }), token: ticket.token, website: '', isDelayed: false });
    for (;;) {
      const headers = { 'content-type': 'application/json', 'idempotency-key': key, origin };
      const answer = await fetch(`${origin}/api/briefs`, { method: 'POST', headers, body }).then(read, () => undefined);
      if (answer && (answer.status === 200 || answer.status === 201)) return answer.reference;
      if (answer && !PASSING.includes(answer.status)) throw new Error(`${answer.status}: ${answer.text}`);
      retries++;
      await sleep(PAUSE_MS);
    }
  };
  const work = async () => {
    for (let turn = 1; !isStopped; turn++) {
      const key = randomUUID();
      sent.add(key);
      const reference = await post(key);
      acknowledged.set(key, reference);
      if (turn % REPEAT_EVERY === 0 && (await post(key)) !== reference) throw new Error(`${reference} became another one.`);
    }
  };
  const working = Promise.all(Array.from({ length: count }, work));
  // Errors are reported when the clients are stopped.
  working.catch(() => {});
  return {
    acknowledged,
    sent,
    retries: () => retries,
    async stop() {
      isStopped = true;
      await working;
    },
  };
}

/** Undefined for an incomplete answer. */
async function read(response: Response): Promise<{ status: number; text: string; reference: string } | undefined> {
  const text = await response.text().catch(() => undefined);
  return text === undefined ? undefined : { status: response.status, text, reference: response.ok ? JSON.parse(text).reference : '' };
}

/** Asserts that every acknowledged brief is stored once with its reference, and that there is no brief that was not sent. */
export async function expectNothingLost(
  options: { dataDir: string; databaseUrl: string | undefined },
  { acknowledged, sent }: BriefClients,
): Promise<void> {
  const store = await openStore({ ...options, log: () => {} });
  const rows = await store.db.selectFrom('briefs').select(['key', 'reference', 'message']).execute();
  await store.close();
  const stored = new Map(rows.map(({ key, reference }) => [key, reference]));
  expect(stored.size, 'rows of their own').toBe(rows.length);
  expect([...acknowledged].filter(([key, reference]) => stored.get(key) !== reference)).toEqual([]);
  expect(rows.filter(({ key, message }) => !sent.has(key) || message !== key)).toEqual([]);
}
