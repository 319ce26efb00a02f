import { once } from 'node:events';
import { readdirSync, readlinkSync } from 'node:fs';
import { createServer } from 'node:http';
import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createTestApp, renders } from '#server/app-fixture.ts';
import { answerClientErrors, answerRequests, createListener } from '#server/http/client-error.ts';
import { boundConnections, toBounds } from '#server/http/connections.ts';
import type { LogEntry } from '#server/http/log.ts';

/** What only a client with a real socket can do to the server. */
let log: LogEntry[];
let port = 0;
const server = createServer({ headersTimeout: 1000, requestTimeout: 1500, connectionsCheckingInterval: 100, requireHostHeader: false });
beforeAll(async () => {
  const { app, log: entries } = await createTestApp();
  log = entries;
  answerClientErrors(server, { 'x-content-type-options': 'nosniff' });
  const listener = createListener(app, { hostname: 'localhost', headers: { 'x-content-type-options': 'nosniff' } });
  answerRequests(server, boundConnections(server, toBounds(20_000, 0)).inTurn(listener));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  port = typeof address === 'object' && address ? address.port : 0;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const open = (text: string) =>
  new Promise<Socket>((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(text, () => resolve(socket)));
    socket.on('error', reject);
  });
const isAlive = async () => (await fetch(`http://127.0.0.1:${port}/`)).status === 200;

it('F46: a thousand clients that disconnect while sending a body leave nothing behind', async () => {
  const failures: unknown[] = [];
  const note = (error: unknown) => failures.push(error);
  process.on('unhandledRejection', note);
  const start = (path: string, type: string) =>
    `POST ${path} HTTP/1.1\r\nHost: localhost:${port}\r\nOrigin: http://localhost:${port}\r\nContent-Type: ${type}\r\nIdempotency-Key: 3f0d0f0e-1c7b-4a55-9d2a-0a1b2c3d4e5f\r\n`;
  for (let round = 0; round < 250; round++) {
    const sockets = await Promise.all([
      open(`${start('/api/briefs', 'application/json')}Content-Length: 5000\r\n\r\n{"brief":`),
      open(`${start('/api/events', 'application/json')}Transfer-Encoding: chunked\r\n\r\n5\r\n{"lan\r\n`),
      open(`${start('/login', 'application/x-www-form-urlencoded')}Content-Length: 60000\r\n\r\nname=`),
      open(`${start('/api/csp', 'application/csp-report')}Content-Length: 100\r\n\r\n`),
    ]);
    for (const socket of sockets) round % 2 ? socket.resetAndDestroy() : socket.destroy();
  }
  await new Promise((resolve) => setTimeout(resolve, 300));
  process.off('unhandledRejection', note);
  expect(failures).toEqual([]);
  expect(log).toEqual([]);
  expect(await isAlive()).toBe(true);
});

it('slow clients are disconnected, and others are answered meanwhile', async () => {
  const slow = await Promise.all(Array.from({ length: 100 }, () => open('GET / HTTP/1.1\r\nHost: a\r\nX-Slow: ')));
  const endings = slow.map((socket) => new Promise<void>((resolve) => socket.once('close', () => resolve()).resume()));
  expect(await isAlive()).toBe(true);
  await Promise.all(endings);
  expect(await isAlive()).toBe(true);
});

it.each([
  ['a file on the disk', '/creatives/wheel/preview.mp4'],
  ['rendered pages', '/?q=x'],
])('a connection with 2,000 pipelined requests that reads nothing opens only one of %s', async (_, path) => {
  const countOpen = () => readdirSync('/proc/self/fd').length;
  const before = { open: countOpen(), renders: renders.count };
  const sockets = await Promise.all(Array.from({ length: 5 }, () => open(`GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`.repeat(2000))));
  for (const socket of sockets) socket.on('error', () => {});
  expect(await isAlive()).toBe(true);
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(countOpen() - before.open).toBeLessThan(25);
  expect(renders.count - before.renders).toBeLessThan(10);
  expect(await isAlive()).toBe(true);
  for (const socket of sockets) socket.destroy();
  expect(log).toEqual([]);
});

it.each([1, 40])('a file is closed when its client disconnects after %i KB', async (kilobytes) => {
  const isOpen = () => readdirSync('/proc/self/fd').some((fd) => readLink(fd).endsWith('preview.mp4'));
  for (let round = 0; round < 20; round++) {
    const socket = await open('GET /creatives/wheel/preview.mp4 HTTP/1.1\r\nHost: a\r\n\r\n');
    let taken = 0;
    for await (const chunk of socket) {
      taken += chunk.length;
      if (taken > kilobytes * 1000) break;
    }
    socket.destroy();
  }
  for (let round = 0; round < 20; round++) (await open('GET /creatives/wheel/preview.mp4 HTTP/1.1\r\nHost: a\r\n\r\n')).destroy();
  await vi.waitFor(() => expect(isOpen()).toBe(false));
});

function readLink(fd: string): string {
  try {
    return readlinkSync(`/proc/self/fd/${fd}`);
  } catch {
    return '';
  }
}

it('an ambiguous request gets one answer, and its connection is closed', async () => {
  for (const head of [
    'Content-Length: 5\r\nTransfer-Encoding: chunked',
    'Content-Length: 5\r\nContent-Length: 6',
    'Transfer-Encoding: chunked, identity',
  ]) {
    const socket = await open(`POST /login HTTP/1.1\r\nHost: a\r\n${head}\r\n\r\n0\r\n\r\nGET /smuggled HTTP/1.1\r\nHost: a\r\n\r\n`);
    let answer = '';
    for await (const chunk of socket) answer += chunk;
    expect(answer.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 400']);
  }
});

it.each([
  ['no host', 'GET / HTTP/1.1\r\n', 400],
  ['no host, which HTTP/1.0 allows', 'GET / HTTP/1.0\r\n', 200],
  ['an invalid host', 'GET / HTTP/1.1\r\nHost: a b\r\n', 400],
  ['a path with backslashes', 'GET /a\\b HTTP/1.1\r\nHost: a\r\n', 400],
  ['an invalid address', 'GET a HTTP/1.1\r\nHost: a\r\n', 400],
  ['a star', 'OPTIONS * HTTP/1.1\r\nHost: a\r\n', 400],
  ['an unknown expectation', 'GET / HTTP/1.1\r\nHost: a\r\nExpect: wonders\r\n', 417],
  ['TRACE', 'TRACE / HTTP/1.1\r\nHost: a\r\n', 405],
  ['OPTIONS', 'OPTIONS / HTTP/1.1\r\nHost: a\r\n', 204],
])('a request with %s is answered with our headers', async (_, head, status) => {
  const socket = await open(`${head}Connection: close\r\n\r\n`);
  let answer = '';
  for await (const chunk of socket) answer += chunk;
  expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  expect(answer).toMatch(/x-content-type-options: nosniff/i);
});

it.each(['1270.0.1', '127.0..1', '1.2.3.4.5', '4294967296', 'a:99999', '1.2.3.4\r\nHost: a', 'a\r\nhost: a'])(
  'the invalid host %j is refused',
  async (host) => {
    for (const line of [
      'GET / HTTP/1.1',
      'GET /robots.txt HTTP/1.1',
      'GET /creatives/wheel/index.html HTTP/1.1',
      'POST /login HTTP/1.1\r\nContent-Length: 0',
    ]) {
      const socket = await open(`${line}\r\nHost: ${host}\r\n\r\n`);
      let answer = '';
      for await (const chunk of socket) answer += chunk;
      expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    }
    expect(log).toEqual([]);
  },
);

const BODY = 'x'.repeat(100_000);
const LONG = 'x'.repeat(3_000_000);
const CHUNKED = `Transfer-Encoding: chunked\r\n\r\n${'4000\r\n'.concat('x'.repeat(0x4000), '\r\n').repeat(6)}0\r\n\r\n`;
it.each([
  ['too long', 'POST /api/briefs', 'Content-Type: application/json', `Content-Length: ${BODY.length}\r\n\r\n${BODY}`, 413],
  ['far too long', 'POST /api/briefs', 'Content-Type: application/json', `Content-Length: ${LONG.length}\r\n\r\n${LONG}`, 413],
  ['too long in chunks', 'POST /api/briefs', 'Content-Type: application/json', CHUNKED, 413],
  ['too long for events', 'POST /api/events', 'Content-Type: application/json', `Content-Length: 9000\r\n\r\n${BODY.slice(0, 9000)}`, 413],
  ['compressed', 'POST /login', 'Content-Encoding: gzip', `Content-Length: ${BODY.length}\r\n\r\n${BODY}`, 415],
  ['of another type', 'POST /api/briefs', 'Content-Type: text/plain', CHUNKED.replace(/(4000\r\nx+\r\n)+/, '$1$1$1'), 415],
  ['from elsewhere', 'POST /login', 'Origin: http://evil.test', `Content-Length: ${BODY.length}\r\n\r\n${BODY}`, 403],
  ['to no page', 'DELETE /assets/x', 'X-Y: z', `Content-Length: ${BODY.length}\r\n\r\n${BODY}`, 413],
])('a refused body (%s) does not affect the next request', async (_, line, header, body, status) => {
  const own = header.startsWith('Origin') ? '' : `Origin: http://localhost:${port}\r\n`;
  const next = `GET /favicon.svg HTTP/1.1\r\nHost: localhost:${port}\r\nConnection: close\r\n\r\n`;
  const socket = await open(`${line} HTTP/1.1\r\nHost: localhost:${port}\r\n${own}${header}\r\n${body}`);
  let answer = '';
  socket.on('data', (chunk) => (answer += chunk));
  const end = once(socket, 'close').then(() => {});
  await vi.waitFor(() => expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `)));
  // Either the connection can be used for another request, or its end was announced.
  if (/^connection: close/im.test(answer)) return end;
  socket.write(next);
  await end;
  expect(answer.match(/HTTP\/1\.1 \d+/g)).toEqual([`HTTP/1.1 ${status}`, 'HTTP/1.1 200']);
});

it('the rest of a refused body may arrive late', async () => {
  const socket = await open(
    `POST /login HTTP/1.1\r\nHost: localhost:${port}\r\nContent-Encoding: gzip\r\nContent-Length: 200\r\nOrigin: http://localhost:${port}\r\n\r\nx`,
  );
  let answer = '';
  socket.on('data', (chunk) => (answer += chunk));
  const end = once(socket, 'close').then(() => {});
  await vi.waitFor(() => expect(answer).toMatch(/^HTTP\/1\.1 415 /));
  if (/^connection: close/im.test(answer)) return end;
  await new Promise((resolve) => setTimeout(resolve, 1000));
  socket.write(`${'x'.repeat(199)}GET /favicon.svg HTTP/1.1\r\nHost: localhost:${port}\r\nConnection: close\r\n\r\n`);
  await end;
  expect(answer.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 415', 'HTTP/1.1 200']);
});

it('a refused body that never ends does not delay the answer', async () => {
  const socket = await open(
    `POST /login HTTP/1.1\r\nHost: localhost:${port}\r\nContent-Encoding: gzip\r\nContent-Length: 1000000\r\nOrigin: http://localhost:${port}\r\n\r\nx`,
  );
  let answer = '';
  for await (const chunk of socket) answer += chunk;
  expect(answer).toMatch(/^HTTP\/1\.1 415 /);
  expect(answer).toMatch(/\r\nconnection: close\r\n/i);
});
