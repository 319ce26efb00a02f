import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from 'vitest';
import type { DeckReceipt } from '#protocol/deck.ts';
import { openStore } from '#server/db/connect.ts';

/** Statuses after which a client sends the same again. */
const PASSING = [429, 503];
const PAUSE_MS = 10;
/** At each deck a client says as much. */
const SAID = 3;

/** The server must trust one proxy, so that each request comes from another address and no limit is met. */
export const TRUSTING = { TRUST_PROXY: '1' } as const;

type Kind = 'decks' | 'deck_comments' | 'deck_decisions';

/** Clients that make decks, and comment and decide at them: each one after another, each until it is acknowledged. */
export interface DeckClients {
  /** Of each kind, keys and ids of what was acknowledged. */
  readonly acknowledged: Readonly<Record<Kind, ReadonlyMap<string, string>>>;
  /** The keys of all that was sent. */
  readonly sent: ReadonlySet<string>;
  /** How often there was no answer, or one that asks to try again. */
  retries(): number;
  /** Lets every client finish what it is at. Throws the errors of clients, such as another id for a known key. */
  stop(): Promise<void>;
}

export function startDeckClients(origin: string, count: number): DeckClients {
  const acknowledged = { decks: new Map<string, string>(), deck_comments: new Map<string, string>(), deck_decisions: new Map<string, string>() };
  const sent = new Set<string>();
  let retries = 0;
  let isStopped = false;

  const post = async (path: string, key: string, body: object): Promise<Partial<DeckReceipt & { id: string }>> => {
    for (;;) {
      const address = [10, randomInt(256), randomInt(256), randomInt(1, 255)].join('.');
      const headers = { 'content-type': 'application/json', 'idempotency-key': key, origin, 'x-forwarded-for': address };
      const answer = await fetch(`${origin}/api/decks${path}`, { method: 'POST', headers, body: JSON.stringify(body) }).then(read, () => undefined);
      if (answer && (answer.status === 200 || answer.status === 201)) return JSON.parse(answer.text);
      if (answer && !PASSING.includes(answer.status)) throw new Error(`${answer.status}: ${answer.text}`);
      retries++;
      await sleep(PAUSE_MS);
    }
  };
  /** Sends it, and once more: that must change nothing. */
  const keep = async (kind: Kind, path: string, toBody: (key: string) => object): Promise<string> => {
    const key = randomUUID();
    sent.add(key);
    const toId = ({ view, id }: Partial<DeckReceipt & { id: string }>) => view ?? id ?? '';
    const id = toId(await post(path, key, toBody(key)));
    acknowledged[kind].set(key, id);
    if (toId(await post(path, key, toBody(key))) !== id) throw new Error(`${id} became another one.`);
    return id;
  };
  const work = async () => {
    while (!isStopped) {
      const view = await keep('decks', '', (title) => ({ deck: { title, client: '', brand: {}, demos: [{ id: 1, note: '' }] } }));
      for (let said = 0; said < SAID && !isStopped; said++) {
        await keep('deck_comments', `/${view}/comments`, (text) => ({ comment: { demo: 1, name: 'Mara', text } }));
        await keep('deck_decisions', `/${view}/decisions`, (text) => ({ decision: { demo: 1, kind: 'change', name: 'Mara', text } }));
      }
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
async function read(response: Response): Promise<{ status: number; text: string } | undefined> {
  const text = await response.text().catch(() => undefined);
  return text === undefined ? undefined : { status: response.status, text };
}

/** Asserts that everything acknowledged is stored once under its id, and that nothing is stored that was not sent. */
export async function expectNoDeckLost(
  options: { dataDir: string; databaseUrl: string | undefined },
  { acknowledged, sent }: DeckClients,
): Promise<void> {
  const store = await openStore({ ...options, log: () => {} });
  const decks = await store.db.selectFrom('decks').select(['id', 'content']).execute();
  const stored = {
    // The key of a deck is not kept: its client wrote it into the title.
    decks: decks.map(({ id, content }) => ({ id, key: String(JSON.parse(content).title) })),
    deck_comments: await store.db.selectFrom('deck_comments').select(['id', 'key', 'text']).execute(),
    deck_decisions: await store.db.selectFrom('deck_decisions').select(['id', 'key', 'text']).execute(),
  };
  await store.close();
  for (const kind of ['decks', 'deck_comments', 'deck_decisions'] as const) {
    const ids = new Map(stored[kind].map(({ id, key }) => [key, id]));
    expect(ids.size, `${kind} of their own`).toBe(stored[kind].length);
    expect([...acknowledged[kind]].filter(([key, id]) => ids.get(key) !== id)).toEqual([]);
    expect(stored[kind].filter((row) => !sent.has(row.key) || ('text' in row && row.text !== row.key))).toEqual([]);
  }
}
