/** What a store does with decks on both engines. PostgreSQL is tested where it is installed. */
import { randomUUID } from 'node:crypto';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { DeckReceipt } from '#protocol/deck.ts';
import { createDeck, createDeckServer, createPng } from '../decks/deck-fixture.ts';
import { eraseSaidWith } from '../decks/said-store.ts';
import { countEnded, eraseEnded, findHead } from '../decks/store.ts';
import { openStore } from './connect.ts';
import { createPostgres, findPostgres, type PostgresFixture } from './postgres-fixture.ts';
import type { Store } from './store.ts';

const binaries = findPostgres();
let postgres: PostgresFixture;
let databases = 0;

const engines = [
  { engine: 'sqlite', isHere: true, prepare: async () => ({ dataDir: await mkdtemp(join(tmpdir(), 'surge-decks-')), databaseUrl: undefined }) },
  {
    engine: 'postgres',
    isHere: binaries !== undefined,
    prepare: async () => ({ dataDir: '', databaseUrl: await postgres.createDatabase(`decks_${++databases}`) }),
  },
] as const;

beforeAll(async () => {
  if (binaries) postgres = await createPostgres(binaries);
});
afterAll(() => postgres?.remove());

const comment = { demo: 12, second: 7, name: 'Mara', text: 'Bigger, please.' };
const decision = { demo: 12, kind: 'approved', name: 'Mara', text: '' };

