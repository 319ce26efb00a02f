import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createBrief, createNewBrief } from '../briefs/brief-fixture.ts';
import { insertBrief, listBriefs } from '../briefs/store.ts';
import type { LogEntry } from '../http/log.ts';
import { backUp } from './backup.ts';
import { openStore } from './connect.ts';
import { takeFromLimit } from './limits.ts';
import { createPostgres, findPostgres, type PostgresFixture } from './postgres-fixture.ts';
import { type Store, StoreUnavailable, type Writer } from './store.ts';

const binaries = findPostgres();
const missing = binaries ? '' : ': not installed (Debian: apt-get install postgresql)';
let postgres: PostgresFixture;
let log: LogEntry[] = [];

const open = (databaseUrl: string) => openStore({ dataDir: '', databaseUrl, log: (entry) => log.push(entry) });
const keep = (store: Store, message: string) => store.write((db) => insertBrief(db, createNewBrief({ brief: createBrief({ message }) })));
const untilUp = (store: Store) => expect.poll(() => store.check().then(() => 'up', String), { timeout: 10_000, interval: 20 }).toBe('up');

beforeAll(async () => {
  if (binaries) postgres = await createPostgres(binaries);
});
afterAll(() => postgres?.remove());

describe('the address of a PostgreSQL server', () => {
  it.each(['sslmode=verify-full&sslrootcert=/nowhere/ca.pem', 'sslcert=/nowhere/cert.pem', 'sslrootcert=/tmp'])(
    'an address that names a missing TLS file is refused at once (%s)',
    async (query) => {
      log = [];
      const error = await open(`postgres://surge:secret@127.0.0.1:1/surge?${query}`).catch((failure: unknown) => failure);
      expect(error).toMatchObject({ name: 'StoreError', message: expect.stringContaining('DATABASE_URL') });
      expect(String(error)).not.toContain('secret');
      expect(log).toEqual([]);
    },
  );

  it.each(['postgres://surge@127.0.0.1:1/surge', 'postgres:///surge?host=/nowhere', 'postgres://surge@nowhere.invalid/surge'])(
    'an address where no server answers yet is tried again in the background (%s)',
    async (url) => {
      await (await open(url)).close();
      expect(log.at(-1)).toMatchObject({ event: 'database not reached, trying again' });
    },
  );
});

