import { spawn } from 'node:child_process';

export interface StepResult {
  readonly name: string;
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  /** How many of the passed tests passed only at the second try. */
  readonly retried?: number;
  /** The failed tests with the first line of the reason; printed again at the end, where one looks first in a long log. */
  readonly failures?: readonly string[];
  /** Milliseconds that the tests of each file took in all. */
  readonly times?: readonly (readonly [file: string, ms: number])[];
  /** Milliseconds of the whole step. */
  readonly seconds?: number;
}

/** Programs of packages by path: their `#!` line would use any Node that the machine has. */
export const programs = {
  biome: 'node_modules/@biomejs/biome/bin/biome',
  playwright: 'node_modules/@playwright/test/cli.js',
  reactRouter: 'node_modules/@react-router/dev/bin.cjs',
  tsc: 'node_modules/typescript/bin/tsc',
  vitest: 'node_modules/vitest/vitest.mjs',
} as const;

interface RunOptions {
  readonly env?: Readonly<Record<string, string>>;
  /** Another step prints at the same time, so the output of this one is shown in one piece at its end. */
  readonly isBeside?: boolean;
}

/** Runs a script of ours or of a package on this Node and shows its output. Resolves with its exit code. */
export function runNode(args: readonly string[], { env = {}, isBeside = false }: RunOptions = {}): Promise<number> {
  return new Promise((resolve) => {
    const outlet = isBeside ? 'pipe' : 'inherit';
    const child = spawn(process.execPath, args, { stdio: ['inherit', outlet, outlet], env: { ...process.env, ...env } });
    const printed: Buffer[] = [];
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => printed.push(chunk));
    // At SIGINT the runners also end what they started, such as browsers and servers.
    const stop = () => {
      child.once('exit', () => process.exit(1));
      child.kill('SIGINT');
    };
    process.once('SIGTERM', stop);
    child.on('close', (code) => {
      process.off('SIGTERM', stop);
      process.stdout.write(Buffer.concat(printed));
      resolve(code ?? 1);
    });
  });
}

/** A step that only passes or fails counts as one check. */
export async function runStep(name: string, args: readonly string[], options: RunOptions = {}): Promise<StepResult> {
  const started = performance.now();
  console.log(`\n— ${name}`);
  const failed = (await runNode(args, options)) === 0 ? 0 : 1;
  const seconds = (performance.now() - started) / 1000;
  console.log(`— ${name}: ${failed ? 'failed' : 'passed'} in ${seconds.toFixed(1)} s`);
  return { name, passed: 1 - failed, failed, skipped: 0, seconds };
}

/** Generates the types of the routes, which the compiler and the build need. */
export const writeRouteTypes = () => runStep('route types', [programs.reactRouter, 'typegen']);

export async function checkCode(options: RunOptions = {}): Promise<StepResult[]> {
  return [
    await runStep('types', [programs.tsc, '-b'], options),
    await runStep('lint and format', [programs.biome, 'check', '--max-diagnostics=50'], options),
  ];
}
