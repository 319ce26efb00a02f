import { beforeEach, expect, it, vi } from 'vitest';
import * as encoding from './encoding.ts';
import { answerPage, createPage, packPage } from './page.ts';
import { createSecurityHeaders } from './security-headers.ts';

const security = createSecurityHeaders({ publicOrigin: 'http://surge.test', isOriginCertain: true });
const create = (isPlain = false) =>
  createPage(new Response('so much of it '.repeat(500), { headers: { 'content-type': 'text/html' } }), { isShared: true, isPlain }, security);

/** Compression that ends only when told to. Records what began, and at which quality. */
const begun: (number | 'gzip')[] = [];
const ends: (() => void)[] = [];
const pack = (quality: number | 'gzip') => async () => {
  begun.push(quality);
  await new Promise<void>((resolve) => ends.push(resolve));
  return new Uint8Array(quality === 11 ? 1 : 2);
};
const settle = async () => {
  for (let left = 200; left > 0; left--) {
    for (const end of ends.splice(0)) end();
    await new Promise(setImmediate);
  }
};

beforeEach(() => {
  begun.length = 0;
  vi.restoreAllMocks();
  vi.spyOn(encoding, 'compressBrotli').mockImplementation((_, quality) => pack(quality)());
  vi.spyOn(encoding, 'compressGzip').mockImplementation(() => pack('gzip')());
});

it('compresses new pages quickly, only in the requested encoding, two at a time', async () => {
  const pages = await Promise.all(Array.from({ length: 10 }, () => create()));
  const answers = pages.map((page) => answerPage(page, undefined, 'br'));
  await new Promise(setImmediate);
  expect(begun).toEqual([5, 5]);
  await settle();
  await Promise.all(answers);
  expect(begun).toEqual(Array(10).fill(5));
});

it('compresses a page once for all requests meanwhile', async () => {
  const page = await create();
  const answers = ['br', 'br', 'gzip'] as const;
  const all = Promise.all(answers.map((name) => packPage(page, name)));
  await settle();
  const [first, second] = await all;
  expect(first).toBe(second);
  expect(begun).toEqual([5, 'gzip']);
});

it('compresses a plain page at the best quality as soon as its first visitor is answered', async () => {
  const page = await create(true);
  const packed = packPage(page, 'br');
  await settle();
  await packed;
  expect((await answerPage(page, undefined, 'br')).headers.get('content-length')).toBe('2');
  await settle();
  expect(begun).toEqual([5, 11]);
  expect((await answerPage(page, undefined, 'br')).headers.get('content-length')).toBe('1');
});

it('compresses pages at the best quality when they are requested again, one at a time, and skips pages when too many wait', async () => {
  const pages = await Promise.all(Array.from({ length: 40 }, () => create()));
  const first = Promise.all(pages.map((page) => answerPage(page, undefined, 'br')));
  await settle();
  await first;
  begun.length = 0;
  for (const page of pages) answerPage(page, undefined, 'br');
  await new Promise(setImmediate);
  expect(begun).toEqual([11]);
  await settle();
  // Each is followed by a pause as long as its work.
  await vi.waitFor(async () => {
    await settle();
    expect(begun).toHaveLength(16);
  }, 10_000);
  const [best] = pages;
  if (!best) throw new Error('No page.');
  expect((await answerPage(best, undefined, 'br')).headers.get('content-length')).toBe('1');
});
