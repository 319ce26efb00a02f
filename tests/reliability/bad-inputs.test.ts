import { beforeAll, describe, expect, it } from 'vitest';
import { createRealApp, ORIGIN } from './real-app.ts';

/** The addresses of the fault list (docs/faults.md, F1 to F22), tried on the built site. */
let app: Awaited<ReturnType<typeof createRealApp>>['app'];
let log: Awaited<ReturnType<typeof createRealApp>>['log'];
beforeAll(async () => {
  ({ app, log } = await createRealApp());
});

async function get(path: string, headers: Readonly<Record<string, string>> = {}) {
  const response = await app.request(ORIGIN + path, { headers: { host: 'surge.test', ...headers } });
  const text = await response.text();
  return { status: response.status, location: response.headers.get('location'), text, title: /<title>(.*?)<\/title>/.exec(text)?.[1] };
}

const NOT_FOUND = 'No ad format found for the selected type and ID.';

describe('addresses', () => {
  it('F1: the list without a type redirects to the first type, without the query', async () => {
    expect(await get('/experience?x=1')).toMatchObject({ status: 302, location: '/experience/gamification' });
    expect(await get('/experience?lang=sp')).toMatchObject({ status: 302, location: '/experience/gamification?lang=sp' });
  });

  it('F2: a type in capitals redirects to its address; other addresses in capitals are not found', async () => {
    expect(await get('/experience/GAMIFICATION')).toMatchObject({ status: 301, location: '/experience/gamification' });
    expect(await get('/Gamification/')).toMatchObject({ status: 404, title: 'Page not found | Surge' });
  });

  it('F4: markup in an address is shown as text, and is not part of the title', async () => {
    const { status, title, text } = await get('/experience/%22%3E%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E');
    expect([status, title]).toEqual([404, 'Page not found | Surge']);
    expect(text).toContain('&lt;img src=x onerror=alert(1)&gt;');
    expect(text).not.toContain('<img src=x');
  });

  it('F5: of a very long type only the beginning is shown', async () => {
    const { status, text } = await get(`/experience/${'x'.repeat(5000)}`);
    expect(status).toBe(404);
    expect(text).toContain(`<bdi>${'x'.repeat(80)}…</bdi>`);
    expect(text).toContain('href="/formats"');
  });

  it('F6: direction marks in a type affect only the type itself', async () => {
    for (const type of ['\u202egnp.exe', 'a\u0301\u0302\u200b', '\u2066x']) {
      expect((await get(`/experience/${encodeURIComponent(type)}`)).text).toContain(`<bdi>${type}</bdi>`);
    }
  });

  it('F7, F8: malformed encodings are not found, and nothing is logged', async () => {
    const before = log.length;
    for (const path of [
      '/%E0%A4%A',
      '/%zz',
      '/experience/%E0%A4%A',
      '/experience/%2F',
      '/experience/..%2f1',
      '/experience/%5c',
      '/experience/%00',
      '//',
    ]) {
      expect([path, (await get(path)).status]).toEqual([path, 404]);
    }
    expect(log.slice(before)).toEqual([]);
  });

  it('F9: an id is 1 to 999999 in plain digits', async () => {
    for (const id of ['0', '-1', '1.5', '1e3', '01', '%D9%A1', '9007199254740993', 'NaN', '%20', '1000000', '0x1']) {
      const { status, text } = await get(`/experience/gamification/preview/${id}`);
      expect([id, status, text.includes(NOT_FOUND)]).toEqual([id, 404, true]);
      for (const path of [`/play/${id}`, `/embed/${id}`]) expect([path, (await get(path)).status]).toEqual([path, 404]);
    }
    expect((await get('/experience/gamification/preview/')).status).toBe(404);
  });

  it('F13: property names of every object are not types', async () => {
    for (const type of ['__proto__', 'constructor', 'toString', 'hasOwnProperty']) {
      expect([type, (await get(`/experience/${type}`)).status]).toEqual([type, 404]);
      expect((await get(`/experience/${type}/preview/1`)).text).toContain(NOT_FOUND);
    }
  });

  it('F14: unknown parameters change nothing, and of a repeated one the first counts', async () => {
    const plain = await get('/experience/gamification');
    expect((await get('/experience/gamification?type=a&type=b')).text).toBe(plain.text);
    expect((await get('/?lang=it&lang=sp')).text).toContain('<html lang="it"');
  });

  it('F16: data of pages that do not exist is 404, as the pages are; there is no data to protect', async () => {
    for (const path of ['/staff.data', '/_root.data', '/%zz.data']) expect([path, (await get(path)).status]).toEqual([path, 404]);
  });

  it('F18: the files that scanners look for do not exist, and file addresses are answered with a short text', async () => {
    for (const path of ['/index.php', '/robots.txt.', '/data/app.db', '/data/surge.db'])
      expect([path, (await get(path)).status]).toEqual([path, 404]);
    for (const path of ['/.env', '/.git/HEAD', '/assets/x.js.map', '/assets/../.env']) {
      const { status, text } = await get(path);
      expect([path, status, text.length < 50]).toEqual([path, 404, true]);
    }
  });

  it('F19: another host is refused, in the Host header and in the request target', async () => {
    expect((await get('/', { host: 'evil.test' })).status).toBe(421);
    expect((await app.request('https://evil.test/', { headers: { host: 'surge.test' } })).status).toBe(421);
  });

  it('F21: an unknown language leads to English', async () => {
    for (const cookie of ['eng', 'zh', '<script>', '', '%00']) {
      const { text } = await get('/', { cookie: `I18N_LANGUAGE=${cookie}`, 'accept-language': 'xx;q=9' });
      expect(text).toContain('<html lang="en-GB"');
    }
  });

  it('F22: requesting the address of signing out ends no session', async () => {
    const response = await app.request(`${ORIGIN}/logout`, { headers: { host: 'surge.test', cookie: 'authUser=x', purpose: 'prefetch' } });
    expect([response.status, response.headers.has('set-cookie'), response.headers.has('clear-site-data')]).toEqual([200, false, false]);
  });
});

