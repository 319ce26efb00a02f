import { type ChildProcess, spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort } from '#tools/free-port.ts';
import { bundleServer } from '#tools/server-bundle.ts';

const bundled = await mkdtemp(join(tmpdir(), 'surge-programs-'));
await bundleServer(bundled);
process.once('exit', () => rmSync(bundled, { recursive: true, force: true }));

/** The programs as they are shipped, bundled once per test file: from the sources each start takes five times as long. */
export const programs = { server: join(bundled, 'main.js'), commands: join(bundled, 'commands.js') };

const SITE = `export const demos = [];
export const answerVideo = () => undefined;
export const answerOembed = () => ({ status: 404 });
export const toFormatsDocument = () => ({ demos: [] });
export const packShown = async () => ({ kit: {}, end: '' });
export const toPageAddress = (url) => ({ path: url.pathname, cookie: '', isShared: false, isPlain: false });
export const renderSite = async () => new Response('done');`;

/** A new folder with a minimal site, in which the real server program can be started any number of times. */
export async function createProgram(env: Readonly<Record<string, string>> = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'surge-'));
  await mkdir(join(folder, 'build/site/server'), { recursive: true });
  await writeFile(join(folder, 'package.json'), '{ "type": "module" }');
  await writeFile(join(folder, 'build/site/server/index.js'), SITE);
  const url = `http://127.0.0.1:${await findFreePort()}`;
  const all = { PATH: process.env.PATH, PORT: new URL(url).port, ...env };
  let child: ChildProcess | undefined;
  let output = '';
  return {
    folder,
    url,
    /** The output of all its starts. */
    output: () => output,
    async start(): Promise<void> {
      const started = spawn(process.execPath, [programs.server], { cwd: folder, env: all });
      child = started;
      await new Promise<void>((done, fail) => {
        for (const stream of [started.stdout, started.stderr]) {
          stream.on('data', (chunk) => {
            output += chunk;
            if (String(chunk).includes('Surge is ready')) done();
          });
        }
        started.on('exit', () => fail(new Error(output)));
      });
    },
    async stop(signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
      const running = child;
      child = undefined;
      if (running) await new Promise((done) => running.on('exit', done).kill(signal));
    },
  };
}
