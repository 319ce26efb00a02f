import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import autocannon, { type Result } from 'autocannon';
import { startProduction } from '../production-server.ts';
import { createBriefRequest, UNLIMITED } from './brief-load.ts';
import { atMost, type Verdict } from './verdict.ts';

const HEAP_MB = 256;
/** The first measurement, when every page was rendered and the code is warm, and the last one. */
const WARM_S = 20;
const SECONDS = 60;
const CONNECTIONS = 20;
const ROUND_S = 5;

/** Pages, free-text lists, events and briefs for a minute on a small heap: memory in use at the end compared with memory in use early on. */
export async function benchSoak(): Promise<Verdict[]> {
  const folder = await mkdtemp(join(tmpdir(), 'surge-soak-'));
  const heapFile = join(folder, 'heap');
  const probe = pathToFileURL(resolve('tools/bench/heap-probe.mjs')).href;
  const server = await startProduction({
    ...UNLIMITED,
    DATA_DIR: folder,
    HEAP_FILE: heapFile,
    NODE_OPTIONS: `--max-old-space-size=${HEAP_MB} --import=${probe}`,
  });
  const readHeap = async () => {
    process.kill(server.pid, 'SIGUSR2');
    await wait(1500);
    return Number(await readFile(heapFile, 'utf8')) / 2 ** 20;
  };
  let failures = 0;
  const run = async (seconds: number) => {
    for (let done = 0; done < seconds; done += ROUND_S) failures += countFailures(await loadAll(server.origin));
  };
  await run(WARM_S);
  const early = await readHeap();
  await run(SECONDS - WARM_S);
  const late = await readHeap();
  const memory = server.memory();
  await server.stop();
  await rm(folder, { recursive: true });
  return [
    atMost(
      `Heap after ${SECONDS} s (${late.toFixed(1)} MiB) over that at ${WARM_S} s, heap of ${HEAP_MB} MB, resident ${Math.round(memory)} MiB`,
      late / early,
      1.1,
      ' ×',
    ),
    atMost('Answers of that load that were errors', failures, 0),
  ];
}

/** The load of a busy site: cached pages, lists rendered for each request, counters, briefs. */
async function loadAll(origin: string): Promise<Result> {
  const batch = JSON.stringify({ language: 'en', events: [{ name: 'view', demo: 1, device: 'desktop' }] });
  let search = 0;
  return autocannon({
    url: origin,
    connections: CONNECTIONS,
    duration: ROUND_S,
    requests: [
      { path: '/' },
      { path: '/experience/gamification' },
      { setupRequest: (request) => ({ ...request, path: `/formats?q=demo${++search}` }) },
      { path: '/experience/ctv/preview/14' },
      { path: '/api/events', method: 'POST', headers: { origin, 'content-type': 'application/json' }, body: batch },
      await createBriefRequest(origin),
    ],
  });
}

/** 429 is expected, as events are limited by address. 503 is not, under so light a load. */
function countFailures({ errors, ...result }: Result): number {
  return errors + result['5xx'];
}
