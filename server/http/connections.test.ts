import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, expect, it, vi } from 'vitest';
import { answerRequests } from './client-error.ts';
import { boundConnections, type ConnectionBounds, toBounds } from './connections.ts';

const BOUNDS: ConnectionBounds = { total: 100, perAddress: 100, stuckMs: 30_000, unsentBytes: 1e9 };
const LARGE = Buffer.alloc(64 * 1024 * 1024);

const servers: Server[] = [];
const sockets: Socket[] = [];
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
  for (const server of servers.splice(0)) server.close().closeAllConnections();
});

/** A server with a clock that moves only when told. `/held…` is answered when `release` is called; `/large` is larger than any system's buffer. */
async function start(bounds: Partial<ConnectionBounds> = {}) {
  const clock = { now: 0 };
  const asked: string[] = [];
  const held: (() => void)[] = [];
  const answer: RequestListener = ({ url = '' }, response) => {
    asked.push(url);
    if (url.startsWith('/held')) held.push(() => response.end(url));
    else response.end(url === '/large' ? LARGE : url);
  };
  const server = createServer({ keepAliveTimeout: 60_000 });
  servers.push(server);
  const connections = boundConnections(server, { ...BOUNDS, ...bounds }, () => clock.now);
  answerRequests(server, connections.inTurn(answer));
  server.listen(0, '0.0.0.0');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  /** A client that reads only when told to. */
  const open = async (text: string, localAddress = '127.0.0.1') => {
    const socket = connect({ port, host: '127.0.0.1', localAddress }).pause();
    sockets.push(socket);
    const ending = { isOver: false };
    socket.on('error', () => {});
    socket.once('close', () => (ending.isOver = true));
    await once(socket, 'connect');
    socket.write(text);
    return { socket, ending };
  };
  const release = () => held.splice(0).forEach((done) => void done());
  return { clock, asked, connections, open, release, server };
}

const get = (...paths: string[]) => paths.map((path) => `GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`).join('');

async function readUntil(socket: Socket, end: string): Promise<string> {
  let text = '';
  socket.on('data', (chunk) => (text += chunk)).resume();
  await vi.waitFor(() => expect(text).toContain(end));
  return text;
}

it('answers pipelined requests one after another', async () => {
  const { asked, open, release } = await start();
  const paths = Array.from({ length: 16 }, (_, index) => `/held${index}.`);
  const { socket } = await open(get(...paths));
  for (const [index, path] of paths.entries()) {
    await vi.waitFor(() => expect(asked).toEqual(paths.slice(0, index + 1)));
    await pause(1);
    expect(asked.at(-1)).toBe(path);
    release();
  }
  expect((await readUntil(socket, '/held15.')).match(/\/held\d+\./g)).toEqual(paths);
});

it('disconnects a client that pipelines more than sixteen requests, and begins none of them', async () => {
  const { asked, open, release } = await start();
  const { ending, socket } = await open(get(...Array.from({ length: 2000 }, () => '/held')));
  socket.resume();
  await vi.waitFor(() => expect(ending.isOver).toBe(true));
  release();
  const { socket: other } = await open(get('/other'));
  await readUntil(other, '/other');
  expect(asked).toEqual(['/held', '/other']);
});

it('begins no request of a client that has disconnected', async () => {
  const { asked, open, release, server } = await start();
  const { socket } = await open(get('/held', '/never'));
  await vi.waitFor(() => expect(asked).toEqual(['/held']));
  socket.destroy();
  await vi.waitFor(async () => expect(await countConnections(server)).toBe(0));
  release();
  await pause(10);
  expect(asked).toEqual(['/held']);
});

const countConnections = (server: Server) => new Promise<number>((done) => server.getConnections((_, count) => done(count)));

it('disconnects a client that reads nothing of its answer, and no other', async () => {
  const { clock, connections, open, asked } = await start();
  const stuck = await open(get('/large'));
  const slow = await open(get('/large'));
  const idle = await open('');
  const working = await open(get('/held'));
  await vi.waitFor(() => expect(asked).toHaveLength(3));
  connections.look();
  for (clock.now = 10_000; clock.now <= 40_000; clock.now += 10_000) {
    // Less than a chunk: the whole answer is one chunk.
    for (let taken = 0; taken < 8 * 1024 * 1024; ) {
      const chunk: Buffer | null = slow.socket.read();
      if (chunk) taken += chunk.length;
      else await once(slow.socket, 'readable');
    }
    await pause(20);
    connections.look();
  }
  stuck.socket.resume();
  await vi.waitFor(() => expect(stuck.ending.isOver).toBe(true));
  expect([slow, idle, working].map(({ ending }) => ending.isOver)).toEqual([false, false, false]);
});

