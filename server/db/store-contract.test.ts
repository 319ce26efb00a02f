/** What a store does on both engines. PostgreSQL is tested where it is installed. */
import { randomUUID } from 'node:crypto';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { getField, storedFields } from '#protocol/brief-fields.ts';
import { REFERENCE } from '#protocol/brief-submission.ts';
import { createBrief, createNewBrief } from '../briefs/brief-fixture.ts';
import { eraseByEmail, eraseOlderThan, findBrief, findByKey, firstFields, insertBrief, listBriefs, markBrief } from '../briefs/store.ts';
import { addEvents, BUCKET_SECONDS, readFigures, toBucket, toMedian } from '../events/store.ts';
import { openStore } from './connect.ts';
import { takeFromLimit } from './limits.ts';
import { createPostgres, findPostgres, type PostgresFixture } from './postgres-fixture.ts';
import { runRetentionJob } from './retention-job.ts';
import { getSecret } from './secrets.ts';
import type { Store } from './store.ts';
import { useToken } from './tokens.ts';

const binaries = findPostgres();
let postgres: PostgresFixture;
let databases = 0;

/** Of the first version. */
const firstTables = ['briefs', 'outbox', 'used_tokens', 'limits', 'secrets', 'event_counts', 'event_times', 'surge_version'];

const engines = [
  { engine: 'sqlite', isHere: true, prepare: async () => ({ dataDir: await mkdtemp(join(tmpdir(), 'surge-contract-')), databaseUrl: undefined }) },
  {
    engine: 'postgres',
    isHere: binaries !== undefined,
    prepare: async () => ({ dataDir: '', databaseUrl: await postgres.createDatabase(`contract_${++databases}`) }),
  },
] as const;

beforeAll(async () => {
  if (binaries) postgres = await createPostgres(binaries);
});
afterAll(() => postgres?.remove());

