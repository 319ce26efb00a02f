import { cpSync, mkdtempSync, readdirSync, readFileSync, readlinkSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createBrief, createNewBrief } from '../briefs/brief-fixture.ts';
import { insertBrief, listBriefs } from '../briefs/store.ts';
import type { LogEntry } from '../http/log.ts';
import { backUp, restore } from './backup.ts';
import { openStore } from './connect.ts';
import type { Store } from './store.ts';

/** Calls `beforeStep` before each change to the disk. */
const disk = vi.hoisted(() => {
  // Another file of this worker may have loaded the module under test with the real disk.
  vi.resetModules();
  return { beforeStep: (_name: string, _args: readonly unknown[]) => {} };
});
vi.mock('node:fs', async (load) => {
  const fs = await load<typeof import('node:fs')>();
  const watch = <A extends readonly unknown[], R>(name: string, real: (...args: A) => R) =>
    function step(...args: A): R {
      disk.beforeStep(name, args);
      return real(...args);
    };
  const { renameSync, linkSync, rmSync, copyFileSync, fsyncSync, mkdtempSync } = fs;
  return {
    ...fs,
    renameSync: watch('rename', renameSync),
    linkSync: watch('link', linkSync),
    rmSync: watch('remove', rmSync),
    copyFileSync: watch('copy', copyFileSync),
    fsyncSync: watch('sync', fsyncSync),
    mkdtempSync: watch('make', (prefix: string) => mkdtempSync(prefix)),
  };
});

const NOW = new Date('2026-11-20T10:00:00Z');
let folder: string;
let dataDir: string;
let file: string;
const open = () => openStore({ dataDir, databaseUrl: undefined, log: () => {} });
const keep = (store: Store, message: string) =>
  store.write((db) => insertBrief(db, createNewBrief({ brief: createBrief({ message }), channels: ['mail'] })));
const listReferences = async (store: Store) => (await listBriefs(store.db, { limit: 10_000 })).map(({ reference }) => reference);

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'surge-backup-'));
  dataDir = join(folder, 'data');
  file = join(folder, 'surge.backup');
});

describe('a backup', () => {
  it('a backup made while briefs come in is complete and private, and restores every brief acknowledged before it', async () => {
    const store = await open();
    for (let index = 0; index < 300; index++) void keep(store, `before ${index}`);
    await keep(store, 'last before');
    const before = await listReferences(store);
    const [{ briefs, bytes }] = await Promise.all([backUp(store, file), ...Array.from({ length: 50 }, (_, index) => keep(store, `during ${index}`))]);
    expect(before).toHaveLength(301);
    expect(briefs).toBeGreaterThanOrEqual(301);
    expect(bytes).toBe(statSync(file).size);
    expect((statSync(file).mode & 0o777).toString(8)).toBe('600');
    expect(readdirSync(folder).sort()).toEqual(['data', 'surge.backup']);
    await store.close();

    const copy = readFileSync(file);
    const restored = await restore(file, dataDir, NOW);
    expect(restored).toMatchObject({ briefs, replaced: join(dataDir, 'surge.db.before-2026-11-20T10-00-00-000Z') });
    expect(readFileSync(file).equals(copy)).toBe(true);
    expect(readdirSync(dataDir).sort()).toEqual(['surge.db', 'surge.db.before-2026-11-20T10-00-00-000Z']);
    const again = await open();
    expect(await listReferences(again)).toEqual(expect.arrayContaining(before));
    expect(await listReferences(again)).toHaveLength(briefs);
    await again.close();
  });

  it('a backup does not overwrite a file, and leaves no partial file when it fails', async () => {
    const store = await open();
    writeFileSync(file, 'precious');
    await expect(backUp(store, file)).rejects.toThrow(/exists already/);
    await expect(backUp(store, join(folder, 'nowhere/a'))).rejects.toMatchObject({ name: 'StoreError' });
    expect(readFileSync(file, 'utf8')).toBe('precious');
    await store.close();
  });
});

it.skipIf(process.platform !== 'linux')('a backup and its name are synced to the disk before it is reported', async () => {
  const store = await open();
  const steps: string[] = [];
  disk.beforeStep = (name, [what]) =>
    steps.push(`${name} ${typeof what === 'number' ? readlinkSync(`/proc/self/fd/${what}`) : what}`.replace(folder, ''));
  await backUp(store, file);
  disk.beforeStep = () => {};
  expect(steps.slice(-3)).toEqual(['sync /surge.backup.unfinished', 'rename /surge.backup.unfinished', 'sync ']);
  await store.close();
});

