import { randomInt } from 'node:crypto';
import { expect } from 'vitest';
import { openStore } from '#server/db/connect.ts';
import { type PostingClients, startPosting } from './posting-clients.ts';

/** At each deck a client says as much. */
const SAID = 3;

/** The server must trust one proxy, so that each request comes from another address and no limit is met. */
export const TRUSTING = { TRUST_PROXY: '1' } as const;

type Kind = 'decks' | 'deck_comments' | 'deck_decisions';

/** Clients that make decks, and comment and decide at them. */
export interface DeckClients extends PostingClients {
  /** Of each kind, keys and ids of what was acknowledged. */
  readonly acknowledged: Readonly<Record<Kind, ReadonlyMap<string, string>>>;
}

export function startDeckClients(origin: string, count: number): DeckClients {
  const acknowledged = { decks: new Map<string, string>(), deck_comments: new Map<string, string>(), deck_decisions: new Map<string, string>() };
  const clients = startPosting(origin, count, async ({ isStopped, createKey, post }) => {
    const send = async (path: string, key: string, body: object): Promise<string> => {
      const address = [10, randomInt(256), randomInt(256), randomInt(1, 255)].join('.');
      const { view, id } = JSON.parse(await post(`/api/decks${path}`, key, body, { 'x-forwarded-for': address }));
      return view ?? id;
    };
    /** Sends it, and once more: that must change nothing. */
    const keep = async (kind: Kind, path: string, toBody: (key: string) => object): Promise<string> => {
      const key = createKey();
      const id = await send(path, key, toBody(key));
      acknowledged[kind].set(key, id);
      if ((await send(path, key, toBody(key))) !== id) throw new Error(`${id} became another one.`);
      return id;
    };
    while (!isStopped()) {
      const view = await keep('decks', '', (title) => ({ deck: { title, client: '', brand: {}, demos: [{ id: 1, note: '' }] } }));
      for (let said = 0; said < SAID && !isStopped(); said++) {
        const comment = await keep('deck_comments', `/${view}/comments`, (text) => ({ comment: { demo: 1, name: 'Mara', text } }));
        const decision = await keep('deck_decisions', `/${view}/decisions`, (text) => ({
          decision: { demo: 1, kind: 'change', name: 'Mara', text },
        }));
        for (const answers of [comment, decision])
          await keep('deck_comments', `/${view}/comments`, (text) => ({ comment: { demo: 1, name: 'Ada', text, answers } }));
      }
    }
  });
  return { ...clients, acknowledged };
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