describe('plain forms', () => {
  const post = (path: string, body: string, type = 'application/x-www-form-urlencoded') =>
    app.request(ORIGIN + path, { method: 'POST', headers: { host: 'surge.test', origin: ORIGIN, 'content-type': type }, body });

  it('plain forms are accepted under any name of the machine, if no public one is set', async () => {
    const { app: unnamed } = await createRealApp({ publicOrigin: 'http://127.0.0.1:3000', publicHost: undefined });
    const headers = { host: 'localhost:3000', origin: 'http://localhost:3000', 'content-type': 'application/x-www-form-urlencoded' };
    for (const path of ['/login', '/login.data']) {
      const { status } = await unnamed.request(`http://localhost:3000${path}`, { method: 'POST', headers, body: 'a=b' });
      expect(status).toBeLessThan(300);
    }
  });

  it('F23: any posted body is answered with a page, without internal details', async () => {
    for (const body of ['', 'null', '[]', '{', '='.repeat(60_000), '%zz=%', '&&&=', '__proto__=1&constructor=2', `name=${'e%CC%81'.repeat(8000)}`]) {
      for (const path of ['/start-campaign', '/login', '/register']) {
        const response = await post(path, body);
        expect(response.status).toBeLessThan(500);
        expect(await response.text()).not.toMatch(/node_modules|\.[jt]sx?:\d+|SQLITE/);
      }
    }
  });

  it('F32: markup, templates and SQL are shown again as text', async () => {
    const hostile = `"><img src=x onerror=alert(1)>{{7*7}}' OR 1=1;--`;
    const fields = new URLSearchParams({ name: hostile, email: hostile, company: hostile, message: hostile });
    const text = await (await post('/start-campaign', fields.toString())).text();
    expect(text).toContain('&lt;img src=x');
    expect(text).not.toContain('<img src=x');
    expect(text).not.toMatch(/[">]49["<]/);
  });
});

describe('the log', () => {
  it('the log contains nothing that a visitor sent, for accepted and refused requests (T18)', async () => {
    const canary = 'CanaryZoe';
    const before = log.length;
    const headers = {
      host: 'surge.test',
      origin: ORIGIN,
      cookie: `name=${canary}`,
      'user-agent': canary,
      referer: `https://${canary}.test/`,
      'x-forwarded-for': canary,
    };
    const send = (path: string, type: string, body: string) =>
      app.request(ORIGIN + path, { method: 'POST', headers: { ...headers, 'content-type': type, 'idempotency-key': canary }, body });
    await app.request(`${ORIGIN}/formats?q=${canary}`, { headers });
    await app.request(`${ORIGIN}/wallet?${canary}`, { method: 'DELETE', headers });
    for (const body of [
      `{"brief":{"email":"${canary}@b.example"`,
      `"${canary}`,
      JSON.stringify({ brief: { name: canary }, token: canary }),
      canary,
    ]) {
      for (const path of ['/api/briefs', '/api/events', '/api/csp', '/api/none']) await send(path, 'application/json', body);
      await send('/api/csp', 'application/csp-report', body);
      await send(
        '/start-campaign',
        'application/x-www-form-urlencoded',
        `name=${canary}&email=${canary}%40b.example&message=${canary}&key=${canary}&token=${canary}`,
      );
    }
    const report = {
      'csp-report': {
        'document-uri': `${ORIGIN}/formats?q=${canary}#${canary}`,
        'violated-directive': 'img-src',
        'blocked-uri': `https://x.test/${canary}?${canary}`,
      },
    };
    await send('/api/csp', 'application/csp-report', JSON.stringify(report));
    expect(log.slice(before).map(({ event }) => event)).toEqual(['csp violation']);
    expect(JSON.stringify(log.slice(before))).not.toMatch(new RegExp(canary, 'i'));
  });
});
