import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serve } from '@hono/node-server';
import autocannon from 'autocannon';
import Database from 'better-sqlite3';
import { Hono } from 'hono';
import { startProduction } from '../production-server.ts';
import { sendBriefs, UNLIMITED } from './brief-load.ts';
import { atLeast, atMost, type Verdict } from './verdict.ts';

const SECONDS = 6;
const CONNECTIONS = 50;
const ROUNDS = 3;

/** Briefs per second, each on the disk before it is answered, compared with a Hono server that does nothing. */
export async function benchIntake(): Promise<Verdict[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'surge-intake-'));
  const server = await startProduction({ DATA_DIR: dataDir, ...UNLIMITED });
  const bare = await startBare();
  let [briefs, answers, p99, acknowledged, refused] = [0, 0, 0, 0, 0];
  for (let round = 0; round < ROUNDS; round++) {
    const sent = await sendBriefs(server.origin, { connections: CONNECTIONS, duration: SECONDS });
    const plain = await autocannon({ url: bare.origin, method: 'POST', body: '{}', connections: CONNECTIONS, duration: SECONDS });
    briefs = Math.max(briefs, sent.requests.average);
    answers = Math.max(answers, plain.requests.average);
    p99 = sent.latency.p99;
    acknowledged += sent['2xx'];
    refused += sent.non2xx + sent.errors;
  }
  const memory = server.memory();
  await server.stop();
  bare.stop();
  const kept = countBriefs(dataDir);
  await rm(dataDir, { recursive: true });
  console.log(`  ${Math.round(briefs)} briefs/s, bare ${Math.round(answers)}/s, p99 ${p99} ms, ${Math.round(memory)} MiB, ${kept} kept`);
  return [
    atLeast(`Briefs per second over a bare answer (${Math.round(briefs)}/s, p99 ${p99} ms, ${Math.round(memory)} MiB)`, briefs / answers, 0.05, ' ×'),
    // The last answers of a round may still be on their way when it ends: those briefs are stored, but not acknowledged.
    atMost(`Acknowledged briefs that are not in the store (of ${acknowledged})`, Math.max(0, acknowledged - kept), 0),
    atMost('Briefs refused', refused, 0),
  ];
}

async function startBare(): Promise<{ readonly origin: string; stop(): void }> {
  const app = new Hono().post('/', (c) => c.json({ reference: 'SG-0000-0000-0000' }, 201));
  return new Promise((resolve) => {
    const server = serve({ fetch: app.fetch, hostname: '127.0.0.1', port: 0 }, ({ port }) =>
      resolve({ origin: `http://127.0.0.1:${port}`, stop: () => server.close() }),
    );
  });
}

function countBriefs(dataDir: string): number {
  const file = new Database(join(dataDir, 'surge.db'), { readonly: true });
  const count = file.prepare('select count(*) from briefs').pluck().get();
  file.close();
  return Number(count);
}
