import { type ChildProcess, type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, writeFile } from 'node:fs/promises';
import { Agent, createServer, get, type RequestOptions } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { findFreePort } from '#tools/free-port.ts';
import { programs } from './program-fixture.ts';

/** A site that answers /slow after half a second. */
const SITE = `export const demos = [];
export const answerVideo = () => undefined;
export const answerOembed = () => ({ status: 404 });
export const toFormatsDocument = () => ({ demos: [] });
export const packShown = async () => ({ kit: {}, end: '' });
export const toPageAddress = (url) => ({ path: url.pathname, cookie: '', isShared: false, isPlain: false });
export async function renderSite(request) {
  if (request.url.endsWith('/slow')) await new Promise((resolve) => setTimeout(resolve, 500));
  if (request.url.endsWith('/timer')) setTimeout(() => { throw new Error('in a timer'); });
  return new Response('done', { headers: { 'content-type': 'text/html' } });
}`;

let folder: string;
let children: ChildProcess[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'surge-server-'));
  await mkdir(join(folder, 'build/site/server'), { recursive: true });
  await writeFile(join(folder, 'package.json'), '{ "type": "module" }');
  await writeFile(join(folder, 'build/site/server/index.js'), SITE);
});

afterEach(() => {
  for (const child of children) child.kill('SIGKILL');
  children = [];
});

/** Starts the real program in a new folder. */
function start(env: Record<string, string>, cwd = folder) {
  return watch(spawn(process.execPath, [programs.server], { cwd, env: { PATH: process.env.PATH, ...env } }));
}

