/**
 * No acknowledged deck, comment or decision is lost or doubled: clients post them to the built server while it, or its database, is killed repeatedly.
 * Build first when run by hand.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { createPostgres, findPostgres } from '#server/db/postgres-fixture.ts';
import { findFreePort } from '#tools/free-port.ts';
import { startProduction } from '#tools/production-server.ts';
import { isWholeRun } from '#tools/whole-run.ts';
import { type DeckClients, expectNoDeckLost, startDeckClients, TRUSTING } from './deck-clients.ts';

const isTorture = import.meta.env.MODE === 'torture';
const CLIENTS = 12;
const KILLS = isTorture ? 100 : isWholeRun ? 20 : 3;
const DATABASE_KILLS = isTorture ? 15 : isWholeRun ? 3 : 1;
const TIMEOUT_MS = isTorture ? 1_800_000 : isWholeRun ? 420_000 : 180_000;
/** Milliseconds under load between two kills; not always the same. */
const toLoadMs = () => 100 + Math.random() * 300;

function report(what: string, kills: number, { acknowledged, retries }: DeckClients): void {
  const { decks, deck_comments, deck_decisions } = acknowledged;
  const counts = `${decks.size} decks, ${deck_comments.size} comments and ${deck_decisions.size} decisions`;
  console.log(`${what} killed ${kills} times: ${counts} acknowledged, 0 lost, 0 double, ${retries()} retries.`);
}

/** Goes on until something of each kind was acknowledged since, so that every kill comes under load, on a busy machine too. */
async function load({ acknowledged }: DeckClients): Promise<void> {
  const before = Object.values(acknowledged).map(({ size }) => size);
  await sleep(toLoadMs());
  const isMore = () => Object.values(acknowledged).every(({ size }, index) => size > (before[index] ?? 0));
  await expect.poll(isMore, { timeout: 30_000, interval: 10 }).toBe(true);
}

it(
  `the server, killed ${KILLS} times under the load of ${CLIENTS} clients, loses nothing of decks that was acknowledged`,
  async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'surge-deck-kill-'));
    const environment = { ...TRUSTING, DATA_DIR: dataDir, PORT: String(await findFreePort()) };
    let server = await startProduction(environment, 'ignore');
    const clients = startDeckClients(server.origin, CLIENTS);
    for (let kill = 0; kill < KILLS; kill++) {
      await load(clients);
      await server.kill();
      server = await startProduction(environment, 'ignore');
    }
    await load(clients);
    await clients.stop();
    await server.stop();
    await expectNoDeckLost({ dataDir, databaseUrl: undefined }, clients);
    report('Server', KILLS, clients);
    rmSync(dataDir, { recursive: true });
  },
  TIMEOUT_MS,
);

const binaries = findPostgres();

it.skipIf(!binaries)(
  `PostgreSQL, killed ${DATABASE_KILLS} times, loses nothing of decks${binaries ? '' : ': not installed (Debian: apt-get install postgresql)'}`,
  async () => {
    const postgres = await createPostgres(binaries ?? '');
    const databaseUrl = await postgres.createDatabase('decks');
    const server = await startProduction({ ...TRUSTING, DATABASE_URL: databaseUrl }, 'ignore');
    const clients = startDeckClients(server.origin, CLIENTS);
    const askReady = async () => (await fetch(`${server.origin}/health/ready`)).status;
    for (let kill = 0; kill < DATABASE_KILLS; kill++) {
      await load(clients);
      await postgres.kill();
      expect(await askReady()).toBe(503);
      await postgres.start();
      await expect.poll(askReady, { timeout: 30_000, interval: 20 }).toBe(200);
    }
    await load(clients);
    await clients.stop();
    await server.stop();
    await expectNoDeckLost({ dataDir: '', databaseUrl }, clients);
    await postgres.remove();
    report('PostgreSQL', DATABASE_KILLS, clients);
  },
  TIMEOUT_MS,
);
