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
  /** Resident memory now, in MiB. */
  memory(): number;
  stop(): Promise<void>;
  /** At once, as when the power goes. */
  kill(): Promise<void>;
}

/**
 * The built server, ready to answer, on a free loopback port with a store of its own unless the environment names others. It ends with us.
 * `errors`: what becomes of what it logs; a number is an open file. `cwd`: the checkout that was built.
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
  // Also when we end by an error: nothing may outlive us.
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
