import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from 'vitest';
import { createBrief } from '#server/briefs/brief-fixture.ts';
import { openStore } from '#server/db/connect.ts';

/** Answers with which a client sends the same again. */
const PASSING = [429, 503];
const PAUSE_MS = 10;
/** Every so many briefs, one that was acknowledged is sent once more. */
const REPEAT_EVERY = 10;

/** Clients that post briefs as the site does, each one after the other, and send each until it is acknowledged. */
export interface BriefClients {
  /** Key and reference of what was acknowledged. */
  readonly acknowledged: ReadonlyMap<string, string>;
  /** Keys that were sent. */
  readonly sent: ReadonlySet<string>;
  /** How often there was no answer, or one that asks to come again. */
  retries(): number;
  /** Lets every client end the brief it is at. Throws what any of them did not expect, such as another reference for a known key. */
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
  // Looked at when they are stopped.
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

/** Undefined for an answer that broke off. */
async function read(response: Response): Promise<{ status: number; text: string; reference: string } | undefined> {
  const text = await response.text().catch(() => undefined);
  return text === undefined ? undefined : { status: response.status, text, reference: response.ok ? JSON.parse(text).reference : '' };
}

/** Every acknowledged brief is there once with its reference, and nothing that nobody sent. */
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
