import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createBrief, createNewBrief } from '../briefs/brief-fixture.ts';
import { insertBrief } from '../briefs/store.ts';
import type { LogEntry } from '../http/log.ts';
import { openStore } from './connect.ts';
import { type Store, StoreUnavailable } from './store.ts';

let dataDir: string;
let store: Store;
let log: LogEntry[];
const open = () => openStore({ dataDir, databaseUrl: undefined, log: (entry) => log.push(entry) });
const keep = (message: string) => store.write((db) => insertBrief(db, createNewBrief({ brief: createBrief({ message }) })));
const count = async () => (await store.db.selectFrom('briefs').select(store.db.fn.countAll<number>().as('n')).executeTakeFirstOrThrow()).n;

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'surge-sqlite-'));
  log = [];
});
afterEach(() => store.close());

/** Writes until the disk is full. Returns how many briefs were acknowledged. */
async function fill(): Promise<number> {
  for (let kept = 0; ; kept++) {
    try {
      await keep(`${kept} ${'x'.repeat(3900)}`);
    } catch (error) {
      expect(error).toBeInstanceOf(StoreUnavailable);
      return kept;
    }
  }
}

async function expectFull(kept: number): Promise<void> {
  // Several writes at once share a transaction, which SQLite rolls back by itself when the disk is full.
  const works = await Promise.allSettled(Array.from({ length: 5 }, (_, index) => keep(`more ${index} ${'x'.repeat(3900)}`)));
  for (const work of works) expect(work).toMatchObject({ status: 'rejected', reason: { name: 'StoreUnavailable' } });
  expect(await count()).toBe(kept);
  await store.check();
  expect(log.map(({ event }) => event)).toEqual(['store cannot write']);
}

async function expectRecovered(kept: number): Promise<void> {
  expect(await keep('after')).toMatchObject({ outcome: 'inserted' });
  expect(await count()).toBe(kept + 1);
  expect(log.map(({ event }) => event)).toEqual(['store cannot write', 'store writes again']);
  await store.close();
  store = await open();
  expect(await count()).toBe(kept + 1);
}

describe('writing to SQLite', () => {
  it('commits all writes of one turn of the event loop in one transaction', async () => {
    store = await open();
    const version = async () => (await sql<{ data_version: number }>`pragma wal_checkpoint(passive)`.execute(store.db)).rows[0];
    await version();
    const before = statSync(`${join(dataDir, 'surge.db')}-wal`).size;
    await Promise.all(Array.from({ length: 50 }, (_, index) => keep(String(index))));
    const together = statSync(`${join(dataDir, 'surge.db')}-wal`).size - before;
    await version();
    for (let index = 50; index < 100; index++) await keep(String(index));
    const apart = statSync(`${join(dataDir, 'surge.db')}-wal`).size;
    expect(await count()).toBe(100);
    // Each commit writes every page that it changed to the log again.
    expect(apart).toBeGreaterThan(together * 2);
  });

  it('finishes writes that came before close() and refuses later ones', async () => {
    store = await open();
    const last = keep('last');
    const closing = store.close();
    await expect(keep('late')).rejects.toBeInstanceOf(StoreUnavailable);
    expect(await last).toMatchObject({ outcome: 'inserted' });
    await closing;
    store = await open();
    expect(await count()).toBe(1);
  });

  it('reports unavailable while its file is moved away', async () => {
    store = await open();
    await store.check();
    renameSync(join(dataDir, 'surge.db'), join(dataDir, 'moved.db'));
    await expect(store.check()).rejects.toBeInstanceOf(StoreUnavailable);
    renameSync(join(dataDir, 'moved.db'), join(dataDir, 'surge.db'));
    await store.check();
  });
});

describe('a full disk', () => {
  it('on a full disk writes fail and reads go on; writes work again when there is space', async () => {
    store = await open();
    await sql`pragma max_page_count = 150`.execute(store.db);
    const kept = await fill();
    expect(kept).toBeGreaterThan(20);
    await expectFull(kept);
    await sql`pragma max_page_count = 100000`.execute(store.db);
    await expectRecovered(kept);
  });

  const isMountable = process.platform === 'linux' && process.getuid?.() === 0;
  it.skipIf(!isMountable)('a first start on a full disk leaves no partial files, and the next start with space works (needs root)', async () => {
    const disk = join(dataDir, 'disk');
    mkdirSync(disk);
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=96k', 'tmpfs', disk]);
    try {
      dataDir = disk;
      await expect(open()).rejects.toMatchObject({ name: 'StoreError', message: expect.stringMatching(/SQLITE_FULL/) });
      expect(readdirSync(disk)).toEqual([]);
      execFileSync('mount', ['-o', 'remount,size=1m', disk]);
      store = await open();
      expect(await keep('first')).toMatchObject({ outcome: 'inserted' });
      await store.close();
    } finally {
      execFileSync('umount', ['-l', disk]);
    }
  });

  it.skipIf(!isMountable)('the store behaves the same on a real full disk (needs root, to mount a small one)', async () => {
    const disk = join(dataDir, 'disk');
    mkdirSync(disk);
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=3m', 'tmpfs', disk]);
    try {
      dataDir = disk;
      writeFileSync(join(disk, 'ballast'), Buffer.alloc(1024 * 1024));
      store = await open();
      const kept = await fill();
      expect(kept).toBeGreaterThan(20);
      await expectFull(kept);
      // Closing freed space, which another file takes now: opening must not kill the process either.
      await store.close();
      expect(() => writeFileSync(join(disk, 'rest'), Buffer.alloc(4 * 1024 * 1024))).toThrow(/ENOSPC/);
      log = [];
      store = await open();
      expect(await count()).toBe(kept);
      await expectFull(kept);
      for (const name of ['rest', 'ballast']) rmSync(join(disk, name));
      await expectRecovered(kept);
      await store.close();
    } finally {
      execFileSync('umount', ['-l', disk]);
    }
  });
});
