import { expect } from 'vitest';
import { createBrief } from '#server/briefs/brief-fixture.ts';
import { openStore } from '#server/db/connect.ts';
import { type PostingClients, startPosting } from './posting-clients.ts';

/** After this number of briefs an acknowledged one is sent again. */
const REPEAT_EVERY = 10;

/** Clients that post briefs like the site. */
export interface BriefClients extends PostingClients {
  /** Keys and references of acknowledged briefs. */
  readonly acknowledged: ReadonlyMap<string, string>;
}

export async function startClients(origin: string, count: number): Promise<BriefClients> {
  const acknowledged = new Map<string, string>();
  const token = await getToken(origin);
  const clients = startPosting(origin, count, async ({ isStopped, createKey, post }) => {
    const send = async (key: string): Promise<string> => {
      const brief = createBrief({ message: key, engagement: [] });
      return JSON.parse(await post('/api/briefs', key, { brief, token, website: '', isDelayed: false })).reference;
    };
    for (let turn = 1; !isStopped(); turn++) {
      const key = createKey();
      const reference = await send(key);
      acknowledged.set(key, reference);
      if (turn % REPEAT_EVERY === 0 && (await send(key)) !== reference) throw new Error(`${reference} became another one.`);
    }
  });
  return { ...clients, acknowledged };
}

/** A store that does not answer in time gives none; the server waits for it each time. */
async function getToken(origin: string): Promise<string> {
  for (;;) {
    const ticket: { token: string } = await (await fetch(`${origin}/api/briefs/ticket`)).json();
    if (ticket.token) return ticket.token;
  }
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
