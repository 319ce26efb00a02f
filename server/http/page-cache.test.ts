import { describe, expect, it } from 'vitest';
import type { Page } from './page.ts';
import { PageCache } from './page-cache.ts';

const toPage = (bytes: number, isKept = true): Page => {
  const nothing = { body: new Uint8Array(), headers: {} };
  return { status: 200, etag: '', identity: nothing, packed: {}, unchanged: {}, bytes, isKept, asked: 0, isBest: false };
};

describe('PageCache', () => {
  it('renders a page once, also for requests that come while it renders', async () => {
    const cache = new PageCache(1000);
    let renders = 0;
    const render = async () => {
      renders++;
      await Promise.resolve();
      return toPage(10);
    };
    const pages = await Promise.all([cache.getOrRender('a', render), cache.getOrRender('a', render), cache.getOrRender('a', render)]);
    expect(new Set([...pages, await cache.getOrRender('a', render)]).size).toBe(1);
    expect(renders).toBe(1);
  });

  it('holds no more bytes than allowed, and removes the least recently used page first', async () => {
    const cache = new PageCache(100);
    for (const key of ['a', 'b', 'c']) await cache.getOrRender(key, async () => toPage(30));
    cache.find('a');
    await cache.getOrRender('d', async () => toPage(30));
    expect(['a', 'b', 'c', 'd'].map((key) => cache.find(key) !== undefined)).toEqual([true, false, true, true]);
    for (let index = 0; index < 10_000; index++) await cache.getOrRender(`x${index}`, async () => toPage(30));
    expect(cache.bytes).toBeLessThanOrEqual(100);
  });

  it('caches neither a page that must not be cached nor one that is larger than the limit', async () => {
    const cache = new PageCache(100);
    await cache.getOrRender('a', async () => toPage(10, false));
    await cache.getOrRender('b', async () => toPage(101));
    expect([cache.find('a'), cache.find('b'), cache.bytes]).toEqual([undefined, undefined, 0]);
  });

  it('renders a page again after a failure', async () => {
    const cache = new PageCache(100);
    await expect(cache.getOrRender('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await cache.getOrRender('a', async () => toPage(1))).toBeDefined();
  });
});
