import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it, vi } from 'vitest';
import { languages } from '#protocol/languages.ts';
import { createTestApp, renders } from './app-fixture.ts';
import { createTestStore } from './db/store-fixture.ts';
import * as encoding from './http/encoding.ts';

describe('security headers', () => {
  const common = { 'x-content-type-options': 'nosniff', 'referrer-policy': 'strict-origin-when-cross-origin' };
  const cases = [
    ['a page', '/', {}, 200],
    ['a page that has not changed', '/', { 'if-none-match': '*' }, 304],
    ['a missing page', '/missing', {}, 404],
    ['a page that throws', '/broken', {}, 500],
    ['a redirect', '/experience', {}, 302],
    ['data of a page', '/experience.data', {}, 200],
    ['a file', '/assets/app-1a2b.js', {}, 200],
    ['a missing file', '/assets/app-0000.js', {}, 404],
    ['a health check', '/health', {}, 200],
    ['a missing health check', '/health/deep', {}, 200],
  ] as const;

  it.each(cases)('security headers are sent with %s', async (_name, path, headers, status) => {
    const { app } = await createTestApp();
    const response = await app.request(path, { headers });
    expect(response.status).toBe(status);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      ...common,
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
    });
    const policy = response.headers.get('content-security-policy');
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(response.headers.get('permissions-policy')).toContain('camera=()');
    expect(response.headers.has('strict-transport-security')).toBe(false);
  });

  it.each([
    ['the document', '/creatives/wheel/index.html', {}, 200],
    ['an unchanged document', '/creatives/wheel/index.html', { 'if-none-match': '*' }, 304],
    ['media', '/creatives/wheel/thumbnail.webp', {}, 200],
    ['a part of media', '/creatives/wheel/preview.mp4', { range: 'bytes=0-9' }, 206],
    ['an impossible part', '/creatives/wheel/preview.mp4', { range: 'bytes=999999-' }, 416],
    ['nothing', '/creatives/none/index.html', {}, 404],
    ['the folder', '/creatives/wheel/', {}, 404],
  ] as const)('security headers of a creative: %s', async (_name, path, headers, status) => {
    const { app } = await createTestApp();
    const response = await app.request(path, { headers });
    expect(response.status).toBe(status);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      ...common,
      'cross-origin-resource-policy': 'cross-origin',
      'access-control-allow-origin': '*',
    });
    const policy = response.headers.get('content-security-policy') ?? '';
    expect(policy).toMatch(/^sandbox allow-scripts; default-src 'none'; /);
    expect(policy).toContain('img-src http://surge.test/creatives/ data: blob:; media-src http://surge.test/creatives/ data: blob:;');
    expect(policy).toContain("connect-src 'none'");
    expect(policy).toContain("frame-ancestors 'self'");
    expect(response.headers.has('set-cookie')).toBe(false);
  });

  it('pages may run inline scripts and styles only by hash', async () => {
    const { app } = await createTestApp();
    for (const path of ['/', '/creatives/wheel/index.html']) {
      const policy = (await app.request(path)).headers.get('content-security-policy') ?? '';
      const directive = (name: string) => policy.split('; ').find((part) => part.startsWith(`${name} `)) ?? '';
      expect(directive('script-src')).toMatch(/'sha256-[\w+/]{43}='/);
      expect(directive('style-src')).toMatch(/'sha256-[\w+/]{43}='/);
      expect(directive('script-src') + directive('style-src')).not.toMatch(/unsafe/);
    }
  });
});

