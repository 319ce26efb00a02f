import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { findFreePort } from './free-port.ts';

export interface ProductionServer {
  readonly origin: string;
  /** Resident memory now, in MiB. */
  memory(): number;
  stop(): Promise<void>;
}

/** The built server on a free loopback port, ready to answer. It ends with us. */
export async function startProduction(environment: Readonly<Record<string, string>> = {}): Promise<ProductionServer> {
  const port = await findFreePort();
  const child = spawn(process.execPath, ['build/server/main.js'], {
    env: { ...process.env, PORT: String(port), HOST: '127.0.0.1', PUBLIC_ORIGIN: '', ...environment },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  // Also when we end by an error: nothing may outlive us.
  process.once('exit', () => child.kill('SIGKILL'));
  const origin = `http://127.0.0.1:${port}`;
  await untilReady(child, `${origin}/health/ready`);
  return {
    origin,
    memory: () => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1] ?? 0) / 1024,
    async stop() {
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
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
