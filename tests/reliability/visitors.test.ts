import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { takeEvery } from '#tools/whole-run.ts';
import { pagePaths } from './page-paths.ts';
import { createRealApp, ORIGIN } from './real-app.ts';

/** Two visitors who differ in everything that a request can contain. */
const visitors = [
  { name: 'CanaryAnn', language: 'gr', tag: 'de', looks: 'mode=dark&layout=horizontal&preloader=on', encoding: 'br' },
  { name: 'CanaryBob', language: 'it', tag: 'it', looks: 'mode=light&sidebar=md', encoding: 'identity' },
] as const;
type Visitor = (typeof visitors)[number];

const headersOf = ({ name, language, looks, encoding }: Visitor) => ({
  host: 'surge.test',
  cookie: `I18N_LANGUAGE=${language}; surge-settings=${encodeURIComponent(looks)}; session=${name}; authUser=${name}`,
  'accept-encoding': encoding,
  'accept-language': `${name};q=1`,
  authorization: `Bearer ${name}`,
  'user-agent': name,
  referer: `https://${name}.test/`,
  'x-forwarded-for': name,
  'x-forwarded-host': `${name}.test`,
  'x-request-id': name,
});

/** Removes key, token and what is derived from them, which differ in every copy of the brief form. */
const isForm = (path: string) => path.startsWith('/start-campaign');
const toAddress = (path: string, { name }: Visitor) => `${ORIGIN}${path}${path.includes('?') ? '&' : '?'}utm_source=${name}&mail=${name}`;

let app: Awaited<ReturnType<typeof createRealApp>>['app'];
let lonely: typeof app;
beforeAll(async () => {
  ({ app } = await createRealApp());
  ({ app: lonely } = await createRealApp({ cacheBytes: 0 }));
});

async function ask(from: typeof app, path: string, visitor: Visitor): Promise<string> {
  const response = await from.request(toAddress(path, visitor), { headers: { ...headersOf(visitor), 'accept-encoding': 'identity' } });
  const { 'content-security-policy': _hashes, etag: _etag, ...headers } = Object.fromEntries(response.headers);
  return `${response.status} ${isForm(path) ? '' : JSON.stringify(headers)}\n${await response.text()}`;
}

it('every page of app/routes.ts is tested', () => {
  const routes = Array.from(readFileSync('app/routes.ts', 'utf8').matchAll(/route\('([^']+)'/g), ([, path]) => `/${path}`);
  const isAskedFor = (route: string) =>
    pagePaths.some((path) => new RegExp(`^${route.replace(/:\w+\??|\*/g, '.+')}$`).test(path.split('?')[0] ?? ''));
  // /meeting/open leads on at once.
  const pageless = ['/robots.txt', '/sitemap.xml', '/formats.json', '/formats.schema.json', '/experience', '/meeting/open', '/*'];
  expect(routes.filter((route) => !pageless.includes(route) && !isAskedFor(route))).toEqual([]);
});

describe.each(takeEvery(4, pagePaths))('%s', (path) => {
  it('the page contains nothing of another visitor who requests it before, after or at the same time', async () => {
    const asked = Array.from({ length: 6 }, (_, index) => (index % 2 ? visitors : visitors.toReversed())).flat();
    const answers = await Promise.all(asked.map(async (visitor) => ({ visitor, text: await ask(app, path, visitor) })));
    for (const visitor of visitors) {
      const alone = await ask(lonely, path, visitor);
      expect(alone).toContain(`lang="${visitor.tag}"`);
      for (const { text } of answers.filter((answer) => answer.visitor === visitor)) {
        expect(text).not.toMatch(/Canary(?:Ann|Bob)/i);
        if (!isForm(path)) expect(text === alone).toBe(true);
      }
    }
  });
});

describe('the form of a brief', () => {
  const secrets = (html: string) => ['key', 'token'].map((name) => new RegExp(`name="${name}"[^>]*value="([^"]+)"`).exec(html)?.[1] ?? '');

  it('the brief form has a new key and token in every copy, and no shared cache may store it', async () => {
    const copies = await Promise.all(
      Array.from({ length: 20 }, async () => {
        const response = await app.request(`${ORIGIN}/start-campaign`, { headers: { host: 'surge.test' } });
        expect(response.headers.get('cache-control')).toBe('private, no-cache');
        return secrets(await response.text());
      }),
    );
    expect(copies.flat()).not.toContain('');
    expect(new Set(copies.map(([key]) => key)).size).toBe(20);
    expect(new Set(copies.map(([, token]) => token)).size).toBe(20);
  });
});