function watch(child: ChildProcessWithoutNullStreams) {
  children.push(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  const exit = new Promise<number | null>((done) => child.on('exit', done));
  const ready = new Promise<void>((done) => child.stdout.on('data', () => output.includes('Surge is ready') && done()));
  return { child, exit, ready, output: () => output };
}

/** The answer, or undefined when the server does not listen any more. Throws for other failures. */
function askOnce(port: number, options: RequestOptions = { agent: false, path: '/health/ready' }) {
  return new Promise<{ readonly status: number; readonly isLast: boolean } | undefined>((resolve, reject) => {
    const request = get({ host: '127.0.0.1', port, ...options }, (response) => {
      response.on('error', reject).resume();
      response.on('end', () => resolve({ status: response.statusCode ?? 0, isLast: response.headers.connection === 'close' }));
    });
    request.on('error', (error: NodeJS.ErrnoException) => (error.code === 'ECONNREFUSED' ? resolve(undefined) : reject(error)));
  });
}

const sentences = (text: string) => text.trim().split('\n').length;

describe('the server program', () => {
  it('stops in order: reports not ready, answers open requests, exits with 0', async () => {
    const port = await findFreePort();
    const server = start({ PORT: String(port) });
    await server.ready;
    expect(server.output()).toBe(`Surge is ready: http://127.0.0.1:${port}/\n`);
    const slow = fetch(`http://127.0.0.1:${port}/slow`);
    // Asked repeatedly, each time on a new connection: on a busy machine a single request might come after the port is closed.
    const statuses = new Set<number>();
    const asked: Promise<void>[] = [];
    // A connection that waits at the port while it closes is reset by the system.
    const ask = () =>
      askOnce(port).then(
        (answer) => answer?.status ?? 0,
        () => 0,
      );
    const asking = setInterval(() => asked.push(ask().then((status) => void statuses.add(status))), 10);
    await vi.waitFor(() => expect(statuses).toContain(200), { timeout: 5000 });
    server.child.kill('SIGTERM');
    expect(await (await slow).text()).toBe('done');
    expect(await server.exit).toBe(0);
    clearInterval(asking);
    await Promise.all(asked);
    expect(statuses).toContain(503);
  });

  it.each(['SIGTERM', 'SIGHUP'] as const)('cuts off no request of clients with kept connections on %s', async (signal) => {
    const port = await findFreePort();
    const server = start({ PORT: String(port) });
    await server.ready;
    const answers: { readonly status: number; readonly isLast: boolean }[] = [];
    /** Sends requests until an answer closes the connection, as a load balancer with kept connections does. */
    const client = async (path: string) => {
      const agent = new Agent({ keepAlive: true, maxSockets: 1 });
      for (;;) {
        const answer = await askOnce(port, { agent, path });
        if (!answer) throw new Error('Nobody listened before the client was told to go.');
        answers.push(answer);
        if (answer.isLast) return;
        await pause(Math.random() * 20);
      }
    };
    const clients = Array.from({ length: 24 }, (_, index) => client(index % 6 ? '/health/ready' : '/slow'));
    await vi.waitFor(() => expect(answers.length).toBeGreaterThan(100), { timeout: 5000 });
    server.child.kill(signal);
    await Promise.all(clients);
    expect(await server.exit).toBe(0);
    expect(answers.filter(({ isLast }) => isLast)).toHaveLength(24);
  });

  it('ends at once on a second signal', async () => {
    const port = await findFreePort();
    const server = start({ PORT: String(port) });
    await server.ready;
    // The server would wait for this request until its time is over.
    const socket = connect(port, '127.0.0.1', () => socket.write('POST /login HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\n\r\n'));
    const cut = new Promise((done) => socket.once('close', done));
    socket.on('error', () => {}).resume();
    await askOnce(port);
    server.child.kill('SIGTERM');
    await vi.waitFor(async () => expect(await askOnce(port)).toBeUndefined(), { timeout: 5000 });
    expect(server.child.exitCode).toBeNull();
    server.child.kill('SIGTERM');
    await cut;
    expect(await server.exit).toBe(1);
  });

  // Retried, because the machine may be too busy to measure.
  it.each(['SIGTERM', 'SIGINT'] as const)('ends within a second of %s when idle', { retry: 2 }, async (signal) => {
    const server = start({ PORT: String(await findFreePort()) });
    await server.ready;
    const asked = performance.now();
    server.child.kill(signal);
    server.child.kill(signal);
    expect(await server.exit).toBe(0);
    expect(performance.now() - asked).toBeLessThan(1000);
  });

  it('logs an uncaught error, finishes open requests and exits with 1', async () => {
    const port = await findFreePort();
    const server = start({ PORT: String(port) });
    await server.ready;
    expect((await fetch(`http://127.0.0.1:${port}/timer`)).status).toBe(200);
    expect(await server.exit).toBe(1);
    expect(server.output()).toContain('"event":"uncaughtException"');
  });

  it.each(['a full disk', 'a closed pipe'])('still answers when its log is %s', async (kind) => {
    const port = await findFreePort();
    const full = openSync('/dev/full', 'w');
    const stderr = kind === 'a full disk' ? full : 'pipe';
    const child = spawn(process.execPath, [programs.server], {
      cwd: folder,
      env: { PATH: process.env.PATH, PORT: String(port) },
      stdio: ['ignore', 'pipe', stderr],
    });
    children.push(child);
    await new Promise((done) => child.stdout?.once('data', done));
    child.stderr?.destroy();
    child.stdout?.destroy();
    const report = JSON.stringify({ 'csp-report': { 'document-uri': 'http://a/', 'violated-directive': 'img-src', 'blocked-uri': 'x' } });
    for (let asked = 0; asked < 5; asked++) {
      const headers = { 'content-type': 'application/csp-report' };
      expect((await fetch(`http://127.0.0.1:${port}/api/csp`, { method: 'POST', headers, body: report })).status).toBe(204);
      expect((await fetch(`http://127.0.0.1:${port}/health/ready`)).status).toBe(200);
    }
    closeSync(full);
    const exit = new Promise((done) => child.on('exit', done));
    child.kill('SIGTERM');
    expect(await exit).toBe(0);
  });

  it('ends with one sentence for an invalid environment, a used port and a missing build', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await new Promise((done) => other.once('listening', done));
    const address = other.address();
    const used = String(typeof address === 'object' && address?.port);
    const empty = await mkdtemp(join(tmpdir(), 'surge-empty-'));
    const attempts = [
      [start({ PORT: 'x', HOST: ' ' }), /PORT must be .*HOST must be/],
      [start({ PORT: used }), new RegExp(`Port ${used} on 127\\.0\\.0\\.1 is in use`)],
      [start({ PORT: String(await findFreePort()) }, empty), /nothing to serve yet/],
    ] as const;
    for (const [server, sentence] of attempts) {
      expect(await server.exit).toBe(1);
      expect(server.output()).toMatch(sentence);
      expect(sentences(server.output())).toBe(1);
    }
    other.close();
  });

  it('starts with a low limit of open files, and says when the limit is too low', async () => {
    const many = await mkdtemp(join(tmpdir(), 'surge-many-'));
    await cp(folder, many, { recursive: true });
    await mkdir(join(many, 'build/site/client'));
    for (let file = 0; file < 300; file++) await writeFile(join(many, `build/site/client/${file}.txt`), 'x'.repeat(5000));
    const startWith = async (limit: number, port: number) => {
      const args = ['-c', `ulimit -n ${limit} && exec "$0" "$1"`, process.execPath, programs.server];
      return watch(spawn('sh', args, { cwd: many, env: { PATH: process.env.PATH, PORT: String(port) } }));
    };
    const port = await findFreePort();
    const server = await startWith(64, port);
    await Promise.race([server.ready, server.exit]);
    expect((await fetch(`http://127.0.0.1:${port}/299.txt`)).status).toBe(200);
    const sockets = Array.from({ length: 100 }, () => connect(port, '127.0.0.1').on('error', () => {}));
    expect((await askOnce(port))?.status).toBe(200);
    for (const socket of sockets) socket.destroy();
    expect(server.output()).toBe(`Surge is ready: http://127.0.0.1:${port}/\n`);
    const refused = await startWith(50, port);
    expect(await refused.exit).toBe(1);
    expect(refused.output()).toMatch(/^Surge needs to hold 64 files and connections open at least; the system allows 50: .*\n$/);
  });

  it('logs once that a proxy in front is not trusted', async () => {
    const listen = async (env: Record<string, string>) => {
      const port = await findFreePort();
      const server = start({ PORT: String(port), ...env });
      await server.ready;
      for (const headers of [{}, { 'x-forwarded-for': '203.0.113.9' }, { 'x-forwarded-for': '203.0.113.10' }]) {
        await askOnce(port, { agent: false, path: '/', headers });
      }
      server.child.kill('SIGTERM');
      await server.exit;
      return server.output();
    };
    expect((await listen({})).match(/TRUST_PROXY/g)).toHaveLength(1);
    expect(sentences(await listen({ TRUST_PROXY: '1' }))).toBe(1);
  });

  it('closes its store cleanly, and no other process can open it meanwhile', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'surge-one-'));
    const first = start({ PORT: String(await findFreePort()), DATA_DIR: dataDir });
    await first.ready;
    const second = start({ PORT: String(await findFreePort()), DATA_DIR: dataDir });
    expect(await second.exit).toBe(1);
    expect(second.output()).toMatch(/^Another process uses .*surge\.db: stop it first/);
    expect(sentences(second.output())).toBe(1);
    first.child.kill('SIGTERM');
    expect(await first.exit).toBe(0);
    expect(await readdir(dataDir)).toEqual(['surge.db']);
  });

  it('serves what needs no store while its database is down, and reports that it is not ready', async () => {
    const port = await findFreePort();
    const server = start({ PORT: String(port), DATABASE_URL: 'postgres://surge@127.0.0.1:1/away' });
    await server.ready;
    const ask = async (path: string) => (await fetch(`http://127.0.0.1:${port}${path}`)).status;
    expect([await ask('/health/live'), await ask('/health/ready'), await ask('/')]).toEqual([200, 503, 200]);
    server.child.kill('SIGTERM');
    expect(await server.exit).toBe(0);
  });
});
