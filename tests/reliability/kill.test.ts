/**
 * No acknowledged brief is lost: clients post briefs to the built server while it, or its database, is killed repeatedly. Build first when
 * run by hand. `npm run torture` kills ten times as often as CI, other runs a third as often.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { createPostgres, findPostgres } from '#server/db/postgres-fixture.ts';
import { UNLIMITED } from '#tools/bench/brief-load.ts';
import { findFreePort } from '#tools/free-port.ts';
import { startProduction } from '#tools/production-server.ts';
import { isWholeRun } from '#tools/whole-run.ts';
import { type BriefClients, expectNothingLost, startClients } from './brief-clients.ts';

const isTorture = import.meta.env.MODE === 'torture';
const CLIENTS = 24;
const KILLS = isTorture ? 100 : isWholeRun ? 10 : 3;
const DATABASE_KILLS = isTorture ? 15 : isWholeRun ? 3 : 1;
const TIMEOUT_MS = isTorture ? 900_000 : 120_000;
/** Milliseconds under load between two kills; not always the same. */
const toLoadMs = () => 100 + Math.random() * 300;

function report(what: string, kills: number, { acknowledged, retries }: BriefClients, backMs: readonly number[]): void {
  const sorted = backMs.toSorted((a, b) => a - b);
  const [middle = 0, last = 0] = [sorted[Math.floor(sorted.length / 2)], sorted.at(-1)];
  const times = `ready again after ${Math.round(middle)} ms at the median, ${Math.round(last)} ms at most`;
  console.log(`${what} killed ${kills} times: ${acknowledged.size} briefs acknowledged, 0 lost, 0 double, ${retries()} retries; ${times}.`);
}

it(
  `the server, killed ${KILLS} times under the load of ${CLIENTS} clients, loses no acknowledged brief`,
  async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'surge-kill-'));
    const environment = { ...UNLIMITED, DATA_DIR: dataDir, PORT: String(await findFreePort()) };
    let server = await startProduction(environment, 'ignore');
    const clients = await startClients(server.origin, CLIENTS);
    const backMs: number[] = [];
    for (let kill = 0; kill < KILLS; kill++) {
      await sleep(toLoadMs());
      await server.kill();
      const started = performance.now();
      server = await startProduction(environment, 'ignore');
      backMs.push(performance.now() - started);
    }
    await sleep(toLoadMs());
    await clients.stop();
    await server.stop();
    await expectNothingLost({ dataDir, databaseUrl: undefined }, clients);
    report('Server', KILLS, clients, backMs);
    expect(clients.acknowledged.size).toBeGreaterThan(KILLS * CLIENTS);
    rmSync(dataDir, { recursive: true });
  },
  TIMEOUT_MS,
);

const binaries = findPostgres();

it.skipIf(!binaries)(
  `PostgreSQL, killed ${DATABASE_KILLS} times, loses no acknowledged brief${binaries ? '' : ': not installed (Debian: apt-get install postgresql)'}`,
  async () => {
    const postgres = await createPostgres(binaries ?? '');
    const databaseUrl = await postgres.createDatabase('briefs');
    const server = await startProduction({ ...UNLIMITED, DATABASE_URL: databaseUrl }, 'ignore');
    const clients = await startClients(server.origin, CLIENTS);
    const backMs: number[] = [];
    for (let kill = 0; kill < DATABASE_KILLS; kill++) {
      await sleep(toLoadMs());
      await postgres.kill();
      expect((await fetch(`${server.origin}/health/ready`)).status).toBe(503);
      expect((await fetch(`${server.origin}/health/live`)).status).toBe(200);
      await postgres.start();
      const started = performance.now();
      await expect.poll(async () => (await fetch(`${server.origin}/health/ready`)).status, { timeout: 10_000, interval: 20 }).toBe(200);
      backMs.push(performance.now() - started);
    }
    await sleep(toLoadMs());
    await clients.stop();
    await server.stop();
    await expectNothingLost({ dataDir: '', databaseUrl }, clients);
    await postgres.remove();
    report('PostgreSQL', DATABASE_KILLS, clients, backMs);
    expect(clients.acknowledged.size).toBeGreaterThan(DATABASE_KILLS * CLIENTS);
  },
  TIMEOUT_MS,
);
