import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort } from '../free-port.ts';
import { atMost, median, type Verdict } from './verdict.ts';

const RUNS = 5;

/** From `npm run serve` to the first answered page, once built. */
export async function benchStartup(): Promise<Verdict[]> {
  const times: number[] = [];
  for (let run = 0; run < RUNS; run++) times.push(await serveOnce());
  return [atMost('`npm run serve` to the first answer, median of 5', median(times), 1000, ' ms')];
}

async function serveOnce(): Promise<number> {
  const [port, dataDir] = [await findFreePort(), await mkdtemp(join(tmpdir(), 'surge-start-'))];
  const started = performance.now();
  const child = spawn('npm', ['run', 'serve'], {
    env: { ...process.env, PORT: String(port), HOST: '127.0.0.1', PUBLIC_ORIGIN: '', DATA_DIR: dataDir },
    stdio: 'ignore',
  });
  let answer: Response | undefined;
  while (!answer?.ok && performance.now() - started < 20_000) {
    answer = await fetch(`http://127.0.0.1:${port}/`).catch(() => undefined);
    if (!answer) await new Promise((resolve) => setTimeout(resolve, 5));
  }
  const took = performance.now() - started;
  child.kill('SIGTERM');
  await once(child, 'exit');
  await rm(dataDir, { recursive: true });
  return took;
}
