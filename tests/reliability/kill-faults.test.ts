/**
 * No acknowledged brief is lost when the store stops working without being killed: on a full disk that also holds the log, and with a PostgreSQL that
 * is suspended or locked. The disk needs root on Linux. Build first when run by hand. Slow, so not in every run.
 */
import { execFileSync } from 'node:child_process';
import { closeSync, mkdirSync, mkdtempSync, openSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { expect, it } from 'vitest';
import { createPostgres, findPostgres } from '#server/db/postgres-fixture.ts';
import { UNLIMITED } from '#tools/bench/brief-load.ts';
import { type ProductionServer, startProduction } from '#tools/production-server.ts';
import { expectNothingLost, startClients } from './brief-clients.ts';

const isTorture = import.meta.env.MODE === 'torture';
const isAsked = isTorture || process.env.TEST_FULL !== undefined;
const CLIENTS = 24;
const ROUNDS = isTorture ? 10 : 2;
const TIMEOUT_MS = 600_000;
/** Shorter and longer than the few seconds for which the server waits for PostgreSQL. */
const toStopMs = () => 500 + Math.random() * 8000;
const toLoadMs = () => 300 + Math.random() * 700;

const status = async (server: ProductionServer, path: string) => (await fetch(server.origin + path)).status;
const untilReady = (server: ProductionServer) => expect.poll(() => status(server, '/health/ready'), { timeout: 30_000, interval: 50 }).toBe(200);

it.skipIf(!isAsked || process.platform !== 'linux' || process.getuid?.() !== 0)(
  `the server on a disk that is full ${ROUNDS} times, with the log on it, keeps running and loses no acknowledged brief`,
  async () => {
    const disk = mkdtempSync(join(tmpdir(), 'surge-full-'));
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=96m', 'tmpfs', disk]);
    try {
      const dataDir = join(disk, 'data');
      mkdirSync(dataDir);
      const errors = openSync(join(disk, 'log'), 'a');
      const server = await startProduction({ ...UNLIMITED, DATA_DIR: dataDir }, errors);
      const clients = await startClients(server.origin, CLIENTS);
      const ballast = join(disk, 'ballast');
      for (let round = 0; round < ROUNDS; round++) {
        await sleep(toLoadMs());
        expect(() => writeFileSync(ballast, Buffer.alloc(128 * 1024 * 1024))).toThrow(/ENOSPC/);
        await sleep(toStopMs() / 4);
        expect(await status(server, '/health/live')).toBe(200);
        rmSync(ballast);
        await untilReady(server);
      }
      await sleep(toLoadMs());
      await clients.stop();
      await server.stop();
      closeSync(errors);
      await expectNothingLost({ dataDir, databaseUrl: undefined }, clients);
      console.log(
        `Disk and log full ${ROUNDS} times: ${clients.acknowledged.size} briefs acknowledged, 0 lost, 0 double, ${clients.retries()} retries.`,
      );
      expect(clients.retries()).toBeGreaterThan(0);
    } finally {
      execFileSync('umount', ['-l', disk]);
      rmSync(disk, { recursive: true });
    }
  },
  TIMEOUT_MS,
);

const binaries = findPostgres();

it.skipIf(!isAsked || !binaries)(
  `PostgreSQL, suspended and locked ${ROUNDS} times each, loses no acknowledged brief${binaries ? '' : ': not installed (Debian: apt-get install postgresql)'}`,
  async () => {
    const postgres = await createPostgres(binaries ?? '');
    const databaseUrl = await postgres.createDatabase('briefs');
    const server = await startProduction({ ...UNLIMITED, DATABASE_URL: databaseUrl }, 'ignore');
    const clients = await startClients(server.origin, CLIENTS);
    for (let round = 0; round < ROUNDS; round++) {
      await sleep(toLoadMs());
      const thaw = postgres.freeze();
      await sleep(toStopMs());
      expect(await status(server, '/health/live')).toBe(200);
      // Pages need no store.
      expect(await status(server, '/')).toBe(200);
      thaw();
      await untilReady(server);
      await sleep(toLoadMs());
      const holder = new pg.Client(databaseUrl);
      await holder.connect();
      await holder.query('begin');
      await holder.query('lock table briefs in access exclusive mode');
      await sleep(toStopMs());
      expect(await status(server, '/')).toBe(200);
      await holder.query('rollback');
      await holder.end();
      await untilReady(server);
    }
    await sleep(toLoadMs());
    await clients.stop();
    await server.stop();
    await expectNothingLost({ dataDir: '', databaseUrl }, clients);
    await postgres.remove();
    console.log(
      `PostgreSQL frozen and locked ${ROUNDS} times each: ${clients.acknowledged.size} briefs acknowledged, 0 lost, 0 double, ${clients.retries()} retries.`,
    );
    expect(clients.retries()).toBeGreaterThan(0);
  },
  TIMEOUT_MS,
);
