import { randomBytes } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import autocannon, { type Result } from 'autocannon';
import { startProduction } from '../production-server.ts';
import { atLeast, atMost, type Verdict } from './verdict.ts';

const CLIENT = 'build/site/client';
const SECONDS = 6;
const CONNECTIONS = 50;
const PAGES = ['/', '/experience/gamification'];

/** Requests per second for cached pages, compared with a static file of the same size from the same server; then the memory in use. */
export async function benchThroughput(): Promise<Verdict[]> {
  const sizes = await weigh();
  for (const [index, size] of sizes.entries()) await writeFile(`${CLIENT}/same-size-${index}.bin`, randomBytes(size));
  const server = await startProduction();
  const verdicts: Verdict[] = [];
  for (const [index, path] of PAGES.entries()) {
    const ratios: string[] = [];
    // Alternating and repeated: on a noisy machine the best result of each side shows what the code can do.
    let [page, file] = [0, 0];
    let p99 = 0;
    for (let round = 0; round < 3; round++) {
      const loaded = await load(server.origin + path);
      const plain = await load(`${server.origin}/same-size-${index}.bin`);
      page = Math.max(page, loaded.requests.average);
      file = Math.max(file, plain.requests.average);
      p99 = loaded.latency.p99;
      ratios.push((loaded.requests.average / plain.requests.average).toFixed(2));
    }
    console.log(`  ${path}: ${Math.round(page)}/s, static ${Math.round(file)}/s, p99 ${p99} ms, rounds ${ratios.join(' ')}`);
    verdicts.push(atLeast(`Requests per second of ${path} over a static file (${Math.round(page)}/s, p99 ${p99} ms)`, page / file, 0.9, ' ×'));
  }
  verdicts.push(atMost('Resident memory after that load', server.memory(), 150, ' MiB'));
  await server.stop();
  for (const index of sizes.keys()) await rm(`${CLIENT}/same-size-${index}.bin`);
  return verdicts;
}

/** Compressed bytes of each page. */
async function weigh(): Promise<number[]> {
  const server = await startProduction();
  const sizes = await Promise.all(
    PAGES.map(async (path) => {
      const response = await fetch(server.origin + path, { headers: { 'accept-encoding': 'br' } });
      return Number(response.headers.get('content-length')) || 20_000;
    }),
  );
  await server.stop();
  return sizes;
}

function load(url: string): Promise<Result> {
  return autocannon({ url, connections: CONNECTIONS, duration: SECONDS, headers: { 'accept-encoding': 'br' } });
}