describe('pages', () => {
  it('a page is rendered once per address, language and settings, and depends on nothing else', async () => {
    const { app } = await createTestApp();
    renders.count = 0;
    const ask = async (path: string, cookie = '') =>
      (await app.request(path, { headers: { cookie, 'accept-language': 'fr', 'x-forwarded-host': 'evil' } })).text();
    const first = await ask('/?utm_source=mail', 'I18N_LANGUAGE=gr; secret=1');
    expect(first).toContain('http://surge.test/ [I18N_LANGUAGE=gr] cookie');
    expect(await ask('/', 'other=2; I18N_LANGUAGE=gr')).toBe(first);
    expect(renders.count).toBe(1);
    expect(await ask('/')).toContain('[I18N_LANGUAGE=en]');
    expect(renders.count).toBe(2);
  });

  it('a page is drawn anew each day: what it shows may be dated from today', async () => {
    const { app } = await createTestApp();
    const countAt = async (time: string) => {
      vi.setSystemTime(time);
      await app.request('/');
      return renders.count;
    };
    try {
      renders.count = 0;
      expect([await countAt('2026-05-01T00:10Z'), await countAt('2026-05-01T23:50Z'), await countAt('2026-05-02T00:10Z')]).toEqual([1, 1, 2]);
    } finally {
      vi.useRealTimers();
    }
  });

  it('pages of two visitors at the same time are never mixed up', async () => {
    const { app } = await createTestApp();
    const codes = languages.map(({ code }) => code);
    const answers = await Promise.all(
      Array.from({ length: 200 }, async (_, index) => {
        const code = codes[index % codes.length];
        const response = await app.request(index % 3 ? '/' : '/formats', { headers: { cookie: `I18N_LANGUAGE=${code}` } });
        return (await response.text()).includes(`I18N_LANGUAGE=${code}]`);
      }),
    );
    expect(answers.every(Boolean)).toBe(true);
  });

  it('pages that are missing, fail, hold a search or were posted to are never cached', async () => {
    const { app, log } = await createTestApp();
    for (const [path, method] of [
      ['/missing', 'GET'],
      ['/broken', 'GET'],
      ['/?q=x', 'GET'],
      ['/', 'POST'],
      ['/robots.txt', 'GET'],
    ] as const) {
      renders.count = 0;
      const headers = { origin: 'http://localhost', 'content-type': 'application/x-www-form-urlencoded' };
      await app.request(path, { method, headers });
      await app.request(path, { method, headers });
      expect([path, renders.count]).toEqual([path, 2]);
    }
    expect(log).toHaveLength(2);
  });

  it('a page is sent in the encoding that the client prefers, and not again when the client has it', async () => {
    const { app } = await createTestApp();
    const plain = await app.request('/');
    const text = await plain.text();
    const bytes = async (encoding: string) => {
      const response = await app.request('/', { headers: { 'accept-encoding': encoding } });
      expect(response.headers.get('content-encoding')).toBe(encoding);
      return Buffer.from(await response.arrayBuffer());
    };
    expect(brotliDecompressSync(await bytes('br')).toString()).toBe(text);
    expect(gunzipSync(await bytes('gzip')).toString()).toBe(text);
    expect(plain.headers.get('vary')).toBe('Cookie, Accept-Encoding');
    expect(plain.headers.get('cache-control')).toBe('no-cache');
    const etag = plain.headers.get('etag') ?? '';
    const again = await app.request('/', { headers: { 'if-none-match': `"other", ${etag}` } });
    expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', etag]);
    expect((await app.request('/formats', { headers: { 'if-none-match': etag } })).status).toBe(200);
  });

  it('a page is compressed at the best quality after the first answer', async () => {
    const { app } = await createTestApp();
    const ask = async () => Number((await app.request('/', { headers: { 'accept-encoding': 'br' } })).headers.get('content-length'));
    const first = await ask();
    await vi.waitFor(async () => expect(await ask()).toBeLessThan(first));
  });

  it('pages that are all new are compressed once each, quickly and in one encoding', async () => {
    const brotli = vi.spyOn(encoding, 'compressBrotli');
    const gzip = vi.spyOn(encoding, 'compressGzip');
    const { app } = await createTestApp();
    await Promise.all(languages.map(({ code }) => app.request(`/?lang=${code}`, { headers: { 'accept-encoding': 'gzip, br' } })));
    expect(brotli.mock.calls.map(([, quality]) => quality)).toEqual(languages.map(() => 5));
    expect(gzip).not.toHaveBeenCalled();
    vi.restoreAllMocks();
  });

  it('a page answers HEAD like GET without a body', async () => {
    const { app } = await createTestApp();
    const [get, head] = [await app.request('/'), await app.request('/', { method: 'HEAD' })];
    expect(await head.text()).toBe('');
    expect(Object.fromEntries(head.headers)).toEqual(Object.fromEntries(get.headers));
  });

  it('a page that throws is answered with a request id only, and the log has the error under that id', async () => {
    const { app, log } = await createTestApp();
    const text = await (await app.request('/broken?token=1')).text();
    expect(text).toMatch(/^Something went wrong\. Request [\w-]{36}\.$/);
    expect(log).toMatchObject([{ event: 'request failed', path: '/broken', requestId: text.slice(-37, -1), error: { message: 'secret detail' } }]);
    await app.request('/logged');
    expect(log[1]).toMatchObject({ event: 'page failed', path: '/logged' });
  });

  it('a page that takes too long is answered with 503', async () => {
    const { app } = await createTestApp();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const answer = app.request('/late');
    // Waits until its turn has come.
    while (vi.getTimerCount() === 0) await new Promise(setImmediate);
    await vi.advanceTimersByTimeAsync(5000);
    vi.useRealTimers();
    expect((await answer).status).toBe(503);
    expect((await answer).headers.get('retry-after')).toBe('5');
  });
});

