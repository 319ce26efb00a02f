import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { lstatSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import Sqlite from 'better-sqlite3';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createBrief, createNewBrief } from '../briefs/brief-fixture.ts';
import { insertBrief } from '../briefs/store.ts';
import { openStore } from './connect.ts';
import type { Store } from './store.ts';

let dataDir: string;
const path = () => join(dataDir, 'surge.db');
const open = () => openStore({ dataDir, databaseUrl: undefined, log: () => {} });
const keepMany = (store: Store, count: number) =>
  Promise.all(
    Array.from({ length: count }, (_, index) =>
      store.write((db) => insertBrief(db, createNewBrief({ brief: createBrief({ message: `${randomUUID()} ${index} ${'x'.repeat(3000)}` }) }))),
    ),
  );

/** The error that opening fails with. Also asserts that opening changed nothing in the folder. */
async function readOpenError(): Promise<string> {
  const before = readdirSync(dataDir).map((name) => [name, lstatSync(join(dataDir, name)).isFile() && readFileSync(join(dataDir, name), 'hex')]);
  const sentence = await open().then(
    async (store) => {
      await store.close();
      return 'opened';
    },
    (error: Error) => `${error.name}: ${error.message}`,
  );
  expect(readdirSync(dataDir).map((name) => [name, lstatSync(join(dataDir, name)).isFile() && readFileSync(join(dataDir, name), 'hex')])).toEqual(
    before,
  );
  expect(sentence).not.toContain('\n');
  return sentence;
}

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'surge-file-'));
});

describe('a SQLite store', () => {
  it('a SQLite store has the pragmas that make it durable, also at the second opening, where the driver would lower them', async () => {
    for (let opening = 0; opening < 2; opening++) {
      const store = await open();
      const read = async (name: string) => Object.values((await sql<object>`${sql.raw(`pragma ${name}`)}`.execute(store.db)).rows[0] ?? {})[0];
      expect(await read('locking_mode')).toBe('exclusive');
      expect(await read('journal_mode')).toBe('wal');
      expect(await read('synchronous')).toBe(2);
      expect(await read('foreign_keys')).toBe(1);
      expect(readdirSync(dataDir)).not.toContain('surge.db-shm');
      await store.close();
    }
  });

  it('a SQLite store is readable by its owner only', async () => {
    const folder = join(dataDir, 'made/by/us');
    const store = await openStore({ dataDir: folder, databaseUrl: undefined, log: () => {} });
    await keepMany(store, 1);
    expect((statSync(folder).mode & 0o777).toString(8)).toBe('700');
    for (const name of readdirSync(folder)) expect((statSync(join(folder, name)).mode & 0o777).toString(8), name).toBe('600');
    await store.close();
    expect(readdirSync(folder)).toEqual(['surge.db']);
  });

  it('a SQLite store keeps its write-ahead log short under load', async () => {
    const store = await open();
    for (let round = 0; round < 10; round++) await keepMany(store, 500);
    expect(statSync(path()).size).toBeGreaterThan(15 * 2 ** 20);
    expect(statSync(`${path()}-wal`).size).toBeLessThan(16 * 2 ** 20);
    await store.close();
  });

  it('opening a SQLite store removes the files of a first start that was killed', async () => {
    mkdirSync(join(dataDir, 'unfinished-1'));
    writeFileSync(join(dataDir, 'unfinished-1/surge.db'), '');
    await (await open()).close();
    expect(readdirSync(dataDir)).toEqual(['surge.db']);
  });
});