describe('restoring', () => {
  const prepare = async () => {
    const store = await open();
    for (let index = 0; index < 100; index++) await keep(store, `${index} ${'x'.repeat(1000)}`);
    await backUp(store, file);
    return store;
  };

  it('a restore is refused while a server runs', async () => {
    const store = await prepare();
    await keep(store, 'newer');
    await expect(restore(file, dataDir, NOW)).rejects.toThrow(/Another process uses/);
    expect(await listReferences(store)).toHaveLength(101);
    await store.close();
    expect(readdirSync(dataDir)).toEqual(['surge.db']);
  });

  it('a restore replaces a damaged store, or creates one where there is none', async () => {
    await (await prepare()).close();
    writeFileSync(join(dataDir, 'surge.db'), 'damaged');
    expect(await restore(file, dataDir, NOW)).toMatchObject({ briefs: 100 });
    dataDir = join(folder, 'another');
    expect(await restore(file, dataDir, NOW)).toMatchObject({ briefs: 100, replaced: undefined });
    await (await open()).close();
  });

  it('a restore refuses a damaged backup and leaves the store as it is', async () => {
    await (await prepare()).close();
    const store = readFileSync(join(dataDir, 'surge.db'));
    const bad = join(folder, 'bad');
    const bytes = readFileSync(file);
    const attempts: [Buffer, RegExp][] = [
      [Buffer.alloc(0), /is empty/],
      [Buffer.from('text '.repeat(2000)), /is damaged/],
      [bytes.subarray(0, bytes.length / 2), /is damaged/],
      [Buffer.from(bytes).fill(0xaa, 40_960, 61_440), /is damaged/],
    ];
    for (const [content, sentence] of attempts) {
      writeFileSync(bad, content);
      await expect(restore(bad, dataDir, NOW)).rejects.toThrow(sentence);
    }
    writeFileSync(`${file}-wal`, '');
    await expect(restore(file, dataDir, NOW)).rejects.toThrow(/copied from a running store/);
    await expect(restore(join(folder, 'none'), dataDir, NOW)).rejects.toThrow(/is not there/);
    expect(readFileSync(join(dataDir, 'surge.db')).equals(store)).toBe(true);
    expect(readdirSync(dataDir)).toEqual(['surge.db']);
  });

  it('a restore that is killed at any step is finished or undone by the next start, which logs that', async () => {
    const store = await prepare();
    await keep(store, 'newer than the backup');
    await store.close();
    // A kill leaves what the disk holds before the next step.
    const left: string[] = [];
    disk.beforeStep = (name, args) => {
      const state = join(folder, `killed-${left.length} before ${name} ${args.map(String).join(' ').replaceAll('/', '_')}`.slice(0, 200));
      left.push(state);
      cpSync(dataDir, state, { recursive: true });
    };
    await restore(file, dataDir, NOW);
    disk.beforeStep = () => {};
    const found: number[] = [];
    for (dataDir of left) {
      const log: LogEntry[] = [];
      const wasTouched = readdirSync(dataDir, { recursive: true }).some((name) => /unfinished.*surge\.db|restored/.test(String(name)));
      const again = await openStore({ dataDir, databaseUrl: undefined, log: (entry) => log.push(entry) });
      const count = (await listReferences(again)).length;
      await again.close();
      found.push(count);
      expect(
        readdirSync(dataDir).filter((name) => !name.startsWith('surge.db.before-')),
        dataDir,
      ).toEqual(['surge.db']);
      // Before the copy, and once the new file has its name, there is nothing to report.
      const event = count === 100 ? 'restore finished' : 'restore undone';
      expect(log, dataDir).toMatchObject(wasTouched ? [{ event, file: expect.stringContaining(dataDir) }] : []);
      if (count === 100) expect(readdirSync(dataDir), dataDir).toContain('surge.db.before-2026-11-20T10-00-00-000Z');
    }
    expect(new Set(found)).toEqual(new Set([101, 100]));
    expect(found).toEqual(found.toSorted((a, b) => b - a));
  });

  it('a killed restore is also finished by another one, and moves the write-ahead log with the replaced store', async () => {
    await (await prepare()).close();
    const restored = join(dataDir, 'surge.db.restored-2026-11-20T09-00-00-000Z');
    renameSync(join(dataDir, 'surge.db'), restored);
    for (const end of ['', '-wal']) writeFileSync(join(dataDir, `surge.db${end}`), `damaged${end}`);
    await (await open()).close();
    expect(readFileSync(join(dataDir, 'surge.db.before-2026-11-20T09-00-00-000Z-wal'), 'utf8')).toBe('damaged-wal');
    renameSync(join(dataDir, 'surge.db'), restored.replace('T09', 'T10'));
    expect(await restore(file, dataDir, new Date('2026-11-20T11:00:00Z'))).toMatchObject({ briefs: 100 });
    expect(readdirSync(dataDir).sort()).toEqual([
      'surge.db',
      'surge.db.before-2026-11-20T09-00-00-000Z',
      'surge.db.before-2026-11-20T09-00-00-000Z-wal',
      'surge.db.before-2026-11-20T11-00-00-000Z',
    ]);
  });

  it('an interrupted restore of an older Surge leads to an error, not to a new empty store', async () => {
    await (await prepare()).close();
    renameSync(join(dataDir, 'surge.db'), join(dataDir, 'surge.db.before-2026-11-20T09-00-00-000Z'));
    await expect(open()).rejects.toThrow(/surge\.db\.before-2026-11-20T09-00-00-000Z.*rename it/);
    expect(readdirSync(dataDir)).toEqual(['surge.db.before-2026-11-20T09-00-00-000Z']);
  });
});
