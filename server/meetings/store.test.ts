/** What servers of one store tell each other of a meeting, on both engines. PostgreSQL is tested where it is installed. */
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openStore } from '../db/connect.ts';
import { createPostgres, findPostgres, type PostgresFixture } from '../db/postgres-fixture.ts';
import type { Store } from '../db/store.ts';
import { addPress, eraseEndedMeetings, eraseMeeting, findMeeting, insertMeeting, readNews, writeFollowers, writeState } from './store.ts';

const binaries = findPostgres();
let postgres: PostgresFixture;
let databases = 0;
const engines = [
  { engine: 'sqlite', isHere: true, prepare: async () => ({ dataDir: await mkdtemp(join(tmpdir(), 'surge-meetings-')), databaseUrl: undefined }) },
  {
    engine: 'postgres',
    isHere: binaries !== undefined,
    prepare: async () => ({ dataDir: '', databaseUrl: await postgres.createDatabase(`meetings_${++databases}`) }),
  },
] as const;
const [code, other] = ['ABCDEFGH12', 'ABCDEFGH34'];
const now = new Date('2026-11-20T10:00:00Z');
const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
const state = (n: number) => ({ n, demo: '12', device: 'laptop', isBlank: false }) as const;

beforeAll(async () => {
  if (binaries) postgres = await createPostgres(binaries);
});
afterAll(() => postgres?.remove());

for (const { engine, isHere, prepare } of engines) {
  describe.skipIf(!isHere)(`meetings on ${engine}${isHere ? '' : ': not installed (Debian: apt-get install postgresql)'}`, () => {
    let store: Store;
    beforeEach(async () => {
      store = await openStore({ ...(await prepare()), log: () => {} });
      for (const one of [code, other]) expect(await store.write((db) => insertMeeting(db, one, `hash of ${one}`, now))).toBe(true);
    });
    afterEach(() => store.close());
    const read = async (at = now) => readNews(store.db, [code, other], later(-1), at);

    it('takes a code once', async () => {
      expect(await store.write((db) => insertMeeting(db, code, 'another', now))).toBe(false);
      expect(await findMeeting(store.db, code, now)).toMatchObject({ secret_hash: `hash of ${code}`, n: 0 });
    });

    it('keeps the newest state, whatever the order in which they come', async () => {
      const n = Date.now();
      for (const one of [n, n + 2, n + 1]) await store.write((db) => writeState(db, code, state(one), `note ${one}`, later(1)));
      const news = (await read()).find((one) => one.code === code);
      expect(news).toEqual({ code, state: state(n + 2), note: `note ${n + 2}`, presses: [], followers: 0 });
    });

    it('numbers twenty presses that come at once, and keeps the last of them', async () => {
      const counts = await Promise.all(Array.from({ length: 20 }, () => store.write((db) => addPress(db, code, 'next'))));
      expect(new Set(counts.map((presses) => presses.at(-1)?.number)).size).toBe(20);
      const kept = (await read()).find((one) => one.code === code)?.presses;
      expect(kept?.map(({ number }) => number)).toEqual([13, 14, 15, 16, 17, 18, 19, 20]);
      expect(await store.write((db) => addPress(db, '0000000000', 'next'))).toEqual([]);
    });

    it('adds up the followers of all servers but those that are gone', async () => {
      await store.write((db) => writeFollowers(db, 'gone', new Map([[code, 7]]), later(-2)));
      await store.write((db) =>
        writeFollowers(
          db,
          'first',
          new Map([
            [code, 3],
            [other, 1],
            ['0000000000', 4],
          ]),
          now,
        ),
      );
      await store.write((db) => writeFollowers(db, 'second', new Map([[code, 2]]), now));
      await store.write((db) => writeFollowers(db, 'first', new Map([[code, 4]]), now));
      const counts = async () => Object.fromEntries((await read()).map((one) => [one.code, one.followers]));
      expect(await counts()).toEqual({ [code]: 6, [other]: 1 });
      await store.write((db) => writeFollowers(db, 'second', new Map([[code, 0]]), now));
      expect(await counts()).toEqual({ [code]: 4, [other]: 1 });
    });

    it('forgets a meeting whole: at its end, and four hours after its last state', async () => {
      await store.write((db) =>
        writeFollowers(
          db,
          'first',
          new Map([
            [code, 3],
            [other, 1],
          ]),
          now,
        ),
      );
      await store.write((db) => eraseMeeting(db, code));
      expect((await read()).map((one) => one.code)).toEqual([other]);
      await store.write((db) => eraseEndedMeetings(db, later(239)));
      expect(await read(later(240))).toEqual([]);
      expect(await findMeeting(store.db, other, later(240))).toBeUndefined();
      await store.write((db) => eraseEndedMeetings(db, later(240)));
      for (const table of ['meetings', 'meeting_followers'] as const) expect(await store.db.selectFrom(table).selectAll().execute()).toEqual([]);
    });
  });
}
