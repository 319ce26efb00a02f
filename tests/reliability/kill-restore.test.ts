/**
 * Kills `npm run restore` before each of its steps: the next start has the complete old store or the complete backup. Uses the built command. Slow,
 * so not in every run.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { createBrief, createNewBrief } from '#server/briefs/brief-fixture.ts';
import { insertBrief } from '#server/briefs/store.ts';
import { backUp } from '#server/db/backup.ts';
import { openStore } from '#server/db/connect.ts';
import type { LogEntry } from '#server/http/log.ts';

const isAsked = import.meta.env.MODE === 'torture' || process.env.TEST_FULL !== undefined;
const BACKED_UP = 300;
const NEWER = 40;

/** Makes in `killed` a store with a write-ahead log, as a killed server leaves it, and in `backup` a backup with its first briefs. */
async function prepare(folder: string) {
  const [running, killed, backup] = [join(folder, 'running'), join(folder, 'killed'), join(folder, 'backup.db')];
  const store = await openStore({ dataDir: running, databaseUrl: undefined, log: () => {} });
  const keepTo = async (from: number, to: number) => {
    for (let index = from; index < to; index++) {
      await store.write((db) => insertBrief(db, createNewBrief({ brief: createBrief({ message: String(index) }) })));
    }
  };
  await keepTo(0, BACKED_UP);
  await backUp(store, backup);
  await keepTo(BACKED_UP, BACKED_UP + NEWER);
  cpSync(running, killed, { recursive: true });
  await store.close();
  return { killed, backup };
}

/** The signal that ended the program, or null if it ended by itself. */
async function restoreUntil(step: number, backup: string, dataDir: string): Promise<string | null> {
  const hook = resolve('tests/reliability/kill-at-step.mjs');
  const env = { PATH: process.env.PATH, DATA_DIR: dataDir, KILL_AT_STEP: String(step) };
  const child = spawn(process.execPath, ['--import', hook, resolve('build/server/commands.js'), 'restore', backup], { env, stdio: 'ignore' });
  const [code, signal] = await once(child, 'exit');
  if (signal === null) expect(code).toBe(0);
  return signal;
}

it.skipIf(!isAsked)(
  'a restore that is killed before any of its steps is finished or undone by the next start, which logs that',
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'surge-restore-'));
    const { killed, backup } = await prepare(folder);
    const found: { briefs: number; said: string }[] = [];
    for (let signal: string | null = 'SIGKILL'; signal !== null; ) {
      const dataDir = join(folder, `data-${found.length}`);
      cpSync(killed, dataDir, { recursive: true });
      signal = await restoreUntil(found.length, backup, dataDir);
      const log: LogEntry[] = [];
      const store = await openStore({ dataDir, databaseUrl: undefined, log: (entry) => log.push(entry) });
      const { briefs } = await store.db.selectFrom('briefs').select(store.db.fn.countAll<number>().as('briefs')).executeTakeFirstOrThrow();
      await store.close();
      expect(readdirSync(dataDir).filter((name) => !name.startsWith('surge.db'))).toEqual([]);
      found.push({ briefs, said: log.map(({ event }) => event).join() });
    }
    const outcomes = new Set(found.map(({ briefs, said }) => `${briefs} ${said}`));
    expect(outcomes).toEqual(new Set(['340 ', '340 restore undone', '300 restore finished', '300 ']));
    console.log(`Restore killed before each of ${found.length - 1} steps: ${found.map(({ briefs }) => briefs).join(' ')}.`);
    rmSync(folder, { recursive: true });
  },
  300_000,
);