describe('files', () => {
  it('only files that existed at the start are served, without dot files, source maps and encodings', async () => {
    const { files } = await createTestApp();
    expect([...files.keys()].sort()).toEqual([
      '/assets/app-1a2b.js',
      '/creatives/wheel/embed.html',
      '/creatives/wheel/index.html',
      '/creatives/wheel/preview.mp4',
      '/creatives/wheel/thumbnail.webp',
      '/favicon.svg',
    ]);
  });

  it('a file may be cached for ever if its name contains its hash, and is revalidated otherwise', async () => {
    const { app } = await createTestApp();
    const asset = await app.request('/assets/app-1a2b.js', { headers: { 'accept-encoding': 'gzip, br' } });
    expect(asset.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect([asset.headers.get('content-encoding'), await asset.text(), asset.headers.get('content-type')]).toEqual([
      'br',
      'brotli',
      'text/javascript; charset=utf-8',
    ]);
    expect(await (await app.request('/assets/app-1a2b.js', { headers: { 'accept-encoding': 'gzip' } })).text()).toBe('gzip');
    const icon = await app.request('/favicon.svg');
    expect(icon.headers.get('cache-control')).toBe('no-cache');
    const etag = icon.headers.get('etag') ?? '';
    expect((await app.request('/favicon.svg', { headers: { 'if-none-match': `W/${etag}` } })).status).toBe(304);
    expect((await app.request('/favicon.svg', { headers: { 'if-none-match': '"x"' } })).status).toBe(200);
  });

  it('a file can be requested in a single range of bytes', async () => {
    const { app } = await createTestApp();
    const ask = async (range: string, path = '/creatives/wheel/preview.mp4') => {
      const response = await app.request(path, { headers: { range } });
      return [response.status, response.headers.get('content-range'), response.headers.get('content-length'), (await response.text()).slice(0, 12)];
    };
    expect(await ask('bytes=5-14')).toEqual([206, 'bytes 5-14/400000', '10', '5678901234']);
    expect(await ask('bytes=-3')).toEqual([206, 'bytes 399997-399999/400000', '3', '789']);
    expect(await ask('bytes=399995-999999999')).toEqual([206, 'bytes 399995-399999/400000', '5', '56789']);
    expect(await ask('bytes=100-')).toEqual([206, 'bytes 100-399999/400000', '399900', '012345678901']);
    expect(await ask('bytes=0-1,4-5')).toEqual([200, null, '400000', '012345678901']);
    expect(await ask('bytes=9-2')).toEqual([416, 'bytes */400000', null, '']);
    expect(await ask('bytes=1-2', '/favicon.svg')).toEqual([206, 'bytes 1-2/6', '2', 'sv']);
  });

  it.each(['/.env', '/.git/HEAD', '/assets/app-1a2b.js.map', '/assets/', '/assets/..%2f..%2fpackage.json', '/.vite/manifest.json'])(
    'answers %s with a short 404',
    async (path) => {
      const { app } = await createTestApp();
      const response = await app.request(path);
      expect(response.status).toBe(404);
      expect((await response.text()).length).toBeLessThan(200);
    },
  );
});

describe('a request', () => {
  it('a request is answered only for the public host, if one is set', async () => {
    const { app } = await createTestApp({ publicHost: 'surge.test' });
    const ask = async (url: string, host: string) => (await app.request(url, { headers: { host } })).status;
    expect(await ask('http://surge.test/', 'surge.test')).toBe(200);
    expect(await ask('http://surge.test/', 'SURGE.test:443')).toBe(200);
    expect(await ask('http://evil.test/', 'evil.test')).toBe(421);
    expect(await ask('http://evil.test/', 'surge.test')).toBe(421);
    expect(await ask('http://surge.test/', 'surge.test:81')).toBe(421);
    expect(await ask('http://10.0.0.7/health/ready', '10.0.0.7')).toBe(200);
  });

  it('a request is answered for any host if no public one is set', async () => {
    const { app } = await createTestApp();
    expect((await app.request('http://anything.test/', { headers: { host: 'anything.test' } })).status).toBe(200);
  });
});

it('the server reports that it is alive, and that it is ready until it stops', async () => {
  const { app, lifecycle } = await createTestApp();
  const statuses = async () => Promise.all(['/health/live', '/health/ready', '/health'].map(async (path) => (await app.request(path)).status));
  expect(await statuses()).toEqual([200, 200, 200]);
  expect(await (await app.request('/health')).json()).toEqual({ status: 'ok', lagMs: 0 });
  lifecycle.isDraining = true;
  expect(await statuses()).toEqual([200, 503, 503]);
});

it('the server reports with its readiness what the store lost and how old the newest backup is', async () => {
  const { app } = await createTestApp({
    store: { ...(await createTestStore()), lostCommits: 3 },
    backup: { dir: '/nowhere', everyHours: 24, keep: 7 },
  });
  expect(await (await app.request('/health/ready')).json()).toEqual({ status: 'ok', lagMs: 0, lostCommits: 3, backupAgeHours: null });
});

it('the server takes a request id only from a trusted proxy', async () => {
  const headers = { 'x-request-id': 'from-the-proxy' };
  const [trusting, wary] = [await createTestApp({ trustProxy: 1 }), await createTestApp()];
  const answer = await trusting.app.request('/broken', { headers });
  expect(await answer.text()).toContain('from-the-proxy');
  expect(answer.headers.has('x-request-id')).toBe(false);
  expect(await (await wary.app.request('/broken', { headers })).text()).not.toContain('from-the-proxy');
  for (const id of ['seven-7', 'a=b=c=d=e', 'x'.repeat(65)]) {
    expect(await (await trusting.app.request('/broken', { headers: { 'x-request-id': id } })).text()).toMatch(/Request [\da-f-]{36}\.$/);
  }
});
