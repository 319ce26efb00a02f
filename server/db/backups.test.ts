import { mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { createNewBrief } from '../briefs/brief-fixture.ts';
import { insertBrief } from '../briefs/store.ts';
import type { LogEntry } from '../http/log.ts';
import { listBackups, makeWhenDue, prepareBackups, toAgeHours } from './backups.ts';
import { openStore } from './connect.ts';
import type { Store } from './store.ts';
import { createTestStore } from './store-fixture.ts';

let store: Store;
let dir: string;
let log: LogEntry[];
let time: Date;
const look = (over: Partial<Store> = {}) =>
  makeWhenDue({ store: { ...store, ...over }, plan: { dir, everyHours: 24, keep: 3 }, log: (entry) => log.push(entry), now: () => time });
const later = (hours: number) => {
  time = new Date(time.getTime() + hours * 3_600_000);
};

beforeEach(async () => {
  store = await createTestStore();
  await store.write((db) => insertBrief(db, createNewBrief()));
  dir = mkdtempSync(join(tmpdir(), 'surge-backups-'));
  log = [];
  time = new Date('2026-11-20T10:00:00Z');
});

describe('scheduled backups', () => {
  it('backups are made when they are due, logged, and kept up to the set number', async () => {
    writeFileSync(join(dir, 'surge-notes.db'), 'another’s');
    for (const hours of [0, 1, 22.9, 0.1, 24, 24]) {
      later(hours);
      await look();
    }
    expect(log.map(({ event, count }) => ({ event, count }))).toEqual(Array(4).fill({ event: 'backup made', count: 1 }));
    expect(readdirSync(dir).sort()).toEqual([
      'surge-2026-11-21T10-00-00Z.db',
      'surge-2026-11-22T10-00-00Z.db',
      'surge-2026-11-23T10-00-00Z.db',
      'surge-notes.db',
    ]);
    later(1.5);
    expect(toAgeHours(dir, time)).toBe(1.5);
  });

  it('old backups are removed only when a new one is undamaged', async () => {
    for (let day = 0; day < 3; day++, later(24)) await look();
    const before = readdirSync(dir);
    log = [];
    // A partial backup, as when the disk is full; then one that cannot be opened.
    await look({ copyTo: () => Promise.reject(Object.assign(new Error('full'), { code: 'SQLITE_FULL' })) });
    await look({ copyTo: async (file) => writeFileSync(file, 'no database at all '.repeat(1000)) });
    expect(log).toMatchObject([
      { event: 'backup failed', reason: 'The newest is 24 hours old.', error: { message: expect.stringContaining('SQLITE_FULL') } },
      { event: 'backup failed', error: { message: expect.stringContaining('damaged') } },
    ]);
    expect(readdirSync(dir)).toEqual(before);
  });

  it('a backup removes partial files of earlier attempts', async () => {
    for (const name of ['surge-2026-11-19T10-00-00Z.db.unfinished', 'surge-2026-11-19T10-00-00Z.db.unfinished-wal'])
      writeFileSync(join(dir, name), '');
    await look();
    expect(readdirSync(dir)).toEqual(['surge-2026-11-20T10-00-00Z.db']);
  });

  it('a backup dated in the future by a wrong clock is ignored and removed', async () => {
    writeFileSync(join(dir, 'surge-2029-02-20T10-00-00Z.db'), '');
    for (let hour = 0; hour < 96; hour++, later(1)) await look();
    expect(listBackups(dir, time).map(({ file }) => file)).toEqual(['23', '22', '21'].map((day) => join(dir, `surge-2026-11-${day}T10-00-00Z.db`)));
  });

  it('the start fails when the folder of backups cannot be written', async () => {
    writeFileSync(join(dir, 'file'), '');
    const plan = { dir: join(dir, 'file/backups'), everyHours: 24, keep: 3 };
    expect(() => prepareBackups(plan)).toThrow(/set BACKUP_DIR to a folder/);
    const dataDir = mkdtempSync(join(tmpdir(), 'surge-backups-'));
    await expect(openStore({ dataDir, databaseUrl: undefined, backup: plan, log: () => {} })).rejects.toMatchObject({ name: 'StoreError' });
    expect(readdirSync(dataDir)).toEqual([]);
  });
});