describe.skipIf(!binaries)(`PostgreSQL${missing}`, () => {
  it('a database is migrated once when many servers start at the same time', async () => {
    const url = await postgres.createDatabase('crowd');
    const stores = await Promise.all(Array.from({ length: 6 }, () => open(url)));
    for (const store of stores) await keep(store, 'the same');
    expect(stores[0] && (await listBriefs(stores[0].db, { limit: 9 }))).toHaveLength(1);
    for (const store of stores) await store.close();
  });

  it('reads and writes fail as unavailable while PostgreSQL is down, and work soon after it is back', async () => {
    log = [];
    const store = await open(await postgres.createDatabase('killed'));
    const kept = await keep(store, 'before');
    for (let round = 0; round < 2; round++) {
      const busy = Array.from({ length: 20 }, (_, index) => keep(store, `round ${round} ${index}`).catch((error: unknown) => error));
      await postgres.kill();
      for (const outcome of await Promise.all(busy)) if (outcome instanceof Error) expect(outcome).toBeInstanceOf(StoreUnavailable);
      await expect(keep(store, 'meanwhile')).rejects.toBeInstanceOf(StoreUnavailable);
      await expect(store.check()).rejects.toBeInstanceOf(StoreUnavailable);
      await expect(listBriefs(store.db, { limit: 1 })).rejects.toBeInstanceOf(StoreUnavailable);
      await postgres.start();
      await untilUp(store);
      expect(await keep(store, 'before')).toMatchObject({ ...kept, outcome: 'duplicate' });
    }
    expect(log.filter(({ event }) => event === 'store cannot write')).toHaveLength(2);
    // A lost connection is also noticed without any query, and does not end the process.
    log = [];
    await postgres.kill();
    await expect.poll(() => log.map(({ event }) => event)).toContain('database connection lost');
    await postgres.start();
    await untilUp(store);
    expect(JSON.stringify(log)).not.toContain('example.com');
    await store.close();
  });

  it('a store that is opened while PostgreSQL is down works once it is up', async () => {
    const url = await postgres.createDatabase('late');
    await postgres.kill();
    const store = await open(url);
    await expect(store.check()).rejects.toBeInstanceOf(StoreUnavailable);
    await expect(keep(store, 'early')).rejects.toBeInstanceOf(StoreUnavailable);
    await postgres.start();
    await untilUp(store);
    expect(await keep(store, 'early')).toMatchObject({ outcome: 'inserted' });
    await store.close();
  });

  it('a store that is closed while PostgreSQL is down stops trying', async () => {
    const store = await open('postgres://surge@127.0.0.1:1/away');
    await store.close();
    await expect(keep(store, 'late')).rejects.toBeInstanceOf(StoreUnavailable);
  });

  it('a refused connection is reported in one sentence without the address', async () => {
    const url = `${postgres.url.replace('surge@', 'surge:secret@').replace(/postgres$/, 'nowhere')}`;
    const error = await open(url).catch((failure: unknown) => failure);
    expect(error).toMatchObject({ name: 'StoreError', message: expect.stringMatching(/3D000.*DATABASE_URL/) });
    expect(String(error)).not.toContain('secret');
  });

  it('a database that commits asynchronously is refused, because it could lose acknowledged briefs', async () => {
    const url = await postgres.createDatabase('careless');
    await expect(open(`${url}?options=-c%20synchronous_commit%3Doff`)).rejects.toThrow(/set synchronous_commit to on/);
  });

  it('a read-only database can be read, and writes fail as unavailable', async () => {
    const url = await postgres.createDatabase('replica');
    const first = await open(url);
    await keep(first, 'before');
    await first.close();
    const store = await open(`${url}?options=-c%20default_transaction_read_only%3Don`);
    expect(await listBriefs(store.db, { limit: 9 })).toHaveLength(1);
    await expect(keep(store, 'more')).rejects.toBeInstanceOf(StoreUnavailable);
    await store.close();
  });

  describe('a write that conflicts with another one', () => {
    let store: Store;
    let url: string;
    beforeAll(async () => {
      url = await postgres.createDatabase('retries');
      store = await open(`${url}?options=-c%20deadlock_timeout%3D100ms`);
    });
    afterAll(() => store.close());

    it.each([
      ['40P01', 3, 2],
      ['40001', 3, 2],
      ['57014', 3, 2],
      ['40001', 3, 9],
      ['23505', 1, 9],
    ])('a write that fails with SQLSTATE %s is tried %s times when the first %s tries fail', async (code, expected, failures) => {
      let tries = 0;
      const writing = store.write(async (db) => {
        tries++;
        if (tries <= failures) await sql.raw(`do $$ begin raise exception using errcode = '${code}'; end $$`).execute(db);
        return 'done';
      });
      if (failures < expected) expect(await writing).toBe('done');
      else await expect(writing).rejects.toBeInstanceOf(code === '23505' ? Error : StoreUnavailable);
      expect(tries).toBe(expected);
    });

    it('both writes of a deadlock succeed', async () => {
      const count = (db: Writer, key: string) => takeFromLimit(db, key, 60_000, new Date());
      await store.write(async (db) => [await count(db, 'a'), await count(db, 'b')]);
      const holding = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
      const works = [['a', 'b'] as const, ['b', 'a'] as const].map(([first, second], index) =>
        store.write(async (db) => {
          await count(db, first);
          holding[index]?.resolve();
          await Promise.all(holding.map(({ promise }) => promise));
          return count(db, second);
        }),
      );
      expect((await Promise.all(works)).sort()).toEqual([2, 3]);
    });

    it('a write is given up when another client holds the lock for too long', async () => {
      await keep(store, 'held');
      const holder = new pg.Client(url);
      await holder.connect();
      await holder.query('begin; select * from briefs for update');
      const change = (db: Writer) => db.updateTable('briefs').set({ status: 'won' }).execute();
      await expect(store.write(change)).rejects.toBeInstanceOf(StoreUnavailable);
      expect(await listBriefs(store.db, { limit: 1 })).toMatchObject([{ status: 'new' }]);
      expect((await holder.query('commit')).command).toBe('COMMIT');
      await holder.end();
      await store.write(change);
      expect(await listBriefs(store.db, { limit: 1 })).toMatchObject([{ status: 'won' }]);
    });
  });

  it('a backup of PostgreSQL is refused, and the error names pg_dump', async () => {
    const store = await open(postgres.url);
    await expect(backUp(store, '/nowhere/a')).rejects.toThrow(/pg_dump/);
    await store.close();
  });
});