describe('an unusable data folder', () => {
  const damage = (offset: number) => {
    const bytes = readFileSync(path());
    bytes.fill(0xaa, offset, offset + 4096 * 4);
    writeFileSync(path(), bytes);
  };
  const fill = async () => {
    const store = await open();
    await keepMany(store, 50);
    await store.close();
  };

  it.each([
    ['an empty file', () => writeFileSync(path(), ''), /is empty.*restore a backup/],
    ['another program’s text', () => writeFileSync(path(), 'Dear diary, '.repeat(500)), /is damaged/],
    ['another program’s database', () => new Sqlite(path()).exec('create table a (b)').close(), /another program's file/],
    ['a folder', () => mkdirSync(path()), /must be a file/],
    ['a link to nothing', () => symlinkSync(join(dataDir, 'gone'), path()), /a link to a file that is not there/],
    ['a log without its file', () => writeFileSync(`${path()}-wal`, 'x'), /surge.db-wal is there without/],
    ['a file cut in the middle', async () => fill().then(() => truncateSync(path(), 100_000)), /is damaged/],
    ['a file cut to its first page', async () => fill().then(() => truncateSync(path(), 1000)), /is damaged/],
    ['damaged pages', async () => fill().then(() => damage(4096 * 20)), /is damaged/],
    ['a damaged beginning', async () => fill().then(() => damage(0)), /is damaged/],
  ])('a data folder with %s is refused with a sentence that says what to do, and not changed', async (_, prepare, sentence) => {
    await prepare();
    expect(await readOpenError()).toMatch(sentence);
    expect(await readOpenError()).toMatch(/^StoreError: /);
  });

  it('a data folder that cannot be made because a file is in the way is refused', async () => {
    const file = join(dataDir, 'file');
    writeFileSync(file, '');
    await expect(openStore({ dataDir: join(file, 'data'), databaseUrl: undefined, log: () => {} })).rejects.toThrow(/set DATA_DIR to a folder/);
  });

  it.each(['/proc/self/surge', '/dev/null', '/dev/null/data'])('a data folder that cannot be made at %s is refused', async (impossible) => {
    // In another process, because a call once looped for ever here.
    dataDir = impossible;
    expect(await start().said).toMatch(/^StoreError: Surge cannot write in .* set DATA_DIR to a folder/);
  });

  it.skipIf(process.getuid?.() === 0)('a data folder that this user may not write in is refused (not tested as root, who may)', async () => {
    mkdirSync(join(dataDir, 'locked'), { mode: 0o500 });
    await expect(openStore({ dataDir: join(dataDir, 'locked'), databaseUrl: undefined, log: () => {} })).rejects.toThrow(/set DATA_DIR/);
  });
});

const PROGRAM = `
import { openStore } from ${JSON.stringify(resolve('server/db/connect.ts'))};
const store = await openStore({ dataDir: process.argv[1], databaseUrl: undefined, log: () => {} }).catch((error) => {
  console.log(error.name + ': ' + error.message);
  process.exit(1);
});
console.log('open');
setInterval(() => {}, 1000);`;

const children: ChildProcess[] = [];
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
});

function start(): { readonly child: ChildProcess; readonly said: Promise<string> } {
  const child = spawn(process.execPath, ['--input-type=module', '-e', PROGRAM, dataDir], { stdio: ['ignore', 'pipe', 'inherit'] });
  children.push(child);
  const said = new Promise<string>((done) => child.stdout.once('data', (chunk) => done(String(chunk).trim())));
  return { child, said };
}

describe('two processes on one file', () => {
  it('a second process cannot open the store until the first was killed', async () => {
    const first = start();
    expect(await first.said).toBe('open');
    expect(await start().said).toMatch(/^StoreError: Another process uses .*surge\.db: stop it first/);
    await expect(open()).rejects.toThrow(/Another process uses/);
    first.child.kill('SIGKILL');
    await new Promise((done) => first.child.once('exit', done));
    await (await open()).close();
  });

  it('exactly one of several processes that start for the first time at once opens the store', async () => {
    const all = Array.from({ length: 3 }, start);
    const said = await Promise.all(all.map((one) => one.said));
    expect(said.filter((text) => text === 'open')).toHaveLength(1);
  });

  it('the store can be opened after a first start that was killed at any moment', async () => {
    for (let delay = 60; delay < 220; delay += 20) {
      rmSync(dataDir, { recursive: true, force: true });
      mkdirSync(dataDir);
      const { child } = start();
      await new Promise((done) => setTimeout(done, delay));
      child.kill('SIGKILL');
      await new Promise((done) => child.once('exit', done));
      await (await open()).close();
      expect(readdirSync(dataDir)).toEqual(['surge.db']);
    }
  }, 30_000);
});