it('closes the connection that has waited longest for its client when a new one needs its place', async () => {
  const { clock, connections, open, asked, release } = await start({ total: 4 });
  const working = await open(get('/held'));
  await vi.waitFor(() => expect(asked).toEqual(['/held']));
  const stuck = await open(get('/large'));
  await vi.waitFor(() => expect(asked).toEqual(['/held', '/large']));
  connections.look();
  clock.now = 5000;
  const idle = await open(get('/'));
  await readUntil(idle.socket, '\r\n\r\n/');
  connections.look();
  clock.now = 6000;
  const typing = await open('GET / HT');
  for (const [index, expected] of [[stuck], [stuck, idle], [stuck, idle, typing]].entries()) {
    clock.now += 1000;
    const newcomer = await open(get(`/held${index}`));
    await vi.waitFor(() => expect(asked).toContain(`/held${index}`));
    for (const { socket, ending } of expected) {
      socket.resume();
      await vi.waitFor(() => expect(ending.isOver).toBe(true));
    }
    expect(newcomer.ending.isOver).toBe(false);
  }
  // All connections are working now.
  const last = await open(get('/last'));
  last.socket.resume();
  await vi.waitFor(() => expect(last.ending.isOver).toBe(true));
  release();
  await readUntil(working.socket, '/held');
});

it.each(['', get('/held')])('closes a connection of the address that has the most, idle or working: %j', async (text) => {
  const { clock, open, asked } = await start({ total: 4 });
  const honest = await open('', '127.0.0.2');
  clock.now = 1000;
  const many = [await open(text, '127.0.0.3'), await open(text, '127.0.0.3'), await open(text, '127.0.0.3')];
  if (text) await vi.waitFor(() => expect(asked).toHaveLength(3));
  asked.length = 0;
  clock.now = 2000;
  await open(get('/newcomer'), '127.0.0.4');
  await vi.waitFor(() => expect(asked).toEqual(['/newcomer']));
  for (const { socket } of [honest, ...many]) socket.resume();
  await vi.waitFor(() => expect(many.filter(({ ending }) => ending.isOver)).toHaveLength(1));
  expect(honest.ending.isOver).toBe(false);
});

it('closes connections of an address above its own limit before those of others', async () => {
  const { open, asked } = await start({ perAddress: 2 });
  const other = await open('', '127.0.0.2');
  const first = await open('');
  const second = await open(get('/held'));
  await vi.waitFor(() => expect(asked).toEqual(['/held']));
  await open(get('/held2'));
  await vi.waitFor(() => expect(asked).toContain('/held2'));
  first.socket.resume();
  await vi.waitFor(() => expect(first.ending.isOver).toBe(true));
  expect([other, second].map(({ ending }) => ending.isOver)).toEqual([false, false]);
});

it('limits the bytes of unread answers of all clients together', async () => {
  const { clock, connections, open, asked } = await start({ unsentBytes: 1.5 * LARGE.byteLength });
  const clients: Awaited<ReturnType<typeof open>>[] = [];
  for (const index of [1, 2, 3]) {
    clock.now += 1000;
    clients.push(await open(get('/large')));
    await vi.waitFor(() => expect(asked).toHaveLength(index));
    await pause(20);
    connections.look();
  }
  const [first, second, third] = clients;
  for (const client of [first, second]) {
    client?.socket.resume();
    await vi.waitFor(() => expect(client?.ending.isOver).toBe(true));
  }
  expect(third?.ending.isOver).toBe(false);
});

it('has bounds below the system’s limit of open files', () => {
  expect(toBounds(20_000, 0)).toMatchObject({ total: 1000, perAddress: 250 });
  expect(toBounds(20_000, 1)).toMatchObject({ total: 1000, perAddress: 1000 });
  expect(toBounds(Number.POSITIVE_INFINITY, 0)).toMatchObject({ total: 1000, perAddress: 250 });
  expect(toBounds(256, 0)).toMatchObject({ total: 108, perAddress: 27 });
  expect(toBounds(64, 0)).toMatchObject({ total: 12, perAddress: 16 });
});
