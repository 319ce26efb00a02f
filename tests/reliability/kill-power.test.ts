/**
 * Simulates power cuts: the store is in a file system on a loop device, and the next start gets a copy of what had reached that device,
 * without anything that the system still held in memory. Needs root on Linux. Build first when run by hand. `npm run torture` cuts twenty times.
 */
import { execFileSync } from 'node:child_process';
import { closeSync, existsSync, mkdirSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, expect, it } from 'vitest';
import { inspect } from '#server/db/inspect.ts';
import { UNLIMITED } from '#tools/bench/brief-load.ts';
import { findFreePort } from '#tools/free-port.ts';
import { startProduction } from '#tools/production-server.ts';
import { expectNothingLost, startClients } from './brief-clients.ts';

const isTorture = import.meta.env.MODE === 'torture';
const isPossible = process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/dev/loop-control');
const isAsked = isTorture || process.env.TEST_FULL !== undefined;
const CUTS = isTorture ? 20 : 3;
const CLIENTS = 24;
const DISK = '512M';
const toLoadMs = () => 300 + Math.random() * 1500;

const mounted: string[] = [];
afterEach(() => {
  for (const folder of mounted.splice(0)) execFileSync('umount', ['-l', folder]);
});

function mount(image: string, folder: string): void {
  mkdirSync(folder);
  execFileSync('mount', ['-o', 'loop', image, folder]);
  mounted.push(folder);
}

/** A backup that was reported; undefined when the report did not arrive. */
function backUp(dataDir: string, file: string): string | undefined {
  try {
    execFileSync(process.execPath, ['build/server/commands.js', 'backup', file], { env: { ...process.env, DATA_DIR: dataDir }, stdio: 'ignore' });
    return file;
  } catch {
    return undefined;
  }
}

it.skipIf(!isPossible || !isAsked)(
  `a power cut, ${CUTS} times under the load of ${CLIENTS} clients, loses no acknowledged brief and no reported backup${isPossible ? '' : ' (needs root and loop devices)'}`,
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'surge-power-'));
    const port = String(await findFreePort());
    const errors = openSync(join(folder, 'log'), 'a');
    const toImage = (cut: number) => join(folder, `disk-${cut}`);
    const toFolder = (cut: number) => join(folder, `mount-${cut}`);
    const start = (cut: number) => startProduction({ ...UNLIMITED, DATA_DIR: join(toFolder(cut), 'data'), PORT: port }, errors);
    execFileSync('truncate', ['-s', DISK, toImage(0)]);
    execFileSync('mkfs.ext4', ['-q', toImage(0)]);
    mount(toImage(0), toFolder(0));
    let server = await start(0);
    const clients = await startClients(server.origin, CLIENTS);
    let backups = 0;
    for (let cut = 1; cut <= CUTS; cut++) {
      await sleep(toLoadMs());
      const backup = backUp(join(toFolder(cut - 1), 'data'), join(toFolder(cut - 1), `backup-${cut}.db`));
      await sleep(cut % 2 === 0 ? toLoadMs() : 0);
      // Nothing runs while the device is copied, so the copy is consistent.
      process.kill(server.pid, 'SIGSTOP');
      execFileSync('cp', ['--sparse=always', toImage(cut - 1), toImage(cut)]);
      await server.kill();
      mount(toImage(cut), toFolder(cut));
      if (backup) {
        backups++;
        expect(await inspect(backup.replace(toFolder(cut - 1), toFolder(cut)))).toBeGreaterThan(0);
      }
      server = await start(cut);
    }
    await sleep(toLoadMs());
    await clients.stop();
    await server.stop();
    closeSync(errors);
    await expectNothingLost({ dataDir: join(toFolder(CUTS), 'data'), databaseUrl: undefined }, clients);
    // No false report of a loss, and no other output.
    expect(readFileSync(join(folder, 'log'), 'utf8')).toBe('');
    expect(backups).toBe(CUTS);
    console.log(`Power cut ${CUTS} times: ${clients.acknowledged.size} briefs acknowledged, 0 lost, 0 double, ${backups} backups there.`);
    for (const one of mounted.splice(0)) execFileSync('umount', ['-l', one]);
    rmSync(folder, { recursive: true });
  },
  600_000,
);