for (const { engine, isHere, prepare } of engines) {
  describe.skipIf(!isHere)(`a store on ${engine}${isHere ? '' : ': not installed (Debian: apt-get install postgresql)'}`, () => {
    let options: { dataDir: string; databaseUrl: string | undefined };
    let store: Store;
    const open = () => openStore({ ...options, log: () => {} });
    const keep = (overrides: Parameters<typeof createNewBrief>[0] = {}) => store.write((db) => insertBrief(db, createNewBrief(overrides)));
    const keepMany = async (count: number) => {
      for (let index = 0; index < count; index++) {
        await keep({ brief: createBrief({ company: `Company ${index}` }), now: new Date(Date.UTC(2026, 10, 20, 10, Math.floor(index / 2))) });
      }
    };
    const countRows = async (table: 'briefs' | 'outbox' | 'limits' | 'used_tokens') =>
      (await store.db.selectFrom(table).select(store.db.fn.countAll<number>().as('count')).executeTakeFirstOrThrow()).count;

    beforeEach(async () => {
      options = await prepare();
      store = await open();
    });
    afterEach(() => store.close());

    it('returns a brief as it was sent, also after a restart', async () => {
      const kept = await keep({ flags: ['honeypot', 'many'] });
      if (kept.outcome !== 'inserted') throw new Error(kept.outcome);
      expect(kept.reference).toMatch(REFERENCE);
      await store.close();
      store = await open();
      const { consent, ...sent } = createBrief();
      const at = '2026-11-20T10:00:00.000Z';
      expect(await findBrief(store.db, kept.reference)).toEqual({
        ...sent,
        reference: kept.reference,
        receivedAt: at,
        updatedAt: at,
        status: 'new',
        flags: ['honeypot', 'many'],
      });
      expect(await findBrief(store.db, 'SG-0000-0000-0000')).toBeUndefined();
    });

    it('stores one brief with one outbox row per channel when fifty inserts under one key arrive at once', async () => {
      const key = randomUUID();
      const kept = await Promise.all(Array.from({ length: 50 }, () => keep({ key, channels: ['webhook', 'mail'] })));
      expect(new Set(kept.map((one) => 'reference' in one && one.reference)).size).toBe(1);
      expect(kept.filter(({ outcome }) => outcome === 'inserted')).toHaveLength(1);
      expect([await countRows('briefs'), await countRows('outbox')]).toEqual([1, 2]);
    });

    it('tells another brief under a known key from the same brief with its fields in another order', async () => {
      const key = randomUUID();
      const { reference } = Object.assign({ reference: '' }, await keep({ key }));
      const reordered = createBrief(Object.fromEntries(Object.entries(createBrief()).reverse()));
      expect(await keep({ key, brief: reordered })).toEqual({ outcome: 'duplicate', reference });
      const other = createBrief({ message: 'Another one' });
      expect(await keep({ key, brief: other })).toEqual({ outcome: 'conflict' });
      expect(await findByKey(store.db, key, createBrief())).toEqual({ outcome: 'duplicate', reference });
      expect(await findByKey(store.db, randomUUID(), other)).toBeUndefined();
    });

    it('takes the same brief from the same mail address for a duplicate for 24 hours', async () => {
      const first = await keep();
      expect(await keep({ now: new Date('2026-11-21T09:59:00Z') })).toEqual({ ...first, outcome: 'duplicate' });
      expect(await keep({ brief: createBrief({ email: 'other@example.com' }) })).toMatchObject({ outcome: 'inserted' });
      expect(await keep({ now: new Date('2026-11-21T10:01:00Z') })).toMatchObject({ outcome: 'inserted' });
    });

    it('lists briefs page by page, newest first, each once, even if several have the same time', async () => {
      await keepMany(7);
      const pages = [];
      let after: Awaited<ReturnType<typeof listBriefs>>[number] | undefined;
      do {
        const page = await listBriefs(store.db, { limit: 3, after });
        pages.push(page.length);
        expect(page.every((brief, index) => brief.receivedAt <= (page[index - 1]?.receivedAt ?? after?.receivedAt ?? '9'))).toBe(true);
        after = page.at(-1);
      } while (after);
      expect(pages).toEqual([3, 3, 1, 0]);
    });

    it('finds briefs by any part of their text in any case, and takes wildcards literally', async () => {
      await keep({ brief: createBrief({ company: 'ÄRZTE & Söhne 100%_' }) });
      await keep({ brief: createBrief({ company: 'Other' }), flags: ['hurried'] });
      const find = async (search: string) => (await listBriefs(store.db, { limit: 9, search })).map(({ company }) => company);
      expect(await find('ärzte')).toEqual(['ÄRZTE & Söhne 100%_']);
      expect(await find('KELLER@EXAMPLE')).toHaveLength(2);
      expect(await find('%_')).toEqual(['ÄRZTE & Söhne 100%_']);
      expect(await find('1%0')).toEqual([]);
      expect(await find("' or 1=1 --")).toEqual([]);
      expect(await listBriefs(store.db, { limit: 9, flagged: true })).toMatchObject([{ company: 'Other', flags: ['hurried'] }]);
      expect(await listBriefs(store.db, { limit: 9, flagged: false })).toHaveLength(1);
    });

    it('sets the status of a brief, and says when there is no such brief', async () => {
      await keepMany(2);
      const [brief] = await listBriefs(store.db, { limit: 1 });
      const reference = brief?.reference ?? '';
      expect(await store.write((db) => markBrief(db, reference, 'won', new Date('2026-12-01T00:00:00Z')))).toBe(true);
      expect(await store.write((db) => markBrief(db, 'SG-0000-0000-0000', 'won', new Date()))).toBe(false);
      expect(await listBriefs(store.db, { limit: 9, status: 'won' })).toMatchObject([{ reference, updatedAt: '2026-12-01T00:00:00.000Z' }]);
    });

    it('erases the briefs and outbox rows of one mail address in any case, and of no other', async () => {
      await keep({ channels: ['webhook', 'mail'] });
      await keep({ channels: ['mail'], brief: createBrief({ email: 'xmara.keller@example.com' }) });
      expect(await store.write((db) => eraseByEmail(db, ' MARA.keller@EXAMPLE.com '))).toBe(1);
      expect([await countRows('briefs'), await countRows('outbox')]).toEqual([1, 1]);
      expect(await store.write((db) => eraseByEmail(db, '%'))).toBe(0);
    });

    it('erases briefs after the retention period, expired tokens and old counts', async () => {
      await keep();
      await keep({ now: new Date('2026-11-22T10:00:00Z') });
      await store.write(async (db) => {
        await useToken(db, 'old', new Date('2026-11-21T10:00:00Z'));
        await useToken(db, 'young', new Date('2028-11-22T10:00:00Z'));
        await takeFromLimit(db, 'old', 1000, new Date('2026-11-21T10:00:00Z'));
      });
      await runRetentionJob({ store, log: () => {}, retentionMonths: 24 }, new Date('2028-11-21T10:00:00Z'));
      expect(await listBriefs(store.db, { limit: 9 })).toMatchObject([{ receivedAt: '2026-11-22T10:00:00.000Z' }]);
      expect([await countRows('used_tokens'), await countRows('limits')]).toEqual([1, 0]);
      expect(await store.write((db) => eraseOlderThan(db, new Date('2026-11-22T10:00:00.001Z'), 9))).toBe(1);
    });

    it('counts within a window, separately for each key', async () => {
      const take = (key: string, now: string) => store.write((db) => takeFromLimit(db, key, 60_000, new Date(now)));
      const taken = await Promise.all(Array.from({ length: 20 }, () => take('a', '2026-11-20T10:00:30Z')));
      expect(taken.sort((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_, index) => index + 1));
      expect(await take('b', '2026-11-20T10:00:59.999Z')).toBe(1);
      expect(await take('a', '2026-11-20T10:01:00Z')).toBe(1);
    });

    it('says whether a token was used before, also for uses at the same time', async () => {
      const use = (id: string) => store.write((db) => useToken(db, id, new Date()));
      expect((await Promise.all(['a', 'a', 'a'].map(use))).sort()).toEqual([false, false, true]);
      expect(await use('b')).toBe(true);
    });

    it('creates one secret per name and returns the same after a restart', async () => {
      const get = (name: string) => store.write((db) => getSecret(db, name));
      const [first, second] = await Promise.all([get('token'), get('token')]);
      expect(first).toHaveLength(32);
      await store.close();
      store = await open();
      expect([second, await get('token')]).toEqual([first, first]);
      expect(await get('other')).not.toEqual(first);
    });

    it('adds up events per day and demo, and returns numbers', async () => {
      const engaged = (seconds: number) => ({ name: 'engaged', demo: 7, device: 'mobile', seconds }) as const;
      const view = { name: 'view', demo: 7, device: 'mobile' } as const;
      const add = (day: string, events: Parameters<typeof addEvents>[3]) => store.write((db) => addEvents(db, day, 'de', events));
      await Promise.all([add('2026-11-20', [view, view, engaged(4.5), engaged(30)]), add('2026-11-20', [view, engaged(5)]), add('2026-11-20', [])]);
      await add('2026-11-21', [view, { ...view, demo: 2, name: 'qr_open' }]);
      await keep();
      await keep({ brief: createBrief({ message: 'spam' }), flags: ['honeypot'] });
      const { demos, briefs } = await readFigures(store.db, { from: '2026-11-20', to: '2026-11-20' });
      expect(demos).toMatchObject([{ demo: 7, counts: { view: 3, play: 0, engaged: 3 } }]);
      expect(demos[0]?.buckets[toBucket(5)]).toBe(2);
      expect(toMedian(demos[0]?.buckets ?? [])).toBeCloseTo(4.75);
      expect(demos[0]?.buckets).toHaveLength(BUCKET_SECONDS.length + 1);
      expect(briefs).toEqual(
        new Map([
          ['gamification', 1],
          ['ctv', 1],
        ]),
      );
      const all = await readFigures(store.db, { from: '2026-11-01', to: '2026-11-30' });
      expect(all.demos).toMatchObject([
        { demo: 2, counts: { qr_open: 1, view: 0 } },
        { demo: 7, counts: { view: 4 } },
      ]);
    });

    it('rolls back a write that throws, and commits the writes beside it', async () => {
      const works = await Promise.allSettled([
        keep({ brief: createBrief({ company: 'before' }) }),
        store.write(async (db) => {
          await insertBrief(db, createNewBrief({ brief: createBrief({ company: 'never' }) }));
          throw new Error('changed my mind');
        }),
        store.write((db) => sql`insert into nowhere values (1)`.execute(db)),
        keep({ brief: createBrief({ company: 'after' }) }),
      ]);
      expect(works.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected', 'fulfilled']);
      expect(works[1]).toMatchObject({ reason: { message: 'changed my mind' } });
      expect((await listBriefs(store.db, { limit: 9 })).map(({ company }) => company).sort()).toEqual(['after', 'before']);
    });

    it('shows readers nothing that is not committed yet', async () => {
      let seen: number | undefined;
      let reading: Promise<void> | undefined;
      await store.write(async (db) => {
        await insertBrief(db, createNewBrief());
        reading = countRows('briefs').then((count) => {
          seen = count;
        });
        // SQLite's one connection makes readers wait, PostgreSQL shows them what was before.
        await (engine === 'postgres' ? reading : db.selectFrom('briefs').select('key').execute());
        expect(seen).toBe(engine === 'postgres' ? 0 : undefined);
      });
      await reading;
      expect(seen).toBe(engine === 'postgres' ? 0 : 1);
    });

    it('refuses a second brief under one key and an outbox row without a brief, by constraints of the tables', async () => {
      await keep();
      const row = await store.db.selectFrom('briefs').selectAll().executeTakeFirstOrThrow();
      await expect(
        store.write((db) =>
          db
            .insertInto('briefs')
            .values({ ...row, reference: 'SG-1' })
            .execute(),
        ),
      ).rejects.toThrow(/unique/i);
      await expect(
        store.write((db) =>
          db
            .insertInto('briefs')
            .values({ ...row, key: '1' })
            .execute(),
        ),
      ).rejects.toThrow(/unique/i);
      const task = { id: '1', reference: 'SG-1', channel: 'mail', attempts: 0, next_at: '', last_error: '', delivered_at: '' } as const;
      await expect(store.write((db) => db.insertInto('outbox').values(task).execute())).rejects.toThrow(/foreign key/i);
    });

    const mark = (version: number) =>
      store.engine === 'sqlite' ? sql.raw(`pragma user_version = ${version}`) : sql.raw(`update surge_version set version = ${version}`);

    it('migrates a store of the first version: its briefs stay, with empty values in new fields', async () => {
      const kept = await keep();
      for (const { name } of await store.db.introspection.getTables()) {
        if (!firstTables.includes(name)) await sql.raw(`drop table ${name}${engine === 'postgres' ? ' cascade' : ''}`).execute(store.db);
      }
      const gained = storedFields.filter((name) => !firstFields.has(name)).map((name) => getField(name).column);
      expect(gained).toContain('phone');
      for (const column of gained) await sql.raw(`alter table briefs drop column ${column}`).execute(store.db);
      await mark(1).execute(store.db);
      await store.close();
      store = await open();
      expect(await listBriefs(store.db, { limit: 9 })).toMatchObject([
        { reference: 'reference' in kept && kept.reference, demos: [], deck: '', brandLink: '', phone: '', estimate: '' },
      ]);
    });

    it('refuses a store that a newer Surge has written, each time it is opened', async () => {
      await keep();
      await mark(99).execute(store.db);
      await store.close();
      await expect(open()).rejects.toThrow(/version 99, made by a newer Surge/);
      await expect(open()).rejects.toMatchObject({ name: 'StoreError' });
      // afterEach closes a store.
      options = await prepare();
      store = await open();
    });
  });
}