for (const { engine, isHere, prepare } of engines) {
  describe.skipIf(!isHere)(`decks on ${engine}${isHere ? '' : ': not installed (Debian: apt-get install postgresql)'}`, () => {
    let options: { dataDir: string; databaseUrl: string | undefined };
    let store: Store;
    let server: Awaited<ReturnType<typeof createDeckServer>>;
    const open = async () => {
      store = await openStore({ ...options, log: () => {} });
      server = await createDeckServer({ store });
    };
    /** On a busy machine the database may take too long for many at once: a client that gets 503 sends the same again, as the page does. */
    const send: typeof server.post = async (path, body, headers) => {
      for (;;) {
        const answer = await server.post(path, body, headers);
        if (answer.status !== 503) return answer;
      }
    };
    const say = (view: string, text: string, key: string = randomUUID(), address = '192.0.2.9') =>
      send(`/${view}/comments`, { comment: { ...comment, text } }, { 'idempotency-key': key, 'x-forwarded-for': address });
    const count = async (table: 'decks' | 'deck_comments' | 'deck_decisions' | 'deck_pictures' | 'deck_counts') =>
      (await store.db.selectFrom(table).select(store.db.fn.countAll<number>().as('count')).executeTakeFirstOrThrow()).count;
    const answer = (view: string, answers: string | undefined, more: object = {}) =>
      send(`/${view}/comments`, { comment: { demo: 12, name: 'Ada', text: 'It is.', answers }, ...more }, server.withKey());
    const fill = async ({ view, edit }: DeckReceipt) => {
      const said = await say(view, 'Bigger, please.');
      const decided = await send(`/${view}/decisions`, { decision }, server.withKey());
      for (const { body } of [said, decided]) {
        await answer(view, body.id, { edit });
        await answer(view, body.id);
      }
      await send(`/${view}/pictures`, { edit, picture: createPng().toString('base64') });
      await send(`/${view}/seen`, { played: 12 });
    };

    beforeEach(async () => {
      options = await prepare();
      await open();
    });
    afterEach(() => store.close());

    it('returns a deck with all that was said, shown and counted as it was sent, also after a restart', async () => {
      const deck = await server.create();
      await fill(deck);
      const before = await send(`/${deck.view}/owner`, { edit: deck.edit });
      expect(before.body).toMatchObject({ deck: createDeck(), decisions: [decision], opened: 0, played: { 12: 1 } });
      const [said, decided] = [before.body.comments?.[0]?.id, before.body.decisions?.[0]?.id];
      expect(before.body.comments).toMatchObject([
        comment,
        ...[said, said, decided, decided].map((answers, index) => ({ answers, by: index % 2 ? 'client' : 'owner', text: 'It is.' })),
      ]);
      await store.close();
      await open();
      expect((await send(`/${deck.view}/owner`, { edit: deck.edit })).body).toEqual(before.body);
    });

    it('makes one deck, one comment and one decision of many requests with one key, with the same links after a restart', async () => {
      const key = randomUUID();
      const make = () => send('', { deck: createDeck() }, { 'idempotency-key': key });
      const made = await Promise.all(Array.from({ length: 20 }, make));
      const view = made[0]?.body.view ?? '';
      const said = await Promise.all(Array.from({ length: 20 }, () => say(view, 'once', key)));
      expect(new Set([...made, ...said].map(({ body }) => JSON.stringify(body))).size).toBe(2);
      expect([await count('decks'), await count('deck_comments')]).toEqual([1, 1]);
      await store.close();
      await open();
      expect(await make()).toMatchObject({ status: 200, body: made[0]?.body });
    });

    it('loses no accepted change of eight clients at once', async () => {
      const { view, edit } = await server.create();
      const accepted: number[] = [];
      const client = async (name: number) => {
        for (let turn = 0, version = 1; turn < 4; ) {
          const title = `Client ${name}, change ${turn}`;
          const { status, body } = await server.post(`/${view}/change`, { edit, version, deck: createDeck({ title }) });
          if (status === 200) {
            expect(body.deck?.title).toBe(title);
            accepted.push(body.version ?? 0);
            turn++;
          }
          version = (status === 200 ? body.version : body.current?.version) ?? version;
        }
      };
      await Promise.all(Array.from({ length: 8 }, (_, name) => client(name)));
      expect(accepted.sort((a, b) => a - b)).toEqual(Array.from({ length: 32 }, (_, index) => index + 2));
    });

    it('keeps comments that come at once each in its place, up to the most', async () => {
      const { view } = await server.create();
      const rows = Array.from({ length: 495 }, (_, index) => ({
        id: `row ${index}`,
        deck: view,
        key: `key ${index}`,
        body_hash: '',
        place: index + 1,
        demo: 12,
        second: null,
        name: 'Mara',
        text: 'a',
        search_text: 'mara\na',
        said_at: '2026-11-20T10:00:00.000Z',
        answers: '',
        said_by: 'client' as const,
      }));
      await store.write((db) => db.insertInto('deck_comments').values(rows).execute());
      const answers = await Promise.all(Array.from({ length: 12 }, (_, index) => say(view, `${index}`)));
      expect(answers.map(({ status }) => status).sort()).toEqual([...Array(5).fill(201), ...Array(7).fill(409)]);
      const places = await store.db.selectFrom('deck_comments').select('place').orderBy('place').execute();
      expect(places.map(({ place }) => place)).toEqual(Array.from({ length: 500 }, (_, index) => index + 1));
    });

    it('copies pictures into a duplicate, and erases with a deck all that is kept under it', async () => {
      const deck = await server.create();
      await fill(deck);
      const { body } = await send(`/${deck.view}/pictures`, { edit: deck.edit, picture: createPng(3).toString('base64') });
      const page = { picture: body.picture ?? '', x: 0, y: 0, width: 0.5 };
      await server.change(deck, { deck: createDeck({ demos: [{ id: 12, note: '', page }] }) });
      expect((await send(`/${deck.view}/duplicate`, { edit: deck.edit }, server.withKey())).status).toBe(201);
      expect([await count('decks'), await count('deck_pictures')]).toEqual([2, 3]);
      await send(`/${deck.view}/erase`, { edit: deck.edit });
      expect([await count('decks'), await count('deck_pictures')]).toEqual([1, 1]);
      expect([await count('deck_comments'), await count('deck_decisions'), await count('deck_counts')]).toEqual([0, 0, 0]);
    });

    it('erases decks 30 days after they ended or were revoked, oldest first', async () => {
      const [ended, revoked, young] = [await server.create(), await server.create(), await server.create()];
      await server.change(ended, { days: 10 });
      await server.change(revoked, { isRevoked: true });
      const later = (days: number) => new Date(server.clock.time + days * 24 * 60 * 60 * 1000);
      expect([await countEnded(store.db, later(29)), await countEnded(store.db, later(31)), await countEnded(store.db, later(41))]).toEqual([
        0, 1, 2,
      ]);
      expect(await store.write((db) => eraseEnded(db, later(41), 1))).toBe(1);
      expect(await store.write((db) => eraseEnded(db, later(41), 9))).toBe(1);
      expect([await findHead(store.db, ended.view), await findHead(store.db, revoked.view)]).toEqual([undefined, undefined]);
      expect(await findHead(store.db, young.view)).toBeDefined();
    });

    it('erases what was said under one mail address in any case, and of no other', async () => {
      const { view } = await server.create();
      const first = await say(view, 'Write to Mara.Keller@Example.com.');
      const reply = { ...comment, text: 'We shall.', answers: first.body.id };
      await send(`/${view}/comments`, { comment: reply }, server.withKey());
      for (const other of ['xmara.keller@example.com', 'mara.keller@example.com.au', 'mara_keller@example.com', '100 % @ least'])
        await say(view, other);
      const decided = await send(`/${view}/decisions`, { decision: { ...decision, name: 'mara.keller@example.com' } }, server.withKey());
      await answer(view, decided.body.id);
      expect(await store.write((db) => eraseSaidWith(db, ' MARA.keller@EXAMPLE.com '))).toBe(2);
      for (const none of ['', '%', '@', 'mara', '%@%.%', '_@_._']) expect(await store.write((db) => eraseSaidWith(db, none))).toBe(0);
      const { body } = await send(`/${view}/look`, {});
      expect(body.decisions).toEqual([]);
      expect(body.comments).toHaveLength(6);
      // What answered the erased decision replies to nothing.
      expect(body.comments?.at(-1)).toMatchObject({ text: 'It is.' });
      expect(body.comments?.at(-1)?.answers).toBeUndefined();
      expect(body.comments?.[0]).toMatchObject({ text: 'We shall.' });
      expect(body.comments?.[0]?.answers).toBeUndefined();
    });
  });
}
