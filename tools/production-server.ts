import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort } from './free-port.ts';
import { serverOptions } from './server-options.mjs';

export interface ProductionServer {
  readonly origin: string;
  readonly pid: number;
  /** Its resident memory at the moment, in MiB. */
  memory(): number;
  stop(): Promise<void>;
  /** Kills it at once, like a power cut. */
  kill(): Promise<void>;
}

/**
 * Starts the built server on a free loopback port with a new store, unless the environment names others. It ends with this process.
 * `errors`: where its log goes; a number is an open file. `cwd`: the checkout that was built.
 */
export async function startProduction(
  environment: Readonly<Record<string, string>> = {},
  errors: 'inherit' | 'ignore' | number = 'inherit',
  cwd = '.',
): Promise<ProductionServer> {
  const port = environment.PORT ?? (await findFreePort());
  const dataDir = mkdtempSync(join(tmpdir(), 'surge-data-'));
  const child = spawn(process.execPath, [...serverOptions, 'build/server/main.js'], {
    env: { ...process.env, PORT: String(port), HOST: '127.0.0.1', PUBLIC_ORIGIN: '', DATA_DIR: dataDir, DATABASE_URL: '', ...environment },
    stdio: ['ignore', 'ignore', errors],
    cwd,
  });
  // Also when this process ends by an error: the server must not outlive it.
  const clear = () => {
    child.kill('SIGKILL');
    rmSync(dataDir, { recursive: true, force: true });
  };
  process.once('exit', clear);
  const end = async (signal: 'SIGTERM' | 'SIGKILL') => {
    child.kill(signal);
    await once(child, 'exit');
    process.off('exit', clear);
    clear();
  };
  const origin = `http://127.0.0.1:${port}`;
  await untilReady(child, `${origin}/health/ready`);
  return {
    origin,
    pid: child.pid ?? 0,
    memory: () => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1] ?? 0) / 1024,
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
  };
}

async function untilReady(child: ChildProcess, url: string): Promise<void> {
  const until = performance.now() + 20_000;
  while (performance.now() < until && child.exitCode === null) {
    const answer = await fetch(url).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  throw new Error('The built server did not become ready: run `npm run build` first.');
}
