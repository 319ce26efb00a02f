import { cpSync, mkdtempSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { createBrief, createNewBrief } from '../briefs/brief-fixture.ts';
import { insertBrief, listBriefs } from '../briefs/store.ts';
import type { LogEntry } from '../http/log.ts';
import { backUp, restore } from './backup.ts';
import { openStore } from './connect.ts';
import type { Store } from './store.ts';

let folder: string;
let log: LogEntry[];
const open = (dataDir: string) => openStore({ dataDir, databaseUrl: undefined, log: (entry) => log.push(entry) });
const keep = (store: Store, message: string) => store.write((db) => insertBrief(db, createNewBrief({ brief: createBrief({ message }) })));

/** A data folder as a kill leaves it: 60 acknowledged briefs, one commit each. */
async function createKilled(): Promise<string> {
  const store = await open(join(folder, 'data'));
  for (let index = 0; index < 60; index++) await keep(store, String(index));
  const killed = join(folder, 'killed');
  cpSync(join(folder, 'data'), killed, { recursive: true });
  await store.close();
  return killed;
}

/** How many briefs are left, and how many commits the store reports as lost. */
async function look(dataDir: string) {
  const store = await open(dataDir);
  const briefs = (await listBriefs(store.db, { limit: 1000 })).length;
  await store.close();
  return { briefs, lost: store.lostCommits };
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'surge-count-'));
  log = [];
});

describe('a write-ahead log', () => {
  const walOf = (dataDir: string) => join(dataDir, 'surge.db-wal');
  const half = (path: string) => Math.floor(statSync(path).size / 2);

  it('a complete write-ahead log after a kill is not reported as lost, at the first start and at the second', async () => {
    const killed = await createKilled();
    expect(await look(killed)).toEqual({ briefs: 60, lost: 0 });
    expect(await look(killed)).toEqual({ briefs: 60, lost: 0 });
    expect(log).toEqual([]);
  });

  it.each([
    ['removed', (path: string) => rmSync(path)],
    ['cut', (path: string) => truncateSync(path, half(path))],
    [
      'damaged in one byte',
      (path: string) => {
        const bytes = readFileSync(path);
        const middle = half(path);
        bytes.writeUInt8(bytes.readUInt8(middle) ^ 1, middle);
        writeFileSync(path, bytes);
      },
    ],
  ])('a write-ahead log that was %s is reported with the number of lost commits and the command that helps', async (_, damage) => {
    const killed = await createKilled();
    damage(walOf(killed));
    const { briefs, lost } = await look(killed);
    expect(briefs).toBeLessThan(60);
    expect(lost).toBe(60 - briefs);
    expect(log).toMatchObject([{ event: 'commits lost', count: lost, reason: expect.stringContaining('npm run restore -- ') }]);
  });

  it('commits lost after a backup are reported with the command that restores it; after that no loss is reported', async () => {
    const backup = { dir: join(folder, 'backups'), everyHours: 24, keep: 3 };
    const store = await openStore({ dataDir: join(folder, 'data'), databaseUrl: undefined, backup, log: () => {} });
    await keep(store, 'first');
    const file = join(backup.dir, 'surge-2026-11-20T10-00-00Z.db');
    await backUp(store, file);
    await keep(store, 'second');
    const killed = join(folder, 'killed');
    cpSync(join(folder, 'data'), killed, { recursive: true });
    await store.close();
    rmSync(walOf(killed));
    await (await openStore({ dataDir: killed, databaseUrl: undefined, backup, log: (entry) => log.push(entry) })).close();
    expect(log).toMatchObject([{ event: 'commits lost', count: 2, reason: expect.stringContaining(`npm run restore -- ${file}`) }]);
    log = [];
    cpSync(join(folder, 'data'), killed, { recursive: true });
    writeFileSync(join(killed, 'surge.count'), '0000000000000900');
    await restore(file, killed, new Date());
    expect(await look(killed)).toEqual({ briefs: 1, lost: 0 });
    expect(log).toEqual([]);
  });

  it.each(['', 'x', '\0'.repeat(16), '12'])('a commit count of %j, as a power cut may leave it, is not reported as a loss', async (text) => {
    const killed = await createKilled();
    writeFileSync(join(killed, 'surge.count'), text);
    expect(await look(killed)).toEqual({ briefs: 60, lost: 0 });
  });
});
