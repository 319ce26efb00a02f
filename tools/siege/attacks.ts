/**
 * The attackers, in a process of their own: `attacks.ts <port>`. Each kind uses its own addresses and starts again whenever the server closes a
 * connection. Prints nothing; ends when its parent does.
 */
import { randomBytes, randomUUID } from 'node:crypto';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { createBrief } from '../bench/brief-load.ts';

const [port = 0] = process.argv.slice(2).map(Number);
const PIPELINES = 12;
const PIPELINED = 2000;
const SLOW_READERS = 1000;
/** The slow readers come from many addresses, so that a limit per address alone would not stop them. */
const READERS_OF_ONE_ADDRESS = 20;
const SLOW_BYTES = 256;
const SLOW_PAUSE_MS = 5000;
const FLOODERS = 4;
const LOOKERS = 8;
/** One core renders about 180 pages a second: these request about five times as many, and give up on late answers. */
const SEARCHERS = 300;
const SEARCHERS_OF_ONE_ADDRESS = 10;
const SEARCH_PATIENCE_MS = 80;
const BROKEN = 20;
/** Pause before a refused or closed connection is opened again. */
const AGAIN_MS = 250;
/** A client that reads nothing does not notice a closed connection: it starts again after this time at most. */
const MAX_OPEN_MS = 20_000;

const FILM = '/creatives/choose-the-road/forest-h264.mp4';
const pipelined = [FILM, '/experience/gamification', '/'];

/** Resolves when the connection is closed by either side. `use` may write, read or close it. */
function open(localAddress: string, use: (socket: Socket) => void): Promise<void> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1', localAddress });
    socket.on('connect', () => use(socket));
    // Refused or reset: expected here.
    socket.on('error', () => socket.destroy());
    const anew = setTimeout(() => socket.destroy(), MAX_OPEN_MS * (0.5 + Math.random() / 2));
    socket.on('close', () => {
      clearTimeout(anew);
      resolve();
    });
  });
}

async function again(work: () => Promise<void>): Promise<never> {
  for (;;) {
    await work();
    await sleep(AGAIN_MS);
  }
}

const get = (path: string, headers = '') => `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\n${headers}\r\n`;

/** Sends thousands of requests at once and reads no answer. */
function pipeline(number: number): Promise<void> {
  return open(`127.0.2.${number + 1}`, (socket) => {
    const path = pipelined[number % pipelined.length] ?? '/';
    socket.pause();
    socket.write(Array.from({ length: PIPELINED }, (_, index) => get(`${path}?q=${number}-${index}`)).join(''));
  });
}

/** Requests a large file and reads a few bytes of it from time to time. */
function readSlowly(number: number): Promise<void> {
  return open(`127.0.3.${1 + Math.floor(number / READERS_OF_ONE_ADDRESS)}`, (socket) => {
    socket.pause();
    socket.write(get(FILM));
    const timer = setInterval(() => socket.read(SLOW_BYTES), SLOW_PAUSE_MS);
    socket.on('close', () => clearInterval(timer));
  });
}

/** Sends brief after brief from one address. */
async function flood(): Promise<void> {
  const origin = `http://127.0.0.1:${port}`;
  let token = '';
  await again(async () => {
    const body = JSON.stringify({ brief: createBrief(randomUUID()), token, website: '', isDelayed: false });
    const head = `POST /api/briefs HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nOrigin: ${origin}\r\nContent-Type: application/json\r\nIdempotency-Key: ${randomUUID()}\r\n`;
    let answer = '';
    await open('127.0.4.1', (socket) => {
      socket.on('data', (chunk) => {
        answer += chunk;
      });
      socket.write(`${head}Connection: close\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`);
    });
    // The answer to a refused token holds a new one.
    token = /"token":"([^"]+)"/.exec(answer)?.[1] ?? token;
  });
}

/** Requests a cacheable page in settings that were not requested before. */
function lookAnew(number: number): Promise<void> {
  const one = (words: readonly string[]) => words[Math.floor(Math.random() * words.length)];
  return open(`127.0.5.${number + 1}`, (socket) => {
    const path = one(['/experience/gamification', '/formats', '/experience/interactive', '/pages-pricing', '/pages-faqs']);
    const look = `mode=${one(['light', 'dark'])}&width=${one(['fluid', 'boxed'])}&topbar=${one(['light', 'dark'])}&sidebar=${one(['default', 'compact', 'icon'])}`;
    const color = `color=${one(['light', 'dark', 'colored', 'fjord', 'dusk', 'ember', 'moss', 'midnight'])}`;
    const language = one(['en', 'sp', 'gr', 'it', 'rs']);
    socket.resume();
    socket.write(get(`${path}?q=${randomUUID()}`, `Cookie: surge-settings=${look}&${color}; I18N_LANGUAGE=${language}\r\nConnection: close\r\n`));
  });
}

/** Requests a page that cannot come from the cache: a search for a new text each time. */
function search(number: number): Promise<void> {
  return open(`127.0.7.${1 + Math.floor(number / SEARCHERS_OF_ONE_ADDRESS)}`, (socket) => {
    socket.resume();
    socket.write(get(`/formats?q=${randomUUID().slice(0, 8)}`, 'Connection: close\r\n'));
    const late = setTimeout(() => socket.destroy(), SEARCH_PATIENCE_MS);
    socket.on('close', () => clearTimeout(late));
  });
}

/** Sends what is not HTTP, incomplete HTTP, headers that are too long, or no body after its header. */
function breakOff(number: number): Promise<void> {
  const kinds = [
    randomBytes(2000),
    'GET / HTTP/1.1\r\nHost: a\r\nX-Slow: ',
    `GET / HTTP/1.1\r\nHost: a\r\nX-Long: ${'x'.repeat(20_000)}\r\n\r\n`,
    get('/', 'Host: 1270.0.1\r\n'),
    'GET / HTTP/1.1\r\nHost: 1.2.3.4.5\r\n\r\n',
    `POST /api/briefs HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nContent-Type: application/json\r\nContent-Length: 5000\r\n\r\n{"brief":`,
    `POST /api/events HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nContent-Type: application/json\r\nContent-Length: 900000\r\n\r\n${'['.repeat(70_000)}`,
    get('/%zz/../..//\\'),
  ];
  return open(`127.0.6.${number + 1}`, (socket) => {
    socket.resume();
    socket.write(kinds[Math.floor(Math.random() * kinds.length)] ?? '');
    const cut = setTimeout(() => (Math.random() < 0.5 ? socket.resetAndDestroy() : socket.destroy()), Math.random() * 500);
    socket.on('close', () => clearTimeout(cut));
  });
}

process.on('disconnect', () => process.exit(0));
function start(count: number, attack: (number: number) => Promise<void>): void {
  for (let number = 0; number < count; number++) void again(() => attack(number));
}
start(PIPELINES, pipeline);
start(SLOW_READERS, readSlowly);
start(FLOODERS, flood);
start(LOOKERS, lookAnew);
start(SEARCHERS, search);
start(BROKEN, breakOff);
